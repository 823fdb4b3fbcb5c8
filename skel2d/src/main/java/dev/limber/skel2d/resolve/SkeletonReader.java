package dev.limber.skel2d.resolve;

import dev.limber.core.color.Rgba;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.TokenKind;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordGroup;
import dev.limber.skel2d.syntax.WordNotes;
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
  private final PropertyReader properties;
  private final AttachmentReader attachmentReader;
  private final PathReader pathReader;

  final TreeMap<String, BoneDraft> boneNames = new TreeMap<>();
  final List<BoneDraft> bones = new ArrayList<>();
  final List<SlotDraft> slots = new ArrayList<>();
  final List<AttachmentDraft> attachments = new ArrayList<>();

  /** The slots of {@link #attachments}. */
  final List<SlotDraft> attachmentSlots = new ArrayList<>();

  @Nullable Rgba defaultColor;

  private boolean isOpened;
  private @Nullable BoneDraft openBone;
  private @Nullable AttachmentDraft openPath;

  SkeletonReader(Report report, Budget budget) {
    this.report = report;
    this.tree = report.tree;
    this.text = tree.text();
    this.budget = budget;
    this.properties = new PropertyReader(report);
    this.attachmentReader = new AttachmentReader(report);
    this.pathReader = new PathReader(report, budget);
  }

  void header(Line line, boolean isAlone) {
    if (isOpened && isAlone && line.tokenCount() == 1) {
      report.noEffect(line);
    }
    isOpened = true;
    openBone = null;
    openPath = null;
    report.header(line, 0);
    properties.start(line);
    for (int t = line.firstToken() + 1; t < line.endToken(); t++) {
      Rgba color = properties.color(t, WordGroup.BONE);
      if (color != null) {
        defaultColor = color;
      } else {
        report.ignored(t, "a skeleton takes only a colour for its bones", "write skeleton #FFCC00");
      }
    }
  }

  void line(Line line, boolean isAlone) {
    boolean saysNothing = isAlone && line.tokenCount() == 1;
    switch (line.kind()) {
      case BONE -> bone(line, saysNothing);
      case SLOT -> slot(line, saysNothing);
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

  private void bone(Line line, boolean saysNothing) {
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
    } else if (saysNothing) {
      report.noEffect(line);
    }
    openBone = bone;
    report.took(line.firstToken(), TokenKind.BONE, null, WordNotes.DEFINES);
    properties.start(line);
    for (int t = line.firstToken() + 1; t < line.endToken(); t++) {
      property(t, bone);
    }
  }

  private void property(int token, BoneDraft bone) {
    Word word = properties.property(token, WordGroup.BONE, null);
    if (word == null) {
      PropertyHints.ofBone(report, token);
    } else if (word.value() == Word.Value.NUMBER) {
      double value = properties.number(token, word);
      if (!Double.isNaN(value)) {
        bone.numbers[word.place()] = value;
      }
    } else if (word.value() == Word.Value.COLOR) {
      properties.give(word.letter(), token);
      bone.color = Colors.fixed(text, tree.tokenStart(token), tree.tokenEnd(token));
    } else {
      bone.flag(word.word());
    }
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

  private void slot(Line line, boolean saysNothing) {
    openPath = null;
    BoneDraft bone = openBone;
    if (bone == null) {
      report.line(
          Codes.NO_BONE,
          line,
          "this slot is ignored: there is no bone above it",
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
    int known = attachments.size();
    SlotDraft slot = slot(line, bone, from, nameEnd);
    if (slot == null) {
      return;
    }
    int typeToken = attachmentReader.typeToken(line);
    boolean own = nameEnd == from;
    report.took(
        own ? from - 1 : from,
        nameEnd,
        TokenKind.SLOT,
        null,
        own ? WordNotes.DEFINES | WordNotes.IMPLICIT : WordNotes.DEFINES);
    if (nameEnd < to) {
      report.took(nameEnd + 1, to - 1, TokenKind.ATTACHMENT, null, WordNotes.DEFINES);
    }
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
    if (saysNothing && attachments.size() == known) {
      report.noEffect(line);
    }
    attachmentReader.read(line, typeToken, attachment);
    slot.hasUnknownType |= attachment.hasUnknownType;
    openPath = attachment.isPath() ? attachment : null;
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
    properties.start(line);
    for (int t = line.firstToken() + 1; t < end; t++) {
      Rgba color = properties.color(t, WordGroup.SLOT);
      if (color != null) {
        slot.color = color;
      } else {
        report.ignored(
            t,
            "only the slot's colour can come before the type",
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
      report.ignored(t, "there is no attachment to take it", "");
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
