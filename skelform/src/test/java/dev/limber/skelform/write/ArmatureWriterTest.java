package dev.limber.skelform.write;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.NeedsReferenceData;
import dev.limber.conformance.ReferenceData;
import dev.limber.core.json.JsonWriter;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Generation;
import dev.limber.skelform.data.Keyframe;
import dev.limber.skelform.data.Ruleset;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.read.Documents;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ArmatureWriterTest {
  private static final Easing SINE_IN_HANDLES = Easing.bezier(0.3606, 0, 0.6716, 0.4838);
  private static final Easing SINE_OUT_HANDLES = Easing.bezier(0.3284, 0.5162, 0.6394, 1);

  @TestFactory
  List<DynamicTest> whatIsWrittenReadsBackAsTheSameArmature() throws IOException {
    List<Path> files = files(Path.of("../samples"));
    assertTrue(files.size() >= 10, "samples: " + files);
    return readBack(files);
  }

  @NeedsReferenceData
  @TestFactory
  List<DynamicTest> whatIsWrittenOfRealFilesReadsBack() throws IOException {
    List<Path> files = files(ReferenceData.path("skelform/samples"));
    assertTrue(files.size() >= 14, "samples: " + files);
    return readBack(files);
  }

  private static List<DynamicTest> readBack(List<Path> files) {
    return files.stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.toString(), () -> assertReadsBack(Files.readAllBytes(file))))
        .toList();
  }

  @TestFactory
  List<DynamicTest> everyGenerationReadsBack() {
    return Documents.GENERATIONS.stream()
        .map(
            name ->
                DynamicTest.dynamicTest(
                    name, () -> assertReadsBack(archive(Documents.document(name)))))
        .toList();
  }

  /** A keyframe on frame 9 cannot be used; a loop is as long as if it could. */
  @Test
  void lengthsAreKeptWhereTheLastKeyframeIsNot() throws IOException {
    String json =
        """
        {'version':'0.7.0','visuals':[],'bones':[{'id':7,'name':'a'}],
         'animations':[{'name':'go','id':3,'fps':10,'keyframes':[
          {'frame':0,'bone_id':7,'element':'PositionX','value':1},
          {'frame':4,'bone_id':7,'element':'PositionX','value':2},
          {'frame':4,'bone_id':7,'element':'PositionX','value':3},
          {'frame':6,'bone_id':7,'element':'PositionX','value':4},
          {'frame':9,'bone_id':7,'element':'PivotX','value':1}]}]}
        """
            .replace('\'', '"');
    String out = written(SkelForm.load(archive(json)).armature());
    assertTrue(out.contains("{\"frame\":9,\"bone_id\":0,\"element\":\"IkFamilyId\""), out);
    assertReadsBack(archive(json));
    List<String> links =
        Stream.of(out.split("\"next_kf\":")).skip(1).map(ArmatureWriterTest::number).toList();
    assertEquals(List.of("1", "3", "3", "-1", "-1"), links);
  }

  private static String number(String text) {
    return text.substring(0, text.indexOf(','));
  }

  private static String written(Armature armature) {
    StringBuilder json = new StringBuilder();
    ArmatureWriter.write(armature, new JsonWriter(json));
    return json.toString();
  }

  private static void assertReadsBack(byte[] file) throws IOException {
    Armature before = SkelForm.load(file).armature();
    String json = written(before);
    assertEquals(1, json.lines().count());
    Armature after = SkelForm.load(archive(json)).armature();
    assertEquals(asWritten(before), after.parts());
    assertEquals(json, written(after), "a second time");
    assertSamePoses(before.withRuleset(after.ruleset()), after);
  }

  /** Returns the parts as the version that fits them can say them; the rest is lost. */
  private static Armature.Parts asWritten(Armature armature) {
    SkfVersion version = SkfVersion.of(armature);
    Ruleset ruleset = version.generation().ruleset();
    List<Animation> animations = new ArrayList<>();
    for (Animation a : armature.withRuleset(ruleset).animations()) {
      List<Keyframe> keys = a.keyframes().stream().map(ArmatureWriterTest::asWritten).toList();
      animations.add(new Animation(a.name(), a.id(), a.fps(), keys, a.lastFrame(), a.loopFrames()));
    }
    return new Armature.Parts(
        version.written(),
        version.generation(),
        ruleset,
        armature.bakedIk(),
        armature.imageFormat(),
        armature.bones(),
        armature.visuals(),
        armature.families(),
        armature.physics(),
        animations,
        armature.styles().stream().map(ArmatureWriterTest::notWorn).toList(),
        armature.atlases());
  }

  /** Which styles are active stands in {@code editor.json}. */
  private static Style notWorn(Style style) {
    return new Style(style.id(), style.name(), style.textures());
  }

  private static Keyframe asWritten(Keyframe key) {
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

  private static byte[] archive(String armature) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.putNextEntry(new ZipEntry("armature.json"));
      zip.write(armature.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return new ArrayList<>(
          all.filter(path -> path.toString().contains(".skf")).sorted().toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
