package dev.limber.cli.input;

import dev.limber.character.CharacterFile;
import dev.limber.character.CharacterFormats;
import dev.limber.character.FilesBeside;
import dev.limber.character.Skel2dCharacter;
import dev.limber.cli.terminal.DiagnosticCount;
import dev.limber.convert.CharacterSource;
import dev.limber.core.diagnostics.BoundedInput;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Severity;
import dev.limber.java2d.FolderImages;
import dev.limber.java2d.Java2d;
import dev.limber.java2d.LoadedCharacter;
import dev.limber.skel2d.syntax.SourceText;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Opens the files that a command line names. Diagnostics name them as it does. */
public final class InputFile {
  private static final String STANDARD_INPUT = "<stdin>";

  private InputFile() {}

  /**
   * Loads a file, with the marks beside it.
   *
   * @throws IOException if it cannot be read; the message is a sentence that names the file
   * @throws LimberException if nothing in it can be used
   */
  public static CharacterFile load(Path path) throws IOException {
    return load(bytes(path), path);
  }

  /**
   * Loads a file, or standard input for {@code -}, whose content tells what it is, with the marks
   * beside it.
   *
   * @throws IOException if it cannot be read; the message is a sentence that names the file
   * @throws LimberException if nothing in it can be used
   */
  public static CharacterFile load(Path path, InputStream standardInput) throws IOException {
    return load(bytes(path, standardInput), path);
  }

  private static CharacterFile load(byte[] bytes, Path path) {
    return alone(bytes, shownName(path)).withFilesBeside(FolderImages.beside(path), Limits.DEFAULT);
  }

  private static CharacterFile alone(byte[] bytes, String name) {
    return CharacterFormats.DEFAULT.read(bytes, name, Limits.DEFAULT);
  }

  /**
   * Loads a file, or standard input for {@code -}, with its images.
   *
   * @throws IOException if it cannot be read; the message is a sentence that names the file
   * @throws LimberException if nothing in it can be used
   */
  public static LoadedCharacter loadWithImages(Path path, InputStream standardInput)
      throws IOException {
    return withImages(bytes(path, standardInput), path, FolderImages.beside(path));
  }

  /**
   * Takes a character from memory, with its images.
   *
   * @param path where it would be, for messages
   * @param beside what lies beside it: images and marks
   * @throws LimberException if nothing in it can be used
   */
  public static LoadedCharacter withImages(byte[] bytes, Path path, FilesBeside beside) {
    return Java2d.of(alone(bytes, shownName(path)), beside, Limits.DEFAULT);
  }

  /**
   * Loads a file, or standard input for {@code -}, as converters want it. Images of standard input
   * are looked for in the working directory.
   *
   * @throws IOException if it cannot be read; the message is a sentence that names the file
   * @throws LimberException if nothing in it can be used
   */
  public static CharacterSource loadSource(Path path, InputStream standardInput)
      throws IOException {
    return source(bytes(path, standardInput), path, FolderImages.beside(path));
  }

  /**
   * Takes a character from memory as converters want it.
   *
   * @param path where it would be, for messages
   * @param beside what lies beside it: images and marks
   * @throws LimberException if nothing in it can be used
   */
  public static CharacterSource source(byte[] bytes, Path path, FilesBeside beside) {
    return CharacterSource.read(bytes, shownName(path), beside, Limits.DEFAULT);
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
   * Returns the text of a Skel2D source, with its byte order mark if it has one.
   *
   * @throws IOException if it cannot be read; the message is a sentence that names the file
   * @throws LimberException if it is something else, or not UTF-8
   */
  public static String source(Path path) throws IOException {
    byte[] bytes = bytes(path);
    String name = path.toString();
    if (!(alone(bytes, name) instanceof Skel2dCharacter)) {
      throw new LimberException(
          new Diagnostic(
              Severity.ERROR,
              "s2d-not-a-source",
              name,
              Place.FILE,
              "this is a SkelForm file; only Skel2D sources can be formatted",
              "limber info " + name + " shows what is in it"));
    }
    return source(bytes, name);
  }

  /**
   * Returns the text of a Skel2D source, with its byte order mark if it has one.
   *
   * @throws LimberException if it is too long, or not UTF-8
   */
  public static String source(byte[] bytes, String name) {
    SourceText source = SourceText.of(bytes, name, Limits.DEFAULT);
    Diagnostic problem = source.problem();
    if (problem != null) {
      throw new LimberException(problem);
    }
    return source.text();
  }

  /**
   * Returns the bytes of a file; one more than may be used if there are too many.
   *
   * @throws IOException if it cannot be read; the message is a sentence that names the file
   */
  public static byte[] bytes(Path path) throws IOException {
    if (Files.isDirectory(path)) {
      throw new IOException(path + " is a directory, not a file");
    }
    try (InputStream in = Files.newInputStream(path)) {
      return readAll(in);
    } catch (IOException e) {
      throw new IOException("cannot read " + path + ": " + reason(e), e);
    }
  }

  private static byte[] bytes(Path path, InputStream standardInput) throws IOException {
    if (!isStandardInput(path)) {
      return bytes(path);
    }
    try {
      return readAll(standardInput);
    } catch (IOException e) {
      throw new IOException("cannot read standard input: " + reason(e), e);
    }
  }

  private static byte[] readAll(InputStream in) throws IOException {
    return BoundedInput.read(in, Limits.DEFAULT.fileBytes());
  }

  /** Says on one line that a file has problems, for commands that show something else. */
  public static void mentionProblems(CharacterFile file, PrintWriter err) {
    DiagnosticCount count = DiagnosticCount.of(file.diagnostics());
    if (count.problems() > 0) {
      err.println("limber: " + file.name() + " has " + count + "; run limber check for details");
      err.flush();
    }
  }

  /** Returns why a file could not be read, in words; the JDK's message is often only the path. */
  public static String reason(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "no such file";
    }
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
    return reason == null ? e.getClass().getSimpleName() : reason;
  }
}
