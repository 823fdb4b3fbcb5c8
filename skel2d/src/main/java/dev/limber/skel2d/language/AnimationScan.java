package dev.limber.skel2d.language;

import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;

/** Reads the lines of animations. */
final class AnimationScan {
  private final SyntaxTree tree;
  private final String text;
  private final Symbols symbols;
  private final Words words;
  private final NameScan names;
  private final ValueScan values;
  private final OpenParts open;

  AnimationScan(Scan scan) {
    this.tree = scan.tree;
    this.text = tree.text();
    this.symbols = scan.symbols;
    this.words = scan.words;
    this.names = scan.names;
    this.values = scan.values;
    this.open = scan.open;
  }

  void animationHeader(Line line) {
    open.leave();
    int first = line.firstToken();
    int last = Scan.lastString(tree, line);
    open.animation =
        symbols.animation(
            last < 0 ? "" : Lexemes.string(text, tree.tokenStart(last), tree.tokenEnd(last)));
    words.add(
        tree.tokenStart(first),
        tree.tokenEnd(first),
        TokenKind.KEYWORD,
        last < 0 ? open.animation : -1,
        Reference.word(ReferenceGroup.SECTION, "anim"),
        last < 0 ? Words.DEFINES | Words.IMPLICIT : 0);
    for (int t = first + 1; t < line.endToken(); t++) {
      int from = tree.tokenStart(t);
      int to = tree.tokenEnd(t);
      if (t == last) {
        words.add(from, to, TokenKind.ANIMATION, open.animation, -1, Words.DEFINES);
      } else if (!values.framesPerSecond(from, to) && !values.option(from, to, false)) {
        values.error(from, to);
      }
    }
  }

  void item(Line line) {
    open.close();
    int first = line.firstToken();
    int from = tree.tokenStart(first);
    int to = tree.tokenEnd(first);
    open.itemOpen = true;
    open.slotItem = text.charAt(from) == '@';
    if (open.slotItem) {
      values.punctuation(from);
      open.slot = names.slotReference(from + 1, to);
      open.bone = open.slot == Symbols.NONE ? Symbols.NONE : symbols.slot(open.slot).bone();
    } else {
      open.bone = names.boneReference(from, to);
    }
    for (int t = first + 1; t < line.endToken(); t++) {
      if (!values.option(tree.tokenStart(t), tree.tokenEnd(t), false)) {
        values.error(tree.tokenStart(t), tree.tokenEnd(t));
      }
    }
  }

  void timeline(Line line) {
    int first = line.firstToken();
    if (!open.itemOpen) {
      values.errors(tree, first, line.endToken());
      return;
    }
    int from = tree.tokenStart(first);
    int to = tree.tokenEnd(first);
    ReferenceGroup group =
        open.slotItem ? ReferenceGroup.SLOT_TIMELINE : ReferenceGroup.BONE_TIMELINE;
    int entry = to - from == 1 ? Reference.letter(group, text.charAt(from)) : -1;
    boolean old =
        to - from > 1
            && (open.slotItem ? "@crgba" : "xyrijst")
                .contains(text.substring(from, Math.min(to, from + 8)));
    if (entry < 0 && !old) {
      values.errors(tree, first, line.endToken());
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
            open.slot == Symbols.NONE
                ? Symbols.NONE
                : symbols.attachment(open.slot, text.substring(from, to));
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
