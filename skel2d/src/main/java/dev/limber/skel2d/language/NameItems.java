package dev.limber.skel2d.language;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.resolve.NameIndex;
import dev.limber.skel2d.syntax.TokenKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;

/** The names of a source, as they could be written. */
final class NameItems {
  private static final List<String> PLAIN_COLORS = List.of("#FFF", "#000");
  private static final int MOST_COLORS = 40;

  private final Source source;
  private final Symbols symbols;
  private final Descriptions descriptions;

  NameItems(Source source) {
    this.source = source;
    this.symbols = source.symbols();
    this.descriptions = new Descriptions(source);
  }

  /** Adds bones by the shortest names that find them, or those below a name that ends in a dot. */
  void bones(Items items, String typed) {
    names(items, typed, 0, symbols.firstSlot, "", bone -> true);
  }

  /** Adds slots, with an {@code @} before them. */
  void slots(Items items, String typed, IntPredicate wanted) {
    String name = typed.startsWith("@") ? typed.substring(1) : typed;
    names(items, name, symbols.firstSlot, symbols.firstAttachment, "@", wanted);
  }

  private void names(
      Items items, String typed, int first, int end, String sign, IntPredicate wanted) {
    NameIndex index = first == 0 ? symbols.boneIndex() : symbols.slotIndex();
    String parent = typed.substring(0, typed.lastIndexOf('.') + 1);
    Completion.Kind kind = first == 0 ? Completion.Kind.BONE : Completion.Kind.SLOT;
    for (int i = first; i < end && !items.isFull(); i++) {
      if (wanted.test(i)) {
        String label = parent.isEmpty() ? index.shortest(i - first) : below(parent, i);
        if (!label.isEmpty()) {
          String detail = Excerpt.of(symbols.fullName(i));
          items.add(sign + label, kind, sign + label, detail, descriptions.of(i));
        }
      }
    }
  }

  /** Returns a name that starts with the names of parents as typed, empty if it is not below. */
  private String below(String parent, int symbol) {
    String full = "skeleton." + symbols.fullName(symbol);
    String own = symbols.name(symbol);
    String above = full.substring(0, full.length() - own.length());
    boolean ends =
        above.endsWith(parent)
            && (above.length() == parent.length()
                || above.charAt(above.length() - parent.length() - 1) == '.');
    return ends ? parent + own : "";
  }

  /** Adds all bones by their full names, for the line of a bone. */
  void fullBones(Items items, int except) {
    for (int i = 0; i < symbols.firstSlot && !items.isFull(); i++) {
      if (i != except) {
        String name = symbols.fullName(i);
        items.add(name, Completion.Kind.BONE, name, "bone", descriptions.of(i));
      }
    }
  }

  /** Adds the slots that a bone has. */
  void slotsOf(Items items, int bone) {
    for (String name : symbols.slotNames(bone)) {
      int slot = symbols.slot(bone, name);
      String label = "@" + name;
      items.add(label, Completion.Kind.SLOT, label, "slot", descriptions.of(slot));
    }
  }

  /** Adds the attachments that a slot has. */
  void attachmentsOf(Items items, int slot, String behind) {
    for (String name : symbols.attachmentNames(slot)) {
      int attachment = symbols.attachment(slot, name);
      items.add(
          name,
          Completion.Kind.ATTACHMENT,
          name + behind,
          symbols.attachment(attachment).type(),
          descriptions.of(attachment));
    }
  }

  /** Adds all attachments as a skin would name them. */
  void skinEntries(Items items) {
    NameIndex index = symbols.slotIndex();
    for (int i = symbols.firstAttachment; i < symbols.firstSkin && !items.isFull(); i++) {
      Attachment attachment = symbols.attachment(i);
      String slot = index.shortest(attachment.slot());
      boolean same = slot.substring(slot.lastIndexOf('.') + 1).equals(attachment.name());
      String label = "@" + slot + (same ? "" : "[" + attachment.name() + "]");
      items.add(
          label,
          Completion.Kind.ATTACHMENT,
          label + " :" + attachment.type() + " ${}",
          Excerpt.of(symbols.fullName(symbols.firstSlot + attachment.slot())),
          descriptions.of(i));
    }
  }

  /** Adds names in quotation marks. */
  void quoted(Items items, SymbolKind kind) {
    boolean skin = kind == SymbolKind.SKIN;
    int first = skin ? symbols.firstSkin + 1 : symbols.firstAnimation;
    int end = skin ? symbols.firstAnimation : symbols.size;
    for (int i = first; i < end; i++) {
      String label = "\"" + symbols.name(i) + "\"";
      items.add(
          label,
          skin ? Completion.Kind.SKIN : Completion.Kind.ANIMATION,
          label,
          "continues this " + kind.word(),
          descriptions.of(i));
    }
  }

  /** Adds the colours of the source, those that are there most often first. */
  void colors(Items items, int except) {
    Map<String, Integer> counts = new TreeMap<>();
    Words words = source.words();
    for (int i = 0; i < words.size(); i++) {
      if (words.kind(i) == TokenKind.COLOR && words.from(i) != except) {
        counts.merge(source.text.substring(words.from(i), words.to(i)), 1, Integer::sum);
      }
    }
    counts.keySet().removeAll(PLAIN_COLORS);
    List<Map.Entry<String, Integer>> uses = new ArrayList<>(counts.entrySet());
    uses.sort((a, b) -> Integer.compare(b.getValue(), a.getValue()));
    for (Map.Entry<String, Integer> use : uses.subList(0, Math.min(MOST_COLORS, uses.size()))) {
      String times = use.getValue() == 1 ? "once" : use.getValue() + " times";
      items.add(use.getKey(), Completion.Kind.COLOR, use.getKey(), "used " + times, "");
    }
    for (String plain : PLAIN_COLORS) {
      items.add(plain, Completion.Kind.COLOR, plain, "", "");
    }
  }
}
