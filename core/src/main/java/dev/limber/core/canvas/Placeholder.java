package dev.limber.core.canvas;

/**
 * Draws a labelled box where an image is missing, as outlines that every canvas can fill. The
 * letters are dots, three by five. Allocates nothing once it has drawn as much.
 */
public final class Placeholder {
  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_ ?";

  /** The rows of each letter, from the top; the bits of a digit are its dots, from the left. */
  private static final String ROWS =
      "25755656563444365556746477464434553557557222711152556554444757755"
          + "65555255526564425563656553421672222555575555255775552555522271247"
          + "75557262276124761216557117461634757712227575775716000020070000007"
          + "0000071202";

  private static final int ROW_COUNT = 5;

  /** How many characters of a label are shown, from its end. */
  private static final int LONGEST = 16;

  private final Path path = new Path();
  private final Ink ink = new Ink();
  private final double[] matrix = new double[6];

  /** Creates one; any number of boxes can be drawn with it. */
  public Placeholder() {}

  /**
   * Says where the next box is, centred on its origin, y up.
   *
   * @return this
   */
  public Placeholder at(double a, double b, double c, double d, double e, double f) {
    matrix[0] = a;
    matrix[1] = b;
    matrix[2] = c;
    matrix[3] = d;
    matrix[4] = e;
    matrix[5] = f;
    return this;
  }

  /**
   * Draws a box.
   *
   * @param label of a path the part behind the last slash is shown
   * @param opacity 0 to 1
   */
  public void draw(Canvas canvas, String label, double width, double height, double opacity) {
    double x = 0.5 * width;
    double y = 0.5 * height;
    path.clear();
    rectangle(-x, -y, x, y);
    canvas.fill(path, ink.set(0.86, 0.2, 0.5, 0.25 * opacity));
    // Turned the other way, the second one is a hole in the first: together they are the frame.
    double line = 0.08 * Math.min(x, y);
    rectangle(x - line, line - y, line - x, y - line);
    letters(label, width, height);
    canvas.fill(path, ink.set(0.7, 0.1, 0.4, opacity));
  }

  private void letters(String label, double width, double height) {
    int from = Math.max(label.lastIndexOf('/') + 1, label.length() - LONGEST);
    int columns = 4 * (label.length() - from) - 1;
    double dot = Math.min(0.85 * width / columns, 0.5 * height / ROW_COUNT);
    double left = -0.5 * dot * columns;
    for (int i = from; i < label.length(); i++, left += 4 * dot) {
      char c = label.charAt(i);
      int letter = LETTERS.indexOf(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
      int rows = ROW_COUNT * (letter < 0 ? LETTERS.length() - 1 : letter);
      for (int row = 0; row < ROW_COUNT; row++) {
        int dots = ROWS.charAt(rows + row) - '0';
        double bottom = dot * (0.5 * ROW_COUNT - 1 - row);
        for (int column = 0; column < 3; column++) {
          if ((dots & 4 >> column) != 0) {
            double x = left + dot * column;
            rectangle(x, bottom, x + dot, bottom + dot);
          }
        }
      }
    }
  }

  private void rectangle(double left, double bottom, double right, double top) {
    path.moveTo(x(left, bottom), y(left, bottom));
    path.lineTo(x(right, bottom), y(right, bottom));
    path.lineTo(x(right, top), y(right, top));
    path.lineTo(x(left, top), y(left, top)).close();
  }

  private double x(double x, double y) {
    return matrix[0] * x + matrix[2] * y + matrix[4];
  }

  private double y(double x, double y) {
    return matrix[1] * x + matrix[3] * y + matrix[5];
  }
}
