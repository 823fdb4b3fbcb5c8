package dev.limber.gdx;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Affine2;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.utils.Disposable;
import dev.limber.core.canvas.View;
import dev.limber.core.puppet.Puppet;
import org.jspecify.annotations.Nullable;

/**
 * Draws characters through any batch: a {@code PolygonSpriteBatch} takes their triangles as they
 * are, a {@code SpriteBatch} or another one gets quadrilaterals of them. One renderer serves a
 * whole game.
 *
 * <p>Characters need the blending of colours that have their alpha multiplied in. {@link #begin}
 * sets it and {@link #end} brings back what was there; a batch flushes when that changes something,
 * so draw many characters between the two. Between them the batch draws other things as well, if
 * their textures are of that kind.
 *
 * <p>The colour of the batch multiplies that of each character. Allocates nothing once it has drawn
 * as much. On the thread that draws.
 */
public final class LimberRenderer implements Disposable {
  private static final double AUTOMATIC = -1;

  private final WhitePage white = new WhitePage();
  private final GdxCanvas canvas = new GdxCanvas(white);
  private final View view = new View();
  private @Nullable Batch batch;
  private boolean blending;
  private int source;
  private int destination;
  private int sourceAlpha;
  private int destinationAlpha;
  private int surfaceWidth;
  private int surfaceHeight;
  private double fringe = AUTOMATIC;

  /** Creates a renderer; its texture, of a few bytes, is made when a shape needs it. */
  public LimberRenderer() {}

  /** Returns the canvas, for what is not a puppet: a bone overlay, paths of your own. */
  public GdxCanvas canvas() {
    return canvas;
  }

  /**
   * Sets what shapes are drawn with: a white place in a texture of yours, so that they and your own
   * things are drawn with one call. The texture stays yours.
   */
  public LimberRenderer white(TextureRegion region) {
    white.set(region);
    return this;
  }

  /**
   * Sets how many corners are handed to a batch at once; 1000 if nothing is said, which every batch
   * of the usual size takes. A {@code PolygonSpriteBatch} must have room for as many, and for as
   * many triangles.
   *
   * @throws IllegalArgumentException if it is not from 3 to 32767
   */
  public LimberRenderer piece(int corners) {
    if (corners < 3 || corners > Short.MAX_VALUE) {
      throw new IllegalArgumentException("3 to 32767 corners at once, not " + corners);
    }
    canvas.feed().limit(corners);
    return this;
  }

  /**
   * Sets how many pixels the batch draws onto, for edges that are smoothed over one of them. Say it
   * when drawing into a {@code FrameBuffer} or a part of the screen; 0 by 0 is the whole screen.
   */
  public LimberRenderer surface(int width, int height) {
    surfaceWidth = width;
    surfaceHeight = height;
    return this;
  }

  /**
   * Sets over how many pixels the edges of shapes are smoothed; 0 for hard edges. If nothing is
   * said it is one pixel, or none where the screen itself has several samples a pixel: such screens
   * read colours from beyond the border of a triangle, which makes bright dots of smooth edges.
   *
   * @throws IllegalArgumentException if it is not from 0 to 64
   */
  public LimberRenderer fringe(double pixels) {
    canvas.tessellator().fringe(pixels);
    fringe = pixels;
    return this;
  }

  /** Returns how wide edges are, on the screen or elsewhere, if nobody has said it. */
  static double usualFringe(boolean onScreen, int samples) {
    return onScreen && samples > 1 ? 0 : 1;
  }

