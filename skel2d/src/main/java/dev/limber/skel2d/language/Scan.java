package dev.limber.skel2d.language;

import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.Section;
import dev.limber.skel2d.syntax.SyntaxTree;

/**
 * Goes through a source once and says what each word is. It reads lines as the resolver does, whose
 * result it takes for what exists.
 */
final class Scan {
  private static final int POINT = Reference.word(ReferenceGroup.WORD, "point");
  private static final int COMMENT = Reference.word(ReferenceGroup.WORD, "comment");

  final SyntaxTree tree;
  final Symbols symbols;
  final Words words;
  final NameScan names;

  /** What each line is about: five symbols for each, see {@link LineParts}. */
  final LineParts parts;

  private final String text;
  private final ValueScan values;

  /** Types of the skeleton's attachments as far as the lines have been read. */
  private final byte[] types;

  private int bone = Symbols.NONE;
  private int slot = Symbols.NONE;
  private int attachment = Symbols.NONE;
  private int skin = Symbols.NONE;
  private int animation = Symbols.NONE;
  private boolean pathOpen;
  private boolean itemOpen;
  private boolean slotItem;

  Scan(SyntaxTree tree, Symbols symbols) {
    this.tree = tree;
    this.text = tree.text();
    this.symbols = symbols;
    this.words = new Words(2 * tree.tokenCount());
    this.names = new NameScan(text, symbols, words);
    this.values = new ValueScan(text, words);
    this.parts = new LineParts(tree.lines().size());
    this.types = new byte[symbols.firstSkin - symbols.firstAttachment];
    for (Section section : tree.sections()) {
      for (int i = section.firstLine(); i < section.endLine(); i++) {
        Line line = tree.lines().get(i);
        if (line.kind() != LineKind.BLANK) {
          line(section, line);
        }
        parts.set(i, bone, slot, attachment, skin, animation);
        if (line.comment() >= 0) {
          values.word(line.comment(), line.contentEnd(), TokenKind.COMMENT, COMMENT);
        }
      }
    }
  }

  private void line(Section section, Line line) {
    switch (line.kind()) {
      case SKELETON -> skeletonHeader(line);
      case SKIN -> skinHeader(line);
      case ORDER -> orderHeader(line);
      case ANIM -> animationHeader(line);
      case BONE -> bone(line);
      case SLOT -> slot(line);
      case PATH_COMMAND -> command(line);
      case SKIN_ENTRY -> skinEntry(line);
      case ORDER_ENTRY -> orderEntry(line);
      case ITEM -> item(line);
      case TIMELINE -> timeline(line);
      default -> stray(section, line);
    }
  }

  private void close() {
    bone = Symbols.NONE;
    slot = Symbols.NONE;
    attachment = Symbols.NONE;
    pathOpen = false;
    itemOpen = false;
  }

  private void leave() {
    close();
    skin = Symbols.NONE;
    animation = Symbols.NONE;
  }

  private void stray(Section section, Line line) {
    switch (section.kind()) {
      case SKELETON -> {
        if (line.tabs() < 3) {
          closeSlot();
          bone = line.tabs() < 2 ? Symbols.NONE : bone;
        }
      }
      case SKIN, ANIM -> {
        if (line.tabs() == 1) {
          close();
        }
      }
      case ORDER -> close();
      default -> leave();
    }
    for (int t = line.firstToken(); t < line.endToken(); t++) {
      int keyword = t == line.firstToken() && section.kind() == LineKind.STRAY ? section(line) : -1;
      values.word(
          tree.tokenStart(t),
          tree.tokenEnd(t),
          keyword < 0 ? TokenKind.ERROR : TokenKind.KEYWORD,
          keyword);
    }
  }

  private void closeSlot() {
    slot = Symbols.NONE;
    attachment = Symbols.NONE;
    pathOpen = false;
  }

  private int section(Line line) {
    int first = line.firstToken();
    return Reference.word(
        ReferenceGroup.SECTION, text, tree.tokenStart(first), tree.tokenEnd(first));
  }

  private void keyword(Line line) {
    leave();
    int first = line.firstToken();
    values.word(tree.tokenStart(first), tree.tokenEnd(first), TokenKind.KEYWORD, section(line));
  }

  private void errors(int fromToken, int endToken) {
    for (int t = fromToken; t < endToken; t++) {
      values.error(tree.tokenStart(t), tree.tokenEnd(t));
    }
  }

  private void skeletonHeader(Line line) {
    keyword(line);
    for (int t = line.firstToken() + 1; t < line.endToken(); t++) {
      int from = tree.tokenStart(t);
      if (!values.color(from, tree.tokenEnd(t), ReferenceGroup.BONE)) {
        values.error(from, tree.tokenEnd(t));
      }
    }
  }

