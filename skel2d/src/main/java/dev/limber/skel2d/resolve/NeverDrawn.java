package dev.limber.skel2d.resolve;

import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Skin;
import java.util.List;

/** Finds slots that show nothing in any skin. */
final class NeverDrawn {
  private NeverDrawn() {}

  static void report(List<SlotDraft> slots, List<Skin> skins, Report report) {
    boolean[] drawn = new boolean[slots.size()];
    mark(skins.get(0).attachments(), drawn);
    for (Skin skin : skins) {
      for (int override : skin.overrides()) {
        mark(List.of(skin.attachments().get(override)), drawn);
      }
    }
    for (SlotDraft slot : slots) {
      if (!drawn[slot.index]) {
        report.note(
            Codes.NEVER_DRAWN,
            slot.token,
            "this slot is never drawn: none of its attachments shows anything",
            "give it a type and a size, such as :rect w10 h10");
      }
    }
  }

  private static void mark(List<Attachment> attachments, boolean[] drawn) {
    for (Attachment attachment : attachments) {
      if (showsSomething(attachment)) {
        drawn[attachment.slot()] = true;
      }
    }
  }

  private static boolean showsSomething(Attachment attachment) {
    if (attachment instanceof Attachment.Rect rect) {
      return rect.width() != 0 || rect.height() != 0;
    }
    if (attachment instanceof Attachment.Ellipse ellipse) {
      return ellipse.radiusX() != 0 || ellipse.radiusY() != 0;
    }
    if (attachment instanceof Attachment.Circle circle) {
      return circle.radius() != 0;
    }
    if (attachment instanceof Attachment.Path path) {
      return path.commands().size() > 1;
    }
    return attachment instanceof Attachment.Sprite sprite && sprite.image() != null;
  }
}
