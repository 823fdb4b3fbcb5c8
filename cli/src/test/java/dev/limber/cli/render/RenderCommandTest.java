package dev.limber.cli.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.cli.Command;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.Paint;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonReader;
import dev.limber.core.json.JsonString;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RenderCommandTest {
  private static final Path LANTERN = Path.of("../samples/lantern-0.7.skf");

  /** A red square that turns a quarter in half a second, and a blue circle beside it. */
  private static final String SPINNER =
      """
      skeleton
      	arm l20
      		@square :rect w40 h40 f#f00 t0
      	arm.tip x60
      		@ball :circle d20 f#00f t0

      skin "green"
      	@square :rect w40 h40 f#0f0 t0

      anim "spin" 10fps :5
      	arm
      		r 0 -> 90

      anim "slide" 10fps :5
      	arm
      		x 0 -> 100
      """;

  @TempDir Path folder;
  private Path source;

  @BeforeEach
  void writeSource() throws IOException {
    source = Files.writeString(folder.resolve("spinner.skel2d"), SPINNER);
    assertEquals(0, Command.limber("check", "--strict", source).code());
  }

  private Command render(Object... words) {
    Object[] all = new Object[words.length + 1];
    all[0] = "render";
    System.arraycopy(words, 0, all, 1, words.length);
    return Command.limber(all).without(folder);
  }

  private BufferedImage image(String name) throws IOException {
    return ImageIO.read(folder.resolve(name).toFile());
  }

  private Path out(String name) {
    return folder.resolve(name);
  }

  private List<String> files() throws IOException {
    try (Stream<Path> found = Files.list(folder)) {
      return found.map(p -> p.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void whatIsNoCharacterIsRefused() throws IOException {
    Path xml = Files.writeString(folder.resolve("pom.xml"), "<project/>\n");
    Path notes = Files.writeString(folder.resolve("notes.txt"), "hello\n");
    for (Path input : List.of(xml, notes)) {
      Command result = render(input, "-o", out("a.gif"));
      assertEquals(1, result.code());
      assertTrue(result.err().contains("error[not-a-character]: this is"), result.err());
      assertFalse(Files.exists(out("a.gif")));
    }
  }

  @Test
  void framesTheSetupPose() throws IOException {
    Command done = render(source, "-o", out("a.png"), "--setup");
    assertEquals("", done.err());
    assertTrue(done.out().startsWith("a.png: 512 x 237, "), done.out());
    BufferedImage image = image("a.png");
    // 90 x 40 units with 8 pixels around: 496 / 90 pixels a unit.
    assertEquals(0xffff0000, image.getRGB(8 + 100, 116));
    assertEquals(0xff0000ff, image.getRGB(8 + 440, 116));
    assertEquals(0, image.getRGB(8 + 300, 116));
    assertEquals(0, image.getRGB(4, 4));
  }

  @Test
  void sizesAndScales() throws IOException {
    render(source, "-o", out("a.png"), "--setup", "--size", "64x48");
    assertEquals(64, image("a.png").getWidth());
    assertEquals(48, image("a.png").getHeight());
    render(source, "-o", out("b.png"), "--setup", "--scale", "2", "--padding", "0");
    assertEquals(180, image("b.png").getWidth());
    assertEquals(80, image("b.png").getHeight());
    assertEquals(0xffff0000, image("b.png").getRGB(0, 0));
    render(source, "-o", out("c.png"), "--setup", "--size", "100");
    assertEquals(100, image("c.png").getWidth());
    render(source, "-o", out("d.png"), "--setup", "--size", "200x100", "--scale", "1");
    assertEquals(0xffff0000, image("d.png").getRGB(100 - 45 + 1, 50));
    assertEquals(0, image("d.png").getRGB(100 - 45 - 2, 50));
  }

  @Test
  void pngIsTheFirstFrameOrTheOneAskedFor() throws IOException {
    render(source, "-o", out("first.png"), "--fit", "all");
    render(source, "-o", out("zero.png"), "--fit", "all", "--anim", "spin", "--time", "0");
    render(source, "-o", out("time.png"), "--fit", "all", "--anim", "spin", "--time", "0.3");
    render(source, "-o", out("frame.png"), "--fit", "all", "--anim", "spin", "--frame", "3");
    assertArrayEquals(bytes("first.png"), bytes("zero.png"));
    assertArrayEquals(bytes("time.png"), bytes("frame.png"));
    assertFalse(Arrays.equals(bytes("first.png"), bytes("time.png")));
  }

  private byte[] bytes(String name) throws IOException {
    return Files.readAllBytes(out(name));
  }

  @Test
  void looksAndBackground() throws IOException {
    String[] common = {"--setup", "--padding", "0", "--scale", "1"};
    renderWith(common, "-o", out("green.png"), "--skin", "green", "--background", "#204080");
    assertEquals(0xff00ff00, image("green.png").getRGB(20, 20));
    assertEquals(0xff204080, image("green.png").getRGB(60, 0));
    renderWith(common, "-o", out("hidden.png"), "--hide", "arm.tip", "--background", "white");
    assertEquals(40, image("hidden.png").getWidth());
    renderWith(common, "-o", out("bones.png"), "--bones");
    renderWith(common, "-o", out("plain.png"));
    assertNotEquals(image("plain.png").getRGB(20, 20), image("bones.png").getRGB(20, 20));
  }

  @Test
  void theEndOfANameHidesIfNoOtherEndsLikeIt() throws IOException {
    String[] common = {"--setup", "--padding", "0", "--scale", "1"};
    renderWith(common, "-o", out("whole.png"), "--hide", "arm.tip");
    renderWith(common, "-o", out("ending.png"), "--hide", "tip");
    assertArrayEquals(bytes("whole.png"), bytes("ending.png"));
    Path twins = folder.resolve("twins.skel2d");
    Files.writeString(twins, "skeleton\n\ta\n\ta.hand\n\tb\n\tb.hand\n");
    Command done = render(twins, "-o", out("twins.png"), "--hide", "hand");
    assertEquals(2, done.code());
    assertTrue(
        done.err().contains("several names end with \"hand\": \"a.hand\", \"b.hand\""), done.err());
  }

  private void renderWith(String[] common, Object... words) {
    Object[] all = new Object[1 + common.length + words.length];
    all[0] = source;
    System.arraycopy(common, 0, all, 1, common.length);
    System.arraycopy(words, 0, all, 1 + common.length, words.length);
    Command done = render(all);
    assertEquals(0, done.code(), done.err());
  }

  @Test
  void sheetsAreDescribed() throws IOException {
    Command done =
        render(source, "-o", out("s.png"), "--sheet", "--all", "--size", "32x32", "--columns", 4);
    assertEquals("", done.err());
    assertEquals(128, image("s.png").getWidth());
    assertEquals(96, image("s.png").getHeight());
    JsonObject json =
        (JsonObject)
            JsonReader.parse(bytes("s.json"), "s.json", Limits.DEFAULT, new Diagnostics("s.json"));
    JsonArray frames = (JsonArray) json.get("frames");
    assertEquals(10, frames.size());
    JsonObject sixth = (JsonObject) frames.get(5);
    assertEquals("slide 0.png", ((JsonString) sixth.get("filename")).value());
    JsonObject place = (JsonObject) sixth.get("frame");
    assertEquals(32, ((JsonNumber) place.get("x")).value());
    assertEquals(32, ((JsonNumber) place.get("y")).value());
    assertEquals(100, ((JsonNumber) sixth.get("duration")).value());
    JsonObject meta = (JsonObject) json.get("meta");
    assertEquals("s.png", ((JsonString) meta.get("image")).value());
    assertEquals(2, ((JsonArray) meta.get("frameTags")).size());
  }

  @Test
  void sheetsHaveTheirBackgroundEverywhere() throws IOException {
    String[] common = {"--sheet", "--size", "32x32", "--columns", "2", "--background", "#20408080"};
    renderWith(common, "-o", out("s.png"));
    BufferedImage sheet = image("s.png");
    assertEquals(96, sheet.getHeight());
    assertEquals(0x80, sheet.getRGB(0, 0) >>> 24);
    assertEquals(sheet.getRGB(0, 0), sheet.getRGB(63, 95), "behind the last frame");
  }

  @Test
  void sheetsThatAreTooLargeAreRefused() {
    Command refused = render(source, "-o", out("s.png"), "--sheet", "--size", 9000, "--columns", 2);
    assertEquals(2, refused.code(), refused.err());
    assertTrue(refused.err().contains("the sheet would be 18000 x "), refused.err());
    assertFalse(Files.exists(out("s.png")));
  }

  @Test
  void aMomentOfEachAnimation() throws IOException {
    Command refused = render(source, "-o", out("a.png"), "--all");
    assertEquals(2, refused.code());
    assertTrue(refused.err().contains("several animations"), refused.err());
    assertTrue(refused.err().contains("{anim}"), refused.err());
    String[] common = {"--all", "--frame", "3", "--size", "32x32"};
    renderWith(common, "-o", out("{anim}.png"));
    assertEquals(List.of("slide.png", "spin.png", "spinner.skel2d"), files());
    renderWith(common, "-o", out("both.png"), "--sheet");
    assertEquals(32, image("both.png").getWidth());
    assertEquals(64, image("both.png").getHeight());
  }

  @Test
  void outputsOfOneNameAreRefused() throws IOException {
    Path other = Files.createDirectories(out("more")).resolve("spinner.skel2d");
    Files.writeString(other, SPINNER);
    Command refused = render(source, other, "-o", folder + "/{name}.gif", "--size", 16, "--force");
    assertEquals(2, refused.code());
    assertTrue(refused.err().contains("spinner.gif would be written twice"), refused.err());
  }

  @Test
  void framesAreNumbered() throws IOException {
    Command done = render(source, "-o", out("f/{anim}-{frame}.png"), "--size", 40);
    assertEquals(0, done.code(), done.err());
    assertTrue(done.out().startsWith("f" + java.io.File.separator + "spin-0000.png …"));
    for (int i = 0; i < 5; i++) {
      assertEquals(40, ImageIO.read(out("f/spin-000" + i + ".png").toFile()).getHeight());
    }
    assertFalse(Files.exists(out("f/spin-0005.png")));
    render(source, "-o", out("g-%02d.png"), "--size", 40, "--fps", "4");
    assertTrue(Files.exists(out("g-01.png")));
    assertFalse(Files.exists(out("g-02.png")));
  }

  @Test
  void severalInputsAndAnimations() throws IOException {
    Path other = Files.writeString(folder.resolve("other.skel2d"), SPINNER);
    Command done =
        render(source, other, "-o", folder + "/{name}-{anim}.gif", "--all", "--size", "24");
    assertEquals(0, done.code(), done.err());
    assertEquals(
        List.of(
            "other-slide.gif",
            "other-spin.gif",
            "other.skel2d",
            "spinner-slide.gif",
            "spinner-spin.gif",
            "spinner.skel2d"),
        files());
    assertEquals(2, render(source, other, "-o", out("one.gif")).code());
  }

  @Test
  void nothingIsOverwrittenUnasked() throws IOException {
    Files.writeString(out("a.gif"), "mine");
    Command refused = render(source, "-o", out("a.gif"), "--size", 16);
    assertEquals(3, refused.code());
    assertEquals("limber: a.gif already exists; --force overwrites it\n", refused.err());
    assertEquals("mine", Files.readString(out("a.gif")));
    assertEquals(0, render(source, "-o", out("a.gif"), "--size", 16, "--force").code());
    assertNotEquals('m', bytes("a.gif")[0]);
    Files.writeString(out("s.json"), "mine");
    assertEquals(3, render(source, "-o", out("s.png"), "--sheet", "--size", 16).code());
    assertEquals("mine", Files.readString(out("s.json")));
    assertFalse(Files.exists(out("s.png")));
  }

  @Test
  void whatCannotBeWrittenIsNamed() throws IOException {
    Command under = render(source, "-o", source.resolve("a.gif"), "--size", 16);
    assertEquals(3, under.code());
    assertTrue(under.err().startsWith("limber: cannot write spinner.skel2d"), under.err());
    String name = "a".repeat(300) + ".png";
    Command refused = render(source, "-o", out(name), "--size", 16);
    assertEquals(3, refused.code());
    assertTrue(refused.err().startsWith("limber: cannot write " + name + ": "), refused.err());
    assertEquals(List.of("spinner.skel2d"), files());
  }

  @Test
  void anInputIsNeverReplaced() throws IOException {
    Path odd = Files.copy(LANTERN, out("odd.png"));
    byte[] before = Files.readAllBytes(odd);
    Command refused = render(odd, "-o", odd, "--force");
    assertEquals(2, refused.code());
    assertTrue(refused.err().contains("is an input; inputs are never overwritten"), refused.err());
    assertArrayEquals(before, Files.readAllBytes(odd));
    Path text = Files.writeString(out("sheet.json"), SPINNER);
    assertEquals(2, render(text, "-o", out("sheet.png"), "--sheet", "--force").code());
    assertEquals(SPINNER, Files.readString(text));
  }

  @Test
  void whatFailsLeavesNothing() throws IOException {
    Path program = out("bin/ffmpeg");
    Files.createDirectories(program.getParent());
    Files.writeString(program, "#!/bin/sh\necho broken >&2\nexit 1\n");
    assertTrue(program.toFile().setExecutable(true));
    Environment around =
        new Environment(
            java.io.InputStream.nullInputStream(),
            Paint.NONE,
            false,
            false,
            program.getParent().toString(),
            OutputStream.nullOutputStream());
    Command failed = Command.in(around, "render", source, "-o", out("a.mp4"), "--size", 16);
    assertEquals(3, failed.code());
    assertEquals("limber: ffmpeg failed: broken\n", failed.err());
    assertEquals(List.of("bin", "spinner.skel2d"), files());
  }

  @Test
  void aPersonSeesHowFarItIs() {
    Environment watched =
        new Environment(
            java.io.InputStream.nullInputStream(),
            Paint.NONE,
            false,
            true,
            "",
            OutputStream.nullOutputStream());
    for (int frames : new int[] {1, 15, 16, 17, 31, 47, 48}) {
      Command done =
          Command.in(
              watched,
              "render",
              source,
              "-o",
              out(frames + ".gif"),
              "--size",
              "8",
              "--fps",
              "2",
              "--speed",
              Double.toString(1.0 / frames));
      assertEquals(0, done.code(), done.err());
      assertTrue(done.err().contains(" " + frames + "/" + frames), done.err());
      String colours = done.err().substring(0, done.err().indexOf("\r" + frames + ".gif"));
      String last = colours.substring(colours.lastIndexOf(' ') + 1, colours.lastIndexOf('\u001b'));
      String[] parts = last.split("/", -1);
      assertEquals(parts[0], parts[1], "all colours were looked at");
    }
    assertEquals("", render(source, "-o", out("quiet.gif"), "--size", 8).err());
  }

  @Test
  void videoNeedsFfmpeg() throws IOException {
    Environment bare =
        new Environment(
            java.io.InputStream.nullInputStream(),
            Paint.NONE,
            false,
            false,
            folder.toString(),
            OutputStream.nullOutputStream());
    for (String kind : List.of("mp4", "webm", "mov", "webp")) {
      Command failed = Command.in(bare, "render", source, "-o", out("a." + kind), "--size", 16);
      assertEquals(3, failed.code());
      assertEquals(
          "limber: ."
              + kind
              + " needs ffmpeg, which is not on the path; install it, or use .gif or"
              + " .apng\n",
          failed.err());
    }
    assertEquals(List.of("spinner.skel2d"), files());
  }

  @Test
  void threadsDoNotMatter() throws IOException {
    for (String kind : List.of("gif", "apng")) {
      render(LANTERN, "-o", out("one." + kind), "--size", 48, "--anim", "Walk", "--jobs", 1);
      render(LANTERN, "-o", out("five." + kind), "--size", 48, "--anim", "Walk", "--jobs", 5);
      assertArrayEquals(bytes("one." + kind), bytes("five." + kind));
    }
  }

  @Test
  void mistakesAreExplained() {
    assertMistake("no animation \"spinn\"", "did you mean \"spin\"?", "--anim", "spinn");
    assertMistake("no style or skin \"gren\"", "did you mean \"green\"?", "--skin", "gren");
    assertMistake("no slot or bone \"leg\"", "", "--hide", "leg");
    assertMistake("not a colour: reddish", "--background white", "--background", "reddish");
    assertMistake("--size takes pixels", "--size 640x480", "--size", "12xx");
    assertMistake("--size takes pixels", "", "--size", "0x4");
    assertMistake("--fit takes clip, all or setup, not box", "", "--fit", "box");
    assertMistake("--speed must be above 0", "", "--speed", "-1");
    assertMistake("--fps must be from 0.02 to 1000, not -3", "", "--fps", "-3");
    assertMistake("--fps must be from", "", "--fps", "0");
    assertMistake("--fps must be from", "", "--fps", "1e-9");
    assertMistake("--scale must be above 0", "", "--scale", "0");
    assertMistake("--columns must be", "", "--columns", "0");
    assertMistake("cannot be combined", "", "--all", "--setup");
    assertMistake("cannot be combined", "", "--time", "1", "--frame", "2");
    assertMistake("--time and --frame must be 0 or more", "", "--time", "-1");
    assertMistake("--jobs must be", "", "--jobs", "0");
    assertMistake("--padding must be", "", "--padding", "-1");
    assertMistake("at most 50 FPS", "--fps 50", "--fps", "60");
    assertMistake("--trim is for sheets", "add --sheet", "--trim");
    assertMistake("--format is for sheets", "add --sheet", "--format", "atlas");
    assertMistake("--trim packs", "remove --columns", "--sheet", "--trim", "--columns", "2");
    assertMistake("--sheet writes one .png", "-o sheet.png --sheet", "--sheet");
    assertMistake("exceed 16384", "--size 1024", "--scale", "9999");
    assertMistake("exceed the limit of 100000", "--fps", "--speed", "0.000001", "--fps", "50");
  }

  private void assertMistake(String message, String hint, Object... words) {
    Object[] all = new Object[words.length + 3];
    all[0] = source;
    all[1] = "-o";
    all[2] = out("x.gif");
    System.arraycopy(words, 0, all, 3, words.length);
    Command refused = render(all);
    assertEquals(2, refused.code(), refused.err());
    assertTrue(refused.err().contains(message), refused.err());
    assertTrue(refused.err().contains(hint), refused.err());
    assertFalse(Files.exists(out("x.gif")));
  }

  @Test
  void theEndingSaysWhatToWrite() {
    Command refused = render(source, "-o", out("a.bmp"));
    assertEquals(2, refused.code());
    assertTrue(refused.err().contains(".gif .apng .png .svg"), refused.err());
    assertEquals(2, render(source, "-o", out("{frame}.gif")).code());
    assertEquals(2, render(source, "-o", out("{anim}.png"), "--setup").code());
  }

  @Test
  void unreadableInputsAreNamed() throws IOException {
    Files.writeString(out("broken.skf"), "PK not really");
    Command done =
        render(out("missing.skf"), out("broken.skf"), source, "-o", folder + "/{name}.png");
    assertEquals(3, done.code());
    assertTrue(done.err().contains("missing.skf: no such file"), done.err());
    assertTrue(done.err().contains("broken.skf"), done.err());
    assertTrue(Files.exists(out("spinner.png")));
  }

  @Test
  void aMissingImageIsNamed() throws IOException {
    Path framed =
        Files.writeString(
            out("framed.skel2d"),
            "skeleton\n\tbone\n\t\t@ :rect w40 h40\n\t\t@pic :sprite \"gone.png\"\n");
    Command done = render(framed, "-o", out("framed.png"), "--size", 32);
    assertEquals(0, done.code());
    assertTrue(done.err().contains("gone.png"), done.err());
    assertFalse(done.err().contains("limber check"), done.err());
    assertEquals(32, image("framed.png").getWidth());
  }

  @Test
  void imagesAreInputsToo() throws IOException {
    ImageIO.write(
        new BufferedImage(8, 8, BufferedImage.TYPE_INT_RGB), "png", out("0002.png").toFile());
    Path framed =
        Files.writeString(
            out("framed.skel2d"),
            "skeleton\n\tbone\n\t\t@pic :sprite \"0002.png\"\n\nanim \"a\"\n\tbone\n\t\tx 0 -> 9\n");
    byte[] before = bytes("0002.png");
    Command still = render(framed, "-o", out("0002.png"), "--force");
    assertEquals(2, still.code());
    assertTrue(still.err().contains("is an input; inputs are never overwritten"), still.err());
    Command sequence = render(framed, "-o", out("{frame}.png"), "--force");
    assertEquals(3, sequence.code());
    assertTrue(
        sequence.err().contains("is an input; inputs are never overwritten"), sequence.err());
    assertArrayEquals(before, bytes("0002.png"));
    assertEquals(List.of("0002.png", "framed.skel2d", "spinner.skel2d"), files());
  }

  @Test
  void whatDoesNotSuitOneFileMaySuitTheNext() throws IOException {
    Path other = Files.writeString(out("other.skel2d"), SPINNER.replace("\"slide\"", "\"glide\""));
    Command done =
        render(source, other, "-o", folder + "/{name}.gif", "--anim", "glide", "--size", 16);
    assertEquals(2, done.code());
    assertTrue(done.err().contains("no animation \"glide\""), done.err());
    assertTrue(Files.exists(out("other.gif")));
    assertFalse(Files.exists(out("spinner.gif")));
  }

  @Test
  void absurdCharactersAreRefused() throws IOException {
    String zeros = "0".repeat(308);
    Path huge =
        Files.writeString(
            out("huge.skel2d"),
            "skeleton\n\ta x1"
                + zeros
                + "\n\t\t@ :rect w9 h9\n\tb x-1"
                + zeros
                + "\n\t\t@ :rect w9 h9\n");
    Command refused = render(huge, "-o", out("huge.png"));
    assertEquals(2, refused.code(), refused.err());
    assertTrue(refused.err().contains("too large to measure"), refused.err());
    Path slow =
        Files.writeString(
            out("slow.skel2d"), SPINNER.replace("x 0 -> 100", "x 0 999999999:-> 100"));
    Command fitted =
        render(slow, "-o", out("s.gif"), "--anim", "spin", "--fit", "all", "--size", 20);
    assertEquals(0, fitted.code(), fitted.err());
    assertEquals(20, image("s.gif").getWidth());
  }

  @Test
  void nothingToSeeIsSaid() throws IOException {
    Path empty = Files.writeString(out("empty.skel2d"), "skeleton\n\tbone\n");
    Command done = render(empty, "-o", out("empty.png"));
    assertEquals(0, done.code());
    assertEquals("limber: nothing is visible\n", done.err());
    assertEquals(512, image("empty.png").getWidth());
  }
}
