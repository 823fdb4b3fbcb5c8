package dev.limber.skel2d.data;

import java.util.List;

/** Finds attachments by slot and name; looks only at those of the slot, and allocates nothing. */
final class SlotAttachments {
  private final List<Slot> slots;
  private final List<Attachment> attachments;

  /** Indices of all attachments, those of one slot side by side. */
  private final int[] sorted;

  /** Where in {@link #sorted} the attachments of each slot begin; one more than there are slots. */
  private final int[] from;

  SlotAttachments(List<Slot> slots, List<Attachment> attachments) {
    this.slots = slots;
    this.attachments = attachments;
    this.sorted = new int[attachments.size()];
    this.from = new int[slots.size() + 1];
    for (Attachment attachment : attachments) {
      from[attachment.slot() + 1]++;
    }
    for (int s = 0; s < slots.size(); s++) {
      from[s + 1] += from[s];
    }
    int[] next = from.clone();
    for (int i = 0; i < sorted.length; i++) {
      sorted[next[attachments.get(i).slot()]++] = i;
    }
  }

  /**
   * Returns the index of an attachment.
   *
   * @throws IllegalArgumentException if there is none; the message lists the names
   */
  int require(int slot, String name) {
    if (slot < 0 || slot >= slots.size()) {
      throw new IllegalArgumentException(
          "no slot " + slot + "; this skeleton has " + slots.size() + ", from 0");
    }
    for (int i = from[slot]; i < from[slot + 1]; i++) {
      if (attachments.get(sorted[i]).name().equals(name)) {
        return sorted[i];
      }
    }
    throw new IllegalArgumentException(missing(slot, name));
  }

  private String missing(int slot, String name) {
    StringBuilder message = new StringBuilder("slot \"");
    message.append(slots.get(slot).name()).append("\" has no attachment \"").append(name);
    message.append("\"; there are:");
    for (int i = from[slot]; i < from[slot + 1]; i++) {
      message.append(i == from[slot] ? " \"" : ", \"");
      message.append(attachments.get(sorted[i]).name()).append('"');
    }
    return message.toString();
  }
}
