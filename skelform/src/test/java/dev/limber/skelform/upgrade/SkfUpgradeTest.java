package dev.limber.skelform.upgrade;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.NeedsReferenceData;
import dev.limber.conformance.ReferenceData;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Limits;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.SkelFormFile;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.Generation;
import dev.limber.skelform.data.Keyframe;
import dev.limber.skelform.oracle.RandomArmature;
import dev.limber.skelform.samples.SampleWriter;
import dev.limber.skelform.samples.Samples;
import dev.limber.skelform.write.SkfVersion;
import dev.limber.skelform.write.SkfWriter;
import dev.limber.skelform.zip.ZipArchive;
import dev.limber.skelform.zip.ZipWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SkfUpgradeTest {
  /** Rounding, where handles stand for a straight line. */
  private static final double SAME = 1e-6;

  /** Files before 0.4 whose sine transitions become handles: units, on figures of up to 2000. */
  private static final double SINES = 0.1;

  private static SkfUpgrade.Result upgrade(byte[] bytes, SkfVersion to) {
    return SkfUpgrade.upgrade(bytes, "old.skf", to, Limits.DEFAULT);
  }

  private static List<String> codes(SkfUpgrade.Result result) {
    return result.diagnostics().stream().map(Diagnostic::code).toList();
  }

  @TestFactory
  Stream<DynamicTest> samplesPlayTheSame() {
    return SampleWriter.ALL.stream()
        .flatMap(
            sample ->
                Stream.of(SkfVersion.values())
                    .map(
                        to ->
                            DynamicTest.dynamicTest(
                                sample + " to " + to.label(),
                                () -> checkPlaysTheSame(Samples.bytes(sample.file()), to))));
  }

  @NeedsReferenceData
  @TestFactory
  Stream<DynamicTest> realFilesPlayTheSame() throws IOException {
    List<Path> files = new ArrayList<>();
    for (String folder : List.of("skelform/samples", "skelform-0.8/samples")) {
      try (Stream<Path> all = Files.walk(ReferenceData.path(folder))) {
        all.filter(file -> file.toString().endsWith(".skf")).sorted().forEach(files::add);
      }
    }
    assertTrue(files.size() >= 16, "found " + files);
    return files.stream()
        .flatMap(
            file ->
                Stream.of(SkfVersion.values())
                    .map(
                        to ->
                            DynamicTest.dynamicTest(
                                file.getParent().getFileName()
                                    + "/"
                                    + file.getFileName()
                                    + " to "
                                    + to.label(),
                                () -> checkPlaysTheSame(Files.readAllBytes(file), to))));
  }

  private static void checkPlaysTheSame(byte[] bytes, SkfVersion to) {
    Armature before = SkelForm.load(bytes).armature();
    SkfUpgrade.Result result = upgrade(bytes, to);
    Armature after = SkelForm.load(result.file()).armature();
    assertEquals(to.generation(), after.generation());
    boolean differs = codes(result).contains("upgrade-pose");
    assertTrue(!differs || before.generation().compareTo(Generation.V0_4) < 0, "no exceptions");
    if (MirroredTurns.matterTo(before)) {
      SamePoses.checkWholeFrames(before, after, SAME);
    } else {
      SamePoses.check(before, after, differs ? SINES : SAME);
    }
    assertEquals(
        before.generation() == Generation.BEFORE_0_2, codes(result).contains("upgrade-loop"));
    assertArrayEquals(result.file(), upgrade(bytes, to).file(), "the same bytes again");
    SkfUpgrade.Result again = upgrade(result.file(), to);
    assertEquals(List.of(), again.diagnostics());
    assertArrayEquals(result.file(), again.file(), "nothing is left to do");
  }

  /** Mirrored bones everywhere, at any time. */
  @ParameterizedTest
  @EnumSource(SkfVersion.class)
  void randomArmaturesPlayTheSame(SkfVersion to) {
    SkfVersion from = to == SkfVersion.V0_7 ? SkfVersion.V0_8 : SkfVersion.V0_7;
    for (int seed = 0; seed < 120; seed++) {
      Armature random = RandomArmature.make(seed).withoutPhysics();
      byte[] bytes = new SkfWriter(random, from).write();
      Armature before = SkelForm.load(bytes).armature();
      SkfUpgrade.Result result = upgrade(bytes, to);
      assertEquals(List.of(), result.diagnostics(), "seed " + seed);
      SamePoses.checkWholeFrames(before, SkelForm.load(result.file()).armature(), 1e-5);
    }
  }

  @Test
  void aCharacterThatTurnsRoundInTheMiddlePlaysTheSame() {
    for (int frame : new int[] {0, 20}) {
      Armature flips = flipping(Samples.load("lantern-0.7.skf").armature(), "Wave ", frame);
      byte[] bytes = new SkfWriter(flips, SkfVersion.V0_7).image(0, new byte[] {1}).write();
      SkfUpgrade.Result result = upgrade(bytes, SkfVersion.V0_8);
      assertEquals(List.of(), result.diagnostics());
      SamePoses.checkWholeFrames(flips, SkelForm.load(result.file()).armature(), SAME);
    }
  }

  /** A scale that physics damps changes sides later than the bone, which keyframes cannot say. */
  @Test
  void whatPhysicsMirrorsIsSaidWithItsSize() {
    int said = 0;
    for (int seed = 0; seed < 120; seed++) {
      byte[] bytes = new SkfWriter(RandomArmature.make(seed), SkfVersion.V0_7).write();
      SkfUpgrade.Result result = upgrade(bytes, SkfVersion.V0_8);
      if (result.diagnostics().isEmpty()) {
        Armature before = SkelForm.load(bytes).armature();
        SamePoses.checkWholeFrames(before, SkelForm.load(result.file()).armature(), 1e-5);
      } else {
        Diagnostic one = result.diagnostics().get(0);
        assertEquals("upgrade-pose", one.code());
        assertTrue(
            one.message()
                .matches(
                    "what physics mirrors.* turns otherwise: off by (up to|less than) [0-9.E]+"
                        + " (units|degrees) \\((as loaded|animation \".*\", frame [0-9]+), bone \".*\"\\)"),
            one.message());
        said++;
      }
    }
    assertTrue(said > 0 && said < 60, said + " of 120");
  }

  /** Ten million frames of a bone that turns round: neither are all looked at nor all written. */
  @Test
  void longAnimationsAreNotPlayedFrameByFrame() {
    Armature flips = flipping(Samples.load("lantern-0.7.skf").armature(), "Wave ", 9_000_000);
    byte[] bytes = new SkfWriter(flips, SkfVersion.V0_7).image(0, new byte[] {1}).write();
    SkfUpgrade.Result result = upgrade(bytes, SkfVersion.V0_8);
    assertEquals(List.of("upgrade-pose"), codes(result));
    assertTrue(result.file().length < 2 * bytes.length);
  }

  /** Returns an armature whose root is mirrored by an animation from a frame on. */
  private static Armature flipping(Armature armature, String animation, int frame) {
    Armature.Parts p = armature.parts();
    List<Animation> animations = new ArrayList<>();
    for (Animation a : p.animations()) {
      List<Keyframe> keys = new ArrayList<>(a.keyframes());
      if (a.name().equals(animation)) {
        Keyframe like = keys.get(0);
        for (int at : frame == 0 ? new int[] {0} : new int[] {frame, frame - 1}) {
          double scale = at == frame ? -1 : 1;
          int index = 0;
          while (index < keys.size() && keys.get(index).frame() < at) {
            index++;
          }
          keys.add(index, new Keyframe(at, 0, Element.SCALE_X, scale, "", like.easing()));
        }
      }
      animations.add(new Animation(a.name(), a.id(), a.fps(), keys));
    }
    return new Armature(
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
            animations,
            p.styles(),
            p.atlases()));
  }

  @Test
  void differencesOfOldFilesAreMeasured() {
    String sines =
        "WARNING upgrade-pose sine transitions become the nearest handles: off by up to ";
    String smoothing =
        "NOTE upgrade-smoothing differs if it is played with smoothing, whose curve is another one in"
            + " 0.7: with 10 smooth frames by up to 28.695 units (animation \"Wave \", frame 48, bone"
            + " \"Right Forearm Texture\")";
    assertEquals(
        List.of(
            sines + "0.001 units (animation \"Walk\", frame 15, bone \"Scarf Texture\")",
            smoothing,
            "WARNING upgrade-loop \"Idle\" loops in 61 frames instead of 60, and 2 more do so a frame"
                + " later"),
        said("lantern-before-0.2.skf"));
    assertEquals(
        List.of(sines + "0.008 units (animation \"Wave \", frame 14, bone \"Spark\")", smoothing),
        said("lantern-0.3.skf"));
    assertEquals(List.of(smoothing), said("lantern-0.4.skf"));
    assertEquals(List.of(), said("lantern-0.6.skf"));
  }

  private static List<String> said(String sample) {
    return upgrade(Samples.bytes(sample), SkfVersion.V0_7).diagnostics().stream()
        .map(d -> d.severity() + " " + d.code() + " " + d.message())
        .toList();
  }

  @Test
  void allOtherEntriesAreCarriedOver() {
    ZipWriter zip = new ZipWriter();
    SkelFormFile lantern = Samples.load("lantern-0.6.skf");
    zip.add("notes/änderungen.txt", new byte[] {7, 8});
    zip.add("editor.json", "{\"camera\": {}, \"mine\": [1]}".getBytes(StandardCharsets.UTF_8));
    zip.add("armature.json", entry(Samples.bytes("lantern-0.6.skf"), "armature.json"));
    zip.add("atlas0.png", lantern.images().get(0).bytes());
    zip.add("notes/", new byte[0]);
    byte[] old = zip.toByteArray();
    byte[] upgraded = upgrade(old, SkfVersion.V0_8).file();
    assertEquals(
        List.of(
            "notes/änderungen.txt",
            "editor.json",
            "armature.json",
            "atlas0.png",
            "notes/",
            "readme.md"),
        open(upgraded).names());
    for (String name : List.of("notes/änderungen.txt", "editor.json", "atlas0.png", "notes/")) {
      assertArrayEquals(entry(old, name), entry(upgraded, name), name);
    }
  }

  @Test
  void unknownFieldsAreCarriedOver() {
    String old =
        """
        {'version':'0.9.0','sounds':[{'at':1e-3,'loud':true,'of':null}],'bones':[
         {'id':0,'name':'a','parent_id':-1,'glow':{'r':1}},
         {'id':1,'name':'b','parent_id':0,'visuals_id':0,'has_physics':false}],
         'visuals':[{'tex':'','pivot_scale':{'x':1,'y':1},'shader':'wet'}],
         'animations':[{'name':'go','fps':10,'mood':'merry','keyframes':[
          {'frame':0,'bone_id':1,'element':'Rotation','value':1,'mark':'step'}]}]}
        """
            .replace('\'', '"');
    ZipWriter zip = new ZipWriter();
    zip.add("armature.json", old.getBytes(StandardCharsets.UTF_8));
    byte[] upgraded = upgrade(zip.toByteArray(), SkfVersion.V0_7).file();
    String json = new String(entry(upgraded, "armature.json"), StandardCharsets.UTF_8);
    for (String kept :
        List.of(
            "{\"version\":\"0.7.0\"",
            "\"glow\":{\"r\":1}},{\"id\":1",
            "\"shader\":\"wet\"}]",
            "\"mark\":\"step\"}],\"mood\":\"merry\"}]",
            "\"sounds\":[{\"at\":0.001,\"loud\":true,\"of\":null}]}")) {
      assertTrue(json.contains(kept), kept + " in " + json);
    }
    assertTrue(!json.contains("has_physics"), json);
    assertArrayEquals(upgraded, upgrade(upgraded, SkfVersion.V0_7).file());
  }

  @Test
  void anEditorJsonThatNoLongerFitsIsMentioned() {
    String child = "{'id':0,'name':'b','parent_id':1}";
    String parent = "{'id':1,'name':'a','parent_id':-1}";
    for (String bones : List.of(child + "," + parent, "{'id':0,'name':'a','parent_id':-1}")) {
      String json = "{'version':'0.7.0','visuals':[],'bones':[" + bones + "]}";
      ZipWriter zip = new ZipWriter();
      zip.add("armature.json", json.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
      zip.add("editor.json", "{}".getBytes(StandardCharsets.UTF_8));
      boolean moved = bones.startsWith(child);
      assertEquals(
          moved ? List.of("upgrade-editor") : List.of(),
          codes(upgrade(zip.toByteArray(), SkfVersion.V0_8)));
    }
  }

  @Test
  void whatOldFilesLackIsAdded() {
    byte[] old = Samples.bytes("lantern-before-0.2.skf");
    SkfUpgrade.Result result =
        SkfUpgrade.upgrade(
            old, "old.skf", SkfVersion.V0_7, Limits.DEFAULT, file -> new byte[] {1, 2});
    assertEquals(
        List.of("atlas0.png", "armature.json", "editor.json", "thumbnail.png", "readme.md"),
        open(result.file()).names());
    assertArrayEquals(entry(old, "textures.png"), entry(result.file(), "atlas0.png"));
    assertEquals(List.of(), SkelForm.load(result.file()).diagnostics());
    String editor = new String(entry(result.file(), "editor.json"), StandardCharsets.UTF_8);
    assertTrue(editor.endsWith("\"styles\":[{\"active\":true}]}"), editor);
  }

  @Test
  void atlasesAreCalledAsTheirEntries() {
    byte[] armature = entry(Samples.bytes("lantern-before-0.2.skf"), "armature.json");
    for (List<String> images :
        List.of(
            List.of("textures.png"),
            List.of("atlas0.png"),
            List.of("textures.png", "atlas0.png"))) {
      ZipWriter zip = new ZipWriter();
      zip.add("armature.json", armature);
      images.forEach(name -> zip.add(name, new byte[] {(byte) name.length()}));
      SkelFormFile file = SkelForm.load(upgrade(zip.toByteArray(), SkfVersion.V0_8).file());
      String expected = images.size() == 2 ? "textures.png" : "atlas0.png";
      assertEquals(expected, file.armature().atlases().get(0).filename());
      assertEquals(images.get(0).length(), file.images().get(0).bytes()[0]);
    }
  }

  @Test
  void damagedEntriesAreLeftOutWithAWarning() {
    byte[] file = Samples.bytes("lantern-0.7.skf");
    byte[] name = "thumbnail.png".getBytes(StandardCharsets.UTF_8);
    int at = new String(file, StandardCharsets.ISO_8859_1).indexOf("thumbnail.png");
    file[at + name.length + 20] ^= 1;
    SkfUpgrade.Result result = upgrade(file, SkfVersion.V0_7);
    assertEquals(List.of("upgrade-entry"), codes(result));
    assertTrue(!open(result.file()).has("thumbnail.png"));
    assertTrue(open(result.file()).has("atlas0.png"));
  }

  private static ZipArchive open(byte[] file) {
    return ZipArchive.open(file, Limits.DEFAULT, new Diagnostics(""));
  }

  private static byte[] entry(byte[] file, String name) {
    return open(file).read(name);
  }
}
