package dev.limber.gdx;

/**
 * A picture in an image and its position in a texture: {@code u * uScale + uOffset} maps from the
 * image to the texture. Around it the texture is transparent for {@link PagePacker#GUTTER} texels.
 */
final class ImageRegion {
  final TexturePage page;
  final float uScale;
  final float uOffset;
  final float vScale;
  final float vOffset;

  /** Its rectangle in the image's own coordinates. */
  private final double left;

  private final double top;
  private final double right;
  private final double bottom;

  /** A place that holds on to the edges of what is drawn, in texels around it. */
  final int gutter;

  /**
   * Creates a region.
   *
   * @param x where the picture is in the image, in pixels, {@code y} down
   * @param atX where it is in the texture
   */
  ImageRegion(
      TexturePage page,
      int gutter,
      int x,
      int y,
      int width,
      int height,
      int imageWidth,
      int imageHeight,
      int atX,
      int atY) {
    this.page = page;
    this.gutter = gutter;
    left = (double) x / imageWidth;
    top = (double) y / imageHeight;
    right = (double) (x + width) / imageWidth;
    bottom = (double) (y + height) / imageHeight;
    uScale = (float) imageWidth / page.width();
    vScale = (float) imageHeight / page.height();
    uOffset = (float) (atX - x) / page.width();
    vOffset = (float) (atY - y) / page.height();
  }

  /** Creates the region of a whole image, at a position in a texture from 0 to 1. */
  ImageRegion(TexturePage page, float u, float v, float u2, float v2) {
    this.page = page;
    gutter = 0;
    left = 0;
    top = 0;
    right = 1;
    bottom = 1;
    uScale = u2 - u;
    vScale = v2 - v;
    uOffset = u;
    vOffset = v;
  }

  /**
   * Returns how badly a rectangle of the image fits: the smaller the region that contains it, the
   * better; infinity if not even its centre is inside.
   */
  double misfit(double u, double v, double u2, double v2) {
    double area = (right - left) * (bottom - top);
    double midU = 0.5 * (u + u2);
    double midV = 0.5 * (v + v2);
    double rounding = 1e-9;
    if (u >= left - rounding
        && u2 <= right + rounding
        && v >= top - rounding
        && v2 <= bottom + rounding) {
      return area;
    }
    boolean holdsMiddle = midU >= left && midU <= right && midV >= top && midV <= bottom;
    return holdsMiddle ? 1 + area : Double.POSITIVE_INFINITY;
  }
}
