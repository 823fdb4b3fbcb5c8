package dev.limber.skel2d.resolve;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.skel2d.syntax.Lexemes;

/** Explains what is wrong in timelines. */
final class TimelineHints {
  private TimelineHints() {}

  static void unknownEasing(Report report, int token) {
    report.warning(
        Codes.UNKNOWN_EASING,
        token,
        report.isFull()
            ? ""
            : report.quoted(token) + " names no easing; the easing stays as it was",
        "there are: li (linear), si (sine in), so (sine out), sio (sine in and out)");
  }

  /** Explains a word that is no command of a timeline with this property. */
  static void ignored(Report report, int token, char valueKind) {
    if (report.isFull()) {
      report.ignored(token, "", "");
      return;
    }
    String word = report.tree.tokenText(token);
    String hint =
        switch (valueKind) {
          case 'c' -> "values are colours: #F00, #FF0000 or #F00,0.5";
          case '@' -> "values are names of the slot's attachments";
          case 's' -> "values are true and false";
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
    report.ignored(token, "it is no command here", hint);
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
            + (again ? "when the loop is run again, " : "")
            + report.quoted(by)
            + " replaces it at the same frame",
        hint);
  }

  static void thrownAwayKey(Report report, int token) {
    report.warning(
        Codes.LOST_KEY,
        token,
        "this key is lost with those of the loop before it: it is at the frame of the last of them",
        "put an arrow before it, or remove the loop that is run no times");
  }

  static void badProperty(Report report, int token, boolean slot) {
    if (report.isFull()) {
      report.warning(Codes.BAD_PROPERTY, token, "", "");
      return;
    }
    String word = report.tree.tokenText(token);
    String other =
        slot && "xyijst".contains(word) || !slot && "@cgba".contains(word)
            ? "; it is one of a " + (slot ? "bone" : "slot")
            : "";
    report.warning(
        Codes.BAD_PROPERTY,
        token,
        "this timeline is ignored: "
            + Excerpt.quoted(word)
            + " is no property of a "
            + (slot ? "slot" : "bone")
            + other,
        slot
            ? "slots have @ (attachment), c (colour), r g b a"
            : "bones have x y r (rotation) i j (scale) s t (flip)");
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
        Codes.STRAY_LOOP_END, token, "this ends no loop, and is ignored", "loops start with {");
  }

  static void zeroLoop(Report report, int token) {
    report.warning(
        Codes.ZERO_LOOP,
        token,
        "the keys of this loop are thrown away, but not the time that they take",
        "remove the loop, or repeat it at least once");
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
    String message = report.quoted(token) + " is no attachment of this slot: it is hidden";
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
