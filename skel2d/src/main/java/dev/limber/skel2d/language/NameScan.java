package dev.limber.skel2d.language;

import dev.limber.skel2d.resolve.NameIndex;
import dev.limber.skel2d.syntax.Lexemes;

/** Finds out what names mean, component by component. */
final class NameScan {
  private static final String ROOT = "skeleton";

  private final String text;
  private final Symbols symbols;
  private final Words words;
  final Mentions mentions = new Mentions();

  NameScan(String text, Symbols symbols, Words words) {
    this.text = text;
    this.symbols = symbols;
    this.words = words;
  }

  /** Reads the full name of a bone where it is defined, and returns the bone or -1. */
  int boneDefinition(int from, int to) {
    if (hasReservedPart(from, to)) {
      words.add(from, to, TokenKind.ERROR, -1, -1, 0);
      return Symbols.NONE;
    }
    int bone = Symbols.NONE;
    boolean known = true;
    int start = from;
    for (int i = from; i <= to; i++) {
      if (i == to || text.charAt(i) == '.') {
        bone = known ? symbols.bone(bone, text.substring(start, i)) : Symbols.NONE;
        known = bone != Symbols.NONE;
        words.add(start, i, TokenKind.BONE, bone, -1, i == to ? Words.DEFINES : 0);
        if (i < to) {
          punctuation(i);
        }
        start = i + 1;
      }
    }
    return bone;
  }

  private boolean hasReservedPart(int from, int to) {
    int start = from;
    for (int i = from; i <= to; i++) {
      if (i == to || text.charAt(i) == '.') {
        if (Lexemes.isWord(text, start, i, ROOT)) {
          return true;
        }
        start = i + 1;
      }
    }
    return false;
  }

  /** Reads a name that refers to a bone, and returns the bone or -1. */
  int boneReference(int from, int to) {
    int found = symbols.boneIndex().find(text, from, to);
    int bone = found < 0 ? Symbols.NONE : found;
    mentions.add(from, to, bone);
    components(from, to, bone);
    return bone;
  }

  /** Reads a name that refers to a slot, and returns the slot or -1. */
  int slotReference(int from, int to) {
    int found = symbols.slotIndex().find(text, from, to);
    int slot = found < 0 ? Symbols.NONE : symbols.firstSlot + found;
    mentions.add(from, to, slot == Symbols.NONE ? -2 : slot);
    components(from, to, slot);
    return slot;
  }

  private void components(int from, int to, int target) {
    if (target == Symbols.NONE) {
      words.add(from, to, TokenKind.UNKNOWN, -1, -1, 0);
      return;
    }
    int count = 1;
    for (int i = from; i < to; i++) {
      count += text.charAt(i) == '.' ? 1 : 0;
    }
    int[] chain = new int[count];
    int at = target;
    for (int i = count - 1; i >= 0; i--) {
      chain[i] = at;
      if (at >= symbols.firstSlot) {
        at = symbols.slot(at).bone();
      } else if (at >= 0) {
        at = symbols.bone(at).parent();
      }
    }
    int start = from;
    int component = 0;
    for (int i = from; i <= to; i++) {
      if (i == to || text.charAt(i) == '.') {
        int symbol = chain[component++];
        words.add(start, i, kind(symbol), symbol, -1, 0);
        if (i < to) {
          punctuation(i);
        }
        start = i + 1;
      }
    }
  }

  private TokenKind kind(int symbol) {
    if (symbol < 0) {
      // The word "skeleton", which stands before the top.
      return TokenKind.KEYWORD;
    }
    return symbol < symbols.firstSlot ? TokenKind.BONE : TokenKind.SLOT;
  }

  private void punctuation(int at) {
    words.add(at, at + 1, TokenKind.PUNCTUATION, -1, -1, 0);
  }

  /** Returns whether a name finds anything. */
  static boolean finds(NameIndex index, String name) {
    return index.find(name, 0, name.length()) >= 0;
  }
}
