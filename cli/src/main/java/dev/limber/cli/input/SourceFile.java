package dev.limber.cli.input;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Severity;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Turns the bytes of a Skel2D source into what they say. */
public final class SourceFile {
  private SourceFile() {}

  /**
   * Loads a source. Bytes that are not UTF-8 are replaced, with an error about the first.
   *
   * @throws LimberException if it is too long
   */
  static Loaded load(byte[] bytes, String name) {
    refuseTooLong(bytes, name);
    String text = new String(bytes, StandardCharsets.UTF_8);
    Skel2d.Result result = Skel2d.parse(text, name, Limits.DEFAULT);
    List<Diagnostic> diagnostics = new ArrayList<>();
    int wrong = firstWrong(bytes, text);
    if (wrong >= 0) {
      diagnostics.add(notUtf8(result.syntax(), wrong, name));
    }
    diagnostics.addAll(result.diagnostics());
    String shown = text.startsWith("\ufeff") ? text.substring(1) : text;
    return new Loaded.Skel2dSource(result.skeleton(), diagnostics, shown);
  }

  /**
   * Returns the text of a source, with its byte order mark if it has one.
   *
   * @throws LimberException if it is too long, or not UTF-8
   */
  public static String text(byte[] bytes, String name) {
    refuseTooLong(bytes, name);
    String text = new String(bytes, StandardCharsets.UTF_8);
    int wrong = firstWrong(bytes, text);
    if (wrong >= 0) {
      throw new LimberException(notUtf8(SyntaxTree.of(text), wrong, name));
    }
    return text;
  }

  private static void refuseTooLong(byte[] bytes, String name) {
    int most = Limits.DEFAULT.fileBytes();
    if (bytes.length > most) {
      throw new LimberException(
          new Diagnostic(
              Severity.ERROR,
              "s2d-too-long",
              name,
              Place.FILE,
              "the source has more than " + most + " bytes",
              ""));
    }
  }

  private static Diagnostic notUtf8(SyntaxTree tree, int wrong, String name) {
    return new Diagnostic(
        Severity.ERROR,
        "s2d-not-utf-8",
        name,
        tree.place(wrong, wrong + 1),
        "the text is not UTF-8 from here on",
        "save the file as UTF-8");
  }

  /** Returns where in the text the first byte that is not UTF-8 was replaced, -1 if none was. */
  private static int firstWrong(byte[] bytes, String text) {
    if (text.indexOf('\ufffd') < 0) {
      return -1;
    }
    CharBuffer decoded = CharBuffer.allocate(text.length());
    CoderResult end =
        StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes), decoded, true);
    return end.isError() ? decoded.position() : -1;
  }
}
