package dev.limber.cli.convert;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.limber.cli.Command;
import dev.limber.cli.Skf;
import dev.limber.studio.page.PageSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConvertCommandTest {
  private static final String BALL =
      """
      skeleton
      	ball
      		@ :circle d40 t0 f#E74

      anim "move" 24fps :12
      	ball
      		x 0 -> 60

      anim "stay" 24fps
      	ball
      		x 0
      """;

  private static final String PLAYER = PageSource.HOME + "limber/limber.js";

  @TempDir Path folder;

  private Path ball() throws IOException {
    return Files.writeString(folder.resolve("ball.skel2d"), BALL);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void aSourceBecomesLottie() throws IOException {
    Path out = folder.resolve("ball.json");
    Command done = Command.limber("convert", ball(), out, "--anim", "move").without(folder);
    assertEquals(0, done.code(), done.err());
    assertEquals("ball.json: Lottie animation, 1 kB\n", done.out());
    assertEquals("", done.err());
    String json = Files.readString(out);
    assertTrue(json.startsWith("{\"v\":"), json);
    assertTrue(json.contains("\"w\":104,"), json);
    assertEquals(List.of("ball.json", "ball.skel2d"), names());
  }

  @Test
  void theScaleIsPixelsPerUnit() throws IOException {
    Path out = folder.resolve("ball.json");
    assertEquals(0, Command.limber("convert", ball(), out, "--scale", "2").code());
    assertTrue(Files.readString(out).contains("\"w\":204,"));
    Command none = Command.limber("convert", ball(), out, "--scale", "0");
    assertEquals(2, none.code());
    assertTrue(none.err().contains("--scale must be above 0"), none.err());
    Command word = Command.limber("convert", ball(), out, "--scale", "large");
    assertTrue(word.err().contains("'large' is not a number"), word.err());
  }

  @Test
  void anExistingFileStaysUnlessForced() throws IOException {
    Path out = Files.writeString(folder.resolve("ball.json"), "mine");
    Command refused = Command.limber("convert", ball(), out).without(folder);
    assertEquals(
        new Command(3, "", "limber: ball.json already exists; --force overwrites it\n"), refused);
    assertEquals("mine", Files.readString(out));
    assertEquals(0, Command.limber("convert", ball(), out, "--force").code());
    assertTrue(Files.readString(out).startsWith("{"));
  }

  @Test
  void anInputIsNeverOverwritten() throws IOException {
    Path source = Files.writeString(folder.resolve("ball.json"), BALL);
    Command refused = Command.limber("convert", source, source, "--force").without(folder);
    assertEquals(3, refused.code());
    assertTrue(refused.err().contains("ball.json is an input"), refused.err());
    assertEquals(BALL, Files.readString(source));
  }

  @Test
  void optionsWithoutEffectAreRefused() throws IOException {
    Path hero = Skf.write(folder.resolve("hero.skf"), Skf.HERO);
    Path skf = folder.resolve("new.skf");
    for (Command refused :
        List.of(
            Command.limber("convert", ball(), folder.resolve("a.json"), "--to", "0.8"),
            Command.limber("convert", ball(), folder.resolve("a.html"), "--scale", "3"),
            Command.limber("convert", hero, skf, "--scale", "3"),
            Command.limber("convert", ball(), skf, "--animation", "move"),
            Command.limber("convert", ball(), skf, "--skin", "default"))) {
      assertEquals(2, refused.code());
      assertTrue(refused.err().contains(" has no effect on conversions from ."), refused.err());
    }
    assertEquals(2, Command.limber("convert", ball(), skf, "--to", "0.9").code());
    Command done = Command.limber("convert", ball(), skf, "--to", "0.8").without(folder);
    assertEquals(0, done.code());
    assertTrue(done.out().startsWith("new.skf: SkelForm file 0.8, "), done.out());
  }

  @Test
  void standardInputIsConverted() throws IOException {
    Path out = folder.resolve("ball.json");
    Command done = Command.withInput(BALL, "convert", "-", out);
    assertEquals(0, done.code(), done.err());
    assertTrue(Files.readString(out).startsWith("{"));
    Command broken = Command.withInput("milk", "convert", "-", folder.resolve("milk.json"));
    assertEquals(1, broken.code());
    assertTrue(broken.err().contains("<stdin>"), broken.err());
  }

  @Test
  void theOutputIsNamedOnce() throws IOException {
    Path out = folder.resolve("ball.json");
    assertEquals(0, Command.limber("convert", ball(), "-o", out).code());
    Command none = Command.limber("convert", ball());
    assertEquals(2, none.code());
    assertTrue(none.err().startsWith("limber: no output file\n"), none.err());
    Command two = Command.limber("convert", ball(), out, "-o", "b.json").without(folder);
    assertEquals(2, two.code());
    assertTrue(two.err().startsWith("limber: two output files: ball.json, b.json\n"), two.err());
  }

  @Test
  void aNameThatLooksLikeAnOptionGetsAHint() {
    Command refused = Command.limber("convert", "--fox.skel2d", "fox.skf");
    assertEquals(2, refused.code());
    assertTrue(refused.err().contains("for a file of that name: ./--fox.skel2d"), refused.err());
  }

  @Test
  void aMissingImageIsMentionedInEveryFormat() throws IOException {
    String text = "skeleton\n\ta\n\t\t@ :sprite \"nope.png\"\n";
    Path source = Files.writeString(folder.resolve("sprite.skel2d"), text);
    for (String name : List.of("s.skf", "s.json")) {
      Command done = Command.limber("convert", source, folder.resolve(name));
      assertEquals(0, done.code(), done.err());
      assertTrue(done.err().contains("warning[image-missing]"), done.err());
    }
  }

  @Test
  void anUnknownPairIsAnsweredWithWhatThereIs() throws IOException {
    Command refused = Command.limber("convert", ball(), folder.resolve("ball.doc")).without(folder);
    assertEquals(2, refused.code());
    assertTrue(
        refused.err().startsWith("limber: cannot convert ball.skel2d to ball.doc\n"),
        refused.err());
    assertTrue(
        refused.err().contains(".skel2d → .skf (SkelForm file), .json (Lottie"), refused.err());
    Path hero = Skf.write(folder.resolve("hero.skf"), Skf.HERO);
    Command lottie = Command.limber("convert", hero, folder.resolve("hero.json"));
    assertEquals(2, lottie.code());
    assertTrue(lottie.err().contains(".skf →"), lottie.err());
  }

  @Test
  void picturesAreMadeByRender() throws IOException {
    Command refused = Command.limber("convert", ball(), folder.resolve("ball.gif"));
    assertEquals(2, refused.code());
    assertTrue(refused.err().contains("limber render"), refused.err());
  }

  @Test
  void unknownNamesAreAnsweredWithThoseThatExist() throws IOException {
    Path out = folder.resolve("ball.json");
    Command animation = Command.limber("convert", ball(), out, "--anim", "mov");
    assertEquals(2, animation.code());
    assertTrue(animation.err().contains("did you mean \"move\"?"), animation.err());
    Command skin = Command.limber("convert", ball(), out, "--skin", "red");
    assertEquals(2, skin.code());
    assertTrue(skin.err().contains("no style or skin \"red\""), skin.err());
    assertEquals(List.of("ball.skel2d"), names());
  }

  @Test
  void aFileThatIsNoCharacterIsExplained() throws IOException {
    Path text = Files.writeString(folder.resolve("notes.txt"), "milk\n");
    Command refused = Command.limber("convert", text, folder.resolve("notes.json"));
    assertEquals(1, refused.code());
    assertTrue(refused.err().contains("not-a-character"), refused.err());
    Command missing = Command.limber("convert", folder.resolve("no.skf"), folder.resolve("a.html"));
    assertEquals(3, missing.code());
    assertTrue(missing.err().contains("no such file"), missing.err());
  }

  @Test
  void aFailureLeavesNoPartialFile() throws IOException {
    Path blocked = Files.writeString(folder.resolve("file"), "");
    Command refused = Command.limber("convert", ball(), blocked.resolve("ball.json"));
    assertEquals(3, refused.code());
    assertTrue(refused.err().contains("cannot write"), refused.err());
    Command inFolder = Command.limber("convert", ball(), folder);
    assertEquals(2, inFolder.code());
    assertEquals(List.of("ball.skel2d", "file"), names());
  }

  @Test
  void bothFormatsBecomePages() throws IOException {
    boolean hasPlayer = Command.class.getClassLoader().getResource(PLAYER) != null;
    assumeTrue(hasPlayer, "the module web was not packaged: run Maven's phase package");
    Path hero = Skf.write(folder.resolve("hero.skf"), Skf.HERO);
    for (Path source : List.of(ball(), hero)) {
      Path out = folder.resolve(source.getFileName() + ".html");
      Command done = Command.limber("convert", source, out);
      assertEquals(0, done.code(), done.err());
      String html = Files.readString(out);
      assertTrue(html.contains("<limber-player"), "the player");
      assertTrue(html.contains(source.getFileName().toString()), "the name");
      assertTrue(html.length() > 100_000, "the script is inside: " + html.length());
    }
  }

  @Test
  void theSameInputGivesTheSameBytes() throws IOException {
    Path one = folder.resolve("1.json");
    Path two = folder.resolve("2.json");
    Command.limber("convert", ball(), one);
    Command.limber("convert", ball(), two);
    assertArrayEquals(Files.readAllBytes(one), Files.readAllBytes(two));
  }
}
