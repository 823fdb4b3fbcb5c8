package dev.limber.cli.dump;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.cli.Command;
import dev.limber.cli.Skf;
import dev.limber.conformance.NeedsReferenceData;
import dev.limber.conformance.ReferenceData;
import dev.limber.core.json.JsonObject;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.animate.Interpolation;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Generation;
import dev.limber.skelform.data.Keyframe;
import dev.limber.skelform.data.Ruleset;
import dev.limber.skelform.pose.ArmaturePose;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

class DumpSkelFormTest {
  private static final Easing SINE_IN_HANDLES = Easing.bezier(0.3606, 0, 0.6716, 0.4838);
  private static final Easing SINE_OUT_HANDLES = Easing.bezier(0.3284, 0.5162, 0.6394, 1);

  @TempDir Path folder;

  @TestFactory
  List<DynamicTest> whatIsDumpedReadsBackAsTheSameArmature() throws IOException {
    List<Path> files = files(Path.of("../samples"));
    assertTrue(files.size() >= 10, "samples: " + files);
    return readBack(files);
  }

  @NeedsReferenceData
  @TestFactory
  List<DynamicTest> whatIsDumpedOfRealFilesReadsBack() throws IOException {
    List<Path> files = files(ReferenceData.path("skelform/samples"));
    assertTrue(files.size() >= 14, "samples: " + files);
    return readBack(files);
  }

  private static List<DynamicTest> readBack(List<Path> files) {
    return files.stream()
        .map(file -> DynamicTest.dynamicTest(file.toString(), () -> assertReadsBack(file)))
        .toList();
  }

  /** The editor's own order of fields, and nothing added or left out. */
  @NeedsReferenceData
  @TestFactory
  List<DynamicTest> filesOf07AreDumpedAsTheEditorWroteThem() throws IOException {
    return files(ReferenceData.path("skelform/samples/0.7.0")).stream()
        .map(file -> DynamicTest.dynamicTest(file.toString(), () -> assertUnchanged(file)))
        .toList();
  }

  @Test
  void whatTheFileLeavesOutIsWrittenOut() throws IOException {
    Path hero = Skf.write(folder.resolve("hero.skf"), Skf.HERO);
    Command result = Command.limber("dump", hero);
    assertEquals(0, result.code());
    assertEquals("", result.err());
    String bone =
        """
        {"id":3,"name":"Hair","parent_id":0,"pos":{"x":0,"y":4},"scale":{"x":1,"y":1},"rot":0,\
        "hidden":true,"init_hidden":true,"init_pos":{"x":0,"y":4},"init_rot":0,\
        "init_scale":{"x":1,"y":1},"ik_family_id":-1,"physics_id":0,"visuals_id":-1}""";
    String visual =
        """
        {"tex":"hand","zindex":1,"pivot_pos":{"x":0,"y":0},"pivot_rot":0,\
        "pivot_scale":{"x":1,"y":1},"vertices":[\
        {"id":0,"pos":{"x":0,"y":0},"uv":{"x":0,"y":0},"init_pos":{"x":0,"y":0}},\
        {"id":1,"pos":{"x":1,"y":0},"uv":{"x":1,"y":0},"init_pos":{"x":1,"y":0}},\
        {"id":2,"pos":{"x":0,"y":1},"uv":{"x":0,"y":1},"init_pos":{"x":0,"y":1}}],\
        "indices":[0,1,2],"binds":[],"init_tex":"hand","init_zindex":1}""";
    String keyframe =
        """
        {"frame":0,"bone_id":2,"element":"Rotation","value":0,\
        "start_handle":{"x":0.3333333333333333,"y":0.3333333333333333},\
        "end_handle":{"x":0.6666666666666666,"y":0.6666666666666666},"next_kf":1,\
        "handle_preset":"Linear"}""";
    String physics =
        """
        "physics":[{"global_pos":{"x":0,"y":0},"pos_damping":10,"pos_ratio":0,"global_rot":0,\
        "rot_damping":0,"global_orbit":0,"global_orbit_diff":0,"global_orbit_vel":0,"sway":0,\
        "rot_bounce":0.5}]}
        """;
    assertTrue(result.out().contains(bone), result.out());
    assertTrue(result.out().contains(visual), result.out());
    assertTrue(result.out().contains(keyframe), result.out());
    assertTrue(result.out().endsWith(physics), result.out());
  }

