package dev.limber.cli.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.cli.Command;
import dev.limber.cli.Skf;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.Paint;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckSkel2dTest {
  private static final String BAD =
      "skeleton\n\tbody\n\tarm x1\nanim \"wave\"\n\tarn\n\t\tr 0 -> 90\n";

  @TempDir Path folder;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void aCleanSourceIsQuiet() throws IOException {
    Path file = write("fox.skel2d", "skeleton\n\tbody\n\t\t@ :rect w10 h5\n");
    assertEquals(new Command(0, "", ""), Command.limber("check", file));
  }

  @Test
  void theSourceLineIsShownWithTabsAsSpaces() throws IOException {
    Command result = Command.limber("check", write("fox.skel2d", BAD)).without(folder);
    assertEquals(1, result.code());
    String excerpt =
        """
         --> fox.skel2d:5:2
          |
        5 |     arn
          |     ^^^
          = hint: \
        """;
    assertTrue(result.out().contains(excerpt), result.out());
    assertTrue(result.out().startsWith("warning[s2d-"), result.out());
  }

  @Test
  void jsonHasLineColumnAndLength() throws IOException {
    Command result = Command.limber("check", "--json", write("fox.skel2d", BAD)).without(folder);
    assertEquals(1, result.code());
    String place = "\"line\":5,\"column\":2,\"length\":3}";
    assertTrue(result.out().contains(place), result.out());
    assertTrue(result.out().contains("\"severity\":\"warning\""), result.out());
  }

  @Test
  void strictTurnsWarningsIntoErrors() throws IOException {
    Path file = write("fox.skel2d", BAD);
    Command result = Command.limber("check", "--strict", file).without(folder);
    assertEquals(1, result.code());
    assertTrue(result.out().startsWith("error[s2d-"), result.out());
    assertTrue(!result.out().contains("warning"), result.out());
    Path skf = Skf.write(folder.resolve("bad.skf"), Skf.BAD, false);
    result = Command.limber("check", "--strict", skf).without(folder);
    assertTrue(result.out().endsWith("3 errors, 1 note in bad.skf\n"), result.out());
  }

  @Test
  void bothKindsCanBeMixed() throws IOException {
    Path source = write("fox.skel2d", BAD);
    Path skf = Skf.write(folder.resolve("bad.skf"), Skf.BAD, false);
    Command result = Command.limber("check", skf, source);
    assertEquals(1, result.code());
    assertTrue(result.out().contains("[skf-bad-parent]"), result.out());
    assertTrue(result.out().contains("5 |     arn"), result.out());
    assertTrue(result.out().endsWith(" in 2 of 2 files\n"), result.out());
  }

  @Test
  void textWithoutAnEndingIsSkel2d() throws IOException {
    Command result = Command.limber("check", write("fox", BAD)).without(folder);
    assertTrue(result.out().contains(" --> fox:5:2\n"), result.out());
  }

  @Test
  void contentTellsAnArchiveWithoutAnEnding() throws IOException {
    Path hero = Skf.write(folder.resolve("hero.skel2d"), Skf.HERO);
    assertEquals(new Command(0, "", ""), Command.limber("check", hero));
    Path json = write("armature.json", "{}");
    Command result = Command.limber("check", json);
    assertTrue(result.out().contains("this is a JSON text"), result.out());
  }

  @Test
  void wrongBytesAreAnError() throws IOException {
    byte[] latin = "\ufeffskeleton\n\tbody # caf\u00e9\n".getBytes(StandardCharsets.UTF_8);
    latin[latin.length - 3] = 'x';
    Path file = Files.write(folder.resolve("fox.skel2d"), latin);
    Command result = Command.limber("check", file).without(folder);
    assertEquals(1, result.code());
    assertTrue(result.out().startsWith("error[s2d-not-utf-8]: the text is not"), result.out());
    assertTrue(result.out().contains(" --> fox.skel2d:2:13\n"), result.out());
  }

  @Test
  void standardInputIsCheckedShownAndPosed() throws IOException {
    Command check = Command.withInput(BAD, "check", "-");
    assertEquals(1, check.code());
    assertTrue(check.out().contains(" --> <stdin>:5:2\n"), check.out());
    assertTrue(check.out().endsWith("1 warning in <stdin>\n"), check.out());
    Command info = Command.withInput(BAD, "info", "-");
    assertEquals(0, info.code());
    assertTrue(info.out().startsWith("<stdin>\n  Skel2D\n"), info.out());
    String sprite = "skeleton\n\ta\n\t\t@ :sprite \"nope.png\"\n";
    Command missing = Command.withInput(sprite, "check", "-");
    assertTrue(missing.out().contains("warning[image-missing]"), missing.out());
    Command pose = Command.withInput(BAD, "pose", "-");
    assertEquals(0, pose.code());
    assertTrue(pose.out().startsWith("{\"world\":["), pose.out());
    assertEquals("limber: <stdin> has 1 warning; run limber check for details\n", pose.err());
  }

  @Test
  void anArchiveMayComeFromStandardInput() throws IOException {
    byte[] hero = Files.readAllBytes(Skf.write(folder.resolve("hero.skf"), Skf.HERO));
    for (String command : List.of("check", "info", "pose")) {
      Environment piped = new Environment(new ByteArrayInputStream(hero), Paint.NONE, false);
      assertEquals(0, Command.in(piped, command, "-").code());
    }
    Command broken = Command.withInput("{}", "check", "-");
    assertTrue(broken.out().contains(" --> <stdin>"), broken.out());
  }

  @Test
  void fileAndScriptCannotBothBeStandardInput() {
    Command result = Command.withInput(BAD, "pose", "-", "--script", "-");
    assertEquals(2, result.code());
    assertTrue(
        result.err().startsWith("limber: the file and the script cannot both"), result.err());
  }
}
