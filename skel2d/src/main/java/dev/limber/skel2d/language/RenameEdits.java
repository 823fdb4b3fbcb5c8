package dev.limber.skel2d.language;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.skel2d.resolve.NameIndex;
import dev.limber.skel2d.syntax.WordNotes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Writes new names into a text. */
final class RenameEdits {
  private final Source source;
  private final Symbols symbols;
  private final Words words;
  private final NewNames names;
  private final List<Edit> edits = new ArrayList<>();

  /** Names that had to be written longer, by what they refer to: many may refer to one thing. */
  private final Map<Integer, String> longerNames = new TreeMap<>();

  RenameEdits(Source source, NewNames names) {
    this.source = source;
    this.symbols = source.symbols();
    this.words = source.words();
    this.names = names;
  }

  /** Renames a skin or an animation. */
  Change quoted() {
    for (int i = 0; i < words.size(); i++) {
      int symbol = words.symbol(i);
      if (symbol >= 0 && names.isRenamed(symbol)) {
        String text = "\"" + names.of(symbol) + "\"";
        if (words.has(i, WordNotes.IMPLICIT)) {
          // An animation without a name, which is called "".
          edits.add(new Edit(words.to(i), words.to(i), " " + text));
        } else {
          edits.add(new Edit(words.from(i), words.to(i), text));
        }
      }
    }
    return Change.of(edits);
  }

  /** Renames a bone, slot or attachment, and all that follows them. */
  Change dotted() {
    NameIndex boneIndex = new NameIndex(names.bones);
    NameIndex slotIndex = new NameIndex(names.slots);
    Mentions mentions = source.mentions();
    int word = 0;
    for (int m = 0; m < mentions.size(); m++) {
      int from = mentions.from(m);
      int end = words.firstFrom(from);
      for (; word < end; word++) {
        single(word);
      }
      while (word < words.size() && words.from(word) < mentions.to(m)) {
        word++;
      }
      int target = mentions.target(m);
      boolean bone = target == -1 || (target >= 0 && target < symbols.firstSlot);
      String problem = mention(m, end, word, bone ? boneIndex : slotIndex);
      if (problem != null) {
        return Change.refused(problem);
      }
    }
    for (; word < words.size(); word++) {
      single(word);
    }
    return Change.of(edits);
  }

  /** Writes a name that stands alone. */
  private void single(int word) {
    int symbol = words.symbol(word);
    if (symbol < 0 || symbol >= symbols.firstSkin || !isTouched(word, symbol)) {
      return;
    }
    StringBuilder behind = new StringBuilder();
    if (words.has(word, WordNotes.IMPLICIT)) {
      String slot = names.of(symbol);
      behind.append(slot.equals(names.of(symbols.slot(symbol).bone())) ? "" : slot);
    } else if (names.isRenamed(symbol)) {
      edits.add(new Edit(words.from(word), words.to(word), names.of(symbol)));
    }
    implied(word, names.of(symbol), behind);
    if (behind.length() > 0) {
      edits.add(new Edit(words.to(word), words.to(word), behind.toString()));
    }
  }

  /** Returns whether anything that a word names, or takes its name from, is renamed. */
  private boolean isTouched(int word, int symbol) {
    int attachment = words.implied(word);
    return names.isRenamed(symbol)
        || (attachment >= 0 && names.isRenamed(attachment))
        || (words.has(word, WordNotes.IMPLICIT) && names.isRenamed(symbols.slot(symbol).bone()));
  }

  /**
   * Writes the attachment of a slot's word in brackets, if it is no longer called like the slot.
   */
  private void implied(int word, String slot, StringBuilder behind) {
    int attachment = words.implied(word);
    if (attachment >= 0 && !names.of(attachment).equals(slot)) {
      behind.append('[').append(names.of(attachment)).append(']');
    }
  }

  /**
   * Writes a name that refers to a bone or slot.
   *
   * @param first its first word
   * @param end the word behind its last one
   * @return why it cannot be done, or null
   */
  private @Nullable String mention(int mention, int first, int end, NameIndex index) {
    Mentions mentions = source.mentions();
    int from = mentions.from(mention);
    int to = mentions.to(mention);
    int target = mentions.target(mention);
    if (target < 0) {
      return index.find(source.text, from, to) < 0 ? null : meansNow(from, to);
    }
    StringBuilder text = new StringBuilder();
    List<Edit> parts = new ArrayList<>();
    int at = from;
    for (int w = first; w < end; w++) {
      int symbol = words.symbol(w);
      if (symbol >= 0 && names.isRenamed(symbol)) {
        text.append(source.text, at, words.from(w)).append(names.of(symbol));
        parts.add(new Edit(words.from(w), words.to(w), names.of(symbol)));
        at = words.to(w);
      }
    }
    text.append(source.text, at, to);
    int expected = target >= symbols.firstSlot ? target - symbols.firstSlot : target;
    String last;
    if (index.find(text.toString(), 0, text.length()) == expected) {
      last = text.substring(text.lastIndexOf(".") + 1);
    } else {
      String longer = longerNames.computeIfAbsent(target, any -> index.shortest(expected));
      parts = List.of(new Edit(from, to, longer));
      last = names.of(target);
    }
    edits.addAll(parts);
    StringBuilder behind = new StringBuilder();
    implied(end - 1, last, behind);
    if (behind.length() > 0) {
      edits.add(new Edit(to, to, behind.toString()));
    }
    return null;
  }

  private String meansNow(int from, int to) {
    return Excerpt.quoted(source.text.substring(from, to))
        + " on line "
        + source.tree.place(from, to).line()
        + " refers to nothing now, and would get a meaning; correct it first";
  }
}