  /** A keyframe on frame 9 cannot be used; a loop is as long as if it could. */
  @Test
  void lengthsAreKeptWhereTheLastKeyframeIsNot() throws IOException {
    Path file = folder.resolve("a.skf");
    Skf.write(
        file,
        """
        {'version':'0.7.0','visuals':[],'bones':[{'id':7,'name':'a'}],
         'animations':[{'name':'go','id':3,'fps':10,'keyframes':[
          {'frame':0,'bone_id':7,'element':'PositionX','value':1},
          {'frame':4,'bone_id':7,'element':'PositionX','value':2},
          {'frame':4,'bone_id':7,'element':'PositionX','value':3},
          {'frame':6,'bone_id':7,'element':'PositionX','value':4},
          {'frame':9,'bone_id':7,'element':'PivotX','value':1}]}]}
        """,
        false);
    Command result = Command.limber("dump", file);
    String out = result.out();
    assertTrue(out.contains("{\"frame\":9,\"bone_id\":0,\"element\":\"IkFamilyId\""), out);
    assertReadsBack(file);
    List<String> links =
        Stream.of(out.split("\"next_kf\":")).skip(1).map(DumpSkelFormTest::number).toList();
    assertEquals(List.of("1", "3", "3", "-1", "-1"), links);
  }

  private static String number(String text) {
    return text.substring(0, text.indexOf(','));
  }

  @Test
  void colourThatStandsForTransparentCountsTo255() throws IOException {
    String out = Command.limber("dump", "../samples/lantern-0.6-jpg.skfe").out();
    assertTrue(out.contains("\"img_format\":\"JPG\",\"clear_color\":{\"r\":"), out);
    JsonObject before = ReferenceData.parse(armatureOf(Path.of("../samples/lantern-0.6-jpg.skfe")));
    JsonObject after = ReferenceData.parse(out.getBytes(StandardCharsets.UTF_8));
    Trees.assertSame(before.get("clear_color"), after.get("clear_color"), 0);
  }

  @Test
  void sinesOfOldFilesStaySines() throws IOException {
    for (Easing sine :
        List.of(Easing.SINE_IN, Easing.SINE_OUT, Easing.SINE_IN_03, Easing.SINE_OUT_03)) {
      Easing handles = HandlePreset.handles(sine);
      assertEquals("Custom", HandlePreset.word(handles));
      for (int frame = 0; frame <= 1000; frame++) {
        double before = Interpolation.interpolate(frame, 1000, 0, 1, sine);
        double after = Interpolation.interpolate(frame, 1000, 0, 1, handles);
        assertEquals(before, after, 0.001, sine + " at " + frame);
      }
    }
  }

  @Test
  void presetsHaveTheEditorsNames() {
    assertEquals("Linear", HandlePreset.word(Easing.LINEAR_HANDLES));
    assertEquals("Linear", HandlePreset.word(Easing.bezier(0, 0, 0, 0)));
    assertEquals("SineIn", HandlePreset.word(Easing.bezier(0.5, 0, 1, 1)));
    assertEquals("SineOut", HandlePreset.word(Easing.bezier(0.33333334, 1, 0.6666667, 1)));
    assertEquals("SineInOut", HandlePreset.word(Easing.bezier(0.5, 0, 0.5, 1)));
    assertEquals("Snap", HandlePreset.word(Easing.bezier(999, 999, 999, 999)));
    assertEquals("Custom", HandlePreset.word(Easing.bezier(0.5, 0, 0.5, 0.9)));
  }

  @Test
  void problemsAreMentioned() throws IOException {
    Path bad = Skf.write(folder.resolve("bad.skf"), Skf.BAD);
    Command result = Command.limber("dump", bad).without(folder);
    assertEquals(0, result.code());
    assertTrue(result.err().startsWith("limber: bad.skf has "), result.err());
    assertReadsBack(bad);
  }

