package dev.limber.cli.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;
import dev.limber.cli.Command;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.Paint;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a game's build asks for: atlases, trimmed frames, pipes, silence. */
class RenderForGamesTest {
  private static final Path FOX = Path.of("../samples/fox.skel2d");
  private static final int SIDE = 48;

  @TempDir Path folder;

  private Command render(Object... words) {
    Object[] all =
        Stream.concat(
                Stream.of("render", FOX, "--anim", "trot", "--size", SIDE + "x" + SIDE),
                Stream.of(words))
            .toArray();
    return Command.limber(all);
  }

  private BufferedImage image(String name) throws IOException {
    return ImageIO.read(folder.resolve(name).toFile());
  }

  @Test
  void libgdxFindsEveryFrameOfATrimmedSheet() throws IOException {
    assertEquals(0, render("--sheet", "-o", folder.resolve("whole.png"), "--columns", 1).code());
    Object[] trimmed = {"--sheet", "--trim", "--format", "atlas", "-o", folder.resolve("fox.png")};
    assertEquals(0, render(trimmed).code());
    FileHandle atlas = new FileHandle(folder.resolve("fox.atlas").toFile());
    TextureAtlasData data = new TextureAtlasData(atlas, atlas.parent(), false);
    assertEquals("fox.png", data.getPages().first().textureFile.name());
    BufferedImage whole = image("whole.png");
    BufferedImage sheet = image("fox.png");
    assertEquals(whole.getHeight() / SIDE, data.getRegions().size);
    assertTrue(sheet.getWidth() * sheet.getHeight() < whole.getWidth() * whole.getHeight());
    int index = 0;
    for (TextureAtlasData.Region region : data.getRegions()) {
      assertEquals("trot", region.name);
      assertEquals(index, region.index);
      assertEquals(SIDE, region.originalWidth);
      int top = SIDE - (int) region.offsetY - region.height;
      for (int y = 0; y < SIDE; y++) {
        for (int x = 0; x < SIDE; x++) {
          int inX = x - (int) region.offsetX;
          int inY = y - top;
          boolean kept = inX >= 0 && inX < region.width && inY >= 0 && inY < region.height;
          int expected = whole.getRGB(x, index * SIDE + y);
          int found = kept ? sheet.getRGB(region.left + inX, region.top + inY) : 0;
          assertEquals(expected >>> 24 == 0 ? 0 : expected, found, "frame " + index);
        }
      }
      index++;
    }
  }

  @Test
  void pipesCarryPicturesAndNothingElse() throws IOException {
    ByteArrayOutputStream piped = new ByteArrayOutputStream();
    try (InputStream in = new ByteArrayInputStream(Files.readAllBytes(FOX))) {
      Environment pipes = new Environment(in, Paint.NONE, false, false, "", piped);
      Command done = Command.in(pipes, "render", "-", "-o", "-.png", "--setup", "--size", SIDE);
      assertEquals(new Command(0, "", ""), done);
    }
    Path file = folder.resolve("fox.png");
    Command.limber("render", FOX, "-o", file, "--setup", "--size", SIDE);
    assertEquals(List.of(), differences(Files.readAllBytes(file), piped.toByteArray()));
    Command refused = render("--sheet", "-o", "-.png");
    assertEquals(2, refused.code());
    assertTrue(refused.err().contains("do not fit into standard output"), refused.err());
  }

  @Test
  void aReaderThatWentAwayIsNoFailure() throws IOException {
    assertEquals(new Command(0, "", ""), piped("Broken pipe"));
    Command full = piped("No space left on device");
    assertEquals(3, full.code());
    assertTrue(full.err().contains("No space left"), full.err());
  }

  private static Command piped(String failure) throws IOException {
    OutputStream out =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException(failure);
          }
        };
    try (InputStream in = new ByteArrayInputStream(Files.readAllBytes(FOX))) {
      Environment pipes = new Environment(in, Paint.NONE, false, false, "", out);
      return Command.in(pipes, "render", "-", "-o", "-.png", "--setup", "--size", SIDE);
    }
  }

  private static List<String> differences(byte[] expected, byte[] found) {
    int at = java.util.Arrays.mismatch(expected, found);
    return at < 0 ? List.of() : List.of("byte " + at);
  }

  @Test
  void skinsAreWornTogetherTheFirstWins() throws IOException {
    String squares = "\t@%s :rect w10 h10 x%d f#%s t0\n";
    String source =
        "skeleton\n\ta\n"
            + ("\t" + squares + "\t" + squares + "\t" + squares)
                .formatted("one", 0, "f00", "two", 10, "f00", "three", 20, "f00")
            + ("skin \"green\"\n" + squares + squares).formatted("one", 0, "0f0", "two", 10, "0f0")
            + ("skin \"blue\"\n" + squares + squares)
                .formatted("two", 10, "00f", "three", 20, "00f");
    Path squaresFile = Files.writeString(folder.resolve("squares.skel2d"), source);
    assertEquals("f00 f00 f00", colours(squaresFile));
    assertEquals("0f0 0f0 00f", colours(squaresFile, "--skin", "green", "--skin", "blue"));
    assertEquals("0f0 00f 00f", colours(squaresFile, "--skin", "blue", "--skin", "green"));
  }

  /** Returns the colours in the middles of three squares beside each other. */
  private String colours(Path squares, Object... options) throws IOException {
    Object[] common = {"render", squares, "--setup", "--scale", 1, "--padding", 0, "--force", "-o"};
    Object[] words =
        Stream.of(Stream.of(common), Stream.of(folder.resolve("squares.png")), Stream.of(options))
            .flatMap(all -> all)
            .toArray();
    Command done = Command.limber(words);
    assertEquals(0, done.code(), done.err());
    BufferedImage image = image("squares.png");
    return Stream.of(5, 15, 25)
        .map(x -> Integer.toHexString(image.getRGB(x, 5)))
        .map(hex -> "" + hex.charAt(2) + hex.charAt(4) + hex.charAt(6))
        .collect(Collectors.joining(" "));
  }

  @Test
  void quietSaysNothing() {
    Path file = folder.resolve("fox.gif");
    assertFalse(render("-o", file).out().isEmpty());
    assertEquals(new Command(0, "", ""), render("-o", file, "--force", "--quiet"));
    assertEquals(3, render("-o", file, "--quiet").code());
    assertFalse(render("-o", file, "--quiet").err().isEmpty());
  }
}