  private void orderHeader(Line line) {
    keyword(line);
    errors(line.firstToken() + 1, line.endToken());
  }

  /** Returns the last string of a header, -1 if it has none. */
  private int lastString(Line line) {
    int last = line.endToken() - 1;
    while (last > line.firstToken()
        && !Lexemes.isString(text, tree.tokenStart(last), tree.tokenEnd(last))) {
      last--;
    }
    return last > line.firstToken() ? last : -1;
  }

  private void skinHeader(Line line) {
    keyword(line);
    int last = lastString(line);
    for (int t = line.firstToken() + 1; t < line.endToken(); t++) {
      int from = tree.tokenStart(t);
      int to = tree.tokenEnd(t);
      if (t == last) {
        skin = symbols.skin(Lexemes.string(text, from, to));
        words.add(from, to, TokenKind.SKIN, skin, -1, Words.DEFINES);
      } else {
        values.error(from, to);
      }
    }
  }

  private void animationHeader(Line line) {
    leave();
    int first = line.firstToken();
    int last = lastString(line);
    animation =
        symbols.animation(
            last < 0 ? "" : Lexemes.string(text, tree.tokenStart(last), tree.tokenEnd(last)));
    words.add(
        tree.tokenStart(first),
        tree.tokenEnd(first),
        TokenKind.KEYWORD,
        last < 0 ? animation : -1,
        section(line),
        last < 0 ? Words.DEFINES | Words.IMPLICIT : 0);
    for (int t = first + 1; t < line.endToken(); t++) {
      int from = tree.tokenStart(t);
      int to = tree.tokenEnd(t);
      if (t == last) {
        words.add(from, to, TokenKind.ANIMATION, animation, -1, Words.DEFINES);
      } else if (!values.framesPerSecond(from, to) && !values.option(from, to, false)) {
        values.error(from, to);
      }
    }
  }

  private void bone(Line line) {
    close();
    int first = line.firstToken();
    bone = names.boneDefinition(tree.tokenStart(first), tree.tokenEnd(first));
    for (int t = first + 1; t < line.endToken(); t++) {
      int from = tree.tokenStart(t);
      int to = tree.tokenEnd(t);
      if (bone == Symbols.NONE || !values.property(from, to, ReferenceGroup.BONE, -1)) {
        values.error(from, to);
      }
    }
  }

  private void slot(Line line) {
    closeSlot();
    if (bone == Symbols.NONE) {
      errors(line.firstToken(), line.endToken());
      return;
    }
    int first = line.firstToken();
    int at = tree.tokenStart(first);
    int to = tree.tokenEnd(first);
    int nameEnd = bracket(at, to);
    boolean own = nameEnd == at + 1;
    String slotName = own ? symbols.name(bone) : text.substring(at + 1, nameEnd);
    slot = symbols.slot(bone, slotName);
    int slotWord;
    if (own) {
      slotWord = words.add(at, at + 1, TokenKind.SLOT, slot, -1, Words.DEFINES | Words.IMPLICIT);
    } else {
      punctuation(at);
      slotWord = words.add(at + 1, nameEnd, TokenKind.SLOT, slot, -1, Words.DEFINES);
    }
    attachment(slotName, slotWord, nameEnd, to, Words.DEFINES);
    int type = typeToken(line);
    for (int t = first + 1; t < type; t++) {
      int from = tree.tokenStart(t);
      if (!values.color(from, tree.tokenEnd(t), ReferenceGroup.SLOT)) {
        values.error(from, tree.tokenEnd(t));
      }
    }
    int before = attachment == Symbols.NONE ? 0 : types[attachment - symbols.firstAttachment];
    int now = properties(line, type, before);
    if (attachment != Symbols.NONE) {
      types[attachment - symbols.firstAttachment] = (byte) now;
      pathOpen = now == Reference.PATH_TYPE;
    }
  }

  private int bracket(int from, int to) {
    int at = from;
    while (at < to && text.charAt(at) != '[') {
      at++;
    }
    return at;
  }

