package dev.limber.core.puppet;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import org.jspecify.annotations.Nullable;

/**
 * Draws a character with its {@link Equipment}: changes the calls of changed parts, and draws
 * attached things before and after parts. Allocates nothing once warm.
 */
final class EquipmentCanvas implements Canvas {
  private static final int NONE = -3;

  private final Equipment equipment;
  private final BoneCanvas things = new BoneCanvas();
  private final Ink ink = new Ink();
  private final Ink all = new Ink();
  private final Triangles triangles = new Triangles();
  private final OutlineCanvas outlines = new OutlineCanvas();
  private @Nullable Canvas target;
  private int part = NONE;
  private @Nullable PartHandle change;

  /** Whether all colours are changed. */
  private boolean recolors;

  /** Whether a thing is drawing, which must not draw the puppet that carries it. */
  private boolean inThing;

  /** Whether the current part is clipped. */
  private boolean clips;

  /** Whether the image of the current part was drawn: once for a shape of fill and line. */
  private boolean shown;

  EquipmentCanvas(Equipment equipment) {
    this.equipment = equipment;
  }

  Canvas onto(Canvas canvas) {
    if (inThing) {
      throw new IllegalStateException("a puppet is attached to itself");
    }
    target = canvas;
    recolors = !equipment.colors().isNone();
    part = NONE;
    clips = false;
    outlines.collect(equipment);
    drawThings(Attached.BEHIND, false);
    return this;
  }

  void finish() {
    leave();
    drawThings(Attached.FRONT, false);
    target = null;
    part = NONE;
  }

  private Canvas target() {
    Canvas canvas = target;
    if (canvas == null) {
      throw new IllegalStateException("not drawing");
    }
    return canvas;
  }

  private void leave() {
    if (clips) {
      target().clip(null);
      clips = false;
    }
    if (part >= 0) {
      drawThings(part, false);
    }
  }

  private void drawThings(int where, boolean before) {
    change = null;
    for (int i = 0; i < equipment.thingCount(); i++) {
      Attached thing = equipment.thing(i);
      if (thing != null
          && thing.isAt(where, before)
          && equipment.host().isBoneVisible(thing.bone().index())) {
        target().part(thing.index());
        things.onto(this);
        inThing = true;
        try {
          thing.draw(things);
        } finally {
          inThing = false;
          things.onto(null);
        }
      }
    }
  }

  @Override
  public void begin(View view) {
    throw new IllegalStateException("the character's own canvas begins");
  }

  @Override
  public void part(int index) {
    leave();
    drawThings(index, true);
    part = index;
    PartHandle changed = equipment.changed(index);
    change = changed;
    shown = false;
    target().part(index);
    if (changed != null && changed.clip() >= 0) {
      clips = true;
      clip(outlines.of(changed.clip()));
    }
  }

  @Override
  public void clip(@Nullable Path path) {
    target().clip(path);
  }

  @Override
  public void triangles(Image image, Triangles drawn, Ink tint) {
    PartHandle changed = change;
    if (changed == null) {
      images(image, drawn, tint);
      return;
    }
    Image other = changed.image();
    if (!changed.isHidden()) {
      changed.image(ink.set(tint));
      images(other == null ? image : other, other == null ? drawn : over(image, drawn, other), ink);
    }
  }

  /** Draws an image with the colours of everything. */
  private void images(Image image, Triangles drawn, Ink tint) {
    if (!recolors) {
      target().triangles(image, drawn, tint);
      return;
    }
    equipment.colors().image(all.set(tint));
    target().triangles(image, drawn, all);
  }

  @Override
  public void fill(Path path, Ink color) {
    Ink shape = shape(color);
    if (shape != null) {
      target().fill(path, shape);
    }
  }

  @Override
  public void stroke(Path path, Stroke stroke, Ink color) {
    Ink shape = shape(color);
    if (shape != null) {
      target().stroke(path, stroke, shape);
    }
  }

  /** Returns the ink of a shape; null if it is not drawn. */
  private @Nullable Ink shape(Ink color) {
    PartHandle changed = change;
    Ink own = color;
    if (changed != null) {
      Image image = changed.image();
      if (changed.isHidden()) {
        return null;
      }
      if (image != null) {
        showOnBone(image, changed);
        return null;
      }
      own = changed.shape(ink.set(color));
    }
    if (!recolors) {
      return own;
    }
    equipment.colors().shape(all.set(own));
    return all;
  }

  /** Draws an image on the bone of a part that is a shape. */
  private void showOnBone(Image image, PartHandle changed) {
    if (shown) {
      return;
    }
    shown = true;
    BoneHandle bone = equipment.puppet().bone(equipment.puppet().partBone(part));
    rectangle(
        image,
        bone.matrix(0),
        bone.matrix(1),
        bone.matrix(2),
        bone.matrix(3),
        bone.worldX(),
        bone.worldY());
    images(image, triangles, changed.image(ink.set(1, 1, 1, 1)));
  }

  /** Returns triangles for another image in the place of a picture, or over a mesh. */
  private Triangles over(Image image, Triangles drawn, Image other) {
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
          other,
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

  private void rectangle(Image image, double a, double b, double c, double d, double e, double f) {
    double x = 0.5 * image.width();
    double y = 0.5 * image.height();
    triangles.clear();
    triangles.corner(-a * x + c * y + e, -b * x + d * y + f, 0, 0);
    triangles.corner(a * x + c * y + e, b * x + d * y + f, 1, 0);
    triangles.corner(a * x - c * y + e, b * x - d * y + f, 1, 1);
    triangles.corner(-a * x - c * y + e, -b * x - d * y + f, 0, 1);
    triangles.triangle(0, 1, 2).triangle(0, 2, 3);
  }

  @Override
  public void end() {
    throw new IllegalStateException("the character's own canvas ends");
  }
}
