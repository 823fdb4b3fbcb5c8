package dev.limber.core.json;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Utf8;

/** The bytes of a document, how far they have been read, and how to complain about them. */
final class JsonInput {
  /** What {@link #peek} returns behind the last byte. */
  static final int END = -1;

  private static final int LONGEST_WORD = 20;

  final byte[] bytes;
  final int end;

  /** Index of the next byte; never above {@link #end}. */
  int position;

  private final int start;
  private final String document;
  private final Diagnostics diagnostics;

  JsonInput(byte[] bytes, String document, Diagnostics diagnostics) {
    this.bytes = bytes;
    this.end = bytes.length;
    this.document = document;
    this.diagnostics = diagnostics;
    // RFC 8259 lets a parser ignore a byte order mark; editors on Windows write one.
    boolean mark =
        end >= 3
            && (bytes[0] & 0xff) == 0xef
            && (bytes[1] & 0xff) == 0xbb
            && (bytes[2] & 0xff) == 0xbf;
    this.start = mark ? 3 : 0;
    this.position = start;
  }

  /** Returns the next byte as 0 to 255, or END. */
  int peek() {
    return position < end ? bytes[position] & 0xff : END;
  }

  /** Moves to the next byte that is not white space, and returns it or END. */
  int peekPastSpace() {
    byte[] text = bytes;
    int at = position;
    while (at < end) {
      int b = text[at];
      if (b != ' ' && b != '\n' && b != '\r' && b != '\t') {
        position = at;
        return b & 0xff;
      }
      at++;
    }
    position = at;
    return END;
  }

  /** Returns the error that something else was expected at the position. */
  LimberException expected(String what, String hint) {
    return expected("json-syntax", position, what, hint);
  }

  /** Returns the error that something else was expected at an index. */
  LimberException expected(String code, int at, String what, String hint) {
    if (at >= end) {
      String message = "expected " + what + " but the document ends here";
      return error(code, at, at, message, hint);
    }
    if (Utf8.codePointAt(bytes, at, end) == Utf8.INVALID) {
      return badEncoding(at);
    }
    String message = "expected " + what + " but found '" + wordAt(at) + "'";
    return error(code, at, endOfWord(at), message, hint);
  }

  /** Returns the error that the bytes at an index are not UTF-8. */
  LimberException badEncoding(int at) {
    String hex = Integer.toHexString(bytes[at] & 0xff);
    String message = "the byte 0x" + hex + " is not valid UTF-8 here";
    return error("json-encoding", at, at + 1, message, "save the file as UTF-8");
  }

  /** Returns an error about the bytes between two indices. */
  LimberException error(String code, int from, int to, String message, String hint) {
    return fatal(diagnostics, document, code, placeOf(from, to), message, hint);
  }

  /** Returns an error that begins with the document's name, if it has one. */
  static LimberException fatal(
      Diagnostics diagnostics,
      String document,
      String code,
      Place place,
      String message,
      String hint) {
    String named = document.isEmpty() ? message : document + ": " + message;
    return diagnostics.fatal(code, place, named, hint);
  }

  /** Returns the word, or the one character, at an index that holds valid UTF-8; fit to show. */
  String wordAt(int at) {
    StringBuilder shown = new StringBuilder();
    if (!isLetter(bytes[at])) {
      Excerpt.append(shown, Utf8.codePointAt(bytes, at, end));
      return shown.toString();
    }
    for (int i = at; i < endOfWord(at); i++) {
      shown.append((char) bytes[i]);
    }
    return shown.toString();
  }

  private int endOfWord(int at) {
    int next = at;
    while (next < end && next - at < LONGEST_WORD && isLetter(bytes[next])) {
      next++;
    }
    return next > at ? next : at + Utf8.length(Utf8.codePointAt(bytes, at, end));
  }

  private static boolean isLetter(byte b) {
    return (b >= 'a' && b <= 'z') || (b >= 'A' && b <= 'Z');
  }

  // Counted only when there is an error to place, so that reading does not pay for it.
  private Place placeOf(int from, int to) {
    int line = 1;
    int lineStart = start;
    for (int i = start; i < from; i++) {
      boolean newLine =
          bytes[i] == '\n' || (bytes[i] == '\r' && !(i + 1 < end && bytes[i + 1] == '\n'));
      if (newLine) {
        line++;
        lineStart = i + 1;
      }
    }
    int column = 1 + countCharacters(lineStart, from);
    return new Place.Text(line, column, Math.max(1, countCharacters(from, to)));
  }

  /** Counts as Java does: a sequence of four bytes makes two characters. */
  private int countCharacters(int from, int to) {
    int count = 0;
    for (int i = from; i < to && i < end; i++) {
      int b = bytes[i] & 0xff;
      if (b >= 0xf0) {
        count += 2;
      } else if (b < 0x80 || b >= 0xc0) {
        count++; // any but the following bytes of a sequence
      }
    }
    return count;
  }
}
