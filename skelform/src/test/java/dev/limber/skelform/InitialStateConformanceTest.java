package dev.limber.skelform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.NeedsReferenceData;
import dev.limber.conformance.ReferenceData;
import dev.limber.core.color.Rgba;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonBoolean;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Visual;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Freshly loaded samples are in the state that the reference runtimes report. */
@NeedsReferenceData
class InitialStateConformanceTest {

  @Test
  void loadedSamplesMatchTheVectors() throws IOException {
    Path skelform = ReferenceData.path("skelform");
    int compared = 0;
    try (Stream<Path> all = Files.walk(skelform.resolve("vectors/poses"))) {
      for (Path file : all.filter(f -> f.toString().endsWith(".json.gz")).sorted().toList()) {
        JsonObject vector = ReferenceData.read(file);
        String sample = ((JsonString) vector.get("sample")).value();
        compare(vector, SkelForm.load(skelform.resolve(sample)).armature(), sample);
        compared++;
      }
    }
    assertTrue(compared >= 50, "compared " + compared);
  }

  private static void compare(JsonObject vector, Armature armature, String sample) {
    assertEquals(
        strings(vector.get("bone_names")).stream().map(name -> name.replace("\0", "")).toList(),
        armature.bones().stream().map(Bone::name).toList(),
        sample);
    List<String> animations = new ArrayList<>();
    for (Animation animation : armature.animations()) {
      animations.add(animation.name() + ' ' + animation.lastFrame() + ' ' + animation.fps());
    }
    List<String> expected = new ArrayList<>();
    for (JsonValue value : (JsonArray) vector.get("animations")) {
      JsonObject one = (JsonObject) value;
      expected.add(
          strings(one.get("name")).get(0)
              + ' '
              + (int) numbers(one.get("last_frame")).get(0).doubleValue()
              + ' '
              + (int) numbers(one.get("fps")).get(0).doubleValue());
    }
    assertEquals(expected, animations, sample);
    if (vector.get("initial") instanceof JsonObject initial) {
      compareInitial(initial, armature, sample);
      assertEquals(
          numbers(vector.get("visual_bones")),
          armature.visuals().stream().map(v -> (double) v.bone()).toList(),
          sample);
    }
  }

  private static void compareInitial(JsonObject initial, Armature armature, String sample) {
    List<Visual> visuals = armature.visuals();
    assertEquals(
        strings(initial.get("tex")), visuals.stream().map(Visual::texture).toList(), sample);
    if (initial.get("zindex") instanceof JsonArray zindex) {
      assertEquals(
          numbers(zindex), visuals.stream().map(v -> (double) v.zindex()).toList(), sample);
    }
    if (initial.get("tint") instanceof JsonArray tint && tint.size() > 0) {
      List<Double> parts = new ArrayList<>();
      for (Visual visual : visuals) {
        Rgba t = visual.tint();
        parts.addAll(List.of(t.r(), t.g(), t.b(), t.a()));
      }
      close(numbers(tint), parts, sample);
    }
    List<Double> hidden = new ArrayList<>();
    for (int b = 0; b < armature.bones().size(); b++) {
      if (armature.bones().get(b).hidden()) {
        hidden.add((double) b);
      }
    }
    assertEquals(numbers(initial.get("hidden")), hidden, sample);
    compareFamilies((JsonArray) initial.get("ik"), armature, sample);
    comparePhysics((JsonArray) initial.get("phys"), armature, sample);
  }

  private static void compareFamilies(JsonArray expected, Armature armature, String sample) {
    List<String> found = new ArrayList<>();
    for (IkFamily family : armature.families()) {
      String names = family.constraint().specName() + ' ' + family.mode().specName();
      found.add(names + ' ' + family.mimicTarget());
    }
    List<String> wanted = new ArrayList<>();
    for (JsonValue value : expected) {
      JsonArray parts = (JsonArray) value;
      String names = strings(parts.get(0)).get(0) + ' ' + strings(parts.get(1)).get(0);
      wanted.add(names + ' ' + ((JsonBoolean) parts.get(2)).value());
    }
    assertEquals(wanted, found, sample);
  }

  private static void comparePhysics(JsonArray expected, Armature armature, String sample) {
    assertEquals(expected.size(), armature.physics().size(), sample);
    for (int i = 0; i < expected.size(); i++) {
      JsonObject one = (JsonObject) expected.get(i);
      Physics physics = armature.physics().get(i);
      Physics.State s = physics.start();
      assertEquals(numbers(one.get("bone")).get(0), physics.bone(), sample);
      close(numbers(one.get("global_pos")), List.of(s.x(), s.y()), sample);
      close(numbers(one.get("global_scale")), List.of(s.scaleX(), s.scaleY()), sample);
      close(numbers(one.get("global_rot")), List.of(s.rotation()), sample);
      close(numbers(one.get("global_orbit")), List.of(s.orbit()), sample);
      close(numbers(one.get("global_orbit_diff")), List.of(s.orbitDifference()), sample);
      close(numbers(one.get("global_orbit_vel")), List.of(s.orbitVelocity()), sample);
    }
  }

  private static void close(List<Double> expected, List<Double> found, String sample) {
    assertEquals(expected.size(), found.size(), sample);
    for (int i = 0; i < expected.size(); i++) {
      assertEquals(expected.get(i), found.get(i), 1e-6, sample);
    }
  }

  private static List<String> strings(JsonValue value) {
    if (value instanceof JsonString text) {
      return List.of(text.value());
    }
    List<String> all = new ArrayList<>();
    for (JsonValue one : (JsonArray) value) {
      all.add(((JsonString) one).value());
    }
    return all;
  }

  private static List<Double> numbers(JsonValue value) {
    if (value instanceof JsonNumber number) {
      return List.of(number.value());
    }
    List<Double> all = new ArrayList<>();
    for (JsonValue one : (JsonArray) value) {
      all.add(((JsonNumber) one).value());
    }
    return all;
  }
}
