package dev.limber.core.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Changing objects and arrays, as upgraders do. */
class JsonObjectTest {
  private static final JsonValue ORIGIN = JsonTrees.parse("null");

  private static JsonObject object(String text) {
    return (JsonObject) JsonTrees.parse(text);
  }

  @Test
  void putAddsAtTheEndAndReplacesInPlace() {
    JsonObject object = object("{\"a\":1,\"b\":2}");
    object.put("a", new JsonNumber(3, ORIGIN)).put("c", new JsonNull(ORIGIN));
    assertEquals("{\"a\":3,\"b\":2,\"c\":null}", JsonTrees.print(object));
  }

  @Test
  void removeReturnsWhatItRemoved() {
    JsonObject object = object("{\"a\":1,\"b\":2}");
    JsonValue a = object.get("a");
    assertSame(a, object.remove("a"));
    assertNull(object.remove("a"));
    assertFalse(object.has("a"));
    assertEquals("{\"b\":2}", JsonTrees.print(object));
  }

  @Test
  void anObjectMayChangeWhileItsNamesAreWalked() {
    JsonObject object = object("{\"a\":1,\"b\":2,\"c\":3}");
    for (String name : object) {
      object.put(name + name, object.remove(name));
    }
    assertEquals(List.of("aa", "bb", "cc"), object.names());
    assertThrows(UnsupportedOperationException.class, () -> object.names().add("d"));
  }

  /** Against a LinkedHashMap, across the size at which names get an index, both ways. */
  @Test
  void anySequenceOfChangesActsLikeALinkedMap() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      JsonObject object = new JsonObject(ORIGIN);
      Map<String, JsonValue> expected = new LinkedHashMap<>();
      int range = 2 + random.nextInt(60);
      for (int step = 0; step < 300; step++) {
        boolean growing = step / 100 % 2 == 0;
        String name = "n" + random.nextInt(range);
        if (random.nextInt(4) == 0) {
          String to = "n" + random.nextInt(range);
          if (expected.containsKey(name)) {
            expected.put(to, expected.remove(name));
            object.put(to, object.remove(name));
          }
        } else if (random.nextInt(4) == 0 == growing) {
          assertSame(expected.remove(name), object.remove(name));
        } else {
          JsonValue value = new JsonNumber(step, ORIGIN);
          expected.put(name, value);
          object.put(name, value);
        }
        assertEquals(expected.size(), object.size());
        assertEquals(new ArrayList<>(expected.keySet()), object.names());
        assertSame(expected.get(name), object.get(name));
        assertEquals(expected.containsKey(name), object.has(name));
      }
    }
  }

  @Test
  void arraysGrowAndRefuseIndicesOutside() {
    JsonArray array = new JsonArray(ORIGIN);
    for (int i = 0; i < 100; i++) {
      array.add(new JsonNumber(i, ORIGIN));
    }
    assertEquals(100, array.size());
    assertEquals(99, ((JsonNumber) array.get(99)).toInt(-1));
    assertThrows(IndexOutOfBoundsException.class, () -> array.get(100));
    assertThrows(IndexOutOfBoundsException.class, () -> array.get(-1));
    assertThrows(NoSuchElementException.class, () -> new JsonArray(ORIGIN).iterator().next());
  }
}
