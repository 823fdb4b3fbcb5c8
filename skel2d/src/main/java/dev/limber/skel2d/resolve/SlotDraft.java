package dev.limber.skel2d.resolve;

import dev.limber.core.color.Rgba;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A slot as far as it was read. */
final class SlotDraft {
  final BoneDraft bone;
  final String shortName;
  final String name;

  /** The token that named it first. */
  final int token;

  final TreeMap<String, AttachmentDraft> attachments = new TreeMap<>();
  Rgba color = Rgba.WHITE;

  /** The attachment that is called like the slot, once a line without a name asked for it. */
  @Nullable AttachmentDraft ownAttachment;

  /** Whether an attachment of it has a type that does not exist, which has been reported. */
  boolean hasUnknownType;

  /** Index of the attachment that was defined first, -1 for none. */
  int setup = -1;

  /** Index in the draw order; known at the end. */
  int index = -1;

  /** Returns whether all its attachments are to show nothing: it is a place for equipment. */
  boolean isEmptyOnPurpose() {
    // No stream: the browser's engine has none otherwise.
    boolean allEmpty = !attachments.isEmpty();
    for (AttachmentDraft attachment : attachments.values()) {
      allEmpty &= attachment.saysNone;
    }
    return allEmpty;
  }

  SlotDraft(BoneDraft bone, String shortName, int token) {
    this.bone = bone;
    this.shortName = shortName;
    this.name = bone.name + "." + shortName;
    this.token = token;
  }
}
