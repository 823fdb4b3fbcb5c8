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
 * Draws characters through any batch: a {@code PolygonSpriteBatch} receives their triangles
 * directly, a {@code SpriteBatch} or any other receives quads. Use one renderer for a whole game.
 *
 * <p>Characters need blending for premultiplied colours. {@link #begin} sets it and {@link #end}
 * restores the previous one; a batch flushes when blending changes, so draw many characters between
 * the two. Between them you can also draw other things with the batch, if their textures are
 * premultiplied.
 *
 * <p>The colour of the batch multiplies that of each character. Never allocates once grown to its
 * largest size. Use it on the thread that draws.
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

  /** Creates a renderer; its texture of a few bytes is created when a shape needs it. */
  public LimberRenderer() {}

  /** Returns the canvas, to draw other things than puppets: a bone overlay, your own paths. */
  public GdxCanvas canvas() {
    return canvas;
  }

  /**
   * Sets a white region of your own texture to draw shapes with, so that they share draw calls with
   * your own sprites. You keep ownership of the texture.
   */
  public LimberRenderer white(TextureRegion region) {
    white.set(region);
    return this;
  }

  /**
   * Sets how many vertices are passed to a batch at once; 1000 by default, which suits every batch
   * of the default size. A {@code PolygonSpriteBatch} must have room for as many vertices and as
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
   * Sets the size of the render target in pixels, so that edges are smoothed over one pixel. Needed
   * when you draw into a {@code FrameBuffer} or a part of the screen; 0 by 0 is the whole screen.
   */
  public LimberRenderer surface(int width, int height) {
    surfaceWidth = width;
    surfaceHeight = height;
    return this;
  }

  /**
   * Sets over how many pixels the edges of shapes are smoothed; 0 for hard edges. The default is
   * one pixel, or none if the screen has several samples per pixel (MSAA): it reads colours from
   * beyond the border of a triangle, which turns smooth edges into bright dots.
   *
   * @throws IllegalArgumentException if it is not from 0 to 64
   */
  public LimberRenderer fringe(double pixels) {
    canvas.tessellator().fringe(pixels);
    fringe = pixels;
    return this;
  }

  /** Returns the default width of edges, on the screen or elsewhere. */
  static double usualFringe(boolean onScreen, int samples) {
    return onScreen && samples > 1 ? 0 : 1;
  }

  /**
   * Starts drawing characters; between the batch's own begin and end.
   *
   * @throws IllegalStateException if it has already been started
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
   * @param scaleX batch units per model unit; negative faces the other way
   * @param degrees counter-clockwise around its origin
   */
  public void draw(Puppet puppet, float x, float y, float scaleX, float scaleY, float degrees) {
    draw(puppet, place(view, x, y, scaleX, scaleY, degrees));
  }

  /** Sets a view as {@link #draw(Puppet, float, float, float, float, float)} does; returns it. */
  static View place(View view, float x, float y, float scaleX, float scaleY, float degrees) {
    double cos = MathUtils.cosDeg(degrees);
    double sin = MathUtils.sinDeg(degrees);
    return view.set(cos * scaleX, sin * scaleX, -sin * scaleY, cos * scaleY, x, y);
  }

  /** Draws a character as of its last construct, under a transform of the model. */
  public void draw(Puppet puppet, Affine2 t) {
    draw(puppet, view.set(t.m00, t.m10, t.m01, t.m11, t.m02, t.m12));
  }

  /** Draws a character as of its last construct; the view maps to the units of the batch, y up. */
  public void draw(Puppet puppet, View placed) {
    canvas.begin(placed);
    puppet.draw(canvas);
    canvas.end();
  }

  /** Draws one character between {@link #begin} and {@link #end}, even if drawing throws. */
  public void draw(Batch newBatch, Puppet puppet, float x, float y) {
    begin(newBatch);
    try {
      draw(puppet, x, y);
    } finally {
      end();
    }
  }

  /**
   * Ends drawing characters and restores the batch's blending.
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

  /** Returns the pixels per batch unit, averaged over all directions. */
  private double pixelsPerUnit(Batch current) {
    int width = surfaceWidth > 0 ? surfaceWidth : Gdx.graphics.getBackBufferWidth();
    int height = surfaceHeight > 0 ? surfaceHeight : Gdx.graphics.getBackBufferHeight();
    double area =
        area(current.getProjectionMatrix()) * area(current.getTransformMatrix()) * width * height;
    double scale = 0.5 * Math.sqrt(Math.abs(area));
    // The camera shows nothing, so any number will do.
    return scale > 1e-6 && scale < 1e6 ? scale : 1;
  }

  private static double area(Matrix4 matrix) {
    float[] m = matrix.val;
    return (double) m[Matrix4.M00] * m[Matrix4.M11] - (double) m[Matrix4.M01] * m[Matrix4.M10];
  }

  /** Disposes its texture and its shader; the renderer may be used again. */
  @Override
  public void dispose() {
    canvas.dispose();
    white.dispose();
  }
}
