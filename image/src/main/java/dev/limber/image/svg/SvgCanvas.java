package dev.limber.image.svg;

import dev.limber.core.canvas.BlendMode;
import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.PathOp;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import dev.limber.image.Region;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Writes what is drawn as elements: paths as paths, triangles as clipped images. */
final class SvgCanvas implements Canvas {
  /** Triangles of a mesh are this much larger, in pixels, so that no seam shows between them. */
  private static final double OVERLAP = 0.5;

  /** A corner that is outside a pixel by only this much, from rounding, does not include it. */
  private static final double EDGE = 1e-3;

  private final StringBuilder out;
  private final SvgSettings settings;
  private final View view = new View();
  private final IdentityHashMap<Image, Map<Region, String>> known = new IdentityHashMap<>();
  private int images;
  private final ImagePlacement placement = new ImagePlacement();
  private int clips;
  private int filters;
  private final Path clip = new Path();
  private boolean isClipped;

  /** Whether the current clip was written; then it has the number before {@link #outlines}. */
  private boolean clipWritten;

  private int outlines;
  private int part = -1;
  private boolean inGroup;

  SvgCanvas(StringBuilder out, SvgSettings settings) {
    this.out = out;
    this.settings = settings;
  }

  @Override
  public void begin(View newView) {
    view.set(newView);
    part = -1;
    isClipped = false;
  }

  @Override
  public void clip(@Nullable Path path) {
    isClipped = path != null;
    clipWritten = false;
    clip.clear();
    if (path != null) {
      clip.append(path);
    }
  }

  /** Starts an element that may be clipped and blended; the outline of the clip comes before it. */
  private void element(String name, Ink ink) {
    openGroup();
    if (isClipped && !clipWritten) {
      out.append("<clipPath id=\"o").append(outlines++).append("\"><path d=\"");
      path(clip);
      out.append("\"/></clipPath>\n");
      clipWritten = true;
    }
    out.append('<').append(name);
    if (isClipped) {
      out.append(" clip-path=\"url(#o").append(outlines - 1).append(")\"");
    }
    if (ink.blend() != BlendMode.NORMAL) {
      out.append(" style=\"mix-blend-mode:");
      out.append(
          switch (ink.blend()) {
            case NORMAL -> "normal";
            case ADDITIVE -> "plus-lighter";
            case MULTIPLY -> "multiply";
            case SCREEN -> "screen";
          });
      out.append('"');
    }
  }

  @Override
  public void part(int index) {
    if (index != part) {
      closeGroup();
      part = index;
    }
  }

  /** Opens the group of the current part when it shows something. */
  private void openGroup() {
    IntFunction<String> names = settings.partName();
    if (names != null && part >= 0 && !inGroup) {
      out.append("<g data-name=\"");
      SvgText.attribute(out, names.apply(part));
      out.append("\">\n");
      inGroup = true;
    }
  }

  @Override
  public void end() {
    closeGroup();
  }

  private void closeGroup() {
    if (inGroup) {
      out.append("</g>\n");
      inGroup = false;
    }
  }

  @Override
  public void fill(Path path, Ink color) {
    if (!isDrawable(path)) {
      return;
    }
    element("path", color);
    out.append(" d=\"");
    path(path);
    out.append("\" fill=\"");
    SvgText.color(out, color);
    opacity("\" fill-opacity=\"", color.a());
    out.append("\"/>\n");
  }

  @Override
  public void stroke(Path path, Stroke stroke, Ink color) {
    double width = Math.abs(stroke.width()) * view.scale();
    if (!isDrawable(path) || !(width > 0)) {
      return;
    }
    element("path", color);
    out.append(" d=\"");
    path(path);
    out.append("\" fill=\"none\" stroke=\"");
    SvgText.color(out, color);
    opacity("\" stroke-opacity=\"", color.a());
    out.append("\" stroke-width=\"");
    SvgText.coordinate(out, Math.max(width, 0.01));
    out.append("\" stroke-linejoin=\"").append(stroke.join().word());
    out.append("\" stroke-linecap=\"").append(stroke.cap().word());
    out.append("\" stroke-miterlimit=\"");
    SvgText.coordinate(out, Math.max(1, stroke.miterLimit()));
    out.append("\"/>\n");
  }

  private void opacity(String attribute, double alpha) {
    if (alpha < 1) {
      out.append(attribute);
      SvgText.fraction(out, alpha);
    }
  }

  /** A path with NaN would make the browser drop the rest of it. */
  private static boolean isDrawable(Path path) {
    for (int i = 0; i < path.pointCount(); i++) {
      if (!Double.isFinite(path.x(i) + path.y(i))) {
        return false;
      }
    }
    return path.opCount() > 1;
  }

