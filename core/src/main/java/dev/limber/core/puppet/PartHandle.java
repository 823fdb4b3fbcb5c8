package dev.limber.core.puppet;

import dev.limber.core.canvas.Image;
import dev.limber.core.color.Rgba;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Lasting changes to one part of a character, a slot or a visual: they hold until they are taken
 * back, whatever is played, faded or copied from a crowd. Setters return the handle.
 */
public final class PartHandle {
  private final Equipment equipment;
  private final int index;
  private boolean hidden;
  private @Nullable Rgba tint;
  private @Nullable Rgba flash;
  private @Nullable Image image;

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
    return this;
  }

  /** Takes {@link #hide} back: the part shows what the animation wants. */
  public PartHandle show() {
    hidden = false;
    return this;
  }

  /** Multiplies the part's colours, alpha too; {@link Rgba#WHITE} takes it back. */
  public PartHandle tint(Rgba color) {
    tint = Rgba.WHITE.equals(Objects.requireNonNull(color, "color")) ? null : color;
    return this;
  }

  /**
   * Moves the part's colours towards a colour, after its tint: all the way with an alpha of 1, not
   * at all with 0. Where a canvas cannot do that to images, they stay as they are; see {@link
   * Image#silhouette}.
   */
  public PartHandle flash(Rgba color) {
    flash = Objects.requireNonNull(color, "color").a() <= 0 ? null : color;
    return this;
  }

  /**
   * Shows an image in place of whatever the part shows, one unit for each of its pixels: centred on
   * the picture that is there, over the whole of a mesh, or centred on the bone where there is a
   * shape. Where the part shows nothing, it is not shown either.
   *
   * @param newImage one of the canvas's own kind
   */
  public PartHandle image(Image newImage) {
    image = Objects.requireNonNull(newImage, "image");
    return this;
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
    tint = null;
    flash = null;
    image = null;
    equipment.host().showAttachment(index, null);
    return this;
  }

  /** Hangs something of your own on the part's bone, drawn right after the part. */
  public Attached attach(Drawable thing) {
    int bone = equipment.puppet().partBone(index);
    return equipment.attach(equipment.puppet().bone(bone), thing).after(this);
  }

  boolean isHidden() {
    return hidden;
  }

  @Nullable Rgba tint() {
    return tint;
  }

  @Nullable Rgba flash() {
    return flash;
  }

  @Nullable Image image() {
    return image;
  }

  @Override
  public String toString() {
    return "part \"" + name() + "\"";
  }
}
