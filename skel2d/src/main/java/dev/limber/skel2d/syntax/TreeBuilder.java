package dev.limber.skel2d.syntax;

import java.util.ArrayList;
import java.util.List;

/** Sorts lines into sections by their shape. */
final class TreeBuilder {
  private final String text;
  private final Lexer lexer;
  private final List<Line> lines = new ArrayList<>();
  private final List<Section> sections = new ArrayList<>();
  private LineKind section = LineKind.STRAY;
  private int sectionStart;

  TreeBuilder(String text) {
    this.text = text;
    this.lexer = new Lexer(text);
  }

  SyntaxTree build() {
    while (lexer.hasNext()) {
      lexer.next();
      lines.add(
          new Line(
              kind(),
              lexer.start,
              lexer.contentEnd,
              lexer.at,
              lexer.comment,
              lexer.tabs,
              lexer.firstToken,
              lexer.tokenStarts.size()));
    }
    closeSection();
    return new SyntaxTree(
        text,
        lines,
        sections,
        lexer.lineStarts.toArray(),
        lexer.tokenStarts.toArray(),
        lexer.tokenEnds.toArray());
  }

  private void closeSection() {
    if (lines.size() > sectionStart) {
      sections.add(new Section(section, sectionStart, lines.size()));
    }
    sectionStart = lines.size();
  }

  private LineKind kind() {
    if (lexer.firstToken == lexer.tokenStarts.size()) {
      return LineKind.BLANK;
    }
    if (lexer.tabs > 0) {
      return switch (section) {
        case SKELETON -> inSkeleton();
        case SKIN -> inSkin();
        case ORDER -> inOrder();
        case ANIM -> inAnimation();
        default -> LineKind.STRAY;
      };
    }
    LineKind header = header();
    if (header != LineKind.STRAY || section != LineKind.STRAY) {
      closeSection();
    }
    section = header;
    return header;
  }

  /** Returns where the first token starts if nothing but tabs are before it, else -1. */
  private int direct() {
    int first = lexer.tokenStarts.get(lexer.firstToken);
    return first == lexer.start + lexer.tabs ? first : -1;
  }

  private int firstEnd() {
    return lexer.tokenEnds.get(lexer.firstToken);
  }

  private LineKind header() {
    int from = direct();
    if (from < 0) {
      return LineKind.STRAY;
    }
    Word section = Vocabulary.find(WordGroup.SECTION, text, from, firstEnd());
    if (section == null) {
      return LineKind.STRAY;
    }
    return switch (section.word()) {
      case "skeleton" -> LineKind.SKELETON;
      case "order" -> LineKind.ORDER;
      case "anim" -> LineKind.ANIM;
      default -> hasSkinName() ? LineKind.SKIN : LineKind.STRAY;
    };
  }

  /** A skin needs a name of its own; otherwise its header counts for nothing. */
  private boolean hasSkinName() {
    for (int t = lexer.tokenStarts.size() - 1; t > lexer.firstToken; t--) {
      int from = lexer.tokenStarts.get(t);
      int to = lexer.tokenEnds.get(t);
      if (Lexemes.isString(text, from, to)) {
        return !Lexemes.isWord(text, from, to, "\"default\"");
      }
    }
    return false;
  }

  private LineKind inSkeleton() {
    int from = direct();
    if (from >= 0) {
      if (lexer.tabs == 1 && Lexemes.isPathName(text, from, firstEnd())) {
        return LineKind.BONE;
      }
      if (lexer.tabs == 2 && Shapes.isSlot(text, from, firstEnd())) {
        return LineKind.SLOT;
      }
      if (lexer.tabs == 3 && Shapes.isPathCommand(text, from, firstEnd())) {
        return LineKind.PATH_COMMAND;
      }
    }
    return LineKind.STRAY;
  }

  private LineKind inSkin() {
    int from = direct();
    if (from >= 0) {
      if (lexer.tabs == 1 && Shapes.isSkinEntry(text, from, firstEnd())) {
        return LineKind.SKIN_ENTRY;
      }
      if (lexer.tabs == 2 && Shapes.isPathCommand(text, from, firstEnd())) {
        return LineKind.PATH_COMMAND;
      }
    }
    return LineKind.STRAY;
  }

  private LineKind inOrder() {
    int from = direct();
    boolean entry =
        from >= 0
            && lexer.tabs == 1
            && text.charAt(from) == '@'
            && Lexemes.isPathName(text, from + 1, firstEnd());
    return entry ? LineKind.ORDER_ENTRY : LineKind.STRAY;
  }

  private LineKind inAnimation() {
    if (lexer.tabs >= 2) {
      return isTimeline() ? LineKind.TIMELINE : LineKind.STRAY;
    }
    int from = direct();
    if (from < 0) {
      return LineKind.STRAY;
    }
    if (text.charAt(from) == '!' && firstEnd() == from + 1) {
      return LineKind.MARK;
    }
    int name = text.charAt(from) == '@' ? from + 1 : from;
    return Lexemes.isPathName(text, name, firstEnd()) ? LineKind.ITEM : LineKind.STRAY;
  }

  /** Two tabs, any character, white space: this also fits four tabs, but not three. */
  private boolean isTimeline() {
    int any = lexer.start + 2;
    int joined = text.charAt(any) == '\\' ? Lexer.jointEnd(text, any) : -1;
    int space = joined >= 0 ? joined : any + 1;
    if (space >= lexer.contentEnd) {
      return false;
    }
    char c = text.charAt(space);
    return Chars.isSpace(c) || (c == '\\' && Lexer.jointEnd(text, space) >= 0);
  }
}
