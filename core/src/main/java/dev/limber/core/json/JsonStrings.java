package dev.limber.core.json;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Utf8;

/** Reads strings and names (RFC 8259, section 7). */
final class JsonStrings {
  private final JsonInput input;
  private final int maxLength;
  private final StringCache cache = new StringCache();
  private final StringBuilder decoded = new StringBuilder();

  JsonStrings(JsonInput input, int maxLength) {
    this.input = input;
    this.maxLength = maxLength;
  }

  /** Reads the string whose opening quote is at the input's position, and moves behind it. */
  String read() {
    byte[] bytes = input.bytes;
    int end = input.end;
    int start = input.position + 1;
    int hash = 0;
    int at = start;
    while (at < end) {
      int b = bytes[at];
      if (b == '"') {
        if (at - start > maxLength) {
          throw tooLong(start);
        }
        input.position = at + 1;
        return cache.get(bytes, start, at - start, hash);
      }
      if (b == '\\' || b < ' ') { // bytes are signed: those of other alphabets are negative
        break;
      }
      hash = 31 * hash + b;
      at++;
    }
    return readDecoded(start, at);
  }

  /** Reads on from the first byte that does not stand for itself. */
  private String readDecoded(int start, int firstOdd) {
    if (firstOdd - start > maxLength) {
      throw tooLong(start);
    }
    byte[] bytes = input.bytes;
    decoded.setLength(0);
    for (int i = start; i < firstOdd; i++) {
      decoded.append((char) bytes[i]);
    }
    input.position = firstOdd;
    while (input.position < input.end) {
      int b = bytes[input.position];
      if (b == '"') {
        input.position++;
        return decoded.toString();
      }
      if (b == '\\') {
        readEscape();
      } else if (b >= ' ') {
        decoded.append((char) b);
        input.position++;
      } else if (b >= 0) {
        throw bareControl();
      } else {
        readSequence();
      }
      if (decoded.length() > maxLength) {
        throw tooLong(start);
      }
    }
    String message = "the string that begins here is not closed";
    throw input.error("json-syntax", start - 1, start, message, "add the missing '\"'");
  }

  private void readSequence() {
    int codePoint = Utf8.codePointAt(input.bytes, input.position, input.end);
    if (codePoint == Utf8.INVALID) {
      throw input.badEncoding(input.position);
    }
    decoded.appendCodePoint(codePoint);
    input.position += Utf8.length(codePoint);
  }

  private void readEscape() {
    int backslash = input.position++;
    int kind = input.peek();
    switch (kind) {
      case '"', '\\', '/' -> decoded.append((char) kind);
      case 'b' -> decoded.append('\b');
      case 'f' -> decoded.append('\f');
      case 'n' -> decoded.append('\n');
      case 'r' -> decoded.append('\r');
      case 't' -> decoded.append('\t');
      case 'u' -> {
        readUnicodeEscape(backslash);
        return;
      }
      default ->
          throw input.expected("one of \"\\/bfnrtu after '\\'", "write \\\\ for a backslash");
    }
    input.position++;
  }

  /** Reads from the u of an escape, and the second escape of a pair if the first one opens it. */
  private void readUnicodeEscape(int backslash) {
    char first = readHex();
    decoded.append(first);
    if (!Character.isSurrogate(first)) {
      return;
    }
    boolean another =
        Character.isHighSurrogate(first)
            && input.end - input.position >= 2
            && input.bytes[input.position] == '\\'
            && input.bytes[input.position + 1] == 'u';
    if (another) {
      input.position++;
      char second = readHex();
      decoded.append(second);
      if (Character.isLowSurrogate(second)) {
        return;
      }
    }
    StringBuilder message = new StringBuilder("the escape ");
    Excerpt.appendEscape(message, first);
    message.append(" is half of a surrogate pair");
    String hint = "write the character itself, or both halves";
    throw input.error("json-encoding", backslash, backslash + 6, message.toString(), hint);
  }

  private char readHex() {
    input.position++;
    int unit = 0;
    for (int i = 0; i < 4; i++) {
      int digit = hexDigit(input.peek());
      if (digit < 0) {
        throw input.expected("four hexadecimal digits after '\\u'", "");
      }
      unit = unit << 4 | digit;
      input.position++;
    }
    return (char) unit;
  }

  private static int hexDigit(int b) {
    if (b >= '0' && b <= '9') {
      return b - '0';
    }
    int lower = b | 0x20;
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
  }

  private LimberException bareControl() {
    int at = input.position;
    String shown = input.wordAt(at);
    String message = "the control character '" + shown + "' must be escaped inside a string";
    boolean lineEnd = input.peek() == '\n' || input.peek() == '\r';
    String hint = lineEnd ? "is the '\"' at the end of the line missing?" : "";
    return input.error("json-syntax", at, at + 1, message, hint);
  }

  private LimberException tooLong(int start) {
    String message = "the string that begins here is longer than " + maxLength + " characters";
    return input.error(
        "json-too-large", start - 1, start, message, "raise Limits.stringLength if it is meant");
  }
}