  /**
   * Starts drawing characters; between the batch's own begin and end.
   *
   * @throws IllegalStateException if it was started before
   */
  public void begin(Batch newBatch) {
    if (batch != null) {
      throw new IllegalStateException("LimberRenderer.end must come before another begin");
    }
    if (!newBatch.isDrawing()) {
      throw new IllegalStateException("Batch.begin must come before LimberRenderer.begin");
    }
    batch = newBatch;
    blending = newBatch.isBlendingEnabled();
    source = newBatch.getBlendSrcFunc();
    destination = newBatch.getBlendDstFunc();
    sourceAlpha = newBatch.getBlendSrcFuncAlpha();
    destinationAlpha = newBatch.getBlendDstFuncAlpha();
    if (!blending) {
      newBatch.enableBlending();
    }
    newBatch.setBlendFunction(GL20.GL_ONE, GL20.GL_ONE_MINUS_SRC_ALPHA);
    if (fringe == AUTOMATIC) {
      boolean onScreen = surfaceWidth == 0;
      int samples = onScreen ? Gdx.graphics.getBufferFormat().samples : 0;
      canvas.tessellator().fringe(usualFringe(onScreen, samples));
    }
    canvas.attach(newBatch, pixelsPerUnit(newBatch));
  }

  /**
   * Draws a character as of its last construct.
   *
   * @param x where its origin is, in the units of the batch
   * @param y where its origin is, up
   */
  public void draw(Puppet puppet, float x, float y) {
    draw(puppet, view.set(1, 0, 0, 1, x, y));
  }

  /**
   * Draws a character as of its last construct.
   *
   * @param scaleX units of the batch for one of the model; below 0 it looks the other way
   * @param degrees counter-clockwise around its origin
   */
  public void draw(Puppet puppet, float x, float y, float scaleX, float scaleY, float degrees) {
    double cos = MathUtils.cosDeg(degrees);
    double sin = MathUtils.sinDeg(degrees);
    draw(puppet, view.set(cos * scaleX, sin * scaleX, -sin * scaleY, cos * scaleY, x, y));
  }

  /** Draws a character as of its last construct, under a transform of the model. */
  public void draw(Puppet puppet, Affine2 t) {
    draw(puppet, view.set(t.m00, t.m10, t.m01, t.m11, t.m02, t.m12));
  }

  /** Draws a character as of its last construct; the view leads to the units of the batch, y up. */
  public void draw(Puppet puppet, View placed) {
    canvas.begin(placed);
    puppet.draw(canvas);
    canvas.end();
  }

  /** Draws one character, with {@link #begin} and {@link #end} around it, whatever is thrown. */
  public void draw(Batch newBatch, Puppet puppet, float x, float y) {
    begin(newBatch);
    try {
      draw(puppet, x, y);
    } finally {
      end();
    }
  }

  /**
   * Ends drawing characters: the batch gets back its blending.
   *
   * @throws IllegalStateException if it was not started
   */
  public void end() {
    Batch current = batch;
    if (current == null) {
      throw new IllegalStateException("LimberRenderer.begin must come before end");
    }
    batch = null;
    try {
      canvas.detach();
    } finally {
      current.setBlendFunctionSeparate(source, destination, sourceAlpha, destinationAlpha);
      if (!blending) {
        current.disableBlending();
      }
    }
  }

  /** Returns how many pixels a unit of the batch has, as a mean over all directions. */
  private double pixelsPerUnit(Batch current) {
    int width = surfaceWidth > 0 ? surfaceWidth : Gdx.graphics.getBackBufferWidth();
    int height = surfaceHeight > 0 ? surfaceHeight : Gdx.graphics.getBackBufferHeight();
    double area =
        area(current.getProjectionMatrix()) * area(current.getTransformMatrix()) * width * height;
    double scale = 0.5 * Math.sqrt(Math.abs(area));
    // A camera that shows nothing: any number will do.
    return scale > 1e-6 && scale < 1e6 ? scale : 1;
  }

  private static double area(Matrix4 matrix) {
    float[] m = matrix.val;
    return (double) m[Matrix4.M00] * m[Matrix4.M11] - (double) m[Matrix4.M01] * m[Matrix4.M10];
  }

  /** Disposes the white texture; the renderer may be used again. */
  @Override
  public void dispose() {
    white.dispose();
  }
}
