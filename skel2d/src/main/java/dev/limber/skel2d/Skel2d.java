package dev.limber.skel2d;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Severity;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.resolve.Resolver;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.WordNotes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads Skel2D sources. */
public final class Skel2d {
  private Skel2d() {}

  /**
   * What a source says.
   *
   * @param skeleton the skeleton; lines that say nothing usable are left out
   * @param diagnostics what is wrong or doubtful, in the order of the text
   * @param syntax the text as sections, lines and tokens
   */
  public record Result(Skeleton skeleton, List<Diagnostic> diagnostics, SyntaxTree syntax) {
    /** Keeps an unmodifiable copy of the diagnostics. */
    public Result {
      diagnostics = List.copyOf(diagnostics);
    }

    /** Returns whether any diagnostic is an error. */
    public boolean hasErrors() {
      for (Diagnostic diagnostic : diagnostics) {
        if (diagnostic.severity() == Severity.ERROR) {
          return true;
        }
      }
      return false;
    }
  }

  /** Reads a source under the default limits; see {@link #parse(String, String, Limits)}. */
  public static Result parse(String text) {
    return parse(text, "", Limits.DEFAULT);
  }

  /**
   * Reads a source. There is a result for every text, in time and memory linear in its length.
   *
   * @param text the source
   * @param file its name for diagnostics, empty if it has none
   * @param limits ceilings; a text with more characters than {@link Limits#fileBytes} gives an
   *     empty skeleton and an error
   */
  public static Result parse(String text, String file, Limits limits) {
    return read(text, file, limits, null);
  }

  /**
   * Reads a source as {@link #parse(String, String, Limits)} does, and notes what it takes each
   * word for.
   */
  public static Result parse(String text, String file, Limits limits, WordNotes notes) {
    return read(text, file, limits, notes);
  }

  private static Result read(String text, String file, Limits limits, @Nullable WordNotes notes) {
    if (text.length() > limits.fileBytes()) {
      SyntaxTree nothing = SyntaxTree.of("");
      Diagnostic tooLong =
          new Diagnostic(
              Severity.ERROR,
              "s2d-too-long",
              file,
              Place.FILE,
              "the source has "
                  + text.length()
                  + " characters; at most "
                  + limits.fileBytes()
                  + " are read",
              "raise Limits.fileBytes");
      Skeleton empty = new Resolver(nothing, file, limits, null).skeleton();
      return new Result(empty, List.of(tooLong), nothing);
    }
    SyntaxTree tree = SyntaxTree.of(text);
    Resolver resolver = new Resolver(tree, file, limits, notes);
    Skeleton skeleton = resolver.skeleton();
    return new Result(skeleton, resolver.diagnostics(), tree);
  }
}
