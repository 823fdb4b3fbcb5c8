package dev.limber.core.puppet;

import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.core.math.Trig;
import java.util.Objects;

/**
 * Something of your own on a bone of a character. It follows the bone with its flips and scales,
 * has a place in the draw order, and belongs to the character's bounds and hits. Setters return it.
 */
public final class Attached {
  /** Where it is drawn, while it has no part to be drawn with. */
  static final int FRONT = -1;

  static final int BEHIND = -2;

  private final Equipment equipment;
  private final BoneHandle bone;
  private final Drawable thing;
  private final int index;
  private final View placement = new View();
  private String name = "";

  /** The part it is drawn with, or {@link #FRONT} or {@link #BEHIND}. */
  private int part = FRONT;

  private boolean before;
  private boolean hidden;
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
    return placed(placement.a(), placement.b(), placement.c(), placement.d(), x, y);
  }

  /** Sets how it is turned on the bone, in radians counter-clockwise, and its size. */
  public Attached turned(double radians, double scale) {
    double cos = Trig.cos(radians) * scale;
    double sin = Trig.sin(radians) * scale;
    return placed(cos, sin, -sin, cos, placement.e(), placement.f());
  }

  private Attached placed(double a, double b, double c, double d, double e, double f) {
    if (!Double.isFinite(a + b + c + d + e + f)) {
      throw new IllegalArgumentException("a place on a bone must be of finite numbers");
    }
    placement.set(a, b, c, d, e, f);
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

  /** Takes it off again; does nothing if that has been done. */
  public void remove() {
    equipment.remove(this);
  }

  boolean isHidden() {
    return hidden;
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
