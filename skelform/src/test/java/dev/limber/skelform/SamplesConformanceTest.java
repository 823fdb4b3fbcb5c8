package dev.limber.skelform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.NeedsReferenceData;
import dev.limber.conformance.ReferenceData;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Generation;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Visual;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Real files of every version load in full. */
@NeedsReferenceData
class SamplesConformanceTest {
  private final Path samples = ReferenceData.path("skelform/samples");

  private Armature load(String name) throws IOException {
    return SkelForm.load(samples.resolve(name + ".skf")).armature();
  }

  private static List<Mesh> meshes(Armature armature) {
    return armature.visuals().stream().map(Visual::mesh).filter(Objects::nonNull).toList();
  }

  /** Generation, bones, visuals, families, meshes, vertices, physics, animations, keyframes. */
  private static String counts(Armature armature) {
    int vertices = meshes(armature).stream().mapToInt(mesh -> mesh.vertices().size()).sum();
    int keyframes = armature.animations().stream().mapToInt(a -> a.keyframes().size()).sum();
    return armature.generation().label()
        + ": "
        + armature.bones().size()
        + " bones, "
        + armature.visuals().size()
        + " visuals, "
        + armature.families().size()
        + " families, "
        + meshes(armature).size()
        + " meshes, "
        + vertices
        + " vertices, "
        + armature.physics().size()
        + " physics, "
        + armature.animations().size()
        + " animations, "
        + keyframes
        + " keyframes";
  }

  @Test
  void realFilesLoadWithoutAWord() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(samples)) {
      files = all.filter(file -> file.toString().endsWith(".skf")).sorted().toList();
    }
    assertTrue(files.size() >= 14, "found only " + files);
    for (Path file : files) {
      SkelFormFile loaded = SkelForm.load(file);
      List<Diagnostic> said =
          loaded.diagnostics().stream().filter(d -> !d.code().equals("zip-padding")).toList();
      assertEquals(List.of(), said, file::toString);
      assertTrue(loaded.images().stream().allMatch(AtlasImage::isPresent), file::toString);
      assertEquals(loaded.armature().atlases().size(), loaded.images().size(), file::toString);
    }
  }

  @Test
  void nothingIsLost() throws IOException {
    assertEquals(
        "before 0.2: 19 bones, 11 visuals, 0 families, 0 meshes, 0 vertices, 0 physics,"
            + " 2 animations, 66 keyframes",
        counts(load("0.1/skellington")));
    assertEquals(
        "0.2: 56 bones, 20 visuals, 5 families, 4 meshes, 66 vertices, 0 physics,"
            + " 4 animations, 181 keyframes",
        counts(load("0.2.0/skellington")));
    assertEquals(
        "0.4: 41 bones, 20 visuals, 5 families, 0 meshes, 0 vertices, 0 physics,"
            + " 3 animations, 141 keyframes",
        counts(load("0.4.0/skellina")));
    assertEquals(
        "0.4: 8 bones, 1 visuals, 0 families, 1 meshes, 17 vertices, 0 physics,"
            + " 0 animations, 0 keyframes",
        counts(load("0.4.0/untitled")));
    assertEquals(
        "0.5: 46 bones, 25 visuals, 5 families, 0 meshes, 0 vertices, 2 physics,"
            + " 3 animations, 154 keyframes",
        counts(load("0.5.0/skellina")));
    assertEquals(
        "0.6: 64 bones, 21 visuals, 5 families, 7 meshes, 103 vertices, 3 physics,"
            + " 4 animations, 179 keyframes",
        counts(load("0.6.0/skellington")));
    assertEquals(
        "0.7: 61 bones, 21 visuals, 5 families, 7 meshes, 103 vertices, 3 physics,"
            + " 4 animations, 159 keyframes",
        counts(load("0.7.0/skellington")));
    assertEquals(
        "0.7: 32 bones, 25 visuals, 5 families, 0 meshes, 0 vertices, 2 physics,"
            + " 3 animations, 154 keyframes",
        counts(load("0.7.0/skellina")));
  }

  @Test
  void versionIsKeptAsAHint() throws IOException {
    assertEquals("", load("0.1/skellington").version());
    assertEquals("0.5.0", load("0.5.0/skellina").version());
    assertEquals(Generation.V0_7, load("synthetic/features").generation());
  }
}
