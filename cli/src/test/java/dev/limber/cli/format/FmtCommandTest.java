package dev.limber.cli.format;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.limber.cli.Command;
import dev.limber.cli.Skf;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.Paint;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FmtCommandTest {
  private static final String UNTIDY = "\ufeffskeleton\r\n\tarm   x1\r\norder\r\n\t@arm";
  private static final String TIDY = "skeleton\n\tarm x1\n\norder\n\t@arm\n";
  private static final FileTime LONG_AGO = FileTime.fromMillis(1_000_000_000_000L);

  @TempDir Path folder;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void aSourceIsRewrittenAndNamed() throws IOException {
    Path file = write("fox.skel2d", UNTIDY);
    assertEquals(new Command(0, "fox.skel2d\n", ""), Command.limber("fmt", file).without(folder));
    assertEquals(TIDY, Files.readString(file));
    assertEquals(List.of("fox.skel2d"), names());
    assertEquals(new Command(0, "", ""), Command.limber("fmt", file));
  }

  @Test
  void aTidySourceIsNotTouched() throws IOException {
    Path file = write("fox.skel2d", TIDY);
    Files.setLastModifiedTime(file, LONG_AGO);
    assertEquals(new Command(0, "", ""), Command.limber("fmt", file));
    assertEquals(LONG_AGO, Files.getLastModifiedTime(file));
  }

  @Test
  void checkNamesWhatWouldChangeAndChangesNothing() throws IOException {
    Path untidy = write("untidy.skel2d", UNTIDY);
    Path tidy = write("tidy.skel2d", TIDY);
    Path other = write("other", "skeleton ");
    assertEquals(
        new Command(1, "untidy.skel2d\nother\n", ""),
        Command.limber("fmt", "--check", untidy, tidy, other).without(folder));
    assertEquals(UNTIDY, Files.readString(untidy));
    assertEquals(new Command(0, "", ""), Command.limber("fmt", tidy, "--check"));
  }

  @Test
  void standardInputGoesToStandardOutput() {
    assertEquals(new Command(0, TIDY, ""), Command.withInput(UNTIDY, "fmt", "-"));
    assertEquals(new Command(0, TIDY, ""), Command.withInput(TIDY, "fmt", "-"));
    assertEquals(new Command(0, "", ""), Command.withInput("", "fmt", "-"));
    assertEquals(new Command(1, "-\n", ""), Command.withInput(UNTIDY, "fmt", "--check", "-"));
    assertEquals(new Command(0, "", ""), Command.withInput(TIDY, "fmt", "--check", "-"));
  }

  @Test
  void standardInputStandsAlone() throws IOException {
    Path file = write("fox.skel2d", UNTIDY);
    Command result = Command.withInput(UNTIDY, "fmt", "-", file);
    assertEquals(2, result.code());
    assertTrue(result.err().startsWith("limber: - is standard input"), result.err());
    assertEquals(UNTIDY, Files.readString(file));
  }

  @Test
  void anArchiveIsRefusedBeforeAnythingIsTouched() throws IOException {
    Path source = write("fox.skel2d", UNTIDY);
    for (String name : List.of("hero.skf", "hero.SKF", "hero.skfe", "hero.skf~")) {
      Path hero = Skf.write(folder.resolve(name), Skf.HERO);
      Command result = Command.limber("fmt", source, hero).without(folder);
      String expected =
          """
          limber: NAME is a SkelForm file; only Skel2D sources can be formatted
            = hint: limber info NAME shows what is in it
          limber help fmt shows usage.
          """;
      assertEquals(new Command(2, "", expected.replace("NAME", name)), result);
    }
    assertEquals(UNTIDY, Files.readString(source));
  }

  @Test
  void whatIsNoSourceIsLeftAlone() throws IOException {
    Path zip = Skf.write(folder.resolve("hero.skel2d"), Skf.HERO);
    Path bytes = Files.write(folder.resolve("bytes"), new byte[] {1, 0, 32, 32});
    byte[] before = Files.readAllBytes(zip);
    Command result = Command.limber("fmt", zip, bytes).without(folder);
    String expected =
        """
        error[s2d-not-a-source]: this is a SkelForm file; only Skel2D sources can be formatted
         --> hero.skel2d
          = hint: limber info hero.skel2d shows what is in it
        error[not-a-character]: this is unknown data, not a character
         --> bytes
          = hint: open a .skf or a .skel2d file
        """;
    assertEquals(new Command(1, "", expected), result);
    assertArrayEquals(before, Files.readAllBytes(zip));
    assertArrayEquals(new byte[] {1, 0, 32, 32}, Files.readAllBytes(bytes));
  }

  @Test
  void wrongBytesAreLeftAlone() throws IOException {
    byte[] latin = "skeleton\n\tarm   # caf\u00e9\n".getBytes(StandardCharsets.ISO_8859_1);
    Path file = Files.write(folder.resolve("fox.skel2d"), latin);
    String expected =
        """
        error[s2d-not-utf-8]: the text is not UTF-8 from here on
         --> NAME:2:13
          = hint: save the file as UTF-8
        """;
    assertEquals(
        new Command(1, "", expected.replace("NAME", "fox.skel2d")),
        Command.limber("fmt", file).without(folder));
    assertArrayEquals(latin, Files.readAllBytes(file));
    Environment piped = new Environment(new ByteArrayInputStream(latin), Paint.NONE, false);
    assertEquals(
        new Command(1, "", expected.replace("NAME", "standard input")),
        Command.in(piped, "fmt", "-"));
  }

  @Test
  void theOthersAreFormattedAlsoAfterOneThatCannotBeRead() throws IOException {
    Path missing = folder.resolve("missing.skel2d");
    Path one = write("one.skel2d", UNTIDY);
    Path two = write("two.skel2d", UNTIDY);
    Command result = Command.limber("fmt", one, missing, folder, two).without(folder);
    String expected =
        "limber: cannot read missing.skel2d: no such file\n"
            + "limber: "
            + folder
            + " is a directory, not a file\n";
    assertEquals(new Command(3, "one.skel2d\ntwo.skel2d\n", expected), result);
    assertEquals(TIDY, Files.readString(two));
  }

  @Test
  void aSourceWithMistakesKeepsThem() throws IOException {
    String wrong = "skeleton\n\tarm\n    leg  x1\n\tlost  x2\n";
    Path file = write("fox.skel2d", wrong);
    assertEquals(new Command(0, "", ""), Command.limber("fmt", file));
    assertEquals(wrong, Files.readString(file));
  }

  @Test
  void aSourceThatIsMostlyBlankIsLeftAloneIfItsNamesNeedThat() throws IOException {
    // How long names may be in total grows with the length of the text.
    StringBuilder text = new StringBuilder("skeleton\n\t" + "a".repeat(1_000) + "\n");
    for (int i = 0; i < 1_500; i++) {
      text.append("\t\t@s").append(i).append(" :rect w1\n");
    }
    String blank = text + "\n".repeat(200_000);
    Path file = write("fox.skel2d", blank);
    String expected = "limber: NAME is unchanged: formatting would change its meaning\n";
    assertEquals(
        new Command(1, "", expected.replace("NAME", "fox.skel2d")),
        Command.limber("fmt", file).without(folder));
    assertEquals(blank, Files.readString(file));
    assertEquals(
        new Command(1, blank, expected.replace("NAME", "standard input")),
        Command.withInput(blank, "fmt", "-"));
  }

  @Test
  void aLinkStaysOneAndPermissionsStay() throws IOException {
    assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
    Path file = write("fox.skel2d", UNTIDY);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    Path link = Files.createSymbolicLink(folder.resolve("link.skel2d"), file.getFileName());
    assertEquals(0, Command.limber("fmt", link).code());
    assertTrue(Files.isSymbolicLink(link));
    assertEquals(TIDY, Files.readString(file));
    assertEquals("rw-r--r--", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
  }

  @Test
  void aFailedReplacementLeavesNothingBehind() throws IOException {
    // A folder with something in it cannot be moved over.
    Path taken = Files.createDirectory(folder.resolve("taken"));
    Files.writeString(taken.resolve("inside"), "text");
    IOException e =
        assertThrows(IOException.class, () -> FileReplacement.write(taken, new byte[1]));
    assertTrue(e.getMessage().startsWith("cannot write " + taken + ": "), e.getMessage());
    assertEquals(List.of("taken"), names());
    assertEquals("text", Files.readString(taken.resolve("inside")));
  }

  @Test
  void aFileThatMayNotBeWrittenIsLeftAlone() throws IOException {
    Path file = write("fox.skel2d", UNTIDY);
    assertTrue(file.toFile().setWritable(false));
    assumeTrue(!Files.isWritable(file), "this user may write everything");
    assertEquals(
        new Command(3, "", "limber: cannot write fox.skel2d: permission denied\n"),
        Command.limber("fmt", file).without(folder));
    assertEquals(UNTIDY, Files.readString(file));
  }

  @Test
  void withoutFilesThereIsNothingToFormat() {
    Command result = Command.limber("fmt");
    assertEquals(2, result.code());
    assertEquals(
        "limber: Missing required parameter: 'FILE'\nlimber help fmt shows usage.\n", result.err());
  }
}
