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

  private final SpriteEdges edges = new SpriteEdges();
  private final BatchFeed feed = new BatchFeed();
  private final AddingShader adding = new AddingShader();
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
    adding.dispose();
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
  public void triangles(Image image, Triangles triangles, Ink tint) {
    if (!(image instanceof GdxImage own)) {
      throw new IllegalArgumentException(
          "not an image of this engine: " + image.name() + "; take GdxCharacter or GdxImage.of");
    }
    edges.read(triangles);
    ImageRegion region = own.region(edges.left(), edges.top(), edges.right(), edges.bottom());
    if (region == null) {
      return; // there is no picture of the atlas here
    }
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
      feed.cut(cut, tinted, unitsPerPixel, region);
      feed.indices(cut.indices(), cut.indexCount());
      return;
    }
    float color = packed(tinted, 1);
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
          (float) uvs[i] * region.uScale + region.uOffset,
          (float) uvs[i + 1] * region.vScale + region.vOffset);
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
    paint();
    feed.flush();
  }

  /** Makes the batch draw as the current ink says. */
  private void paint() {
    Batch current = batch;
    BlendMode mode = tinted.blend();
    // What multiplies is drawn in two passes, so each shape must be complete before the next.
    if (mode != painted.blend() || mode == BlendMode.MULTIPLY) {
      feed.blend(mode);
    }
    if (current != null && !tinted.paintsLike(painted)) {
      feed.flush();
      adding.set(current, tinted.addR(), tinted.addG(), tinted.addB());
      painted.set(tinted);
    }
  }

  @SuppressWarnings("ReferenceEquality") // a page is its texture
  private void use(TexturePage newPage) {
    paint();
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

  /** Returns a premultiplied colour in the four bytes that batches use. */
  static float packed(Ink ink, double coverage) {
    double alpha = ink.a() * coverage;
    int rgb =
        (int) (255 * ink.b() * alpha + 0.5) << 16
            | (int) (255 * ink.g() * alpha + 0.5) << 8
            | (int) (255 * ink.r() * alpha + 0.5);
    // Batches omit the lowest bit of alpha, so that the float is never NaN; their shaders treat 254
    // as opaque.
    return Float.intBitsToFloat((int) (127 * alpha + 0.5) << 25 | rgb);
  }
}
