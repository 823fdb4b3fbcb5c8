package dev.limber.skel2d;

import dev.limber.core.diagnostics.AddressName;
import dev.limber.core.diagnostics.BoundedInput;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Severity;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.resolve.Resolver;
import dev.limber.skel2d.syntax.SourceText;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.WordNotes;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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

  /**
   * Loads a file under the default limits. Its name appears in diagnostics.
   *
   * @throws IOException if the file cannot be read
   * @throws LimberException if it is too long, or no text
   */
  public static Result load(Path path) throws IOException {
    Path file = path.getFileName();
    try (InputStream in = Files.newInputStream(path)) {
      return load(in, file == null ? "" : file.toString());
    }
  }

  /**
   * Loads what is at an address under the default limits: a resource on the class path ({@code
   * Game.class.getResource("/hero.skel2d")}), in a jar, or on a server. Its name appears in
   * diagnostics.
   *
   * @throws IOException if it cannot be read
   * @throws LimberException if it is too long, or no text
   */
  public static Result load(URL address) throws IOException {
    byte[] bytes = BoundedInput.read(address, Limits.DEFAULT.fileBytes());
    return load(bytes, AddressName.of(address), Limits.DEFAULT);
  }

  /**
   * Loads a source from a stream under the default limits. Reads to the end, does not close it.
   * Where the text is at hand, use {@link #parse(String)}.
   *
   * @throws IOException if the stream cannot be read
   * @throws LimberException if it is too long, or no text
   */
  public static Result load(InputStream in) throws IOException {
    return load(in, "");
  }

  private static Result load(InputStream in, String name) throws IOException {
    return load(BoundedInput.read(in, Limits.DEFAULT.fileBytes()), name, Limits.DEFAULT);
  }

  /**
   * Loads a source from memory under the default limits.
   *
   * @throws LimberException if it is too long, or no text
   */
  public static Result load(byte[] bytes) {
    return load(bytes, "", Limits.DEFAULT);
  }

  /**
   * Loads a source from memory; an error says where it is not UTF-8.
   *
   * @param bytes the whole file; not kept
   * @param name the name that diagnostics show; may be empty
   * @param limits how much to accept
   * @throws LimberException if it is too long, or no text
   */
  public static Result load(byte[] bytes, String name, Limits limits) {
    SourceText source = SourceText.of(bytes, name, limits);
    Result result = parse(source.text(), name, limits);
    Diagnostic notUtf8 = source.problem();
    if (notUtf8 == null) {
      return result;
    }
    List<Diagnostic> diagnostics = new ArrayList<>(List.of(notUtf8));
    diagnostics.addAll(result.diagnostics());
    return new Result(result.skeleton(), diagnostics, result.syntax());
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
