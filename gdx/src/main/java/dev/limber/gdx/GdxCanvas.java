package dev.limber.gdx;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import dev.limber.core.canvas.BlendMode;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import dev.limber.core.tessellate.Mesh;
import dev.limber.core.tessellate.MeshCanvas;
import org.jspecify.annotations.Nullable;

/**
 * A canvas that passes triangles to a batch, between {@link LimberRenderer#begin} and {@link
 * LimberRenderer#end}, which set its blending. Its views map the model to the units of the batch, y
 * up; edges are smoothed over one screen pixel.
 *
 * <p>Everything is multiplied by the batch's colour as of {@link #begin}. Shapes use a white texel
 * of the current texture, if it has one. Never allocates once grown to its largest size.
 */
public final class GdxCanvas extends MeshCanvas {
  private final View pixels = new View();
  private final Ink tinted = new Ink();

  /** What the batch is set to, apart from the colour. */
  private final Ink painted = new Ink();

  private boolean paintedStraight;

  /** Whether colours are passed on without being multiplied by their alpha. */
  private boolean straight;

  private final SpriteEdges edges = new SpriteEdges();
  private final Trimming trimming = new Trimming();
  private final BatchFeed feed = new BatchFeed();
  private final ImageShader shader = new ImageShader();
  private final WhitePage white;
  private @Nullable Batch batch;
  private @Nullable TexturePage page;
  private double pixelsPerUnit = 1;
  private double unitsPerPixel = 1;
  private double r = 1;
  private double g = 1;
  private double b = 1;
  private double a = 1;

  GdxCanvas(WhitePage white) {
    this.white = white;
  }

  /** Starts drawing through a batch, with this many screen pixels per unit. */
  void attach(Batch newBatch, double newPixelsPerUnit) {
    batch = newBatch;
    page = null;
    painted.set(1, 1, 1, 1);
    paintedStraight = false;
    straight = false;
    pixelsPerUnit = newPixelsPerUnit;
    unitsPerPixel = 1 / newPixelsPerUnit;
    feed.start(newBatch);
  }

  void detach() {
    try {
      end();
    } finally {
      batch = null;
      page = null;
    }
  }

  void dispose() {
    shader.dispose();
  }

  BatchFeed feed() {
    return feed;
  }

  /**
   * Starts drawing.
   *
   * @param view maps model space to the units of the batch, y up
   * @throws IllegalStateException if it is not between the renderer's begin and end
   */
  @Override
  public void begin(View view) {
    Batch current = batch;
    if (current == null) {
      throw new IllegalStateException("call LimberRenderer.begin before drawing on its canvas");
    }
    double p = pixelsPerUnit;
    super.begin(
        pixels.set(
            p * view.a(), p * view.b(), p * view.c(), p * view.d(), p * view.e(), p * view.f()));
    Color color = current.getColor();
    r = color.r;
    g = color.g;
    b = color.b;
    a = color.a;
  }

  @Override
  public void triangles(Image image, Triangles all, Ink tint) {
    if (!(image instanceof GdxImage own)) {
      throw new IllegalArgumentException(
          "not an image of this engine: " + image.name() + "; take GdxCharacter or GdxImage.of");
    }
    edges.read(all);
    ImageRegion region = own.region(edges.left(), edges.top(), edges.right(), edges.bottom());
    if (region == null) {
      return; // there is no picture of the atlas here
    }
    Triangles triangles = region.isTrimmed() ? trimming.trim(all, region) : all;
    tint(tint);
    use(region.page);
    View view = view();
    double[] positions = triangles.positions();
    double[] uvs = triangles.uvs();
    if (edges.isRectangle() && region.gutter > 0) {
      edges.grow(triangles, view.scale(), 0.5 * region.gutter, own.width(), own.height());
      positions = edges.positions();
      uvs = edges.uvs();
    }
    if (isClipping()) {
      Mesh cut = clipped(positions, uvs, triangles.indices(), triangles.indexCount());
      feed.start(cut.cornerCount(), cut.indexCount());
      feed.cut(cut, tinted, straight, unitsPerPixel, region);
      feed.indices(cut.indices(), cut.indexCount());
      return;
    }
    float color = packed(tinted, 1, straight);
    double unit = unitsPerPixel;
    int corners = triangles.cornerCount();
    int indexes = triangles.indexCount();
    feed.start(corners, indexes);
    for (int i = 0; i < 2 * corners; i += 2) {
      double x = positions[i];
      double y = positions[i + 1];
      feed.corner(
          (float) (unit * view.x(x, y)),
          (float) (unit * view.y(x, y)),
          color,
          region.u(uvs[i], uvs[i + 1]),
          region.v(uvs[i], uvs[i + 1]));
    }
    feed.indices(triangles.indices(), indexes);
  }

  @Override
  protected void mesh(Mesh mesh, Ink ink) {
    TexturePage current = page;
    if (current == null || !current.hasWhite()) {
      current = white.page();
    }
    tint(ink);
    use(current);
    feed.start(mesh.cornerCount(), mesh.indexCount());
    feed.shape(mesh, tinted, unitsPerPixel, current.whiteU, current.whiteV);
    feed.indices(mesh.indices(), mesh.indexCount());
  }

  /** Passes on the collected triangles; the batch draws them when it is full or ends. */
  @Override
  public void end() {
    tinted.set(1, 1, 1, 1);
    paint(false);
    feed.flush();
  }

  /**
   * Makes the batch draw as the current ink says.
   *
   * @param straightPage whether the texture's colours are not multiplied by their alpha
   */
  private void paint(boolean straightPage) {
    Batch current = batch;
    BlendMode mode = tinted.blend();
    boolean same = straightPage == paintedStraight && tinted.paintsLike(painted);
    // What multiplies is drawn in two passes, so each shape must be complete before the next.
    if (current == null || (same && mode != BlendMode.MULTIPLY)) {
      return;
    }
    // By blending where that is possible: it costs less, and the batch keeps a shader of its own.
    straight = straightPage && !tinted.isAdding() && BatchFeed.blendsStraight(mode);
    feed.blend(mode, straight);
    if (!same) {
      shader.set(current, tinted, straightPage && !straight);
      painted.set(tinted);
      paintedStraight = straightPage;
    }
  }

  @SuppressWarnings("ReferenceEquality") // a page is its texture
  private void use(TexturePage newPage) {
    paint(newPage.straight);
    if (page != newPage) {
      feed.flush();
      page = newPage;
      feed.texture(newPage.texture());
    }
  }

  private void tint(Ink ink) {
    tinted.set(r * ink.r(), g * ink.g(), b * ink.b(), a * ink.a());
    tinted.blend(ink.blend()).add(r * ink.addR(), g * ink.addG(), b * ink.addB());
  }

  /** Returns a colour in the four bytes that batches use, premultiplied or straight. */
  static float packed(Ink ink, double coverage, boolean straight) {
    double alpha = ink.a() * coverage;
    double most = straight ? 255 : 255 * alpha;
    int rgb =
        (int) (most * ink.b() + 0.5) << 16
            | (int) (most * ink.g() + 0.5) << 8
            | (int) (most * ink.r() + 0.5);
    // Batches omit the lowest bit of alpha, so that the float is never NaN; their shaders treat 254
    // as opaque.
    return Float.intBitsToFloat((int) (127 * alpha + 0.5) << 25 | rgb);
  }
}
