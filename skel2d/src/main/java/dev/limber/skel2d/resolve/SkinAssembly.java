package dev.limber.skel2d.resolve;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Paint;
import dev.limber.skel2d.data.Placement;
import dev.limber.skel2d.data.Skin;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Turns drafts into attachments and skins. */
final class SkinAssembly {
  private final SkeletonReader skeleton;
  private final References slotNames;
  private final PathResolver paths;
  private final Report report;
  private final Budget budget;

  SkinAssembly(
      SkeletonReader skeleton,
      References boneNames,
      References slotNames,
      Report report,
      Budget budget) {
    this.skeleton = skeleton;
    this.slotNames = slotNames;
    this.paths = new PathResolver(boneNames);
    this.report = report;
    this.budget = budget;
  }

  /** Returns the default skin and those of the drafts. */
  List<Skin> skins(List<SkinDraft> drafts) {
    List<Attachment> attachments = new ArrayList<>(skeleton.attachments.size());
    for (int i = 0; i < skeleton.attachments.size(); i++) {
      attachments.add(attachment(skeleton.attachments.get(i), skeleton.attachmentSlots.get(i)));
    }
    Skin standard = new Skin(Skin.DEFAULT_NAME, attachments, List.of());
    List<Skin> skins = new ArrayList<>();
    skins.add(standard);
    for (SkinDraft draft : drafts) {
      SortedMap<Integer, Attachment> overrides = overrides(draft);
      if (overrides.isEmpty()) {
        skins.add(new Skin(draft.name, standard.attachments(), List.of()));
      } else if (budget.skin(draft.token, attachments.size())) {
        List<Attachment> all = new ArrayList<>(standard.attachments());
        overrides.forEach(all::set);
        skins.add(new Skin(draft.name, all, new ArrayList<>(overrides.keySet())));
      }
    }
    return skins;
  }

  private SortedMap<Integer, Attachment> overrides(SkinDraft skin) {
    SortedMap<Integer, Attachment> overrides = new TreeMap<>();
    SortedMap<Integer, Integer> tokens = new TreeMap<>();
    for (SkinDraft.Entry entry : skin.entries) {
      int start = report.tree.tokenStart(entry.token()) + 1;
      int found = slotNames.resolve(start, entry.slotEnd(), "this attachment is ignored");
      if (found < 0) {
        continue;
      }
      SlotDraft slot = skeleton.slots.get(found);
      AttachmentDraft original = slot.attachments.get(entry.attachment().name);
      if (original == null) {
        unknown(entry, slot);
      } else {
        slot.hasUnknownType |= entry.attachment().hasUnknownType;
        Integer before = tokens.put(original.index, entry.token());
        if (before != null) {
          report.replaced(before, "a later line of the skin replaces it");
        }
        overrides.put(original.index, attachment(entry.attachment(), slot));
      }
    }
    return overrides;
  }

  private void unknown(SkinDraft.Entry entry, SlotDraft slot) {
    if (report.isFull()) {
      report.warning(Codes.UNKNOWN_ATTACHMENT, entry.token(), "", "");
      return;
    }
    report.warning(
        Codes.UNKNOWN_ATTACHMENT,
        entry.token(),
        "this attachment is ignored: slot "
            + Excerpt.quoted(slot.name)
            + " has no attachment "
            + Excerpt.quoted(entry.attachment().name),
        hint(entry, slot));
  }

  private String hint(SkinDraft.Entry entry, SlotDraft slot) {
    String name = entry.attachment().name;
    String question = Suggestion.question(report, name, slot.attachments.keySet());
    if (question.isEmpty()) {
      return Suggestion.listing(report, "it has", name, slot.attachments.keySet())
          + "; write @slot[attachment]";
    }
    boolean inBrackets = entry.slotEnd() < report.tree.tokenEnd(entry.token());
    return inBrackets ? question : question + " write @slot[attachment]";
  }

  private Attachment attachment(AttachmentDraft d, SlotDraft slot) {
    Placement placement =
        new Placement(
            d.number('x'),
            d.number('y'),
            Degrees.toRadians(d.number('r')),
            d.number('i'),
            d.number('j'));
    Paint paint = new Paint(d.number('t'), d.number('m'), d.join, d.cap, d.line, d.fill);
    double width = d.number('w');
    double height = d.number('h');
    double radius = d.number('d') / 2;
    return switch (d.type.word()) {
      case "none" -> new Attachment.None(d.name, slot.index, placement);
      case "sprite" -> new Attachment.Sprite(d.name, slot.index, placement, d.image);
      case "rect" ->
          new Attachment.Rect(d.name, slot.index, placement, paint, width, height, radius);
      case "ellipse" ->
          new Attachment.Ellipse(d.name, slot.index, placement, paint, width / 2, height / 2);
      case "circle" -> new Attachment.Circle(d.name, slot.index, placement, paint, radius);
      default -> {
        UnusedCommands.report(d.commands, report);
        yield new Attachment.Path(
            d.name, slot.index, placement, paint, paths.resolve(d.commands, slot.bone.index));
      }
    };
  }
}
