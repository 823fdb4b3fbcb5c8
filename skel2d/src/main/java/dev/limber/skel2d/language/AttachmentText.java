package dev.limber.skel2d.language;

import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.TokenKind;
import java.util.ArrayList;
import java.util.List;

/** The numbers with which the text says what an attachment is in one skin. */
final class AttachmentText {
  /** The letters that usually stand before those of the paint, in their usual order. */
  private static final String PLACE_AND_SIZE = "xyrijwhd";

  private final Source source;
  private final Words words;
  private final int skin;
  private final int attachment;

  /** Creates it from indices in the skeleton. */
  AttachmentText(Source source, int skin, int attachment) {
    this.source = source;
    this.words = source.words();
    this.skin = skin == 0 ? Symbols.NONE : source.symbols().firstSkin + skin;
    this.attachment = source.symbols().firstAttachment + attachment;
  }

  /** Returns the words with the numbers of the path's points, x and y in turn. */
  List<Integer> points() {
    List<Integer> numbers = new ArrayList<>();
    for (int word : wordsOf(LineKind.PATH_COMMAND, LineKind.PATH_COMMAND)) {
      if (words.kind(word) == TokenKind.NUMBER) {
        numbers.add(word);
      }
    }
    return numbers;
  }

  /** Gives a property another value: where it counts, or behind those that usually come before. */
  List<Edit> set(char letter, double value) {
    int last = -1;
    int behind = -1;
    for (int word : wordsOf(LineKind.SLOT, LineKind.SKIN_ENTRY)) {
      TokenKind kind = words.kind(word);
      char before = kind == TokenKind.NUMBER ? source.text.charAt(words.from(word) - 1) : ' ';
      last = before == letter ? word : last;
      int order = PLACE_AND_SIZE.indexOf(before);
      boolean follows = order >= 0 && order < PLACE_AND_SIZE.indexOf(letter);
      boolean opens = kind == TokenKind.TYPE || kind == TokenKind.STRING;
      behind = follows || opens ? words.to(word) : behind;
    }
    List<Edit> edits = new ArrayList<>();
    if (last >= 0) {
      edits.add(new Edit(words.from(last), words.to(last), Numbers.exact(value)));
    } else if (behind >= 0) {
      edits.add(new Edit(behind, behind, " " + letter + Numbers.exact(value)));
    }
    return edits;
  }

  /** Writes another number, if it is one. */
  void replace(int word, double old, double value, List<Edit> edits) {
    if (old != value) {
      edits.add(new Edit(words.from(word), words.to(word), Numbers.exact(value)));
    }
  }

  /** Returns the words of the attachment on lines of two kinds. */
  private List<Integer> wordsOf(LineKind kind, LineKind other) {
    List<Integer> found = new ArrayList<>();
    LineParts parts = source.parts();
    for (int i = 0; i < source.tree.lines().size(); i++) {
      Line line = source.tree.lines().get(i);
      if ((line.kind() == kind || line.kind() == other)
          && parts.of(i, LineParts.ATTACHMENT) == attachment
          && parts.of(i, LineParts.SKIN) == skin) {
        int word = words.firstFrom(line.start());
        for (; word < words.size() && words.from(word) < line.contentEnd(); word++) {
          found.add(word);
        }
      }
    }
    return found;
  }
}
