package dev.limber.core.json;

/** What to try when a document has something that other notations allow and JSON does not. */
final class JsonHints {
  private JsonHints() {}

  /** Returns a hint for a byte, or END, that stands where a value should begin; may be empty. */
  static String forValue(int b) {
    return switch (b) {
      case '\'' -> "strings stand in double quotes";
      case '/', '#' -> "JSON has no comments";
      case ']', '}' -> "is there a ',' too many before it?";
      case ',' -> "is there a ',' too many?";
      case '+' -> "leave out the '+'";
      case '.' -> "write a 0 before the '.'";
      case 'N', 'I' -> "JSON has no NaN, Infinity or None; null says that there is no value";
      case 'T' -> "did you mean 'true'?";
      case 'F' -> "did you mean 'false'?";
      default -> "";
    };
  }

  /** Returns a hint for a byte, or END, that stands where a name should begin; may be empty. */
  static String forName(int b) {
    return switch (b) {
      case '\'' -> "names stand in double quotes";
      case '/', '#' -> "JSON has no comments";
      case '}' -> "remove the ',' before it";
      case ',' -> "is there a ',' too many?";
      default -> letter(b) ? "names stand in double quotes" : "";
    };
  }

  private static boolean letter(int b) {
    return (b >= 'a' && b <= 'z') || (b >= 'A' && b <= 'Z') || b == '_';
  }
}
