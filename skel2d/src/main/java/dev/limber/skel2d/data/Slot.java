package dev.limber.skel2d.data;

import dev.limber.core.color.Rgba;
import java.util.Objects;

/**
 * A place on a bone that shows one attachment at a time.
 *
 * @param name full dotted name: the bone's and its own, such as {@code body.arm.sleeve}
 * @param bone index of its bone
 * @param color what its attachments are multiplied with
 * @param attachment index of the attachment it shows at first, in every skin's list; -1 for none
 */
public record Slot(String name, int bone, Rgba color, int attachment) {
  /** Creates a slot; name and colour may not be null. */
  public Slot {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(color, "color");
  }

  /** Returns the last part of the name. */
  public String shortName() {
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
