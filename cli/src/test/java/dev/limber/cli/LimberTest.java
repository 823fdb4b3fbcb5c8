package dev.limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.Paint;
import dev.limber.cli.terminal.StandardOutput;
import dev.limber.cli.usage.Failures;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Place;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LimberTest {
  @TempDir Path folder;

  @Test
  void helpShowsTheCommands() {
    Command help = Command.limber("help");
    assertEquals(0, help.code());
    assertTrue(help.out().startsWith("Usage: limber [-hV] COMMAND\n"), help.out());
    assertTrue(help.out().contains("\nExit codes:\n  0  success\n"), help.out());
    assertEquals(help, Command.limber("--help"));
  }

  @Test
  void eachCommandHasHelpWithExamples() {
    for (String name :
        new String[] {"info", "check", "pose", "render", "dump", "fmt", "studio", "completion"}) {
      Command help = Command.limber("help", name);
      assertEquals(0, help.code());
      assertTrue(help.out().startsWith("Usage: limber " + name + " "), help.out());
      assertTrue(help.out().contains("\nExamples:\n  limber " + name + " "), help.out());
      assertTrue(help.out().contains("\nExit codes: 0 "), help.out());
      assertTrue(help.out().lines().allMatch(line -> line.length() <= 100), help.out());
      assertEquals(help, Command.limber(name, "--help"));
    }
  }

  @Test
  void versionIsOneLine() {
    Command version = Command.limber("--version");
    assertEquals(0, version.code());
    assertTrue(version.out().startsWith("limber "), version.out());
    assertEquals(1, version.out().lines().count());
  }

  @Test
  void aMistypedCommandOrOptionIsGuessed() {
    assertEquals(
        new Command(
            2,
            "",
            """
            limber: unknown command inof
              = hint: did you mean limber info?
            limber help shows usage.
            """),
        Command.limber("inof", "x.skf"));
    assertEquals(
        new Command(
            2,
            "",
            """
            limber: unknown option --jsn
              = hint: did you mean --json?
            limber help info shows usage.
            """),
        Command.limber("info", "--jsn", "x.skf"));
  }

  @Test
  void aFileInPlaceOfACommandIsHelpedAlong() {
    Command result = Command.limber("hero.skf");
    assertEquals(2, result.code());
    assertTrue(result.err().contains("  = hint: limber info hero.skf\n"), result.err());
  }

  @Test
  void namesOfFilesAreTakenAsTheyAre() {
    // Not as lists of arguments, which picocli would read from them.
    assertEquals(
        new Command(3, "", "limber: cannot read @none.skf: no such file\n"),
        Command.limber("info", "@none.skf"));
  }

  @Test
  void whatEndsACommandHasItsExitCode() {
    StringWriter err = new StringWriter();
    Failures failures = new Failures(new PrintWriter(err), () -> false);
    assertEquals(
        1, failures.execution(new Diagnostics("a").fatal("code", Place.FILE, "message", "")));
    assertEquals(3, failures.execution(new IOException("gone")));
    assertEquals(70, failures.execution(new IllegalStateException("odd")));
    assertEquals(3, failures.error(new OutOfMemoryError()));
    assertEquals(70, failures.error(new StackOverflowError()));
  }

  @Test
  void anInternalErrorIsOneLineUnlessAsked() {
    StringWriter quiet = new StringWriter();
    new Failures(new PrintWriter(quiet), () -> false).execution(new IllegalStateException("odd"));
    assertEquals(1, quiet.toString().lines().count());
    assertTrue(quiet.toString().contains("please report it: java.lang.IllegalStateException: odd"));
    StringWriter loud = new StringWriter();
    new Failures(new PrintWriter(loud), () -> true).execution(new IllegalStateException("odd"));
    assertTrue(loud.toString().contains("\tat dev.limber.cli.LimberTest"), loud.toString());
  }

  @Test
  void aReaderThatWentAwayIsNoFailure() {
    assertNull(failureOf("Broken pipe"));
    assertNull(failureOf("The pipe is being closed"));
    assertEquals("No space left on device", failureOf("No space left on device"));
  }

  @Test
  void aRangeEndsWhenNobodyReads() throws IOException {
    Path dot = Skf.write(folder.resolve("dot.skf"), Skf.DOT);
    PrintWriter out = failing("Broken pipe").writer(false);
    PrintWriter err = new PrintWriter(new StringWriter());
    Environment nothing = new Environment(System.in, Paint.NONE, false);
    String[] args = {"pose", dot.toString(), "--frames", "0.." + Integer.MAX_VALUE};
    assertEquals(0, Limber.run(nothing, out, err, args));
  }

  private static String failureOf(String message) {
    StandardOutput output = failing(message);
    PrintWriter out = output.writer(false);
    out.println("text");
    assertTrue(out.checkError());
    return output.failure();
  }

  private static StandardOutput failing(String message) {
    return new StandardOutput(
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException(message);
          }
        });
  }

  @Test
  void examplesPlayWhatTheSamplesHave() throws IOException {
    String fox = Files.readString(Path.of("../samples/fox.skel2d"));
    for (String name : List.of("render", "pose")) {
      for (String line : Command.limber("help", name).out().lines().toList()) {
        int anim = line.indexOf(" --anim ");
        if (line.contains("fox.skel2d") && anim >= 0) {
          String word = line.substring(anim + " --anim ".length()).split(" ", -1)[0];
          assertTrue(fox.contains("\nanim \"" + word + "\" "), line);
        }
      }
    }
  }
}
