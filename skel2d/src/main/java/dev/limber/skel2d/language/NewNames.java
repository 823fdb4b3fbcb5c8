package dev.limber.skel2d.language;

import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.syntax.TokenKind;
import dev.limber.skel2d.syntax.WordNotes;
import java.util.ArrayList;
import java.util.List;

/** What everything is called after a rename. */
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
      Bone bone = symbols.bone(i);
      bones.add(bone.parent() < 0 ? of(i) : bones.get(bone.parent()) + "." + of(i));
    }
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
