package dev.limber.skel2d.resolve;

import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.color.Rgba;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordGroup;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An attachment as far as it was read. */
final class AttachmentDraft {
  static final Word NO_TYPE = Vocabulary.get(WordGroup.TYPE, "none");

  private static final Word PATH = Vocabulary.get(WordGroup.TYPE, "path");
  private static final double[] DEFAULTS = Vocabulary.defaults(WordGroup.ATTACHMENT);
  private static final String LETTERS = Vocabulary.letters(WordGroup.ATTACHMENT);

  final String name;

  /** Index in every skin's list; -1 in a skin until its name is resolved. */
  final int index;

  Word type = NO_TYPE;

  /** Whether the type that was written does not exist. */
  boolean hasUnknownType;

  /** Whether it was written that it shows nothing. */
  boolean saysNone;

  /** The values of its properties, at the places of their words. */
  double[] numbers = DEFAULTS.clone();

  LineJoin join = LineJoin.MITER;
  LineCap cap = LineCap.BUTT;
  Rgba line = Rgba.BLACK;
  Rgba fill = Rgba.BLACK;
  @Nullable String image;
  List<CommandDraft> commands = List.of();

  AttachmentDraft(String name, int index) {
    this.name = name;
    this.index = index;
  }

  boolean isPath() {
    return type.index() == PATH.index();
  }

  double number(char letter) {
    return numbers[LETTERS.indexOf(letter)];
  }

  /** Sets a join or a cap; returns a letter for which of them it is. */
  char style(String word) {
    switch (word) {
      case "miter-join" -> join = LineJoin.MITER;
      case "bevel-join" -> join = LineJoin.BEVEL;
      case "round-join" -> join = LineJoin.ROUND;
      case "butt-cap" -> cap = LineCap.BUTT;
      case "square-cap" -> cap = LineCap.SQUARE;
      default -> cap = LineCap.ROUND;
    }
    return word.endsWith("join") ? 'J' : 'C';
  }

  /** Gives it a type; a new one starts from the defaults. */
  void retype(Word newType) {
    if (newType.index() == type.index()) {
      return;
    }
    type = newType;
    numbers = DEFAULTS.clone();
    join = LineJoin.MITER;
    cap = LineCap.BUTT;
    line = Rgba.BLACK;
    fill = Rgba.BLACK;
    image = null;
    commands = isPath() ? new ArrayList<>() : List.of();
  }
}
