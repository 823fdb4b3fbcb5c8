package dev.limber.cli.input;

import dev.limber.cli.terminal.DiagnosticCount;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Severity;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.SkelFormFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Opens the files that a command line names. */
public final class InputFile {
  /** How many bytes are looked at to tell text from other things. */
  private static final int LOOKED_AT = 8192;

  private static final String STANDARD_INPUT = "<stdin>";

  private InputFile() {}

  /**
   * Loads a file; diagnostics name it as the command line does.
   *
   * <p>A name tells what it is by its ending. Without a known ending the content does: text is
   * Skel2D, unless it is JSON, and all else is taken for SkelForm, whose reader says what is wrong.
   *
   * @throws IOException if it cannot be read; the message is a sentence that names the file
   * @throws LimberException if nothing in it can be used
   */
  public static Loaded load(Path path) throws IOException {
    refuseDirectory(path);
    String name = path.toString();
    try {
      if (hasEnding(name, ".skf")) {
        return archive(SkelForm.load(path), name);
      }
      return load(read(path), name);
    } catch (LimberException e) {
      throw new LimberException(e.diagnostic().in(name), named(e.earlier(), name));
    } catch (IOException e) {
      throw new IOException("cannot read " + path + ": " + reason(e), e);
    }
  }

  /**
   * Loads a file, or standard input for {@code -}, whose content tells what it is.
   *
   * @throws IOException if it cannot be read; the message is a sentence that names the file
   * @throws LimberException if nothing in it can be used
   */
  public static Loaded load(Path path, InputStream standardInput) throws IOException {
    if (!isStandardInput(path)) {
      return load(path);
    }
    byte[] bytes;
    try {
      bytes = standardInput.readNBytes(Limits.DEFAULT.fileBytes() + 1);
    } catch (IOException e) {
      throw new IOException("cannot read standard input: " + reason(e), e);
    }
    try {
      return load(bytes, STANDARD_INPUT);
    } catch (LimberException e) {
      throw new LimberException(
          e.diagnostic().in(STANDARD_INPUT), named(e.earlier(), STANDARD_INPUT));
    }
  }

  /**
   * Loads a file that is in memory, whose name or content tells what it is.
   *
   * @throws LimberException if nothing in it can be used
   */
  public static Loaded load(byte[] bytes, String name) {
    return isSource(bytes, name)
        ? SourceFile.load(bytes, name)
        : archive(SkelForm.load(bytes, name, Limits.DEFAULT), name);
  }

  /** Returns whether a command line means standard input. */
  public static boolean isStandardInput(Path path) {
    return path.toString().equals("-");
  }

  /** Returns what a file is called in messages. */
  public static String shownName(Path path) {
    return isStandardInput(path) ? STANDARD_INPUT : path.toString();
  }

  /**
   * Returns the bytes of a Skel2D source.
   *
   * @throws IOException if it cannot be read; the message is a sentence that names the file
   * @throws LimberException if it is something else
   */
  public static byte[] source(Path path) throws IOException {
    refuseDirectory(path);
    byte[] bytes;
    try {
      bytes = read(path);
    } catch (IOException e) {
      throw new IOException("cannot read " + path + ": " + reason(e), e);
    }
    String name = path.toString();
    if (!isSource(bytes, name)) {
      throw new LimberException(
          new Diagnostic(
              Severity.ERROR,
              "s2d-not-a-source",
              name,
              Place.FILE,
              startsLikeZip(bytes)
                  ? "this is a SkelForm file; only Skel2D sources have a layout"
                  : "this is no Skel2D source",
              startsLikeZip(bytes) ? "limber info " + name + " shows what is in it" : ""));
    }
    return bytes;
  }

  /** Returns whether the name of a file says that it is a SkelForm archive. */
  public static boolean isNamedLikeArchive(Path path) {
    String name = path.toString();
    return hasEnding(name, ".skf") || hasEnding(name, ".skfe") || hasEnding(name, ".skf~");
  }

  private static void refuseDirectory(Path path) throws IOException {
    if (Files.isDirectory(path)) {
      throw new IOException(path + " is a directory, not a file");
    }
  }

  private static boolean isSource(byte[] bytes, String name) {
    return !startsLikeZip(bytes) && (hasEnding(name, ".skel2d") || isPlainText(bytes));
  }

  private static boolean hasEnding(String name, String ending) {
    int start = name.length() - ending.length();
    return name.regionMatches(true, start, ending, 0, ending.length());
  }

  /** Returns the bytes of a file; one more than may be used if there are too many. */
  private static byte[] read(Path path) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      return in.readNBytes(Limits.DEFAULT.fileBytes() + 1);
    }
  }

  private static Loaded archive(SkelFormFile file, String name) {
    return new Loaded.SkelFormArchive(
        new SkelFormFile(file.armature(), file.images(), named(file.diagnostics(), name)));
  }

  private static boolean startsLikeZip(byte[] bytes) {
    return bytes.length > 1 && bytes[0] == 'P' && bytes[1] == 'K';
  }

  private static boolean isPlainText(byte[] bytes) {
    for (int i = 0; i < Math.min(bytes.length, LOOKED_AT); i++) {
      if (bytes[i] == 0) {
        return false;
      }
    }
    return bytes.length == 0 || bytes[0] != '{';
  }

  /** Says on one line that a file has problems, for commands that show something else. */
  public static void mentionProblems(Loaded file, Path path, PrintWriter err) {
    DiagnosticCount tally = new DiagnosticCount();
    file.diagnostics().forEach(tally::add);
    if (tally.problems() > 0) {
      err.println("limber: " + shownName(path) + " has " + tally + "; limber check shows what");
      err.flush();
    }
  }

  /** Returns why a file could not be read, in words; the JDK's message is often only the path. */
  public static String reason(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "there is no such file";
    }
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
    return reason == null ? e.getClass().getSimpleName() : reason;
  }

  private static List<Diagnostic> named(List<Diagnostic> diagnostics, String name) {
    List<Diagnostic> named = new ArrayList<>(diagnostics.size());
    for (Diagnostic diagnostic : diagnostics) {
      named.add(diagnostic.in(name));
    }
    return named;
  }
}
