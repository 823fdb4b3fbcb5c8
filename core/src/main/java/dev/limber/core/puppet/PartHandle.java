package dev.limber.core.puppet;

import dev.limber.core.canvas.BlendMode;
import dev.limber.core.canvas.Image;
import dev.limber.core.color.Rgba;
import org.jspecify.annotations.Nullable;

/**
 * Lasting changes to one part of a character, a slot or a visual: they hold until they are taken
 * back, whatever is played, faded or copied from a crowd. Setters return the handle.
 */
public final class PartHandle {
  private static final int NONE = -1;

  private final Equipment equipment;
  private final int index;
  private boolean hidden;
  private final ColorChange colors = new ColorChange();
  private int clip = NONE;
  private @Nullable Substitute substitute;
  private @Nullable String attachment;

  /** Whether there is a substitute for nothing. */
  private boolean blank;

  PartHandle(Equipment equipment, int index) {
    this.equipment = equipment;
    this.index = index;
  }

  /** Returns the part's index. */
  public int index() {
    return index;
  }

  /** Returns the part's name. */
  public String name() {
    return equipment.puppet().partName(index);
  }

  /** Hides the part; what is attached to it stays. */
  public PartHandle hide() {
    hidden = true;
    return updated();
  }

  /** Takes {@link #hide} back: the part shows what the animation wants. */
  public PartHandle show() {
    hidden = false;
    return updated();
  }

  /** Returns whether {@link #hide} holds; what the animation hides does not count. */
  public boolean isHidden() {
    return hidden;
  }

  /** Multiplies the part's colours, alpha too; {@link Rgba#WHITE} takes it back. */
  public PartHandle tint(Rgba color) {
    colors.tint(color);
    return updated();
  }

  /**
   * Moves the part's colours towards a colour, after its tint: all the way with an alpha of 1, not
   * at all with 0. {@link Rgba#CLEAR} takes it back.
   */
  public PartHandle flash(Rgba color) {
    colors.flash(color);
    return updated();
  }

  /**
   * Adds a colour, times its alpha, to the part's colours, after tint and flash: they get brighter
   * and keep their differences. {@link Rgba#CLEAR} takes it back.
   */
  public PartHandle brighten(Rgba color) {
    colors.add(color);
    return updated();
  }

  /** Sets how the part is blended with what is drawn below it. */
  public PartHandle blend(BlendMode mode) {
    colors.blend(mode);
    return updated();
  }

  /**
   * Shows only what lies inside the outline of another part: a pupil in its eye. The outline is
   * that of the shape, mesh or picture that the animation shows there, whatever its colour and
   * whatever is changed on that part, so it may be invisible; where it shows nothing, this part is
   * not seen either. Things on this part are not clipped.
   *
   * @param partName null for the whole part again
   * @throws IllegalArgumentException if there is no such part; the message lists the names
   */
  public PartHandle clip(@Nullable String partName) {
    clip = partName == null ? NONE : equipment.part(partName).index();
    return updated();
  }

  /**
   * Shows an image in place of whatever the part shows, one unit for each of its pixels: centred on
   * the picture that is there, over the whole of a mesh, or centred on the bone where there is a
   * shape. It is shown on the bone, too, if the part has nothing of its own in any skin and
   * animation. Of other parts that show nothing at a time the image is not shown then either.
   *
   * @param newImage one of the canvas's own kind; null for what the part shows by itself again
   */
  public PartHandle image(@Nullable Image newImage) {
    substitute = newImage == null ? null : new ImageSubstitute(newImage);
    blank = newImage != null && equipment.host().isBlank(index);
    return updated();
  }

  /** Returns the image that {@link #image(Image)} has set; null if there is none. */
  public @Nullable Image image() {
    Substitute other = substitute;
    return other == null ? null : other.image();
  }

  /**
   * Shows another attachment (SkelForm: another texture), even where the animation wants none.
   *
   * @param name null for what the animation wants again
   * @throws IllegalArgumentException if the part has none of this name; the message lists them
   */
  public PartHandle attachment(@Nullable String name) {
    equipment.host().showAttachment(index, name);
    attachment = name;
    return this;
  }

  /** Returns the name that {@link #attachment(String)} has set; null if there is none. */
  public @Nullable String attachment() {
    return attachment;
  }

  /** Takes all changes to the part back; what is attached to it stays. */
  public PartHandle clear() {
    hidden = false;
    colors.clear();
    clip = NONE;
    return attachment(null).image(null);
  }

  private PartHandle updated() {
    equipment.markStale();
    return this;
  }

  /** Returns whether it is drawn as the character itself does; a chosen attachment is. */
  boolean isPlain() {
    return !hidden && substitute == null && clip == NONE && colors.isNone();
  }

  /** Hangs something of your own on the part's bone, drawn right after the part. */
  public Attached attach(Drawable thing) {
    int bone = equipment.puppet().partBone(index);
    return equipment.attach(equipment.puppet().bone(bone), thing).after(this);
  }

  /** Returns the part whose outline clips it; below 0 for none. */
  int clip() {
    return clip;
  }

  ColorChange colors() {
    return colors;
  }

  /** Takes over the changes of a part that is the same in another puppet. */
  void copyFrom(PartHandle other) {
    clear();
    hidden = other.hidden;
    colors.copyFrom(other.colors);
    clip = other.clip;
    attachment(other.attachment).image(other.image());
  }

  @Nullable Substitute substitute() {
    return substitute;
  }

  /** Returns whether it has a substitute, and nothing of its own that this could stand for. */
  boolean isBlank() {
    return blank;
  }

  @Override
  public String toString() {
    return "part \"" + name() + "\"";
  }
}
