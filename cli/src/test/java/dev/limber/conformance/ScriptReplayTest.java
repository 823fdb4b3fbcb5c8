package dev.limber.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.cli.Command;
import dev.limber.core.json.JsonObject;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Replays {@code conformance/} through {@code limber}, as its README says. */
class ScriptReplayTest {
  @TestFactory
  List<DynamicTest> skelform() {
    return Vector.tests(
        "skelform",
        vector -> {
          List<String> options = new ArrayList<>();
          vector.styles().forEach(style -> options.addAll(List.of("--style", style)));
          replay(vector, vector.character("file"), options);
        });
  }

  @TestFactory
  List<DynamicTest> skel2d() {
    return Vector.tests(
        "skel2d",
        vector ->
            replay(vector, vector.character("source"), List.of("--skin", vector.text("skin"))));
  }

  @TestFactory
  List<DynamicTest> models() {
    return Vector.tests(
        "skel2d",
        vector -> {
          Command dump = Command.limber("dump", vector.character("source"));
          Near.check("model", vector.content().get("model"), parse(dump.out()), Near.DOUBLE);
        });
  }

  private static void replay(Vector vector, Path character, List<String> options) {
    StringBuilder script = new StringBuilder();
    for (JsonObject step : vector.steps()) {
      script.append(Vector.line(step.get("do"))).append('\n');
    }
    List<Object> words =
        new ArrayList<>(List.of("pose", character, "--script", "-", "--with", "draw"));
    words.addAll(options);
    Command answer = Command.withInput(script.toString(), words.toArray());
    assertEquals(0, answer.code(), () -> answer.err() + answer.out());
    List<String> lines = answer.out().lines().toList();
    assertEquals(vector.steps().size(), lines.size());
    for (int i = 0; i < lines.size(); i++) {
      JsonObject want = (JsonObject) vector.steps().get(i).get("pose");
      Near.check("step " + i, want, parse(lines.get(i)), Near.DOUBLE);
    }
  }

  private static JsonObject parse(String text) {
    return ReferenceData.parse(text.getBytes(StandardCharsets.UTF_8));
  }
}
