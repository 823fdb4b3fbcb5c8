package dev.limber.core.puppet;

import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Triangles;

/** An image in place of whatever a part shows. Allocates nothing once warm. */
final class ImageSubstitute implements Substitute {
  private final Image shown;
  private final Triangles triangles = new Triangles();

  ImageSubstitute(Image shown) {
    this.shown = shown;
  }

  @Override
  public Image image() {
    return shown;
  }

  @Override
  public Triangles on(BoneHandle bone) {
    rectangle(
        bone.matrix(0),
        bone.matrix(1),
        bone.matrix(2),
        bone.matrix(3),
        bone.worldX(),
        bone.worldY());
    return triangles;
  }

  @Override
  public Triangles over(Image image, Triangles drawn) {
    double[] uvs = drawn.uvs();
    double[] at = drawn.positions();
    double left = Double.POSITIVE_INFINITY;
    double top = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    double bottom = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < 2 * drawn.cornerCount(); i += 2) {
      left = Math.min(left, uvs[i]);
      right = Math.max(right, uvs[i]);
      top = Math.min(top, uvs[i + 1]);
      bottom = Math.max(bottom, uvs[i + 1]);
    }
    double width = (right - left) * image.width();
    double height = (bottom - top) * image.height();
    if (drawn.cornerCount() == 4 && drawn.indexCount() == 6 && width > 0 && height > 0) {
      // Corners of a picture are top left, top right, bottom right, bottom left.
      rectangle(
          (at[2] - at[0]) / width,
          (at[3] - at[1]) / width,
          (at[0] - at[6]) / height,
          (at[1] - at[7]) / height,
          (at[0] + at[4]) / 2,
          (at[1] + at[5]) / 2);
      return triangles;
    }
    triangles.clear();
    double perU = right > left ? 1 / (right - left) : 0;
    double perV = bottom > top ? 1 / (bottom - top) : 0;
    for (int i = 0; i < 2 * drawn.cornerCount(); i += 2) {
      triangles.corner(at[i], at[i + 1], (uvs[i] - left) * perU, (uvs[i + 1] - top) * perV);
    }
    for (int i = 0; i < drawn.indexCount(); i += 3) {
      int[] indices = drawn.indices();
      triangles.triangle(indices[i], indices[i + 1], indices[i + 2]);
    }
    return triangles;
  }

  private void rectangle(double a, double b, double c, double d, double e, double f) {
    double x = 0.5 * shown.width();
    double y = 0.5 * shown.height();
    triangles.clear();
    triangles.corner(-a * x + c * y + e, -b * x + d * y + f, 0, 0);
    triangles.corner(a * x + c * y + e, b * x + d * y + f, 1, 0);
    triangles.corner(a * x - c * y + e, b * x - d * y + f, 1, 1);
    triangles.corner(-a * x - c * y + e, -b * x - d * y + f, 0, 1);
    triangles.triangle(0, 1, 2).triangle(0, 2, 3);
  }
}
