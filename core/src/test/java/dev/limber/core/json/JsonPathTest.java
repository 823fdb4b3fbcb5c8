package dev.limber.core.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import org.junit.jupiter.api.Test;

/** A value's path is where it was read, whatever happens to it afterwards. */
class JsonPathTest {

  private final JsonObject root =
      (JsonObject) JsonTrees.parse("{\"bones\":[{\"id\":0,\"pos\":{\"x\":1}},{\"id\":1}]}");

  private JsonObject bone(int index) {
    return (JsonObject) ((JsonArray) root.get("bones")).get(index);
  }

  @Test
  void pathsNameTheDocumentTheNamesAndTheIndices() {
    assertEquals("test.json$", root.path());
    assertEquals("test.json$.bones", root.get("bones").path());
    assertEquals("test.json$.bones[1].id", bone(1).get("id").path());
    assertEquals("test.json$.bones[0].pos.x", ((JsonObject) bone(0).get("pos")).get("x").path());
  }

  @Test
  void placeHoldsThePath() {
    assertEquals(new Place.Json("test.json$.bones[1]"), bone(1).place());
  }

  @Test
  void aDocumentWithoutNameStartsWithTheDollar() {
    Diagnostics none = new Diagnostics("");
    assertEquals("$", JsonReader.parse("1", "", Limits.DEFAULT, none).path());
  }

  @Test
  void aMovedValueKeepsItsPath() {
    JsonValue id = bone(1).remove("id");
    bone(0).put("other", id);
    assertEquals("test.json$.bones[1].id", bone(0).get("other").path());
    JsonArray list = new JsonArray(root).add(bone(1));
    assertEquals("test.json$.bones[1]", list.get(0).path());
  }

  @Test
  void valuesMadeInCodeHaveThePathOfTheirOrigin() {
    JsonValue origin = bone(1);
    JsonObject made = new JsonObject(origin);
    assertEquals("test.json$.bones[1]", made.path());
    assertEquals("test.json$.bones[1]", new JsonArray(made).path());
    assertEquals("test.json$.bones[1]", new JsonString("a", made).path());
    assertEquals("test.json$.bones[1]", new JsonNumber(1, made).path());
    assertEquals("test.json$.bones[1]", new JsonBoolean(true, made).path());
    assertEquals("test.json$.bones[1]", new JsonNull(made).path());
  }

  @Test
  void namesThatAreNotWordsStandInQuotes() {
    JsonObject odd = (JsonObject) JsonTrees.parse("{\"a b\":1,\"\":2,\"1\":3,\"a-1\":4,\"\\n\":5}");
    assertEquals("test.json$[\"a b\"]", odd.get("a b").path());
    assertEquals("test.json$[\"\"]", odd.get("").path());
    assertEquals("test.json$[\"1\"]", odd.get("1").path());
    assertEquals("test.json$.a-1", odd.get("a-1").path());
    assertEquals("test.json$[\"\\n\"]", odd.get("\n").path());
  }

  @Test
  void longNamesAreShortened() {
    String name = "n".repeat(60_000);
    JsonObject object = (JsonObject) JsonTrees.parse("{\"" + name + "\":1}");
    assertEquals("test.json$[\"" + "n".repeat(48) + "…\"]", object.get(name).path());
  }

  @Test
  void kindsReadWellInASentence() {
    JsonArray all = (JsonArray) JsonTrees.parse("[{},[],\"\",0,true,null]");
    String[] kinds = {"object", "array", "string", "number", "true or false", "null"};
    for (int i = 0; i < kinds.length; i++) {
      assertEquals(kinds[i], all.get(i).kind());
      assertEquals(kinds[i] + " at test.json$[" + i + "]", all.get(i).toString());
    }
  }
}
