package dev.limber.cli.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.cli.Command;
import dev.limber.conformance.NeedsReferenceData;
import dev.limber.conformance.ReferenceData;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonNull;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares {@code limber pose --with draw} with the reference draw lists in model space. */
@NeedsReferenceData
class DrawConformanceTest {
  @ParameterizedTest
  @ValueSource(strings = {"0.7.0_skellington", "0.7.0_skellina", "synthetic_features"})
  void spritesAreTheReferenceSprites(String name) throws IOException {
    Path folder = ReferenceData.path("skelform");
    JsonObject vectors = ReferenceData.read(folder.resolve("vectors/draw/" + name + ".json.gz"));
    Path sample = folder.resolve(text(vectors, "sample"));
    int compared = 0;
    for (JsonValue value : (JsonArray) vectors.get("cases")) {
      JsonObject one = (JsonObject) value;
      if (one.get("options") instanceof JsonNull) {
        compare((JsonArray) one.get("items"), draw(sample, one));
        compared++;
      }
    }
    assertTrue(compared > 0, "nothing compared");
  }

  private static JsonArray draw(Path sample, JsonObject one) {
    List<Object> args = new ArrayList<>(List.of("pose", sample, "--with", "draw"));
    args.addAll(List.of("--anim", animation(sample, text(one, "animation"))));
    args.addAll(List.of("--frame", ((JsonNumber) one.get("frame")).value()));
    for (JsonValue style : (JsonArray) one.get("styles")) {
      args.addAll(List.of("--style", ((JsonString) style).value()));
    }
    Command result = Command.limber(args.toArray());
    assertEquals(0, result.code(), result.err());
    return (JsonArray) parse(result).get("draw");
  }

  /** The draw files write names in lower case. */
  private static String animation(Path sample, String lowerCase) {
    for (JsonValue value :
        (JsonArray) parse(Command.limber("info", "--json", sample)).get("animations")) {
      String name = text((JsonObject) value, "name");
      if (name.strip().toLowerCase(Locale.ROOT).equals(lowerCase)) {
        return name;
      }
    }
    throw new AssertionError("no animation " + lowerCase);
  }

  private static void compare(JsonArray expected, JsonArray actual) {
    assertEquals(expected.size(), actual.size(), expected.path());
    for (int i = 0; i < expected.size(); i++) {
      JsonObject want = (JsonObject) expected.get(i);
      JsonObject have = (JsonObject) actual.get(i);
      assertEquals(text(want, "texture"), text(have, "texture"), want.path());
      assertEquals(text(want, "kind"), text(have, "kind"), want.path());
      for (String key : List.of("bone", "visual", "z", "atlas")) {
        double number = ((JsonNumber) want.get(key)).value();
        assertEquals(number, ((JsonNumber) have.get(key)).value(), want.path() + key);
      }
      near(want, have, "points", 3e-2);
      near(want, have, "uv", 1e-6);
      near(want, have, "tint", 1e-5);
    }
  }

  private static void near(JsonObject want, JsonObject have, String key, double by) {
    JsonArray expected = (JsonArray) want.get(key);
    JsonArray actual = (JsonArray) have.get(key);
    assertEquals(expected.size(), actual.size(), expected.path());
    for (int i = 0; i < expected.size(); i++) {
      double number = ((JsonNumber) expected.get(i)).value();
      assertEquals(number, ((JsonNumber) actual.get(i)).value(), by, expected.path() + i);
    }
  }

  private static JsonObject parse(Command result) {
    return ReferenceData.parse(result.out().getBytes(StandardCharsets.UTF_8));
  }

  private static String text(JsonObject object, String key) {
    return ((JsonString) object.get(key)).value();
  }
}
