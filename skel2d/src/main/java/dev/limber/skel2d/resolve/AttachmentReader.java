package dev.limber.skel2d.resolve;

import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.diagnostics.Nearest;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;

/** Reads an attachment's type and properties. */
final class AttachmentReader {
  private final SyntaxTree tree;
  private final String text;
  private final Report report;
  private final Repeats repeats;

  AttachmentReader(Report report) {
    this.report = report;
    this.tree = report.tree;
    this.text = tree.text();
    this.repeats = new Repeats(report);
  }

  /**
   * Returns the number of the first token that starts with a colon, the line's end if none does.
   */
  int typeToken(Line line) {
    int t = line.firstToken() + 1;
    while (t < line.endToken() && text.charAt(tree.tokenStart(t)) != ':') {
      t++;
    }
    return t;
  }

  /** Reads the type and what follows it into the draft; nothing if the line has no type. */
  void read(Line line, int typeToken, AttachmentDraft draft) {
    if (typeToken == line.endToken()) {
      return;
    }
    repeats.start(line);
    draft.retype(type(typeToken, draft));
    for (int t = typeToken + 1; t < line.endToken(); t++) {
      property(t, draft);
    }
  }

  private AttachmentType type(int token, AttachmentDraft draft) {
    draft.hasUnknownType = false;
    for (AttachmentType type : AttachmentType.values()) {
      if (Lexemes.isWord(text, tree.tokenStart(token) + 1, tree.tokenEnd(token), type.word)) {
        return type;
      }
    }
    draft.hasUnknownType = true;
    if (report.isFull()) {
      report.warning(Codes.UNKNOWN_TYPE, token, "", "");
      return AttachmentType.NONE;
    }
    List<String> words = new ArrayList<>();
    for (AttachmentType type : AttachmentType.values()) {
      words.add(":" + type.word);
    }
    String hint = Nearest.hint(tree.tokenText(token), words);
    report.warning(
        Codes.UNKNOWN_TYPE,
        token,
        report.quoted(token) + " is no type of attachment: it shows nothing",
        hint.isEmpty() ? Listing.of("there are", words) : hint);
    return AttachmentType.NONE;
  }

  private void property(int token, AttachmentDraft draft) {
    int from = tree.tokenStart(token);
    int to = tree.tokenEnd(token);
    char first = text.charAt(from);
    if (first == '"' && Lexemes.isString(text, from, to) && draft.type == AttachmentType.SPRITE) {
      repeats.give('"', token);
      draft.image = Lexemes.string(text, from, to);
      return;
    }
    boolean used =
        switch (first) {
          case 'x', 'y', 'r', 'i', 'j', 'w', 'h' ->
              Lexemes.isNumber(text, from + 1, to) && number(token, first, draft);
          case 't', 'm', 'd' ->
              Lexemes.isUnsigned(text, from + 1, to) && number(token, first, draft);
          case 'f', 's' -> Lexemes.isColor(text, from + 1, to) && color(token, draft);
          default -> false;
        };
    if (!used && !(draft.type.isShape() && joinOrCap(token, draft))) {
      ignored(token, draft);
    }
  }

  private void ignored(int token, AttachmentDraft draft) {
    if (draft.hasUnknownType && AttachmentHints.isSomeProperty(report, token)) {
      report.lostWithType(token);
    } else {
      AttachmentHints.report(report, token, draft.type);
    }
  }

  /** Sets a number; returns whether this type has it. */
  private boolean number(int token, char letter, AttachmentDraft draft) {
    if (!AttachmentHints.takes(draft.type, letter)) {
      return false;
    }
    double value = Lexemes.number(text, tree.tokenStart(token) + 1, tree.tokenEnd(token));
    if (Double.isInfinite(value)) {
      report.tooLarge(token);
      return true;
    }
    repeats.give(letter, token);
    switch (letter) {
      case 'x' -> draft.x = value;
      case 'y' -> draft.y = value;
      case 'r' -> draft.degrees = value;
      case 'i' -> draft.scaleX = value;
      case 'j' -> draft.scaleY = value;
      case 'w' -> draft.width = value;
      case 'h' -> draft.height = value;
      case 't' -> draft.lineWidth = value;
      case 'm' -> draft.miterLimit = value;
      default -> draft.diameter = value;
    }
    return true;
  }

  private boolean color(int token, AttachmentDraft draft) {
    if (!draft.type.isShape()) {
      return false;
    }
    int from = tree.tokenStart(token);
    int to = tree.tokenEnd(token);
    repeats.give(text.charAt(from), token);
    if (text.charAt(from) == 'f') {
      draft.fill = Colors.fixed(text, from + 1, to);
    } else {
      draft.line = Colors.fixed(text, from + 1, to);
    }
    return true;
  }

  private boolean joinOrCap(int token, AttachmentDraft draft) {
    int from = tree.tokenStart(token);
    int to = tree.tokenEnd(token);
    for (LineJoin join : LineJoin.values()) {
      if (isStyle(from, to, join.word(), "-join")) {
        repeats.give('J', token);
        draft.join = join;
        return true;
      }
    }
    for (LineCap cap : LineCap.values()) {
      if (isStyle(from, to, cap.word(), "-cap")) {
        repeats.give('C', token);
        draft.cap = cap;
        return true;
      }
    }
    return false;
  }

  private boolean isStyle(int from, int to, String word, String suffix) {
    return to - from == word.length() + suffix.length()
        && text.startsWith(word, from)
        && text.startsWith(suffix, from + word.length());
  }
}
