package dev.limber.skelform.read;

import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Severity;
import dev.limber.core.json.JsonReader;
import dev.limber.skelform.data.Armature;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads small documents; in text the quotes may be single ones. */
public final class Documents {
  /** One document of our own for each generation, also the corpus of the fuzz test. */
  public static final List<String> GENERATIONS =
      List.of("before-0.2", "0.2", "0.3", "0.4", "0.5", "0.5.3", "0.6", "0.7");

  private static final String FOLDER =
      "ArmatureReaderFuzzTestInputs/anyTreeEndsInAnArmatureOrALimberException/";

  private Documents() {}

  /** What reading gave. */
  public record Result(Armature armature, List<Diagnostic> diagnostics) {
    /** Returns lines of severity, code and path, such as {@code warning skf-cycle $.bones[0]}. */
    public List<String> said() {
      return diagnostics.stream().map(Documents::line).toList();
    }

    long count(String code) {
      return diagnostics.stream().filter(one -> one.code().equals(code)).count();
    }

    Diagnostic only() {
      if (diagnostics.size() != 1) {
        throw new AssertionError("expected one diagnostic, got " + diagnostics);
      }
      return diagnostics.get(0);
    }

    boolean hasWarnings() {
      return diagnostics.stream().anyMatch(one -> one.severity() != Severity.NOTE);
    }
  }

  static String line(Diagnostic diagnostic) {
    String path =
        diagnostic.place() instanceof dev.limber.core.diagnostics.Place.Json json
            ? json.path().replace("armature.json", "")
            : "";
    return diagnostic.severity().word() + ' ' + diagnostic.code() + ' ' + path;
  }

  /** Returns the text of a document in the corpus. */
  public static String document(String name) {
    try (InputStream in = Documents.class.getResourceAsStream(FOLDER + name + ".json")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Result readDocument(String name) {
    return readStrict(document(name), Limits.DEFAULT);
  }

  static Result read(String json) {
    return read(json, Limits.DEFAULT);
  }

  static Result read(String json, Limits limits) {
    return readStrict(json.replace('\'', '"'), limits);
  }

  static Result readStrict(String json, Limits limits) {
    Diagnostics diagnostics = new Diagnostics("");
    Armature armature =
        ArmatureReader.read(
            JsonReader.parse(json, "armature.json", Limits.DEFAULT, diagnostics),
            null,
            limits,
            diagnostics);
    return new Result(armature, diagnostics.toList());
  }

  /** Returns what a document is refused for. */
  static Diagnostic refused(String json) {
    return refused(json, Limits.DEFAULT);
  }

  static Diagnostic refused(String json, Limits limits) {
    return assertThrows(LimberException.class, () -> read(json, limits)).diagnostic();
  }
}
