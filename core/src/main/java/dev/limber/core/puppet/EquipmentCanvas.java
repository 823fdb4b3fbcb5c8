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
  private final Ink ink = new Ink();
  private final Ink all = new Ink();
  private final OutlineCanvas outlines = new OutlineCanvas();
  private @Nullable Canvas target;
  private int part = NONE;
  private @Nullable PartHandle change;

  /** How the current thing's colours are changed. */
  private @Nullable ColorChange thingColors;

  /** Whether the current thing is clipped. */
  private boolean thingClips;

  /** Whether all colours are changed. */
  private boolean recolors;

  /** Whether a thing is drawing, which must not draw the puppet that carries it. */
  private boolean inThing;

  /** Whether the current part is clipped. */
  private boolean clips;

  /** Whether the current part has shown its image: once for a shape of fill and line. */
  private boolean shown;

  EquipmentCanvas(Equipment equipment) {
    this.equipment = equipment;
  }

  /** Returns the canvas to draw on: the other one itself where nothing is set. */
  Canvas onto(Canvas canvas) {
    if (inThing) {
      throw new IllegalStateException("two puppets carry each other, or two threads draw this one");
    }
    part = NONE;
    clips = false;
    if (equipment.isBare()) {
      target = null;
      return canvas;
    }
    target = canvas;
    recolors = !equipment.colors().isNone();
    if (equipment.clips()) {
      outlines.collect(equipment);
    }
    drawThings(Attached.BEHIND, false);
    return this;
  }

  void finish() {
    if (target == null) {
      return;
    }
    leave();
    drawThings(Attached.FRONT, false);
    target = null;
    part = NONE;
  }

  private Canvas target() {
    Canvas canvas = target;
    if (canvas == null) {
      throw new IllegalStateException(
          "two threads draw this puppet at once; it belongs to one at a time");
    }
    return canvas;
  }

  private void leave() {
    PartHandle changed = change;
    if (changed != null && changed.isBlank() && !changed.isHidden()) {
      int bone = equipment.puppet().partBone(part);
      if (equipment.host().isBoneVisible(bone)) {
        showOnBone(changed);
      }
    }
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
    CarriedThings things = equipment.carried();
    if (things != null) {
      things.draw(this, where, before);
    }
  }

  /** Starts a thing. */
  void enter(Attached thing) {
    target().part(thing.index());
    inThing = true;
    thingColors = thing.colors().isNone() ? null : thing.colors();
    if (thing.clip() >= 0) {
      clip(outlines.of(thing.clip()));
      thingClips = true;
    }
  }

  void leaveThing() {
    inThing = false;
    thingColors = null;
    if (thingClips) {
      thingClips = false;
      clip(null);
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
    PartHandle changed = equipment.partIfAny(index);
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
    // A canvas has one clip at a time: that of a carried puppet's part gives way to that of the
    // thing.
    if (!thingClips) {
      target().clip(path);
    }
  }

  @Override
  public void triangles(Image image, Triangles drawn, Ink tint) {
    PartHandle changed = change;
    if (changed == null) {
      ColorChange recolored = thingColors;
      if (recolored != null) {
        recolored.image(ink.set(tint));
      }
      images(image, drawn, recolored == null ? tint : ink);
      return;
    }
    Substitute other = changed.substitute();
    shown = true;
    if (!changed.isHidden()) {
      changed.colors().image(ink.set(tint));
      images(
          other == null ? image : other.image(),
          other == null ? drawn : other.over(image, drawn),
          ink);
    }
  }

  /** Draws the image of the current part on its bone, in the part's own colour, but only once. */
  private void showOnBone(PartHandle changed) {
    Substitute other = changed.substitute();
    if (other == null || shown) {
      return;
    }
    shown = true;
    equipment.host().tint(part, ink);
    if (!ink.isInvisible()) {
      BoneHandle bone = equipment.puppet().bone(equipment.puppet().partBone(part));
      changed.colors().image(ink);
      images(other.image(), other.on(bone), ink);
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
    ColorChange recolored = thingColors;
    if (recolored != null) {
      own = ink.set(color);
      recolored.shape(own);
    } else if (changed != null) {
      Substitute other = changed.substitute();
      if (changed.isHidden()) {
        return null;
      }
      if (other != null) {
        showOnBone(changed);
        return null;
      }
      own = ink.set(color);
      changed.colors().shape(own);
    }
    if (!recolors) {
      return own;
    }
    equipment.colors().shape(all.set(own));
    return all;
  }

  @Override
  public void end() {
    throw new IllegalStateException("the character's own canvas ends");
  }
}
