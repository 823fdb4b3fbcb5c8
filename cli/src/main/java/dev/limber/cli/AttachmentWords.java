package dev.limber.cli;

import dev.limber.skel2d.data.Attachment;

/** The language's words for what attachments are. */
final class AttachmentWords {
  private AttachmentWords() {}

  /** Returns the type: {@code none sprite rect ellipse circle path}. */
  static String type(Attachment attachment) {
    if (attachment instanceof Attachment.None) {
      return "none";
    }
    if (attachment instanceof Attachment.Sprite) {
      return "sprite";
    }
    if (attachment instanceof Attachment.Rect) {
      return "rect";
    }
    if (attachment instanceof Attachment.Ellipse) {
      return "ellipse";
    }
    return attachment instanceof Attachment.Circle ? "circle" : "path";
  }
}