  @Test
  void whatCannotBeReadIsNotDumped() throws IOException {
    Path none = Skf.write(folder.resolve("none.skf"), "{'version':'0.7.0'}");
    Command result = Command.limber("dump", none);
    assertEquals(1, result.code());
    assertEquals("", result.out());
  }

  private static void assertReadsBack(Path file) throws IOException {
    Command dumped = Command.limber("dump", file);
    assertEquals(0, dumped.code(), dumped.err());
    assertEquals(1, dumped.out().lines().count());
    Armature before = SkelForm.load(file).armature();
    Armature after = SkelForm.load(archive(dumped.out())).armature();
    assertEquals(in07(before), after.parts());
    assertEquals(ArmatureJson.of(before), ArmatureJson.of(after), "a second time");
    assertSamePoses(before.withRuleset(Ruleset.BOTH_SEGMENTS), after);
  }

  /** Returns the parts as 0.7 can say them; the rest is what the README calls lost. */
  private static Armature.Parts in07(Armature armature) {
    List<Animation> animations = new ArrayList<>();
    for (Animation a : armature.withRuleset(Ruleset.BOTH_SEGMENTS).animations()) {
      List<Keyframe> keys = a.keyframes().stream().map(DumpSkelFormTest::in07).toList();
      animations.add(new Animation(a.name(), a.id(), a.fps(), keys, a.lastFrame(), a.loopFrames()));
    }
    return new Armature.Parts(
        "0.7.0",
        Generation.V0_7,
        Ruleset.BOTH_SEGMENTS,
        armature.bakedIk(),
        armature.imageFormat(),
        armature.bones(),
        armature.visuals(),
        armature.families(),
        armature.physics(),
        animations,
        armature.styles(),
        armature.atlases());
  }

  private static Keyframe in07(Keyframe key) {
    Easing easing =
        switch (key.easing().kind()) {
          case LINEAR -> Easing.LINEAR_HANDLES;
          case SINE_IN -> SINE_IN_HANDLES;
          case SINE_OUT -> SINE_OUT_HANDLES;
          default -> key.easing();
        };
    return new Keyframe(key.frame(), key.bone(), key.element(), key.value(), key.text(), easing);
  }

  /** Files with handles play to the same bits, transitions nearly so. */
  private static void assertSamePoses(Armature before, Armature after) {
    double tolerance = before.generation().compareTo(Generation.V0_4) < 0 ? 0.02 : 0;
    for (int i = 0; i < before.animations().size(); i++) {
      Animation one = before.animations().get(i);
      ArmaturePose expected = before.newPose();
      ArmaturePose actual = after.newPose();
      for (int frame = 0; frame <= one.lastFrame() + 1; frame++) {
        expected.animate(one, frame);
        expected.construct();
        actual.animate(after.animations().get(i), frame);
        actual.construct();
        assertArrayEquals(values(expected), values(actual), tolerance, one.name() + " at " + frame);
      }
    }
  }

  private static double[] values(ArmaturePose pose) {
    double[] values = new double[pose.armature().bones().size() * 3];
    for (int b = 0; b < pose.armature().bones().size(); b++) {
      values[b * 3] = pose.bone(b).worldX();
      values[b * 3 + 1] = pose.bone(b).worldY();
      values[b * 3 + 2] = pose.bone(b).worldScaleX();
    }
    return values;
  }

  private static void assertUnchanged(Path file) throws IOException {
    JsonObject before = ReferenceData.parse(armatureOf(file));
    String dumped = Command.limber("dump", file).out();
    Trees.assertSame(before, ReferenceData.parse(dumped.getBytes(StandardCharsets.UTF_8)), 0);
  }

  private static byte[] armatureOf(Path file) throws IOException {
    try (ZipInputStream zip =
        new ZipInputStream(new ByteArrayInputStream(Files.readAllBytes(file)))) {
      ZipEntry entry = zip.getNextEntry();
      while (!entry.getName().equals("armature.json")) {
        entry = zip.getNextEntry();
      }
      return zip.readAllBytes();
    }
  }

  private static byte[] archive(String armature) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.putNextEntry(new ZipEntry("armature.json"));
      zip.write(armature.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return new ArrayList<>(
          all.filter(path -> path.toString().contains(".skf")).sorted().toList());
    }
  }
}
