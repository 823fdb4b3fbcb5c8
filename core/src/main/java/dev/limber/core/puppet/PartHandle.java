package dev.limber.core.puppet;

import dev.limber.core.canvas.BlendMode;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.color.Rgba;
import java.util.Objects;
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
  private BlendMode blend = BlendMode.NORMAL;
  private int clip = NONE;
  private @Nullable Substitute substitute;

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
    blend = Objects.requireNonNull(mode, "mode");
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
   * {@link #clear} takes it back, with all other changes.
   *
   * @param newImage one of the canvas's own kind
   */
  public PartHandle image(Image newImage) {
    substitute =
        new ImageSubstitute(
            Objects.requireNonNull(
                newImage,
                "the image is null; clear() takes an image back, with all other changes"));
    blank = equipment.host().isBlank(index);
    return updated();
  }

  /**
   * Shows another attachment (SkelForm: another texture), even where the animation wants none.
   *
   * @throws IllegalArgumentException if the part has none of this name; the message lists them
   */
  public PartHandle attachment(String attachment) {
    equipment.host().showAttachment(index, Objects.requireNonNull(attachment, "attachment"));
    return this;
  }

  /** Takes all changes to the part back; what is attached to it stays. */
  public PartHandle clear() {
    hidden = false;
    colors.clear();
    blend = BlendMode.NORMAL;
    clip = NONE;
    substitute = null;
    blank = false;
    equipment.host().showAttachment(index, null);
    return updated();
  }

  private PartHandle updated() {
    equipment.markStale();
    return this;
  }

  /** Returns whether it is drawn as the character itself does; a chosen attachment is. */
  boolean isPlain() {
    return !hidden
        && substitute == null
        && clip == NONE
        && blend == BlendMode.NORMAL
        && colors.isNone();
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

  boolean isHidden() {
    return hidden;
  }

  /** Changes the ink of an image. */
  Ink image(Ink ink) {
    colors.image(ink);
    return blended(ink);
  }

  /** Changes the ink of a shape. */
  Ink shape(Ink ink) {
    colors.shape(ink);
    return blended(ink);
  }

  private Ink blended(Ink ink) {
    return blend == BlendMode.NORMAL ? ink : ink.blend(blend);
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
