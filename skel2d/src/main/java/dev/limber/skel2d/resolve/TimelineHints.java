package dev.limber.skel2d.resolve;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.Word;

/** Explains what is wrong in timelines. */
final class TimelineHints {
  private TimelineHints() {}

  static void unknownEasing(Report report, int token) {
    report.warning(
        Codes.UNKNOWN_EASING,
        token,
        report.isFull()
            ? ""
            : report.quoted(token) + " is not an easing; the easing stays as it was",
        "there are: li (linear), si (sine in), so (sine out), sio (sine in and out)");
  }

  /** Explains a word that a timeline with these values cannot use. */
  static void ignored(Report report, int token, Word.Value values) {
    if (report.isFull()) {
      report.ignored(token, "", "");
      return;
    }
    String word = report.tree.tokenText(token);
    String hint =
        switch (values) {
          case COLOR -> "values are colours: #F00, #FF0000 or #F00,0.5";
          case NAME -> "values are names of the slot's attachments";
          case BOOLEAN -> "values are true and false";
          default -> "values are numbers: 1, -2.5, +3 (added), *2 (multiplied)";
        };
    boolean braces = word.indexOf('{') >= 0 || word.indexOf('}') >= 0;
    if (braces) {
      hint = "loops need spaces around the braces, and a whole number: { 0 -> 1 }[2]";
    } else if (word.indexOf('\u2192') >= 0 || word.indexOf('\u27f6') >= 0) {
      hint = "write -> for an arrow";
    } else if (word.indexOf('>') >= 0) {
      hint = "arrows are -> with any number of hyphens; options go before them: 0:5:li->";
    } else if (word.indexOf(':') >= 0 && !word.endsWith(">")) {
      hint = "options in a timeline end with an arrow: 0:5:li> or :2->";
    } else if (Lexemes.isNumber(word, 0, word.length())) {
      hint = hint + "; this is a number";
    }
    report.ignored(token, "a timeline has no such command", hint);
  }

  static void noTurn(Report report, int token, double from, double to) {
    if (report.isFull()) {
      report.warning(Codes.NO_TURN, token, "", "");
      return;
    }
    String hint = "write steps below 180 degrees";
    String word = report.tree.tokenText(token);
    if (word.equals("+360") || word.equals("+-360")) {
      String third = word.equals("+360") ? "+120" : "+-120";
      hint = "in place of " + word + " write " + third + " -> " + third + " -> " + third;
    } else if (Math.abs(to - from) == 360 && isShort(from) && isShort(to)) {
      double third = (to - from) / 3;
      hint =
          "write "
              + number(from)
              + " -> "
              + number(from + third)
              + " -> "
              + number(from + 2 * third)
              + " -> "
              + number(to);
    }
    String turn =
        isShort(from) && isShort(to)
            ? number(from) + " -> " + number(to) + " does not move"
            : "the turn to this value is whole turns and does not move";
    report.warning(Codes.NO_TURN, token, turn + ": rotation takes the short way", hint);
  }

  /** Reports a key that another one at the same frame replaces. */
  static void replacedKey(Report report, int token, int by) {
    if (report.isFull()) {
      report.warning(Codes.LOST_KEY, token, "", "");
      return;
    }
    boolean again = by < token;
    String hint = "only an arrow with a hyphen and a step above 0 lets time go on";
    if (again) {
      hint = "end the loop on the value that it starts with, or let time go on before the }";
    } else if (by == token + 1) {
      hint =
          "put an arrow between them: "
              + Excerpt.of(report.tree.tokenText(token))
              + " -> "
              + Excerpt.of(report.tree.tokenText(by));
    }
    report.warning(
        Codes.LOST_KEY,
        token,
        "this key is lost: "
            + (again ? "when the loop runs again, " : "")
            + report.quoted(by)
            + " replaces it at the same frame",
        hint);
  }

  static void thrownAwayKey(Report report, int token) {
    report.warning(
        Codes.LOST_KEY,
        token,
        "this key is lost with those of the loop before it: it is at the frame of their last one",
        "put an arrow before it, or remove the loop that runs zero times");
  }

  static void badProperty(Report report, int token, Target target) {
    if (report.isFull()) {
      report.warning(Codes.BAD_PROPERTY, token, "", "");
      return;
    }
    String word = report.tree.tokenText(token);
    boolean slot = target == Target.SLOT;
    Target other = slot ? Target.BONE : Target.SLOT;
    boolean swapped = AnimationReader.property(word, 0, word.length(), other) != null;
    report.warning(
        Codes.BAD_PROPERTY,
        token,
        "this timeline is ignored: a "
            + target.word()
            + " has no property "
            + Excerpt.quoted(word)
            + (swapped ? ", but a " + other.word() + " does" : ""),
        slot
            ? "slots have @ (attachment), c (colour), r g b a"
            : "bones have x y r (rotation) i j (scale) s t (flip)");
  }

  static void noValue(Report report, Line line) {
    report.line(
        Codes.NO_EFFECT,
        line,
        "this timeline has no effect: arrows alone move nothing",
        "write values and arrows: x 0 -> 10 -> 0");
  }

  static void notLater(Report report, int token) {
    report.warning(
        Codes.FRAME_NOT_LATER,
        token,
        report.isFull()
            ? ""
            : report.quoted(token) + " does not go back: the timeline is already past that frame",
        "frames only go forward; +F: goes on by F frames");
  }

  static void strayLoopEnd(Report report, int token) {
    report.warning(
        Codes.STRAY_LOOP_END,
        token,
        "there is no loop to end here, so this is ignored",
        "loops start with {");
  }

  static void zeroLoop(Report report, int token) {
    report.warning(
        Codes.ZERO_LOOP,
        token,
        "this loop runs zero times: its keys are lost, but the time they take still passes",
        "remove the loop, or run it at least once");
  }

  static void unclosedLoop(Report report, int token) {
    report.warning(
        Codes.UNCLOSED_LOOP,
        token,
        "this loop is never closed: all its keys are lost",
        "close it with } or }[2], with a space before");
  }

  static void tooLong(Report report, int token) {
    report.error(
        Codes.TOO_MANY,
        token,
        "the loops of this source make too many keys; the rest of this timeline is ignored",
        "repeat less often");
  }

  static void unknownAttachment(Report report, int token, SlotDraft slot) {
    if (report.isFull()) {
      report.note(Codes.UNKNOWN_ATTACHMENT, token, "", "");
      return;
    }
    String name = report.tree.tokenText(token);
    String message = "this slot has no attachment " + report.quoted(token) + ": it is hidden";
    String question = Suggestion.question(report, name, slot.attachments.keySet());
    if (question.isEmpty()) {
      // Nothing like it: most probably it is to be hidden.
      String list = Suggestion.listing(report, "it has", name, slot.attachments.keySet());
      report.note(Codes.UNKNOWN_ATTACHMENT, token, message, list);
    } else {
      report.warning(Codes.UNKNOWN_ATTACHMENT, token, message, question);
    }
  }

  /** Returns whether a number is shown as it is written. */
  private static boolean isShort(double value) {
    return number(value).indexOf('E') < 0 && Math.abs(value) < 1e15;
  }

  private static String number(double value) {
    long whole = (long) value;
    return whole == value ? Long.toString(whole) : Double.toString(value);
  }
}
