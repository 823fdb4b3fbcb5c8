package dev.limber.skel2d.resolve;

import dev.limber.skel2d.syntax.Lexemes;

/** Knows which attachment takes which property, and explains the properties that are ignored. */
final class AttachmentHints {
  private static final String COLOR_HINT =
      "colours are #RGB or #RRGGBB in hexadecimal digits, with an opacity #F00,0.5";

  private AttachmentHints() {}

  /** Returns whether attachments of this type have the property with this letter. */
  static boolean takes(AttachmentType type, char letter) {
    return switch (letter) {
      case 'x', 'y', 'r', 'i', 'j' -> true;
      case 'w', 'h' -> type == AttachmentType.RECT || type == AttachmentType.ELLIPSE;
      case 'd' -> type == AttachmentType.RECT || type == AttachmentType.CIRCLE;
      case 't', 'm', 'f', 's' -> type.isShape();
      default -> false;
    };
  }

  /** Returns whether a word is a property that some type has. */
  static boolean isSomeProperty(Report report, int token) {
    String word = report.tree.tokenText(token);
    int length = word.length();
    char first = word.charAt(0);
    return isStyle(word)
        || Lexemes.isString(word, 0, length)
        || ("wh".indexOf(first) >= 0 && Lexemes.isNumber(word, 1, length))
        || ("dtm".indexOf(first) >= 0 && Lexemes.isUnsigned(word, 1, length))
        || ("fs".indexOf(first) >= 0 && Lexemes.isColor(word, 1, length));
  }

  private static boolean isStyle(String word) {
    return word.endsWith("-join") || word.endsWith("-cap");
  }

  /** Says why a word is no property of an attachment of this type. */
  static void report(Report report, int token, AttachmentType type) {
    if (report.isFull()) {
      report.ignored(token, "", "");
      return;
    }
    String word = report.tree.tokenText(token);
    int length = word.length();
    char first = word.charAt(0);
    boolean styled = isStyle(word);
    boolean number = "wdhtm".indexOf(first) >= 0 && Lexemes.isNumber(word, 1, length);
    boolean color = "fs".indexOf(first) >= 0 && Lexemes.isColor(word, 1, length);
    if ((number || color || styled) && !takes(type, styled ? 't' : first)) {
      wrongType(report, token, type, styled ? 't' : first);
    } else if (Lexemes.isString(word, 0, length)) {
      report.warning(
          Codes.WRONG_TYPE,
          token,
          report.quoted(token) + " is ignored: " + type.noun + " has no image",
          "only a :sprite takes one");
    } else if (first == ':') {
      report.ignored(token, "the attachment has a type already", "");
    } else if (Lexemes.isColor(word, 0, length)) {
      report.ignored(
          token,
          "a colour after the type needs a letter",
          "write f" + word + " or s" + word + ", or put it before the type for the slot");
    } else {
      String hint = NumberHints.of(word, "xyrijwhdtm", "dtm");
      if (length > 1 && "fs".indexOf(first) >= 0 && word.charAt(1) == '#') {
        hint = COLOR_HINT;
      }
      report.ignored(
          token, "it is no property of " + type.noun, hint.isEmpty() ? properties(type) : hint);
    }
  }

  private static void wrongType(Report report, int token, AttachmentType type, char letter) {
    StringBuilder types = new StringBuilder("the types that take it: ");
    boolean first = true;
    for (AttachmentType candidate : AttachmentType.values()) {
      if (takes(candidate, letter)) {
        types.append(first ? ":" : ", :").append(candidate.word);
        first = false;
      }
    }
    report.warning(
        Codes.WRONG_TYPE,
        token,
        report.quoted(token) + " is ignored: " + type.noun + " does not take it",
        types.toString());
  }

  private static String properties(AttachmentType type) {
    String placed = "x y r i j and a number";
    return "it takes "
        + switch (type) {
          case NONE -> placed;
          case SPRITE -> "\"image.png\", " + placed;
          case RECT -> placed + ", w h d t m and a number, " + painted();
          case ELLIPSE -> placed + ", w h t m and a number, " + painted();
          case CIRCLE -> placed + ", d t m and a number, " + painted();
          case PATH -> placed + ", t m and a number, " + painted();
        };
  }

  private static String painted() {
    return "f s and a colour, miter-join bevel-join round-join, butt-cap square-cap round-cap";
  }
}
