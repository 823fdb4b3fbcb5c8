package dev.limber.skel2d.syntax;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Severity;
import dev.limber.core.diagnostics.Utf8;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of a Skel2D source as text.
 *
 * @param text with its byte order mark, if it has one; bytes that are not UTF-8 are replaced
 * @param problem an error about the first of those, null if there is none
 */
public record SourceText(String text, @Nullable Diagnostic problem) {
  /** How many bytes are looked at to tell text from other things. */
  private static final int LOOKED_AT = 8192;

  /**
   * Returns what is wrong with bytes that are no text, judged by the first of them; null for those
   * that may be one.
   */
  public static @Nullable Diagnostic notText(byte[] bytes, String name) {
    for (int i = 0; i < Math.min(bytes.length, LOOKED_AT); i++) {
      if (bytes[i] == 0) {
        return new Diagnostic(
            Severity.ERROR,
            "s2d-not-text",
            name,
            Place.FILE,
            "a NUL byte: this is no text in UTF-8",
            "save it as UTF-8; a .skf file is read by SkelForm.load or Java2d.load");
      }
    }
    return null;
  }

  /**
   * Decodes a source.
   *
   * @throws LimberException if it is too long, or {@link #notText no text}
   */
  public static SourceText of(byte[] bytes, String name, Limits limits) {
    if (bytes.length > limits.fileBytes()) {
      String message = "the source has more than " + limits.fileBytes() + " bytes";
      throw new LimberException(
          new Diagnostic(Severity.ERROR, "s2d-too-long", name, Place.FILE, message, ""));
    }
    Diagnostic notText = notText(bytes, name);
    if (notText != null) {
      throw new LimberException(notText);
    }
    StringBuilder decoded = new StringBuilder(bytes.length);
    int wrong = -1;
    for (int at = 0; at < bytes.length; ) {
      int codePoint = Utf8.codePointAt(bytes, at, bytes.length);
      boolean isWrong = codePoint == Utf8.INVALID;
      if (isWrong && wrong < 0) {
        wrong = decoded.length();
      }
      decoded.appendCodePoint(isWrong ? 0xfffd : codePoint);
      at += isWrong ? 1 : Utf8.length(codePoint);
    }
    String text = decoded.toString();
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
}
