package dev.limber.core.canvas;

import org.jspecify.annotations.Nullable;

/** One thing that was drawn: triangles of an image, a filled path or a line along one. */
public final class DrawItem {
  /** What was drawn. */
  public enum Kind {
    /** Textured triangles. */
    TRIANGLES,
    /** A filled path. */
    FILL,
    /** A line along a path. */
    STROKE
  }

  private Kind kind = Kind.FILL;
  private int part = -1;
  private @Nullable Image image;
  private @Nullable Stroke stroke;
  private final Triangles triangles = new Triangles();
  private final Path path = new Path();
  private final Ink ink = new Ink();
  private final Path clip = new Path();
  private boolean isClipped;

  DrawItem() {}

  void triangles(int newPart, Image newImage, Triangles from, Ink tint) {
    set(Kind.TRIANGLES, newPart, newImage, null, tint);
    double[] positions = from.positions();
    double[] uvs = from.uvs();
    for (int i = 0; i < 2 * from.cornerCount(); i += 2) {
      triangles.corner(positions[i], positions[i + 1], uvs[i], uvs[i + 1]);
    }
    int[] indices = from.indices();
    for (int i = 0; i < from.indexCount(); i += 3) {
      triangles.triangle(indices[i], indices[i + 1], indices[i + 2]);
    }
  }

  void fill(int newPart, Path from, Ink color) {
    set(Kind.FILL, newPart, null, null, color);
    path.append(from);
  }

  void stroke(int newPart, Path from, Stroke newStroke, Ink color) {
    set(Kind.STROKE, newPart, null, newStroke, color);
    path.append(from);
  }

  private void set(
      Kind newKind, int newPart, @Nullable Image newImage, @Nullable Stroke newStroke, Ink newInk) {
    kind = newKind;
    part = newPart;
    image = newImage;
    stroke = newStroke;
    ink.set(newInk);
    triangles.clear();
    path.clear();
  }

  void clip(@Nullable Path newClip) {
    isClipped = newClip != null;
    clip.clear();
    if (newClip != null) {
      clip.append(newClip);
    }
  }

  /** Returns what it is confined to; null for no clip. */
  public @Nullable Path clip() {
    return isClipped ? clip : null;
  }

  /** Returns what was drawn. */
  public Kind kind() {
    return kind;
  }

  /** Returns the part of the character it belongs to; -1 if unknown. */
  public int part() {
    return part;
  }

  /** Returns the image of triangles. */
  public Image image() {
    return present(image, "image");
  }

  /** Returns the stroke of a line. */
  public Stroke stroke() {
    return present(stroke, "stroke");
  }

  /** Returns the triangles; empty for paths. */
  public Triangles triangles() {
    return triangles;
  }

  /** Returns the path; empty for triangles. */
  public Path path() {
    return path;
  }

  /** Returns the colour, or the tint of triangles. */
  public Ink ink() {
    return ink;
  }

  void draw(Canvas canvas) {
    canvas.part(part);
    switch (kind) {
      case TRIANGLES -> canvas.triangles(image(), triangles, ink);
      case FILL -> canvas.fill(path, ink);
      case STROKE -> canvas.stroke(path, stroke(), ink);
    }
  }

  void print(StringBuilder text) {
    text.append(part).append(' ');
    switch (kind) {
      case TRIANGLES -> printTriangles(text);
      case FILL -> text.append("fill ").append(ink).append(':');
      case STROKE -> printStroke(text);
    }
    print(path, text);
    if (isClipped) {
      text.append(" clip:");
      print(clip, text);
    }
  }

  private static void print(Path path, StringBuilder text) {
    int point = 0;
    for (int i = 0; i < path.opCount(); i++) {
      PathOp op = path.op(i);
      text.append(' ').append(letter(op));
      for (int end = point + op.points(); point < end; point++) {
        text.append(' ').append(path.x(point)).append(' ').append(path.y(point));
      }
    }
  }

  private void printTriangles(StringBuilder text) {
    text.append("triangles ").append(image().name()).append(' ').append(ink).append(':');
    for (int i = 0; i < 2 * triangles.cornerCount(); i++) {
      text.append(' ').append(triangles.positions()[i]);
    }
    text.append(" uv");
    for (int i = 0; i < 2 * triangles.cornerCount(); i++) {
      text.append(' ').append(triangles.uvs()[i]);
    }
    text.append(" of");
    for (int i = 0; i < triangles.indexCount(); i++) {
      text.append(' ').append(triangles.indices()[i]);
    }
  }

  private void printStroke(StringBuilder text) {
    Stroke line = stroke();
    text.append("stroke ").append(line.width());
    text.append(' ').append(line.join().word());
    text.append(' ').append(line.cap().word());
    text.append(' ').append(line.miterLimit());
    text.append(' ').append(ink).append(':');
  }

  private static char letter(PathOp op) {
    return switch (op) {
      case MOVE -> 'M';
      case LINE -> 'L';
      case QUAD -> 'Q';
      case CUBIC -> 'C';
      case CLOSE -> 'Z';
    };
  }

  private static <T> T present(@Nullable T value, String kind) {
    if (value == null) {
      throw new IllegalStateException("this item has no " + kind);
    }
    return value;
  }
}
