package dev.limber.cli.dump;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.cli.Command;
import dev.limber.cli.Skf;
import dev.limber.conformance.NeedsReferenceData;
import dev.limber.conformance.ReferenceData;
import dev.limber.core.json.JsonObject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

class DumpSkelFormTest {
  @TempDir Path folder;

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

  @Test
  void colourThatStandsForTransparentCountsTo255() throws IOException {
    String out = Command.limber("dump", "../samples/lantern-0.6-jpg.skfe").out();
    assertTrue(out.contains("\"img_format\":\"JPG\",\"clear_color\":{\"r\":"), out);
    JsonObject before = ReferenceData.parse(armatureOf(Path.of("../samples/lantern-0.6-jpg.skfe")));
    JsonObject after = ReferenceData.parse(out.getBytes(StandardCharsets.UTF_8));
    Trees.assertSame(before.get("clear_color"), after.get("clear_color"), 0);
  }

  @Test
  void problemsAreMentioned() throws IOException {
    Path bad = Skf.write(folder.resolve("bad.skf"), Skf.BAD);
    Command result = Command.limber("dump", bad).without(folder);
    assertEquals(0, result.code());
    assertTrue(result.err().startsWith("limber: bad.skf has "), result.err());
  }

  @Test
  void whatCannotBeReadIsNotDumped() throws IOException {
    Path none = Skf.write(folder.resolve("none.skf"), "{'version':'0.7.0'}");
    Command result = Command.limber("dump", none);
    assertEquals(1, result.code());
    assertEquals("", result.out());
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

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return new ArrayList<>(
          all.filter(path -> path.toString().contains(".skf")).sorted().toList());
    }
  }
}
