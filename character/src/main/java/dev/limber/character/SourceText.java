package dev.limber.character;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Severity;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of a Skel2D source as text.
 *
 * @param text with its byte order mark, if it has one; bytes that are not UTF-8 are replaced
 * @param problem an error about the first of those, null if there is none
 */
public record SourceText(String text, @Nullable Diagnostic problem) {

  /**
   * Decodes a source.
   *
   * @throws LimberException if it is too long
   */
  public static SourceText of(byte[] bytes, String name, Limits limits) {
    if (bytes.length > limits.fileBytes()) {
      String message = "the source has more than " + limits.fileBytes() + " bytes";
      throw new LimberException(
          new Diagnostic(Severity.ERROR, "s2d-too-long", name, Place.FILE, message, ""));
    }
    String text = new String(bytes, StandardCharsets.UTF_8);
    int wrong = firstWrong(bytes, text);
    if (wrong < 0) {
      return new SourceText(text, null);
    }
    Place place = SyntaxTree.of(text).place(wrong, wrong + 1);
    Diagnostic problem =
        new Diagnostic(
            Severity.ERROR,
            "s2d-not-utf-8",
            name,
            place,
            "the text is not UTF-8 from here on",
            "save the file as UTF-8");
    return new SourceText(text, problem);
  }

  /** Returns where in the text the first byte that is not UTF-8 was replaced, -1 if none was. */
  private static int firstWrong(byte[] bytes, String text) {
    int last = text.lastIndexOf('\ufffd');
    for (int i = 0, at = 0; i <= last; i++) {
      char c = text.charAt(i);
      if (c == '\ufffd' && !isReplacement(bytes, at)) {
        return i;
      }
      // Each half of a surrogate pair stands for two of its four bytes.
      at += c < 0x80 ? 1 : c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
    }
    return -1;
  }

  /** Returns whether the replacement character itself is stored at a place. */
  private static boolean isReplacement(byte[] bytes, int at) {
    return at + 2 < bytes.length
        && (bytes[at] & 0xff) == 0xef
        && (bytes[at + 1] & 0xff) == 0xbf
        && (bytes[at + 2] & 0xff) == 0xbd;
  }
}
