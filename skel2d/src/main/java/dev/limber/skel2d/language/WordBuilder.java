package dev.limber.skel2d.language;

import static dev.limber.skel2d.language.LineParts.ANIMATION;
import static dev.limber.skel2d.language.LineParts.ATTACHMENT;
import static dev.limber.skel2d.language.LineParts.BONE;
import static dev.limber.skel2d.language.LineParts.SKIN;
import static dev.limber.skel2d.language.LineParts.SLOT;

import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.Section;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.TokenKind;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.WordGroup;
import dev.limber.skel2d.syntax.WordNotes;

/**
 * Takes over what the reader noted about the words of a source, and finds out what the names among
 * them mean.
 */
final class WordBuilder {
  private static final int COMMENT = Vocabulary.get(WordGroup.WORD, "comment").index();

  final Words words;
  final Mentions mentions = new Mentions();
  final LineParts parts;

  private final SyntaxTree tree;
  private final String text;
  private final WordNotes notes;
  private final Symbols symbols;

  /** The next note. */
  private int note;

  WordBuilder(SyntaxTree tree, WordNotes notes, Symbols symbols) {
    this.tree = tree;
    this.text = tree.text();
    this.notes = notes;
    this.symbols = symbols;
    this.words = new Words(2 * tree.tokenCount());
    this.parts = new LineParts(tree.lines().size());
    for (Section section : tree.sections()) {
      for (int i = section.firstLine(); i < section.endLine(); i++) {
        line(tree.lines().get(i), section.kind() == LineKind.SKELETON);
        parts.set(i);
      }
    }
  }

  private void line(Line line, boolean skeleton) {
    if (line.kind() != LineKind.BLANK) {
      parts.close(line.tabs(), skeleton);
    }
    for (int t = line.firstToken(); t < line.endToken(); t++) {
      int at = tree.tokenStart(t);
      int end = tree.tokenEnd(t);
      if (note == notes.size() || notes.from(note) >= end) {
        words.add(at, end, TokenKind.ERROR, Symbols.NONE, -1, 0);
        continue;
      }
      for (; note < notes.size() && notes.from(note) < end; note++) {
        punctuation(at, notes.from(note));
        at = notes.to(note);
        note(line.kind(), end);
      }
      punctuation(at, end);
    }
    if (line.comment() >= 0) {
      words.add(line.comment(), line.contentEnd(), TokenKind.COMMENT, Symbols.NONE, COMMENT, 0);
    }
  }

  private void punctuation(int from, int to) {
    for (int i = from; i < to; i++) {
      words.add(i, i + 1, TokenKind.PUNCTUATION, Symbols.NONE, -1, 0);
    }
  }

  private void note(LineKind line, int tokenEnd) {
    int from = notes.from(note);
    int to = notes.to(note);
    int flags = notes.flags(note);
    boolean defines = (flags & WordNotes.DEFINES) != 0;
    TokenKind kind = notes.kind(note);
    switch (kind) {
      case BONE -> {
        int bone = defines ? boneDefinition(from, to) : boneReference(from, to);
        if (line != LineKind.PATH_COMMAND) {
          parts.open(BONE, bone);
        }
      }
      case SLOT -> {
        if (defines) {
          slotDefinition(from, to, flags);
        } else {
          slotReference(from, to);
        }
        if (to == tokenEnd) {
          implyAttachment(line, from, to);
        }
      }
      case ATTACHMENT -> attachment(line, from, to, flags);
      case SKIN -> name(SKIN, symbols.skin(Lexemes.string(text, from, to)), flags);
      case ANIMATION -> name(ANIMATION, symbols.animation(Lexemes.string(text, from, to)), flags);
      default -> {
        if (defines) {
          name(ANIMATION, symbols.animation(""), flags);
        } else {
          words.add(from, to, kind, Symbols.NONE, notes.word(note), flags);
        }
      }
    }
  }

  /** Adds the name of a section. */
  private void name(int part, int symbol, int flags) {
    parts.open(part, symbol);
    words.add(notes.from(note), notes.to(note), notes.kind(note), symbol, notes.word(note), flags);
  }

  /** Reads the full name of a bone where it is defined. */
  private int boneDefinition(int from, int to) {
    int bone = Symbols.NONE;
    boolean known = true;
    int start = from;
    for (int i = from; i <= to; i++) {
      if (i == to || text.charAt(i) == '.') {
        bone = known ? symbols.bone(bone, text.substring(start, i)) : Symbols.NONE;
        known = bone != Symbols.NONE;
        words.add(start, i, TokenKind.BONE, bone, -1, i == to ? WordNotes.DEFINES : 0);
        punctuation(i, Math.min(i + 1, to));
        start = i + 1;
      }
    }
    return bone;
  }

  private int boneReference(int from, int to) {
    int found = symbols.boneIndex().find(text, from, to);
    int bone = found < 0 ? Symbols.NONE : found;
    mentions.add(from, to, bone);
    components(from, to, bone);
    return bone;
  }

  private void slotReference(int from, int to) {
    int found = symbols.slotIndex().find(text, from, to);
    int slot = found < 0 ? Symbols.NONE : symbols.firstSlot + found;
    mentions.add(from, to, slot == Symbols.NONE ? Mentions.NO_SLOT : slot);
    components(from, to, slot);
    parts.open(SLOT, slot);
    parts.open(BONE, slot == Symbols.NONE ? Symbols.NONE : symbols.slot(slot).bone());
  }

  /** Adds the components of a name: the last is the target, those before it are its parents. */
  private void components(int from, int to, int target) {
    if (target == Symbols.NONE) {
      words.add(from, to, TokenKind.UNKNOWN, Symbols.NONE, -1, 0);
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
        punctuation(i, Math.min(i + 1, to));
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

  private void slotDefinition(int from, int to, int flags) {
    int bone = parts.opened(BONE);
    boolean own = (flags & WordNotes.IMPLICIT) != 0;
    int slot = Symbols.NONE;
    if (bone != Symbols.NONE) {
      slot = own ? symbols.ownSlot(bone) : symbols.slot(bone, text.substring(from, to));
    }
    parts.open(SLOT, slot);
    words.add(from, to, TokenKind.SLOT, slot, -1, flags);
  }

  /** Finds the attachment that a slot's name stands for where no brackets follow. */
  private void implyAttachment(LineKind line, int from, int to) {
    int slot = parts.opened(SLOT);
    int attachment = Symbols.NONE;
    if (slot != Symbols.NONE && line == LineKind.SLOT) {
      attachment = symbols.ownAttachment(slot);
    } else if (slot != Symbols.NONE && line == LineKind.SKIN_ENTRY) {
      int last = to;
      while (last > from && text.charAt(last - 1) != '.') {
        last--;
      }
      attachment = symbols.attachment(slot, text.substring(last, to));
    }
    parts.open(ATTACHMENT, attachment);
    words.imply(words.size() - 1, attachment);
  }

  private void attachment(LineKind line, int from, int to, int flags) {
    int slot = parts.opened(SLOT);
    int attachment =
        slot == Symbols.NONE ? Symbols.NONE : symbols.attachment(slot, text.substring(from, to));
    if (line != LineKind.TIMELINE) {
      parts.open(ATTACHMENT, attachment);
    }
    TokenKind kind = attachment == Symbols.NONE ? TokenKind.UNKNOWN : TokenKind.ATTACHMENT;
    words.add(from, to, kind, attachment, notes.word(note), flags);
  }
}
