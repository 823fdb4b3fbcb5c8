package dev.limber.conformance;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skelform.data.Armature;
import dev.limber.skelform.oracle.Oracle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The files in {@code conformance/} are those that the suite makes now. */
@Tag("suite")
class SuiteTest {
  private static final String STALE =
      "conformance/ is out of date; write it anew with: ./mvnw test -pl cli -am -Dgroups=suite"
          + " -Dlimber.suite=update: ";

  @Test
  void filesAreUpToDate() throws IOException {
    Map<String, byte[]> made = Suite.files();
    if (System.getProperty("limber.suite", "").equals("update")) {
      write(made);
    }
    assertEquals(made.keySet(), new TreeSet<>(present()), STALE);
    for (Map.Entry<String, byte[]> file : made.entrySet()) {
      byte[] found = Files.readAllBytes(Suite.FOLDER.resolve(file.getKey()));
      if (file.getKey().endsWith(".json")) {
        // A processor may round the last digit otherwise.
        Near.check(
            STALE + file.getKey(),
            ReferenceData.parse(file.getValue()),
            ReferenceData.parse(found),
            1e-8);
      } else {
        assertArrayEquals(file.getValue(), found, STALE + file.getKey());
      }
    }
  }

  private static void write(Map<String, byte[]> made) throws IOException {
    for (String old : present()) {
      Files.delete(Suite.FOLDER.resolve(old));
    }
    for (Map.Entry<String, byte[]> file : made.entrySet()) {
      Path path = Suite.FOLDER.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue());
    }
  }

  private static List<String> present() throws IOException {
    try (Stream<Path> files = Files.walk(Suite.FOLDER)) {
      return files
          .filter(file -> Files.isRegularFile(file) && !file.endsWith("README.md"))
          .map(file -> Suite.FOLDER.relativize(file).toString().replace('\\', '/'))
          .toList();
    }
  }

  @Test
  void isSmall() throws IOException {
    long bytes = 0;
    for (byte[] file : Suite.files().values()) {
      bytes += file.length;
    }
    assertTrue(bytes < 3_000_000, bytes + " bytes");
  }

  /**
   * A runtime that computes with floats can pass: a change in the 7th digit of what is animated
   * moves nothing by more than the 5th, a fiftieth of what the README allows.
   */
  @Test
  void roundingDecidesNothing() {
    List<String> tooFar = new ArrayList<>();
    for (SkelFormCases.Case one : SkelFormCases.all()) {
      Armature armature = Suite.armature(one);
      List<List<Oracle.Node>> exact = new ArrayList<>();
      List<Double> apart = new ArrayList<>();
      Suite.replay(armature, one.steps(), (step, oracle) -> exact.add(oracle.world));
      Random random = new Random(1);
      Suite.replay(
          armature,
          one.steps(),
          oracle -> nudged(oracle, random),
          (step, oracle) -> apart.add(ArmatureAnswer.apart(exact.get(apart.size()), oracle.world)));
      double worst = apart.stream().mapToDouble(a -> a).max().orElse(0);
      if (!(worst < 2e-5)) {
        tooFar.add(one.name() + " " + worst);
      }
    }
    assertEquals(List.of(), tooFar);
  }

  private static Oracle nudged(Oracle oracle, Random random) {
    for (Oracle.Node node : oracle.local) {
      node.x *= 1 + (random.nextDouble() - 0.5) * 0x1p-23;
      node.y *= 1 + (random.nextDouble() - 0.5) * 0x1p-23;
      node.rot *= 1 + (random.nextDouble() - 0.5) * 0x1p-23;
    }
    return oracle;
  }
}
