package dev.limber.cli.convert;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.cli.Command;
import dev.limber.core.puppet.PuppetMark;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.data.Generation;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UpgradeCommandTest {
  private static final Path LANTERN = Path.of("../samples/lantern-0.6.skf");
  private static final Path OLDEST = Path.of("../samples/lantern-before-0.2.skf");

  @TempDir Path folder;

  @Test
  void writesTheNewestVersionUnlessToldOtherwise() throws IOException {
    Path out = folder.resolve("new.skf");
    Command done = Command.limber("upgrade", LANTERN, "-o", out).without(folder);
    assertEquals(0, done.code());
    assertTrue(done.out().startsWith("new.skf: SkelForm file 0.8, "), done.out());
    assertEquals("", done.err());
    assertEquals(Generation.V0_8, SkelForm.load(out).armature().generation());
    Path older = folder.resolve("older.skf");
    assertEquals(0, Command.limber("upgrade", out, "-o", older, "--to", "0.7").code());
    assertEquals(Generation.V0_7, SkelForm.load(older).armature().generation());
  }

  @Test
  void takesMarksFromBesideTheFileAlong() throws IOException {
    Path old = Files.copy(LANTERN, folder.resolve("old.skf"));
    Files.writeString(
        folder.resolve("old.marks.json"), "{ \"Walk\": [ { \"name\": \"step\", \"frame\": 6 } ] }");
    Path out = folder.resolve("new.skf");
    assertEquals(0, Command.limber("upgrade", old, "-o", out).code());
    List<PuppetMark> marks = SkelForm.load(out).armature().animation("Walk").marks();
    assertEquals(List.of("step"), marks.stream().map(PuppetMark::name).toList());
  }

  @Test
  void onlySkelFormFilesCanBeUpgraded() {
    Command source =
        Command.limber("upgrade", "../samples/fox.skel2d", "-o", folder.resolve("a.skf"));
    assertEquals(2, source.code());
    assertTrue(source.err().contains("limber convert ../samples/fox.skel2d"), source.err());
    Command page = Command.limber("upgrade", LANTERN, "-o", folder.resolve("a.html"));
    assertEquals(2, page.code());
    assertTrue(page.err().contains("upgrade writes .skf files"), page.err());
  }

  @Test
  void saysWhatWillDiffer() {
    Command command = Command.limber("upgrade", OLDEST, "-o", folder.resolve("new.skf"));
    assertEquals(0, command.code());
    assertTrue(
        command
            .err()
            .startsWith(
                "warning[upgrade-pose]: sine transitions become the nearest handles: off by up to"
                    + " 0.001 units (animation \"Walk\", frame 15, bone \"Scarf Texture\")\n"
                    + " --> ../samples/lantern-before-0.2.skf\n"),
        command.err());
  }

  @Test
  void dumpsOfWhatWasWrittenAreEqual() {
    Path once = folder.resolve("once.skf");
    Path twice = folder.resolve("twice.skf");
    Command.limber("upgrade", OLDEST, "-o", once, "--to", "0.7");
    Command.limber("upgrade", once, "-o", twice, "--to", "0.7");
    String dump = Command.limber("dump", once).out();
    assertTrue(dump.startsWith("{\"version\":\"0.7.0\""), dump);
    assertEquals(dump, Command.limber("dump", twice).out());
    assertEquals(dump, Command.limber("dump", OLDEST).out().replace("textures.png", "atlas0.png"));
  }

  @Test
  void drawsAThumbnailWhereThereWasNone() throws IOException {
    Path out = folder.resolve("new.skf");
    Command.limber("upgrade", OLDEST, "-o", out);
    try (ZipFile zip = new ZipFile(out.toFile())) {
      byte[] png = zip.getInputStream(zip.getEntry("thumbnail.png")).readAllBytes();
      var image = ImageIO.read(new ByteArrayInputStream(png));
      assertEquals(128, image.getWidth());
      assertEquals(128, image.getHeight());
      assertEquals(0, image.getRGB(0, 0) >>> 24);
      assertEquals(255, image.getRGB(64, 80) >>> 24, "the tank");
    }
  }

  @Test
  void existingFilesNeedForceAndInputsAreNeverOverwritten() throws IOException {
    Path out = Files.write(folder.resolve("new.skf"), new byte[] {1});
    Command refused = Command.limber("upgrade", LANTERN, "-o", out).without(folder);
    assertEquals(
        new Command(3, "", "limber: new.skf already exists; --force overwrites it\n"), refused);
    assertArrayEquals(new byte[] {1}, Files.readAllBytes(out));
    assertEquals(0, Command.limber("upgrade", LANTERN, "-o", out, "--force").code());
    byte[] before = Files.readAllBytes(out);
    Command itself = Command.limber("upgrade", out, "-o", out, "--force").without(folder);
    assertEquals(
        new Command(3, "", "limber: new.skf is an input; inputs are never overwritten\n"), itself);
    assertArrayEquals(before, Files.readAllBytes(out));
  }

  @Test
  void unusableFilesLeaveNothingBehind() throws IOException {
    Path bad = Files.write(folder.resolve("bad.skf"), new byte[] {'P', 'K', 3, 4, 5});
    Path out = folder.resolve("new.skf");
    Command command = Command.limber("upgrade", bad, "-o", out);
    assertEquals(1, command.code());
    assertTrue(command.err().startsWith("error[zip-"), command.err());
    Command missing = Command.limber("upgrade", folder.resolve("no.skf"), "-o", out);
    assertEquals(3, missing.code());
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of("bad.skf"), files.map(f -> f.getFileName().toString()).toList());
    }
  }

  @Test
  void unknownVersionsAreRefused() {
    Command command = Command.limber("upgrade", LANTERN, "-o", folder.resolve("x"), "--to", "0.6");
    assertEquals(2, command.code());
    String expected =
        """
        limber: cannot write version 0.6
          = hint: one of 0.7, 0.8
        limber help upgrade shows usage.
        """;
    assertEquals(expected, command.err());
  }
}
