package dev.limber.core.canvas;

/**
 * Maps model space to a canvas: {@code X = a x + c y + e, Y = b x + d y + f}. On a canvas y points
 * down, as in pictures, so a view usually mirrors y. Reusable.
 */
public final class View {
  private double a = 1;
  private double b;
  private double c;
  private double d = 1;
  private double e;
  private double f;

  /** Creates the identity. */
  public View() {}

  /**
   * Creates a view that shows the model upright.
   *
   * @param x where the model's origin is on the canvas
   * @param y where the model's origin is on the canvas, from the top
   * @param scale canvas units for one unit of the model; negative mirrors left and right
   */
  public static View at(double x, double y, double scale) {
    return new View().set(scale, 0, 0, -Math.abs(scale), x, y);
  }

  /** Sets all six numbers. */
  public View set(double a, double b, double c, double d, double e, double f) {
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
    this.e = e;
    this.f = f;
    return this;
  }

  /** Copies another view's numbers. */
  public View set(View other) {
    return set(other.a, other.b, other.c, other.d, other.e, other.f);
  }

  /** Sets the view so that bounds fill a canvas, centred and as large as possible. */
  public View fit(Bounds bounds, double width, double height, double padding) {
    double freeX = Math.max(width - 2 * padding, 1);
    double freeY = Math.max(height - 2 * padding, 1);
    double scale = Math.min(ratio(freeX, bounds.width()), ratio(freeY, bounds.height()));
    if (!Double.isFinite(scale)) {
      scale = 1;
    }
    return set(
        scale,
        0,
        0,
        -scale,
        0.5 * width - bounds.centerX() * scale,
        0.5 * height + bounds.centerY() * scale);
  }

  private static double ratio(double room, double size) {
    return size > 0 ? room / size : Double.POSITIVE_INFINITY;
  }

  /** Returns where a point of the model is on the canvas, from the left. */
  public double x(double modelX, double modelY) {
    return a * modelX + c * modelY + e;
  }

  /** Returns where a point of the model is on the canvas, from the top. */
  public double y(double modelX, double modelY) {
    return b * modelX + d * modelY + f;
  }

  /** Returns the model's x at a point of the canvas; NaN if the view is singular. */
  public double modelX(double x, double y) {
    double determinant = a * d - b * c;
    return (d * (x - e) - c * (y - f)) / determinant;
  }

  /** Returns the model's y at a point of the canvas; NaN if the view is singular. */
  public double modelY(double x, double y) {
    double determinant = a * d - b * c;
    return (a * (y - f) - b * (x - e)) / determinant;
  }

  /** Returns the length of a model unit on the canvas, averaged over all directions. */
  public double scale() {
    return Math.sqrt(Math.abs(a * d - b * c));
  }

  /** Returns a: how X changes with x. */
  public double a() {
    return a;
  }

  /** Returns b: how Y changes with x. */
  public double b() {
    return b;
  }

  /** Returns c: how X changes with y. */
  public double c() {
    return c;
  }

  /** Returns d: how Y changes with y. */
  public double d() {
    return d;
  }

  /** Returns e: the X of the model's origin. */
  public double e() {
    return e;
  }

  /** Returns f: the Y of the model's origin. */
  public double f() {
    return f;
  }
}
