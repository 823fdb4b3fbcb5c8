package dev.limber.cli.dump;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.cli.Command;
import dev.limber.cli.Skel2dCase;
import dev.limber.conformance.NeedsReferenceData;
import dev.limber.conformance.ReferenceData;
import dev.limber.core.json.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

class DumpCommandTest {
  @TempDir Path folder;

  @NeedsReferenceData
  @TestFactory
  List<DynamicTest> modelsAreThoseOfTheVectors() throws IOException {
    List<Skel2dCase> cases = Skel2dCase.all();
    assertTrue(cases.size() >= 128, "cases: " + cases.size());
    return cases.stream()
        .map(one -> DynamicTest.dynamicTest(one.name(), () -> assertDumped(one)))
        .toList();
  }

  private static void assertDumped(Skel2dCase one) throws IOException {
    Command result = Command.limber("dump", one.source());
    assertEquals(0, result.code(), result.err());
    assertEquals(1, result.out().lines().count());
    JsonObject model = ReferenceData.parse(result.out().getBytes(StandardCharsets.UTF_8));
    Trees.assertSame(one.expected().get("model"), model, 1e-12);
  }

  @Test
  void problemsAreMentioned() throws IOException {
    Path file = folder.resolve("a.skel2d");
    Files.writeString(file, "skeleton\n\ta\n\t\t\t\t? ?\n");
    Command result = Command.limber("dump", file).without(folder);
    assertEquals(0, result.code());
    assertTrue(result.err().startsWith("limber: a.skel2d has 1 "), result.err());
    assertTrue(result.out().startsWith("{\"bones\":[{\"name\":\"a\",\"parent\":null,"));
  }
}
