package dev.limber.skel2d.resolve;

import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;

/** Puts slots into their draw order. */
final class SlotAssembly {
  private SlotAssembly() {}

  /** Returns the slots from the back to the front, and tells the drafts their index. */
  static List<Slot> slots(
      List<SlotDraft> drafts, List<Integer> order, References names, Report report) {
    SyntaxTree tree = report.tree;
    List<SlotDraft> drawn = new ArrayList<>(drafts.size());
    for (int token : order) {
      int found =
          names.resolve(tree.tokenStart(token) + 1, tree.tokenEnd(token), "this entry is ignored");
      if (found >= 0 && drafts.get(found).index >= 0) {
        report.replaced(token, "the slot is listed above, and keeps that place");
      } else if (found >= 0) {
        draw(drafts.get(found), drawn);
      }
    }
    for (SlotDraft draft : drafts) {
      draw(draft, drawn);
    }
    List<Slot> slots = new ArrayList<>(drawn.size());
    for (SlotDraft draft : drawn) {
      slots.add(new Slot(draft.name, draft.bone.index, draft.color, draft.setup));
    }
    return slots;
  }

  private static void draw(SlotDraft draft, List<SlotDraft> drawn) {
    if (draft.index < 0) {
      draft.index = drawn.size();
      drawn.add(draft);
    }
  }
}
