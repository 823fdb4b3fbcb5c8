package dev.limber.skel2d.resolve;

import dev.limber.core.color.Rgba;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Reads {@code skeleton} sections: bones, slots, attachments. */
final class SkeletonReader {
  private static final String RESERVED = "skeleton";

  private final SyntaxTree tree;
  private final String text;
  private final Report report;
  private final Budget budget;
  private final Repeats repeats;
  private final BoneReader boneReader;
  private final AttachmentReader attachmentReader;
  private final PathReader pathReader;

  final TreeMap<String, BoneDraft> boneNames = new TreeMap<>();
  final List<BoneDraft> bones = new ArrayList<>();
  final List<SlotDraft> slots = new ArrayList<>();
  final List<AttachmentDraft> attachments = new ArrayList<>();

  /** The slots of {@link #attachments}. */
  final List<SlotDraft> attachmentSlots = new ArrayList<>();

  @Nullable Rgba defaultColor;

  private @Nullable BoneDraft openBone;
  private @Nullable AttachmentDraft openPath;

  SkeletonReader(Report report, Budget budget) {
    this.report = report;
    this.tree = report.tree;
    this.text = tree.text();
    this.budget = budget;
    this.repeats = new Repeats(report);
    this.boneReader = new BoneReader(report);
    this.attachmentReader = new AttachmentReader(report);
    this.pathReader = new PathReader(report);
  }

  void header(Line line) {
    openBone = null;
    openPath = null;
    repeats.start(line);
    for (int t = line.firstToken() + 1; t < line.endToken(); t++) {
      if (Lexemes.isColor(text, tree.tokenStart(t), tree.tokenEnd(t))) {
        repeats.give('#', t);
        defaultColor = Colors.fixed(text, tree.tokenStart(t), tree.tokenEnd(t));
      } else {
        report.ignored(t, "a skeleton takes only a colour for its bones", "write skeleton #FFCC00");
      }
    }
  }

  void line(Line line) {
    switch (line.kind()) {
      case BONE -> bone(line);
      case SLOT -> slot(line);
      case PATH_COMMAND -> command(line);
      default -> stray(line);
    }
  }

  private void stray(Line line) {
    StrayLines.inSkeleton(report, line);
    if (line.tabs() < 3) {
      openPath = null;
      if (line.tabs() < 2) {
        openBone = null;
      }
    }
  }

  private void bone(Line line) {
    openPath = null;
    openBone = null;
    int from = tree.tokenStart(line.firstToken());
    int to = tree.tokenEnd(line.firstToken());
    if (hasReservedPart(from, to)) {
      report.line(
          Codes.RESERVED,
          line,
          "this line is ignored: a bone cannot be called \"skeleton\"",
          "choose another name");
      return;
    }
    String name = text.substring(from, to);
    BoneDraft bone = boneNames.get(name);
    if (bone == null) {
      if (!budget.bone(line.firstToken(), to - from)) {
        return;
      }
      bone = new BoneDraft(name, true, line.firstToken());
      boneNames.put(name, bone);
      bones.add(bone);
    }
    openBone = bone;
    boneReader.read(line, bone);
  }

  private boolean hasReservedPart(int from, int to) {
    int start = from;
    for (int i = from; i <= to; i++) {
      if (i == to || text.charAt(i) == '.') {
        if (Lexemes.isWord(text, start, i, RESERVED)) {
          return true;
        }
        start = i + 1;
      }
    }
    return false;
  }

  private void slot(Line line) {
    openPath = null;
    BoneDraft bone = openBone;
    if (bone == null) {
      report.line(
          Codes.NO_BONE,
          line,
          "this slot is ignored: there is no bone above it that it could belong to",
          "put a bone with one tab above it");
      return;
    }
    int token = line.firstToken();
    int from = tree.tokenStart(token) + 1;
    int to = tree.tokenEnd(token);
    int nameEnd = from;
    while (nameEnd < to && text.charAt(nameEnd) != '[') {
      nameEnd++;
    }
    SlotDraft slot = slot(line, bone, from, nameEnd);
    if (slot == null) {
      return;
    }
    int typeToken = attachmentReader.typeToken(line);
    slotColor(line, typeToken, slot);
    boolean named = nameEnd < to;
    AttachmentDraft attachment = named ? null : slot.ownAttachment;
    if (attachment == null) {
      String name = named ? text.substring(nameEnd + 1, to - 1) : slot.shortName;
      if (name.equals(RESERVED)) {
        reservedAttachment(line, typeToken);
        return;
      }
      attachment = attachment(slot, name);
      slot.ownAttachment = named ? slot.ownAttachment : attachment;
    }
    attachmentReader.read(line, typeToken, attachment);
    slot.hasUnknownType |= attachment.hasUnknownType;
    openPath = attachment.type == AttachmentType.PATH ? attachment : null;
  }

  /** Returns the slot of a line, or null after saying why it has none. */
  private @Nullable SlotDraft slot(Line line, BoneDraft bone, int from, int nameEnd) {
    boolean own = nameEnd == from;
    // Not looked up again: the bone's name may be long, and the line that repeats it short.
    if (own && bone.ownSlot != null) {
      return bone.ownSlot;
    }
    String name =
        own ? bone.name.substring(bone.name.lastIndexOf('.') + 1) : text.substring(from, nameEnd);
    if (name.equals(RESERVED)) {
      report.line(
          Codes.RESERVED,
          line,
          "this line is ignored: a slot cannot be called \"skeleton\"",
          "choose another name");
      return null;
    }
    SlotDraft slot = bone.slots.get(name);
    if (slot == null) {
      if (!budget.name(line.firstToken(), bone.name.length() + name.length())) {
        return null;
      }
      slot = new SlotDraft(bone, name, line.firstToken());
      bone.slots.put(name, slot);
      slots.add(slot);
    }
    if (own) {
      bone.ownSlot = slot;
    }
    return slot;
  }

  private AttachmentDraft attachment(SlotDraft slot, String name) {
    AttachmentDraft attachment = slot.attachments.get(name);
    if (attachment == null) {
      attachment = new AttachmentDraft(name, attachments.size());
      slot.attachments.put(name, attachment);
      if (slot.setup < 0) {
        slot.setup = attachment.index;
      }
      attachments.add(attachment);
      attachmentSlots.add(slot);
    }
    return attachment;
  }

  private void slotColor(Line line, int end, SlotDraft slot) {
    repeats.start(line);
    for (int t = line.firstToken() + 1; t < end; t++) {
      int from = tree.tokenStart(t);
      int to = tree.tokenEnd(t);
      if (Lexemes.isColor(text, from, to)) {
        repeats.give('#', t);
        slot.color = Colors.fixed(text, from, to);
      } else {
        report.ignored(
            t,
            "before the type only the slot's colour can stand",
            "attachment properties go after the type, such as :rect");
      }
    }
  }

  private void reservedAttachment(Line line, int typeToken) {
    report.warning(
        Codes.RESERVED,
        line.firstToken(),
        "the attachment is ignored: it cannot be called \"skeleton\"",
        "choose another name");
    for (int t = typeToken; t < line.endToken(); t++) {
      report.ignored(t, "there is no attachment that could take it", "");
    }
  }

  private void command(Line line) {
    AttachmentDraft path = openPath;
    if (path == null) {
      StrayLines.noPath(report, line);
      return;
    }
    CommandDraft command = pathReader.read(line);
    if (command != null) {
      path.commands.add(command);
    }
  }
}
