package dev.limber.skel2d.resolve;

import dev.limber.core.diagnostics.Nearest;
import dev.limber.core.math.Lists;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.TokenKind;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordGroup;
import java.util.List;

/** Reads an attachment's type and properties. */
final class AttachmentReader {
  private final SyntaxTree tree;
  private final String text;
  private final Report report;
  private final PropertyReader properties;

  AttachmentReader(Report report) {
    this.report = report;
    this.tree = report.tree;
    this.text = tree.text();
    this.properties = new PropertyReader(report);
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
    properties.start(line);
    Word type =
        Vocabulary.find(
            WordGroup.TYPE, text, tree.tokenStart(typeToken) + 1, tree.tokenEnd(typeToken));
    draft.hasUnknownType = type == null;
    draft.saysNone = type != null && type.index() == AttachmentDraft.NO_TYPE.index();
    report.took(typeToken, type == null ? TokenKind.UNKNOWN : TokenKind.TYPE, type, 0);
    if (type == null) {
      unknownType(typeToken);
    }
    draft.retype(type == null ? AttachmentDraft.NO_TYPE : type);
    for (int t = typeToken + 1; t < line.endToken(); t++) {
      property(t, draft);
    }
  }

  private void unknownType(int token) {
    if (report.isFull()) {
      report.warning(Codes.UNKNOWN_TYPE, token, "", "");
      return;
    }
    List<String> types = Lists.map(Vocabulary.words(WordGroup.TYPE), Word::form);
    String hint = Nearest.hint(tree.tokenText(token), types);
    report.warning(
        Codes.UNKNOWN_TYPE,
        token,
        report.quoted(token) + " is not a type of attachment: it shows nothing",
        hint.isEmpty() ? Listing.of("there are", types) : hint);
  }

  private void property(int token, AttachmentDraft draft) {
    Word word = properties.property(token, WordGroup.ATTACHMENT, draft.type);
    if (word == null) {
      ignored(token, draft);
      return;
    }
    int from = tree.tokenStart(token);
    int to = tree.tokenEnd(token);
    switch (word.value()) {
      case NUMBER, UNSIGNED -> {
        double value = properties.number(token, word);
        if (!Double.isNaN(value)) {
          draft.numbers[word.place()] = value;
        }
      }
      case COLOR -> {
        properties.give(word.letter(), token);
        if (word.letter() == 'f') {
          draft.fill = Colors.fixed(text, from + 1, to);
        } else {
          draft.line = Colors.fixed(text, from + 1, to);
        }
      }
      case STRING -> {
        properties.give(word.letter(), token);
        draft.image = Lexemes.string(text, from, to);
      }
      default -> properties.give(draft.style(word.word()), token);
    }
  }

  private void ignored(int token, AttachmentDraft draft) {
    int from = tree.tokenStart(token);
    int to = tree.tokenEnd(token);
    if (draft.hasUnknownType
        && PropertyReader.shape(text, from, to, WordGroup.ATTACHMENT) != null) {
      report.lostWithType(token);
    } else {
      PropertyHints.ofAttachment(report, token, draft.type);
    }
  }
}
