package dev.limber.skel2d.resolve;

import java.util.ArrayList;
import java.util.List;

/** A skin as far as it was read. */
final class SkinDraft {
  final String name;
  final int token;
  final List<Entry> entries = new ArrayList<>();

  SkinDraft(String name, int token) {
    this.name = name;
    this.token = token;
  }

  /**
   * One attachment of a skin.
   *
   * @param token the word that names it
   * @param slotEnd offset behind the slot's name, which starts after the {@code @}
   * @param attachment what is to be shown
   */
  record Entry(int token, int slotEnd, AttachmentDraft attachment) {}
}
