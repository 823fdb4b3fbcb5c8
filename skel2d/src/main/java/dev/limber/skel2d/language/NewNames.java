package dev.limber.skel2d.language;

import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.syntax.TokenKind;
import dev.limber.skel2d.syntax.WordNotes;
import java.util.ArrayList;
import java.util.List;

/** What everything is called after a rename, or when bones hang on another one. */
final class NewNames {
  private final Source source;
  private final Symbols symbols;
  private final String name;
  private final boolean[] renamed;

  /** Full names of the bones, and of the slots. */
  final List<String> bones = new ArrayList<>();

  final List<String> slots = new ArrayList<>();

  NewNames(Source source, int symbol, String name) {
    this.source = source;
    this.symbols = source.symbols();
    this.name = name;
    this.renamed = new boolean[symbols.size];
    renamed[symbol] = true;
    followers();
    for (int i = 0; i < symbols.firstSlot; i++) {
      bones.add(below(symbols.bone(i).parent(), i));
    }
    slots();
  }

  /**
   * All keep their own names.
   *
   * @param moved the bones that hang on another one
   * @param parent the one that they hang on, which is not below any of them; {@link Symbols#NONE}
   *     for the top
   */
  NewNames(Source source, boolean[] moved, int parent) {
    this.source = source;
    this.symbols = source.symbols();
    this.name = "";
    this.renamed = new boolean[symbols.size];
    String above = parent < 0 ? "" : symbols.fullName(parent) + ".";
    for (int i = 0; i < symbols.firstSlot; i++) {
      bones.add(moved[i] ? above + of(i) : below(symbols.bone(i).parent(), i));
    }
    slots();
  }

  /** Returns the full name of a bone; its parent has one already. */
  private String below(int parent, int bone) {
    return parent < 0 ? of(bone) : bones.get(parent) + "." + of(bone);
  }

  private void slots() {
    for (int i = symbols.firstSlot; i < symbols.firstAttachment; i++) {
      Slot slot = symbols.slot(i);
      slots.add(bones.get(slot.bone()) + "." + of(i));
    }
  }

  /** Takes along what has no name of its own: first slots, then attachments. */
  private void followers() {
    Words words = source.words();
    for (int i = 0; i < words.size(); i++) {
      int slot = words.symbol(i);
      if (words.kind(i) == TokenKind.SLOT && slot >= 0 && words.has(i, WordNotes.IMPLICIT)) {
        renamed[slot] |= renamed[symbols.slot(slot).bone()];
      }
    }
    for (int i = 0; i < words.size(); i++) {
      int attachment = words.implied(i);
      int slot = words.symbol(i);
      if (attachment >= 0 && renamed[slot] && !renamed[attachment]) {
        // A name that finds its slot by its last letters may name another attachment.
        renamed[attachment] = symbols.name(attachment).equals(symbols.name(slot));
      }
    }
  }

  boolean isRenamed(int symbol) {
    return renamed[symbol];
  }

  /** Returns its own name, new or old. */
  String of(int symbol) {
    return renamed[symbol] ? name : symbols.name(symbol);
  }

  /** Returns something that has one of the new names already, -1 if there is none. */
  int clash() {
    for (int i = 0; i < symbols.size; i++) {
      if (renamed[i]) {
        int other =
            switch (symbols.kind(i)) {
              case BONE -> symbols.bone(symbols.bone(i).parent(), name);
              case SLOT -> symbols.slot(symbols.slot(i).bone(), name);
              case ATTACHMENT -> symbols.attachment(symbols.slotOf(i), name);
              case SKIN -> symbols.skin(name);
              case ANIMATION -> symbols.animation(name);
            };
        if (other >= 0) {
          return other;
        }
      }
    }
    return -1;
  }
}
