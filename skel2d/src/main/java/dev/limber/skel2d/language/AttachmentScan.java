package dev.limber.skel2d.language;

import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;

/** Reads the lines of slots, of skins and of paths. */
final class AttachmentScan {
  private static final int POINT = Reference.word(ReferenceGroup.WORD, "point");

  /** Types of the skeleton's attachments as far as the lines have been read. */
  private final byte[] types;

  private final SyntaxTree tree;
  private final String text;
  private final Symbols symbols;
  private final Words words;
  private final NameScan names;
  private final ValueScan values;
  private final OpenParts open;

  AttachmentScan(Scan scan) {
    this.tree = scan.tree;
    this.text = tree.text();
    this.symbols = scan.symbols;
    this.words = scan.words;
    this.names = scan.names;
    this.values = scan.values;
    this.open = scan.open;
    this.types = new byte[symbols.firstSkin - symbols.firstAttachment];
  }

  void slot(Line line) {
    open.closeSlot();
    if (open.bone == Symbols.NONE) {
      values.errors(tree, line.firstToken(), line.endToken());
      return;
    }
    int first = line.firstToken();
    int at = tree.tokenStart(first);
    int to = tree.tokenEnd(first);
    int nameEnd = bracket(at, to);
    boolean own = nameEnd == at + 1;
    open.slot =
        own ? symbols.ownSlot(open.bone) : symbols.slot(open.bone, text.substring(at + 1, nameEnd));
    int slotWord;
    if (own) {
      slotWord =
          words.add(at, at + 1, TokenKind.SLOT, open.slot, -1, Words.DEFINES | Words.IMPLICIT);
    } else {
      values.punctuation(at);
      slotWord = words.add(at + 1, nameEnd, TokenKind.SLOT, open.slot, -1, Words.DEFINES);
    }
    int standard = open.slot == Symbols.NONE ? Symbols.NONE : symbols.ownAttachment(open.slot);
    attachment(standard, slotWord, nameEnd, to, Words.DEFINES);
    int type = typeToken(line);
    for (int t = first + 1; t < type; t++) {
      int from = tree.tokenStart(t);
      if (!values.color(from, tree.tokenEnd(t), ReferenceGroup.SLOT)) {
        values.error(from, tree.tokenEnd(t));
      }
    }
    int before =
        open.attachment == Symbols.NONE ? 0 : types[open.attachment - symbols.firstAttachment];
    int now = properties(line, type, before);
    if (open.attachment != Symbols.NONE) {
      types[open.attachment - symbols.firstAttachment] = (byte) now;
      open.pathOpen = now == Reference.PATH_TYPE;
    }
  }

  private int bracket(int from, int to) {
    int at = from;
    while (at < to && text.charAt(at) != '[') {
      at++;
    }
    return at;
  }

  /**
   * Reads the brackets behind a slot's name.
   *
   * @param standard the attachment that is meant if there are none
   */
  private void attachment(int standard, int slotWord, int nameEnd, int to, int flags) {
    open.attachment = standard;
    if (nameEnd < to) {
      open.attachment =
          open.slot == Symbols.NONE
              ? Symbols.NONE
              : symbols.attachment(open.slot, text.substring(nameEnd + 1, to - 1));
      values.punctuation(nameEnd);
      TokenKind kind =
          open.attachment == Symbols.NONE && open.slot != Symbols.NONE
              ? TokenKind.UNKNOWN
              : TokenKind.ATTACHMENT;
      words.add(nameEnd + 1, to - 1, kind, open.attachment, -1, flags);
      values.punctuation(to - 1);
    } else {
      words.imply(slotWord, open.attachment);
    }
  }

  private int typeToken(Line line) {
    int t = line.firstToken() + 1;
    while (t < line.endToken() && text.charAt(tree.tokenStart(t)) != ':') {
      t++;
    }
    return t;
  }

  /** Reads a type and the properties behind it, and returns the type that holds then. */
  private int properties(Line line, int typeToken, int before) {
    if (typeToken == line.endToken()) {
      return before;
    }
    int from = tree.tokenStart(typeToken);
    int to = tree.tokenEnd(typeToken);
    int entry = Reference.word(ReferenceGroup.TYPE, text, from + 1, to);
    values.word(from, to, entry < 0 ? TokenKind.UNKNOWN : TokenKind.TYPE, entry);
    int type = entry < 0 ? 0 : Reference.type(Reference.entry(entry).word());
    for (int t = typeToken + 1; t < line.endToken(); t++) {
      int start = tree.tokenStart(t);
      int end = tree.tokenEnd(t);
      if (!values.property(start, end, ReferenceGroup.ATTACHMENT, type)) {
        values.error(start, end);
      }
    }
    return type;
  }

  void skinEntry(Line line) {
    open.close();
    int first = line.firstToken();
    int at = tree.tokenStart(first);
    int to = tree.tokenEnd(first);
    int nameEnd = bracket(at, to);
    values.punctuation(at);
    open.slot = names.slotReference(at + 1, nameEnd);
    int dot = nameEnd;
    while (dot > at + 1 && text.charAt(dot - 1) != '.') {
      dot--;
    }
    int standard =
        open.slot == Symbols.NONE
            ? Symbols.NONE
            : symbols.attachment(open.slot, text.substring(dot, nameEnd));
    attachment(standard, words.size() - 1, nameEnd, to, 0);
    open.bone = open.slot == Symbols.NONE ? Symbols.NONE : symbols.slot(open.slot).bone();
    int type = typeToken(line);
    values.errors(tree, first + 1, type);
    open.pathOpen = properties(line, type, 0) == Reference.PATH_TYPE;
  }

  void command(Line line) {
    int first = line.firstToken();
    if (!open.pathOpen) {
      values.errors(tree, first, line.endToken());
      return;
    }
    char letter = text.charAt(tree.tokenStart(first));
    int entry = Reference.letter(ReferenceGroup.PATH, letter);
    values.word(tree.tokenStart(first), tree.tokenEnd(first), TokenKind.COMMAND, entry);
    int points = letter == 'C' ? 0 : letter == 'Q' ? 2 : letter == 'B' ? 3 : 1;
    for (int t = first + 1; t < line.endToken(); t++) {
      int from = tree.tokenStart(t);
      int to = tree.tokenEnd(t);
      boolean good = t <= first + points && (letter == ':' ? boneName(from, to) : point(from, to));
      if (!good) {
        values.error(from, to);
      }
    }
  }

  private boolean boneName(int from, int to) {
    if (!Lexemes.isPathName(text, from, to)) {
      return false;
    }
    names.boneReference(from, to);
    return true;
  }

  private boolean point(int from, int to) {
    int comma = from;
    while (comma < to && text.charAt(comma) != ',') {
      comma++;
    }
    int colon = comma;
    while (colon < to && text.charAt(colon) != ':') {
      colon++;
    }
    if (comma == to
        || !Lexemes.isNumber(text, from, comma)
        || !Lexemes.isNumber(text, comma + 1, colon)
        || !(colon == to || Lexemes.isPathName(text, colon + 1, to))) {
      return false;
    }
    values.word(from, comma, TokenKind.NUMBER, POINT);
    values.punctuation(comma);
    values.word(comma + 1, colon, TokenKind.NUMBER, POINT);
    if (colon < to) {
      values.punctuation(colon);
      names.boneReference(colon + 1, to);
    }
    return true;
  }
}