  /** Reads the brackets behind a slot's name, or what their absence means. */
  private void attachment(String standard, int slotWord, int nameEnd, int to, int flags) {
    boolean named = nameEnd < to;
    String name = named ? text.substring(nameEnd + 1, to - 1) : standard;
    attachment = slot == Symbols.NONE ? Symbols.NONE : symbols.attachment(slot, name);
    if (named) {
      punctuation(nameEnd);
      TokenKind kind =
          attachment == Symbols.NONE && slot != Symbols.NONE
              ? TokenKind.UNKNOWN
              : TokenKind.ATTACHMENT;
      words.add(nameEnd + 1, to - 1, kind, attachment, -1, flags);
      punctuation(to - 1);
    } else {
      words.imply(slotWord, attachment);
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

  private void punctuation(int at) {
    values.word(at, at + 1, TokenKind.PUNCTUATION, -1);
  }

  private void skinEntry(Line line) {
    close();
    int first = line.firstToken();
    int at = tree.tokenStart(first);
    int to = tree.tokenEnd(first);
    int nameEnd = bracket(at, to);
    punctuation(at);
    slot = names.slotReference(at + 1, nameEnd);
    int dot = nameEnd;
    while (dot > at + 1 && text.charAt(dot - 1) != '.') {
      dot--;
    }
    attachment(text.substring(dot, nameEnd), words.size() - 1, nameEnd, to, 0);
    bone = slot == Symbols.NONE ? Symbols.NONE : symbols.slot(slot).bone();
    int type = typeToken(line);
    errors(first + 1, type);
    pathOpen = properties(line, type, 0) == Reference.PATH_TYPE;
  }

  private void orderEntry(Line line) {
    close();
    int first = line.firstToken();
    int from = tree.tokenStart(first);
    int to = tree.tokenEnd(first);
    punctuation(from);
    char next = to < line.contentEnd() ? text.charAt(to) : ' ';
    if (next == ' ' || next == '\\') {
      slot = names.slotReference(from + 1, to);
      bone = slot == Symbols.NONE ? Symbols.NONE : symbols.slot(slot).bone();
    } else {
      values.word(from + 1, to, TokenKind.UNKNOWN, -1);
    }
    errors(first + 1, line.endToken());
  }

  private void command(Line line) {
    int first = line.firstToken();
    if (!pathOpen) {
      errors(first, line.endToken());
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
    punctuation(comma);
    values.word(comma + 1, colon, TokenKind.NUMBER, POINT);
    if (colon < to) {
      punctuation(colon);
      names.boneReference(colon + 1, to);
    }
    return true;
  }

  private void item(Line line) {
    close();
    int first = line.firstToken();
    int from = tree.tokenStart(first);
    int to = tree.tokenEnd(first);
    itemOpen = true;
    slotItem = text.charAt(from) == '@';
    if (slotItem) {
      punctuation(from);
      slot = names.slotReference(from + 1, to);
      bone = slot == Symbols.NONE ? Symbols.NONE : symbols.slot(slot).bone();
    } else {
      bone = names.boneReference(from, to);
    }
    for (int t = first + 1; t < line.endToken(); t++) {
      if (!values.option(tree.tokenStart(t), tree.tokenEnd(t), false)) {
        values.error(tree.tokenStart(t), tree.tokenEnd(t));
      }
    }
  }

  private void timeline(Line line) {
    int first = line.firstToken();
    if (!itemOpen) {
      errors(first, line.endToken());
      return;
    }
    int from = tree.tokenStart(first);
    int to = tree.tokenEnd(first);
    ReferenceGroup group = slotItem ? ReferenceGroup.SLOT_TIMELINE : ReferenceGroup.BONE_TIMELINE;
    int entry = to - from == 1 ? Reference.letter(group, text.charAt(from)) : -1;
    boolean old =
        to - from > 1
            && (slotItem ? "@crgba" : "xyrijst")
                .contains(text.substring(from, Math.min(to, from + 8)));
    if (entry < 0 && !old) {
      errors(first, line.endToken());
      return;
    }
    values.word(from, to, TokenKind.PROPERTY, entry);
    for (int t = first + 1; t < line.endToken(); t++) {
      int start = tree.tokenStart(t);
      int end = tree.tokenEnd(t);
      if (!values.time(start, end) && !key(start, end, entry)) {
        values.error(start, end);
      }
    }
  }

  private boolean key(int from, int to, int entry) {
    ReferenceEntry.Values kind =
        entry < 0 ? ReferenceEntry.Values.NUMBER : Reference.entry(entry).values();
    switch (kind) {
      case COLOR -> {
        if (!Lexemes.isColor(text, from, to)) {
          return false;
        }
        words.add(from, to, TokenKind.COLOR, -1, entry, 0);
        return true;
      }
      case NAME -> {
        if (!Lexemes.isName(text, from, to)) {
          return false;
        }
        int shown =
            slot == Symbols.NONE
                ? Symbols.NONE
                : symbols.attachment(slot, text.substring(from, to));
        words.add(
            from,
            to,
            shown == Symbols.NONE ? TokenKind.UNKNOWN : TokenKind.ATTACHMENT,
            shown,
            entry,
            0);
        return true;
      }
      case BOOLEAN -> {
        if (!Lexemes.isWord(text, from, to, "true") && !Lexemes.isWord(text, from, to, "false")) {
          return false;
        }
        values.word(from, to, TokenKind.BOOLEAN, entry);
        return true;
      }
      default -> {
        return values.key(from, to, entry);
      }
    }
  }
}
