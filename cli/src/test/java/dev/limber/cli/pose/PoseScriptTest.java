package dev.limber.cli.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.cli.Command;
import dev.limber.cli.Limber;
import dev.limber.cli.Skf;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.Paint;
import dev.limber.cli.terminal.StandardOutput;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The protocol of {@code limber pose --script}. */
class PoseScriptTest {
  @TempDir Path folder;
  private Path hero;
  private Path dot;

  @BeforeEach
  void write() throws IOException {
    hero = Skf.write(folder.resolve("hero.skf"), Skf.HERO);
    dot = Skf.write(folder.resolve("dot.skf"), Skf.DOT);
  }

  @Test
  void anAnswerIsWhatPosePrints() {
    String expected = Command.limber("pose", hero, "--anim", "Run", "--frame", 3.5).out();
    Command result = script(hero, "{'anims':['Run '],'frames':[3.5]}");
    assertEquals(new Command(0, expected, ""), result);
  }

  @Test
  void animationsGoByNameOrIndex() {
    List<String> lines =
        script(
                hero,
                "{'reset':true,'anims':['Run','Wave'],'frames':[3,4],'smooth':[0,0]}",
                "{'reset':true,'anims':[0,1],'frames':[3,4]}")
            .out()
            .lines()
            .toList();
    assertEquals(2, lines.size());
    assertEquals(lines.get(0), lines.get(1));
  }

  @Test
  void stateCarriesOnUntilReset() {
    String step = "{'anims':[0],'frames':[2]}";
    String reset = "{'reset':true,'anims':[0],'frames':[2]}";
    List<String> lines = script(hero, step, step, reset).out().lines().toList();
    assertNotEquals(lines.get(0), lines.get(1), "physics goes on");
    assertEquals(lines.get(0), lines.get(2));
  }

  @Test
  void animateFalseConstructsOnly() {
    List<String> lines =
        script(dot, "{'anims':[0],'frames':[2]}", "{'animate':false}", "{'reset':true}")
            .out()
            .lines()
            .toList();
    assertTrue(lines.get(0).startsWith("{\"pos\":[4,0]"));
    assertTrue(lines.get(1).startsWith("{\"pos\":[4,0]"), "as animated before");
    assertTrue(lines.get(2).startsWith("{\"pos\":[0,0]"), "as loaded");
  }

  @Test
  void velocityIsTakenOffAfterTheAnswer() {
    String still = "{'animate':false}";
    List<String> moving =
        script(hero, "{'animate':false,'velocity':[30,-12.5]}", still).out().lines().toList();
    List<String> resting = script(hero, still, still).out().lines().toList();
    assertEquals(resting.get(0), moving.get(0));
    assertNotEquals(resting.get(1), moving.get(1));
  }

  @Test
  void keysOfVectorStepsAreIgnored() {
    Command result =
        script(dot, "{'anims':[0],'frames':[2],'pos':[1,2],'literal':{'mesh':{}},'x':null}");
    assertEquals(0, result.code());
    assertTrue(result.out().startsWith("{\"pos\":[4,0]"));
  }

  @Test
  void blankLinesAndCarriageReturnsDoNotMatter() {
    Command result =
        Command.withInput("\r\n  \n{\"animate\":false}\r\n\n", "pose", dot, "--script", "-");
    assertEquals(0, result.code());
    assertEquals(1, result.out().lines().count());
    assertEquals(new Command(0, "", ""), Command.withInput("", "pose", dot, "--script", "-"));
  }

  @Test
  void aBadLineIsAnsweredWithAnErrorAndLeavesThePose() {
    Command result =
        script(
            dot,
            "{'anims':[0],'frames':[2]}",
            "",
            "{'reset':true,'anims':['Goo'],'frames':[0]}",
            "{'animate':false}");
    assertEquals(1, result.code());
    List<String> lines = result.out().lines().toList();
    assertEquals(
        "{\"error\":\"line 3: no animation \\\"Goo\\\"; there is \\\"Go\\\""
            + " (did you mean \\\"Go\\\"?)\"}",
        lines.get(1));
    assertEquals(lines.get(0), lines.get(2));
  }

  @Test
  void errorsSayWhatIsWrong() {
    assertError("expected an object, found type array", "[1]");
    assertError("column 12: expected a value but found 'x'", "{'animate':x}");
    assertError("`anims` is missing (`animate`:false constructs only)", "{'frames':[1]}");
    assertError("`anims` is missing (`animate`:false constructs only)", "{'animate':true}");
    assertError(
        "`anims` must be a list of names or indices, not of type string",
        "{'anims':'Go','frames':[1]}");
    assertError(
        "`anims` must be names or indices, not of type null", "{'anims':[null],'frames':[1]}");
    assertError("no animation 1; there are 1, from 0", "{'anims':[1],'frames':[1]}");
    assertError("no animation 0.5; there are 1, from 0", "{'anims':[0.5],'frames':[1]}");
    assertError("`frames` is missing", "{'anims':[0]}");
    assertError(
        "`frames` must have 1 number, one for each animation, but has 2",
        "{'anims':[0],'frames':[1,2]}");
    assertError("`frames` must be numbers, not of type string", "{'anims':[0],'frames':['1']}");
    assertError(
        "`smooth` must have 1 number, one for each animation, but has 0",
        "{'anims':[0],'frames':[1],'smooth':[]}");
    assertError(
        "`velocity` must have 2 numbers, x and y, but has 1", "{'animate':false,'velocity':[1]}");
    assertError("`reset` must be true or false, not of type number", "{'reset':1}");
  }

  @Test
  void aScriptMayBeAFile() throws IOException {
    Path script = Files.writeString(folder.resolve("script.jsonl"), "{\"animate\":false}");
    assertEquals(Command.limber("pose", dot), Command.limber("pose", dot, "--script", script));
  }

  @Test
  void eachLineIsAnsweredBeforeTheNextIsRead() {
    Assertions.assertTimeoutPreemptively(Duration.ofMinutes(10), this::talk);
  }

  private void talk() throws Exception {
    PipedInputStream input = new PipedInputStream();
    PipedInputStream answers = new PipedInputStream(1 << 16);
    PrintWriter out = new StandardOutput(new PipedOutputStream(answers)).writer(false);
    Thread limber;
    try (PipedOutputStream ask = new PipedOutputStream(input)) {
      limber = new Thread(() -> run(input, out));
      limber.start();
      BufferedReader reader =
          new BufferedReader(new InputStreamReader(answers, StandardCharsets.UTF_8));
      for (int frame = 0; frame < 4; frame++) {
        String line = "{\"anims\":[\"Go\"],\"frames\":[" + frame + "]}\n";
        ask.write(line.getBytes(StandardCharsets.UTF_8));
        ask.flush();
        assertTrue(reader.readLine().startsWith("{\"pos\":[" + 2 * frame + ",0]"));
      }
    }
    limber.join();
  }

  private void run(InputStream input, PrintWriter out) {
    Environment environment = new Environment(input, Paint.NONE, false);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    Limber.run(environment, out, err, "pose", dot.toString(), "--script", "-");
  }

  /** Single quotes in the line stand for double ones, and so do backquotes in the message. */
  private void assertError(String message, String line) {
    String expected = "{\"error\":\"line 1: " + message.replace("`", "\\\"") + "\"}\n";
    assertEquals(new Command(1, expected, ""), script(dot, line));
  }

  private static Command script(Path file, String... lines) {
    String input = String.join("\n", lines).replace('\'', '"') + "\n";
    return Command.withInput(input, "pose", file, "--script", "-");
  }
}
