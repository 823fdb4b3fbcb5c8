package dev.limber.core.puppet;

import dev.limber.core.canvas.BlendMode;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.core.math.Trig;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Something of your own on a bone of a character. It follows the bone with its flips and scales,
 * has a place in the draw order, and belongs to the character's bounds and hits. Setters return it.
 */
public final class Attached {
  /** Where it is drawn, while it has no part to be drawn with. */
  static final int FRONT = -1;

  static final int BEHIND = -2;

  private static final int NONE = -1;

  private final Equipment equipment;
  private final BoneHandle bone;
  private final Drawable thing;
  private final int index;
  private final View placement = new View();
  private double cos = 1;
  private double sin;
  private double scaleX = 1;
  private double scaleY = 1;
  private String name = "";

  /** The part it is drawn with, or {@link #FRONT} or {@link #BEHIND}. */
  private int part = FRONT;

  private boolean before;
  private boolean hidden;

  /** The part whose outline clips it. */
  private int clip = NONE;

  private final ColorChange colors = new ColorChange();

  Attached(Equipment equipment, BoneHandle bone, Drawable thing, int index) {
    this.equipment = equipment;
    this.bone = bone;
    this.thing = thing;
    this.index = index;
  }

  /** Returns the index of its part: what {@link PuppetHit#at} returns where it is. */
  public int index() {
    return index;
  }

  /** Returns the bone that it hangs on. */
  public BoneHandle bone() {
    return bone;
  }

  /** Returns its name, empty at first. */
  public String name() {
    return name;
  }

  /** Sets its name, for {@link Puppet#partName}. */
  public Attached name(String newName) {
    name = Objects.requireNonNull(newName, "name");
    return this;
  }

  /**
   * Draws it right before a part, so behind it, wherever that part is in the draw order; whether
   * that part shows anything does not matter.
   *
   * @throws IllegalArgumentException if there is no such part; the message lists the names
   */
  public Attached before(String partName) {
    part = equipment.part(partName).index();
    before = true;
    return this;
  }

  /** Draws it right after a part, so in front of it; see {@link #before}. */
  public Attached after(String partName) {
    return after(equipment.part(partName));
  }

  Attached after(PartHandle drawnPart) {
    part = drawnPart.index();
    before = false;
    return this;
  }

  /** Draws it in front of everything, which is the default. */
  public Attached inFront() {
    part = FRONT;
    return this;
  }

  /** Draws it behind everything. */
  public Attached behind() {
    part = BEHIND;
    return this;
  }

  /** Sets where its origin is in the bone's own space. */
  public Attached at(double x, double y) {
    return placed(x, y, cos, sin, scaleX, scaleY);
  }

  /** Sets how it is turned on the bone, in radians counter-clockwise. */
  public Attached turned(double radians) {
    double newCos = Trig.cos(radians);
    double newSin = Trig.sin(radians);
    return placed(placement.e(), placement.f(), newCos, newSin, scaleX, scaleY);
  }

  /**
   * Sets its size along its own axes, before it is turned: 1 is its own, and a negative one mirrors
   * it.
   */
  public Attached scaled(double x, double y) {
    return placed(placement.e(), placement.f(), cos, sin, x, y);
  }

  private Attached placed(
      double x, double y, double newCos, double newSin, double newScaleX, double newScaleY) {
    double a = newCos * newScaleX;
    double b = newSin * newScaleX;
    double c = -newSin * newScaleY;
    double d = newCos * newScaleY;
    if (!Double.isFinite(a + b + c + d + x + y)) {
      throw new IllegalArgumentException("a place on a bone must be of finite numbers");
    }
    cos = newCos;
    sin = newSin;
    scaleX = newScaleX;
    scaleY = newScaleY;
    placement.set(a, b, c, d, x, y);
    return this;
  }

  /** Hides it; hits and bounds leave it out. */
  public Attached hide() {
    hidden = true;
    return this;
  }

  /** Takes {@link #hide} back. */
  public Attached show() {
    hidden = false;
    return this;
  }

  /** Multiplies its colours; see {@link PartHandle#tint}. */
  public Attached tint(Rgba color) {
    colors.tint(color);
    return this;
  }

  /** Moves its colours towards a colour; see {@link PartHandle#flash}. */
  public Attached flash(Rgba color) {
    colors.flash(color);
    return this;
  }

  /** Adds a colour to its colours; see {@link PartHandle#brighten}. */
  public Attached brighten(Rgba color) {
    colors.add(color);
    return this;
  }

  /**
   * Sets how it is blended with what is drawn below it; a puppet as a whole, whatever its parts do.
   */
  public Attached blend(BlendMode mode) {
    colors.blend(mode);
    return this;
  }

  /**
   * Shows only what lies inside the outline of one of the character's parts; see {@link
   * PartHandle#clip}. In a puppet, clips of its own parts do not count as long.
   *
   * @param partName null for the whole thing again
   * @throws IllegalArgumentException if there is no such part; the message lists the names
   */
  public Attached clip(@Nullable String partName) {
    clip = partName == null ? NONE : equipment.part(partName).index();
    equipment.markStale();
    return this;
  }

  /** Takes it off again; does nothing if that has been done. */
  public void remove() {
    equipment.remove(this);
  }

  /** Returns whether {@link #hide} holds. */
  public boolean isHidden() {
    return hidden;
  }

  /** Returns the part whose outline clips it; below 0 for none. */
  int clip() {
    return clip;
  }

  Drawable thing() {
    return thing;
  }

  /** Takes over everything but what it draws and where it hangs. */
  void copyFrom(Attached other) {
    name = other.name;
    part = other.part;
    before = other.before;
    hidden = other.hidden;
    clip = other.clip;
    colors.copyFrom(other.colors);
    cos = other.cos;
    sin = other.sin;
    scaleX = other.scaleX;
    scaleY = other.scaleY;
    placement.set(other.placement);
    equipment.markStale();
  }

  ColorChange colors() {
    return colors;
  }

  boolean isAt(int drawnPart, boolean beforeIt) {
    return part == drawnPart && (part < 0 || before == beforeIt);
  }

  /** Draws it through a canvas whose transform is this one's to set. */
  void draw(BoneCanvas canvas) {
    double a = bone.matrix(0);
    double b = bone.matrix(1);
    double c = bone.matrix(2);
    double d = bone.matrix(3);
    View p = placement;
    canvas
        .transform()
        .set(
            a * p.a() + c * p.b(),
            b * p.a() + d * p.b(),
            a * p.c() + c * p.d(),
            b * p.c() + d * p.d(),
            a * p.e() + c * p.f() + bone.worldX(),
            b * p.e() + d * p.f() + bone.worldY());
    thing.draw(canvas);
  }
}
