package dev.limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonBoolean;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
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
    JsonObject model = Shared.parse(result.out().getBytes(StandardCharsets.UTF_8));
    same(one.expected().get("model"), model, "$");
  }

  /** Compares everything: keys and their order too. */
  private static void same(JsonValue want, JsonValue got, String where) {
    assertInstanceOf(want.getClass(), got, where);
    if (want instanceof JsonObject object) {
      assertEquals(object.names(), ((JsonObject) got).names(), where);
      for (String name : object.names()) {
        same(object.get(name), ((JsonObject) got).get(name), where + "." + name);
      }
    } else if (want instanceof JsonArray array) {
      assertEquals(array.size(), ((JsonArray) got).size(), where);
      for (int i = 0; i < array.size(); i++) {
        same(array.get(i), ((JsonArray) got).get(i), where + "[" + i + "]");
      }
    } else if (want instanceof JsonNumber number) {
      double value = number.value();
      assertEquals(value, ((JsonNumber) got).value(), 1e-12 * Math.abs(value), where);
    } else if (want instanceof JsonString string) {
      assertEquals(string.value(), ((JsonString) got).value(), where);
    } else if (want instanceof JsonBoolean flag) {
      assertEquals(flag.value(), ((JsonBoolean) got).value(), where);
    }
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

  @Test
  void skelFormIsNotTakenYet() throws IOException {
    Path hero = Skf.write(folder.resolve("hero.skf"), Skf.HERO);
    Command result = Command.limber("dump", hero).without(folder);
    String message =
        """
        limber: limber dump does not take SkelForm files yet
          = hint: limber info --json hero.skf shows most of what is in it
        limber help dump shows the usage.
        """;
    assertEquals(new Command(2, "", message), result);
  }
}