  private void path(Path path) {
    int point = 0;
    for (int i = 0; i < path.opCount(); i++) {
      PathOp op = path.op(i);
      out.append(letter(op));
      for (int k = 0; k < op.points(); k++, point++) {
        out.append(k == 0 ? "" : " ");
        point(view.x(path.x(point), path.y(point)), view.y(path.x(point), path.y(point)));
      }
    }
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

  private void point(double x, double y) {
    SvgText.coordinate(out, x);
    out.append(' ');
    SvgText.coordinate(out, y);
  }

  /** Neighbouring triangles with the same matrix share one clipped image. */
  @Override
  public void triangles(Image image, Triangles triangles, Ink tint) {
    int count = triangles.indexCount();
    boolean whole = isOnePlacement(image, triangles);
    String id = imageId(image, part(image, triangles));
    element("g", tint);
    if (tint.a() < 1) {
      out.append(" opacity=\"");
      SvgText.fraction(out, tint.a());
      out.append('"');
    }
    if (tint.r() < 1 || tint.g() < 1 || tint.b() < 1 || tint.isAdding()) {
      out.append(" filter=\"url(#t").append(filters).append(")\"><filter id=\"t");
      out.append(filters++)
          .append("\" color-interpolation-filters=\"sRGB\"><feColorMatrix values=\"");
      SvgText.fraction(out, tint.r());
      added(" 0 0 0 ", tint.addR());
      out.append(" 0 ");
      SvgText.fraction(out, tint.g());
      added(" 0 0 ", tint.addG());
      out.append(" 0 0 ");
      SvgText.fraction(out, tint.b());
      added(" 0 ", tint.addB());
      out.append(" 0 0 0 1 0\"/></filter>\n");
    } else {
      out.append(">\n");
    }
    int i = 0;
    while (i < count) {
      int from = i;
      i = whole ? count : i + 3;
      if (placement.set(image, triangles, from, view)) {
        clippedImage(id, triangles, from, i, whole ? 0 : OVERLAP);
      }
    }
    out.append("</g>\n");
  }

  private void added(String zeros, double value) {
    out.append(zeros);
    SvgText.fraction(out, value);
  }

  private boolean isOnePlacement(Image image, Triangles triangles) {
    if (triangles.indexCount() == 0 || !placement.set(image, triangles, 0, view)) {
      return false;
    }
    for (int i = 3; i < triangles.indexCount(); i++) {
      if (!placement.holds(image, triangles, triangles.indices()[i], view)) {
        return false;
      }
    }
    return true;
  }

  private void clippedImage(String id, Triangles triangles, int from, int to, double overlap) {
    out.append("<clipPath id=\"c").append(clips).append("\"><path d=\"");
    for (int i = from; i < to; i += 3) {
      placement.corners(triangles, i, view, overlap);
      for (int k = 0; k < 6; k += 2) {
        out.append(k == 0 ? 'M' : 'L');
        point(placement.corners[k], placement.corners[k + 1]);
      }
      out.append('Z');
    }
    out.append("\"/></clipPath><g clip-path=\"url(#c").append(clips++).append(")\"><use href=\"#");
    out.append(id).append("\" transform=\"matrix(");
    for (int k = 0; k < 6; k++) {
      out.append(k == 0 ? "" : " ");
      SvgText.fraction(out, placement.matrix[k]);
    }
    out.append(")\"/></g>\n");
  }

  /** Returns the pixels of an image that triangles show. */
  private static Region part(Image image, Triangles triangles) {
    Bounds used = new Bounds();
    for (int i = 0; i < triangles.indexCount(); i++) {
      int corner = triangles.indices()[i];
      used.include(
          triangles.uvs()[2 * corner] * image.width(),
          triangles.uvs()[2 * corner + 1] * image.height());
    }
    int x = inside(Math.floor(used.minX() + EDGE), image.width());
    int y = inside(Math.floor(used.minY() + EDGE), image.height());
    int toX = inside(Math.ceil(used.maxX() - EDGE), image.width());
    int toY = inside(Math.ceil(used.maxY() - EDGE), image.height());
    return new Region(x, y, Math.max(0, toX - x), Math.max(0, toY - y));
  }

  private static int inside(double place, int size) {
    return (int) Math.max(0, Math.min(size, place));
  }

  private String imageId(Image image, Region part) {
    Region whole = new Region(0, 0, image.width(), image.height());
    Map<Region, String> parts = known.computeIfAbsent(image, one -> new HashMap<>());
    String id = parts.get(part);
    if (id != null) {
      return id;
    }
    boolean cropped = !part.isEmpty() && !part.equals(whole);
    String address = cropped ? settings.images().address(image, part) : null;
    if (address != null) {
      id = define(part, address);
    } else {
      id = parts.get(whole);
      if (id == null) {
        id = define(whole, settings.images().address(image));
        parts.put(whole, id);
      }
    }
    parts.put(part, id);
    return id;
  }

  /** Writes an image at its position in the atlas, so that no other matrix is needed. */
  private String define(Region part, String address) {
    String id = "i" + images++;
    out.append("<defs><image id=\"").append(id);
    if (part.x() != 0 || part.y() != 0) {
      out.append("\" x=\"").append(part.x()).append("\" y=\"").append(part.y());
    }
    out.append("\" width=\"").append(part.width());
    out.append("\" height=\"").append(part.height());
    out.append("\" preserveAspectRatio=\"none\" href=\"");
    SvgText.attribute(out, address);
    out.append("\"/></defs>\n");
    return id;
  }
}
