package dev.limber.gdx;

import com.badlogic.gdx.graphics.g2d.TextureAtlas.AtlasRegion;
import com.badlogic.gdx.graphics.g2d.TextureRegion;

/**
 * A picture in an image and its position in a texture: {@link #u} and {@link #v} map from the image
 * to the texture. Around it the texture is transparent for {@link PagePacker#GUTTER} texels.
 */
final class ImageRegion {
  final TexturePage page;
  private final float uScale;
  private final float uOffset;
  private final float vScale;
  private final float vOffset;

  /** What the texture's coordinates take from the other one of the image; 0 unless it is turned. */
  private final float uTurned;

  private final float vTurned;

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
    uTurned = 0;
    vTurned = 0;
  }

  /**
   * Creates the region of a whole image. Of an atlas, it may have been turned counter-clockwise and
   * trimmed: it then shows the part that was kept.
   *
   * @param straight whether its texture has colours that are not multiplied by their alpha
   */
  ImageRegion(TextureRegion from, boolean straight) {
    page = new TexturePage(from.getTexture(), straight);
    gutter = 0;
    AtlasRegion packed = from instanceof AtlasRegion atlas ? atlas : null;
    boolean turned = packed != null && packed.rotate;
    double width = turned ? from.getRegionHeight() : from.getRegionWidth();
    double height = turned ? from.getRegionWidth() : from.getRegionHeight();
    double imageWidth = packed == null ? width : packed.originalWidth;
    double imageHeight = packed == null ? height : packed.originalHeight;
    double x = packed == null ? 0 : packed.offsetX;
    double y = packed == null ? 0 : imageHeight - packed.offsetY - height;
    left = x / imageWidth;
    top = y / imageHeight;
    right = (x + width) / imageWidth;
    bottom = (y + height) / imageHeight;
    double across = imageWidth / width;
    double down = imageHeight / height;
    double us = from.getU2() - from.getU();
    double vs = from.getV2() - from.getV();
    uScale = turned ? 0 : (float) (us * across);
    vScale = turned ? 0 : (float) (vs * down);
    uTurned = turned ? (float) (us * down) : 0;
    vTurned = turned ? (float) (-vs * across) : 0;
    uOffset = (float) (from.getU() - us * (turned ? y / height : x / width));
    vOffset = (float) (turned ? from.getV2() + vs * x / width : from.getV() - vs * y / height);
  }

  /** Returns the texture's coordinate from the left for a place in the image. */
  float u(double u, double v) {
    return (float) u * uScale + (float) v * uTurned + uOffset;
  }

  /** Returns the texture's coordinate from the top for a place in the image. */
  float v(double u, double v) {
    return (float) v * vScale + (float) u * vTurned + vOffset;
  }

  /** Returns whether it shows only a part of its image, and nothing around that. */
  boolean isTrimmed() {
    return gutter == 0 && (left > 0 || top > 0 || right < 1 || bottom < 1);
  }

  boolean contains(double u, double v) {
    return u >= left && u <= right && v >= top && v <= bottom;
  }

  double left() {
    return left;
  }

  double top() {
    return top;
  }

  double right() {
    return right;
  }

  double bottom() {
    return bottom;
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
    return contains(midU, midV) ? 1 + area : Double.POSITIVE_INFINITY;
  }
}
