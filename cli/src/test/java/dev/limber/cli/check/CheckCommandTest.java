package dev.limber.cli.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.cli.Command;
import dev.limber.cli.Skf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {
  @TempDir Path folder;

  @Test
  void aCleanFileIsQuiet() throws IOException {
    Path hero = Skf.write(folder.resolve("hero.skf"), Skf.HERO);
    assertEquals(new Command(0, "", ""), Command.limber("check", hero));
  }

  @Test
  void aCleanFileIsAnEmptyArray() throws IOException {
    Path hero = Skf.write(folder.resolve("hero.skf"), Skf.HERO);
    assertEquals(new Command(0, "[]\n", ""), Command.limber("check", hero, "--json"));
  }

  @Test
  void problemsSayWhatWhereAndWhatToTry() throws IOException {
    Path bad = Skf.write(folder.resolve("bad.skf"), Skf.BAD, false);
    String expected =
        """
        warning[skf-bad-parent]: no bone has the id 9; the bone becomes a root
         --> bad.skf: armature.json$.bones[1].parent_id
          = hint: use -1 for no parent

        warning[skf-bad-texture]: no style has a texture "leav"; nothing is shown
         --> bad.skf: armature.json$.visuals[0].tex
          = hint: did you mean "leaf"?

        note[skf-unknown-element]: unknown element "PositonX"; such keyframes are left out
         --> bad.skf: armature.json$.animations[0].keyframes[0].element
          = hint: did you mean "PositionX"?

        warning[skf-missing-image]: the archive has no image "atlas0.png"
         --> bad.skf: atlas0.png

        3 warnings, 1 note in bad.skf
        """;
    assertEquals(new Command(1, expected, ""), Command.limber("check", bad).without(folder));
  }

  @Test
  void marksBesideAFileAreChecked() throws IOException {
    Path hero = Skf.write(folder.resolve("hero.skf"), Skf.HERO);
    Files.writeString(folder.resolve("hero.marks.json"), "{ \"nobody\": [] }");
    Command result = Command.limber("check", hero).without(folder);
    assertEquals(1, result.code());
    assertTrue(result.out().contains("warning[skf-bad-marks]"), result.out());
    assertTrue(result.out().contains("hero.marks.json"), result.out());
    assertTrue(result.out().endsWith("1 warning in hero.skf\n"), result.out());
  }

  @Test
  void jsonHasTheSameAsData() throws IOException {
    Path bad = Skf.write(folder.resolve("bad.skf"), Skf.BAD, false);
    String texture =
        """
        {"file":"bad.skf","severity":"warning","code":"skf-bad-texture",\
        "message":"no style has a texture \\"leav\\"; nothing is shown",\
        "hint":"did you mean \\"leaf\\"?",\
        "text":"bad.skf:armature.json$.visuals[0].tex: warning: no style has a texture \\"leav\\";\
         nothing is shown [skf-bad-texture] (did you mean \\"leaf\\"?)",\
        "path":"armature.json$.visuals[0].tex"},\
        """;
    String image =
        """
        {"file":"bad.skf","severity":"warning","code":"skf-missing-image",\
        "message":"the archive has no image \\"atlas0.png\\"","hint":"",\
        "text":"bad.skf:atlas0.png: warning: the archive has no image \\"atlas0.png\\"\
         [skf-missing-image]","path":"atlas0.png"}]
        """;
    Command result = Command.limber("check", "--json", bad).without(folder);
    assertEquals(1, result.code());
    assertTrue(result.out().contains(texture), result.out());
    assertTrue(result.out().endsWith(image), result.out());
  }

  @Test
  void jsonHasLineAndColumnOfATextPlace() throws IOException {
    Path file = Skf.write(folder.resolve("syntax.skf"), "{'bones':\n [1,]}");
    String expected =
        """
        [{"file":"syntax.skf","severity":"error","code":"json-syntax",\
        "message":"armature.json: expected a value but found ']'",\
        "hint":"is there a ',' too many before it?",\
        "text":"syntax.skf:2:5: error: armature.json: expected a value but found ']' [json-syntax]\
         (is there a ',' too many before it?)","line":2,"column":5,"length":1}]
        """;
    assertEquals(
        new Command(1, expected, ""), Command.limber("check", "--json", file).without(folder));
  }

  @Test
  void notesAreShownButAreNoProblem() throws IOException {
    String noted =
        Skf.DOT.replace("'element':'PositionX','value':0", "'element':'Twist','value':0");
    Path file = Skf.write(folder.resolve("noted.skf"), noted);
    String expected =
        """
        note[skf-unknown-element]: unknown element "Twist"; such keyframes are left out
         --> noted.skf: armature.json$.animations[0].keyframes[0].element
        """;
    assertEquals(new Command(0, expected, ""), Command.limber("check", file).without(folder));
  }

  @Test
  void anUnusableFileIsAProblemAndTheOthersAreStillChecked() throws IOException {
    Path empty = Files.write(folder.resolve("empty.skf"), new byte[0]);
    Path bad = Skf.write(folder.resolve("bad.skf"), Skf.BAD);
    Path hero = Skf.write(folder.resolve("hero.skf"), Skf.HERO);
    Command result = Command.limber("check", empty, hero, bad).without(folder);
    assertEquals(1, result.code());
    assertTrue(result.out().startsWith("error[zip-not-a-zip]: the file is empty"), result.out());
    assertTrue(result.out().contains("warning[skf-bad-texture]"), result.out());
    assertTrue(result.out().endsWith("\n\n1 error, 2 warnings, 1 note in 2 of 3 files\n"));
  }

  @Test
  void anUnreadableFileIsAnIoErrorAfterTheRestWasChecked() throws IOException {
    Path bad = Skf.write(folder.resolve("bad.skf"), Skf.BAD);
    Path missing = folder.resolve("missing.skf");
    Command result = Command.limber("check", missing, folder, bad).without(folder);
    assertEquals(3, result.code());
    assertEquals(
        "limber: cannot read missing.skf: no such file\n"
            + "limber: "
            + folder
            + " is a directory, not a file\n",
        result.err());
    assertTrue(result.out().endsWith("2 warnings, 1 note in 1 of 3 files\n"), result.out());
  }

  @Test
  void imagesThatAreMissingOrBrokenAreProblems() throws IOException {
    Path source =
        Files.writeString(
            folder.resolve("framed.skel2d"),
            "skeleton\n\tbone\n\t\t@a :sprite \"gone.png\"\n\t\t@b :sprite \"text.png\" x9\n");
    Files.writeString(folder.resolve("text.png"), "no picture");
    Command result = Command.limber("check", source).without(folder);
    assertEquals(1, result.code());
    assertEquals(
        """
        warning[image-missing]: there is no image "gone.png"
         --> framed.skel2d:3:14
          |
        3 |         @a :sprite "gone.png"
          |                    ^^^^^^^^^^

        warning[image-format]: this is neither a PNG nor a JPEG file
         --> framed.skel2d:4:14
          |
        4 |         @b :sprite "text.png" x9
          |                    ^^^^^^^^^^

        2 warnings in framed.skel2d
        """,
        result.out());
  }

  @Test
  void coloursAreOnlyForTerminals() throws IOException {
    Path file = Skf.write(folder.resolve("syntax.skf"), "[");
    String coloured = Command.inColour("check", file).out();
    assertTrue(coloured.startsWith("\u001b[1;31merror[json-syntax]\u001b[0m"), coloured);
    String plain = Command.limber("check", file).out();
    assertEquals(-1, plain.indexOf('\u001b'), plain);
    assertEquals(plain, coloured.replaceAll("\u001b\\[[0-9;]*m", ""));
    assertEquals(-1, Command.inColour("check", "--json", file).out().indexOf('\u001b'));
  }

  @Test
  void withoutFilesThereIsNothingToCheck() {
    Command result = Command.limber("check");
    assertEquals(2, result.code());
    assertEquals(
        "limber: Missing required parameter: 'FILE'\nlimber help check shows usage.\n",
        result.err());
  }
}
