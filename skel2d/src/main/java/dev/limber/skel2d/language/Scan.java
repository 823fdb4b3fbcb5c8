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
  private static final int COMMENT = Reference.word(ReferenceGroup.WORD, "comment");

  final SyntaxTree tree;
  final Symbols symbols;
  final Words words;
  final NameScan names;

  /** What each line is about: five symbols for each, see {@link LineParts}. */
  final LineParts parts;

  private final String text;
  final ValueScan values;

  private final AttachmentScan attachments;
  private final AnimationScan animations;

  /** What is open at the line that is read. */
  final OpenParts open = new OpenParts();

  Scan(SyntaxTree tree, Symbols symbols) {
    this.tree = tree;
    this.text = tree.text();
    this.symbols = symbols;
    this.words = new Words(2 * tree.tokenCount());
    this.names = new NameScan(text, symbols, words);
    this.values = new ValueScan(text, words);
    this.parts = new LineParts(tree.lines().size());
    this.attachments = new AttachmentScan(this);
    this.animations = new AnimationScan(this);
    for (Section section : tree.sections()) {
      for (int i = section.firstLine(); i < section.endLine(); i++) {
        Line line = tree.lines().get(i);
        if (line.kind() != LineKind.BLANK) {
          line(section, line);
        }
        parts.set(i, open);
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
      case ANIM -> animations.animationHeader(line);
      case BONE -> bone(line);
      case SLOT -> attachments.slot(line);
      case PATH_COMMAND -> attachments.command(line);
      case SKIN_ENTRY -> attachments.skinEntry(line);
      case ORDER_ENTRY -> orderEntry(line);
      case ITEM -> animations.item(line);
      case TIMELINE -> animations.timeline(line);
      default -> stray(section, line);
    }
  }

  private void stray(Section section, Line line) {
    switch (section.kind()) {
      case SKELETON -> {
        if (line.tabs() < 3) {
          open.closeSlot();
          open.bone = line.tabs() < 2 ? Symbols.NONE : open.bone;
        }
      }
      case SKIN, ANIM -> {
        if (line.tabs() == 1) {
          open.close();
        }
      }
      case ORDER -> open.close();
      default -> open.leave();
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

  private void keyword(Line line) {
    open.leave();
    int first = line.firstToken();
    values.word(tree.tokenStart(first), tree.tokenEnd(first), TokenKind.KEYWORD, section(line));
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
    values.errors(tree, line.firstToken() + 1, line.endToken());
  }

  /** Returns the last string of a header, -1 if it has none. */
  static int lastString(SyntaxTree tree, Line line) {
    int last = line.endToken() - 1;
    while (last > line.firstToken()
        && !Lexemes.isString(tree.text(), tree.tokenStart(last), tree.tokenEnd(last))) {
      last--;
    }
    return last > line.firstToken() ? last : -1;
  }

  private void skinHeader(Line line) {
    keyword(line);
    int last = lastString(tree, line);
    for (int t = line.firstToken() + 1; t < line.endToken(); t++) {
      int from = tree.tokenStart(t);
      int to = tree.tokenEnd(t);
      if (t == last) {
        open.skin = symbols.skin(Lexemes.string(text, from, to));
        words.add(from, to, TokenKind.SKIN, open.skin, -1, Words.DEFINES);
      } else {
        values.error(from, to);
      }
    }
  }

  private void bone(Line line) {
    open.close();
    int first = line.firstToken();
    open.bone = names.boneDefinition(tree.tokenStart(first), tree.tokenEnd(first));
    for (int t = first + 1; t < line.endToken(); t++) {
      int from = tree.tokenStart(t);
      int to = tree.tokenEnd(t);
      if (open.bone == Symbols.NONE || !values.property(from, to, ReferenceGroup.BONE, -1)) {
        values.error(from, to);
      }
    }
  }

  private void orderEntry(Line line) {
    open.close();
    int first = line.firstToken();
    int from = tree.tokenStart(first);
    int to = tree.tokenEnd(first);
    values.punctuation(from);
    char next = to < line.contentEnd() ? text.charAt(to) : ' ';
    if (next == ' ' || next == '\\') {
      open.slot = names.slotReference(from + 1, to);
      open.bone = open.slot == Symbols.NONE ? Symbols.NONE : symbols.slot(open.slot).bone();
    } else {
      values.word(from + 1, to, TokenKind.UNKNOWN, -1);
    }
    values.errors(tree, first + 1, line.endToken());
  }

  private int section(Line line) {
    int first = line.firstToken();
    return Reference.word(
        ReferenceGroup.SECTION, text, tree.tokenStart(first), tree.tokenEnd(first));
  }
}
