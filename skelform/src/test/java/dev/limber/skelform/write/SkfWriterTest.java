package dev.limber.skelform.write;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Limits;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.SkelFormFile;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.Keyframe;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import dev.limber.skelform.oracle.RandomArmature;
import dev.limber.skelform.samples.Samples;
import dev.limber.skelform.zip.ZipArchive;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SkfWriterTest {
  private static final byte[] IMAGE = {1, 2, 3};
  private static final byte[] THUMBNAIL = {4, 5};

  private final SkelFormFile lantern = Samples.load("lantern-0.7.skf");

  private byte[] lantern() {
    return new SkfWriter(lantern.armature(), SkfVersion.V0_7)
        .image(0, lantern.images().get(0).bytes())
        .thumbnail(THUMBNAIL)
        .camera(0, 110, 260)
        .write();
  }

  @Test
  void otherProgramsReadTheArchive() throws IOException {
    List<String> names = new ArrayList<>();
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(lantern()))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        names.add(entry.getName());
        in.readAllBytes(); // checks the checksum
      }
    }
    assertEquals(
        List.of("armature.json", "editor.json", "thumbnail.png", "readme.md", "atlas0.png"), names);
  }

  @Test
  void whatWasWrittenIsReadWithoutAWord() {
    SkelFormFile read = SkelForm.load(lantern());
    assertEquals(List.of(), read.diagnostics());
    assertEquals(lantern.armature().parts(), read.armature().parts());
    assertArrayEquals(lantern.images().get(0).bytes(), read.images().get(0).bytes());
  }

  @Test
  void theSameInputGivesTheSameBytes() {
    assertArrayEquals(lantern(), lantern());
    // Bytes 10 to 13 are the time of the first entry: that of no clock.
    assertArrayEquals(new byte[] {0, 0, 0x21, 0}, Arrays.copyOfRange(lantern(), 10, 14));
  }

  @Test
  void editorJsonHasTheWornStylesAndEveryBone() {
    String editor = entry(lantern(), "editor.json");
    assertTrue(
        editor.startsWith("{\"camera\":{\"pos\":{\"x\":0,\"y\":110},\"zoom\":260},\"bones\":["),
        editor);
    assertTrue(editor.endsWith("],\"styles\":[{\"active\":true},{\"active\":true}]}"), editor);
    int bones = editor.split("\"ik_disabled\":false", -1).length - 1;
    assertEquals(lantern.armature().bones().size(), bones);
  }

  private static String entry(byte[] file, String name) {
    byte[] bytes = ZipArchive.open(file, Limits.DEFAULT, new Diagnostics("")).read(name);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  @Test
  void aMissingImageIsRefused() {
    SkfWriter withoutImage = new SkfWriter(lantern.armature(), SkfVersion.V0_7);
    String message = assertThrows(IllegalArgumentException.class, withoutImage::write).getMessage();
    assertEquals("the atlas 'atlas0.png' has no image", message);
  }

  @ParameterizedTest
  @EnumSource(SkfVersion.class)
  void randomArmaturesReadBackAsTheyWere(SkfVersion version) {
    for (int seed = 0; seed < 150; seed++) {
      Armature before = inWordsOf(version, RandomArmature.make(seed));
      byte[] file = new SkfWriter(before, version).image(0, IMAGE).image(1, IMAGE).write();
      Armature after = SkelForm.load(file).armature();
      assertEquals(before.parts(), after.parts(), "seed " + seed);
      byte[] again = new SkfWriter(after, version).image(0, IMAGE).image(1, IMAGE).write();
      assertArrayEquals(file, again, "seed " + seed + " a second time");
    }
  }

  /** 10 MB of keyframes take four times the work of a quarter of them, counted in memory used. */
  @Test
  void workGrowsWithWhatIsWritten() {
    long quarter = allocatedFor(15_000);
    long whole = allocatedFor(60_000);
    assertTrue(whole < 5 * quarter, whole + " bytes after " + quarter);
  }

  private long allocatedFor(int keyframes) {
    List<Keyframe> keys = new ArrayList<>();
    for (int i = 0; i < keyframes; i++) {
      keys.add(
          new Keyframe(
              i / 8, i % 30, Element.ROTATION, 0.1 * i, "", Easing.bezier(0.25, 0.1, 0.75, 0.9)));
    }
    Armature.Parts p = lantern.armature().parts();
    Armature large =
        new Armature(
            new Armature.Parts(
                p.version(),
                p.generation(),
                p.ruleset(),
                p.bakedIk(),
                p.imageFormat(),
                p.bones(),
                p.visuals(),
                p.families(),
                p.physics(),
                List.of(new Animation("long", 0, 30, keys)),
                p.styles(),
                p.atlases()));
    SkfWriter writer = new SkfWriter(large, SkfVersion.V0_7).image(0, IMAGE);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    int written = writer.write().length;
    long after = threads.getCurrentThreadAllocatedBytes();
    assertTrue(written > 160 * keyframes, written + " bytes");
    return after - before;
  }

  /** Gives an armature the rules of a version, easings that it can say, and clothes. */
  private static Armature inWordsOf(SkfVersion version, Armature armature) {
    Armature ruled = armature.withRuleset(version.generation().ruleset());
    List<Animation> animations = new ArrayList<>();
    for (Animation a : ruled.animations()) {
      List<Keyframe> keys = new ArrayList<>();
      for (Keyframe k : a.keyframes()) {
        Easing easing = HandlePreset.handles(k.easing());
        if (hasEffect(k, ruled)) {
          keys.add(new Keyframe(k.frame(), k.bone(), k.element(), k.value(), k.text(), easing));
        }
      }
      animations.add(new Animation(a.name(), a.id(), a.fps(), keys, a.lastFrame(), a.loopFrames()));
    }
    List<Texture> textures = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      textures.add(new Texture("tex" + i, 10 * i, 0, 10, 20 + i, i % 2));
    }
    return new Armature(
        new Armature.Parts(
            version.written(),
            version.generation(),
            ruled.ruleset(),
            ruled.bakedIk(),
            ruled.imageFormat(),
            ruled.bones(),
            ruled.visuals(),
            ruled.families(),
            ruled.physics(),
            animations,
            List.of(
                new Style(0, "Ä \"1\"", textures), new Style(1, "B", textures.subList(1, 3), true)),
            List.of(new Atlas("atlas0.png", 64, 64), new Atlas("ä/b.png", 128, 64))));
  }

  /** The reader leaves out what nothing shows. */
  private static boolean hasEffect(Keyframe key, Armature armature) {
    Bone bone = armature.bones().get(key.bone());
    return switch (key.element()) {
      case TEXTURE, ZINDEX, TINT_R, TINT_G, TINT_B, TINT_A -> bone.visual() >= 0;
      case IK_MODE, IK_CONSTRAINT, MIMIC_TARGET -> bone.family() >= 0;
      default -> true;
    };
  }
}
