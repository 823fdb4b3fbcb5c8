package dev.limber.core.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Limits;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What is written, what reads back, and which calls are refused. */
class JsonWriterTest {
  private static final JsonValue ORIGIN = JsonTrees.parse("null");

  private static String written(Consumer<JsonWriter> calls) {
    StringBuilder out = new StringBuilder();
    calls.accept(new JsonWriter(out));
    return out.toString();
  }

  private static void assertMisuse(Consumer<JsonWriter> calls) {
    assertThrows(IllegalStateException.class, () -> written(calls));
  }

  @Test
  void commasAndColonsAreSet() {
    assertEquals(
        "{\"a\":1,\"b\":[true,\"x\",null,{},[]],\"c\":{\"d\":-5}}",
        written(
            w -> {
              w.beginObject().name("a").value(1L).name("b").beginArray().value(true).value("x");
              w.nullValue().beginObject().endObject().beginArray().endArray().endArray();
              w.name("c").beginObject().name("d").value(-5).endObject().endObject();
            }));
  }

  @Test
  void numbersPrintShortAndExact() {
    assertEquals("1", written(w -> w.value(1.0)));
    assertEquals("-0.0", written(w -> w.value(-0.0)));
    assertEquals("0", written(w -> w.value(0.0)));
    assertEquals("0.1", written(w -> w.value(0.1)));
    assertEquals("9007199254740992", written(w -> w.value(0x1p53)));
    assertEquals("1.8014398509481984E16", written(w -> w.value(0x1p54)));
    assertEquals("1.0E-5", written(w -> w.value(1e-5)));
    assertEquals("[1,0.5]", written(w -> w.numbers(1, 0.5)));
    assertEquals("[]", written(w -> w.numbers()));
    assertEquals("-9223372036854775808", written(w -> w.value(Long.MIN_VALUE)));
  }

  @Test
  void whatIsNotFiniteBecomesNull() {
    double[] values = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
    for (double value : values) {
      assertEquals("[null]", written(w -> w.beginArray().value(value).endArray()));
    }
  }

  @Test
  void textIsEscaped() {
    assertEquals(
        "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\\u007f\\u2028\\u2029é😀\"",
        written(w -> w.value("\"\\/\b\f\n\r\t\u0000\u001f\u007f\u2028\u2029é😀")));
    assertEquals("{\"\\n\":0}", written(w -> w.beginObject().name("\n").value(0).endObject()));
  }

  @Test
  void directionsOfWritingAreEscaped() {
    for (int c : new int[] {0x80, 0x9f, 0x61c, 0x200e, 0x200f, 0x202a, 0x202e, 0x2066, 0x2069}) {
      assertEquals(String.format("\"a\\u%04xb\"", c), written(w -> w.value("a" + (char) c + "b")));
    }
    assertEquals("\"\u200d\"", written(w -> w.value("\u200d"))); // joins emoji
  }

  @Test
  void halfOfASurrogatePairBecomesTheReplacementCharacter() {
    assertEquals(
        "\"a\ufffdb\ufffd\ufffd😀\ufffd\"",
        written(w -> w.value("a\ud800b\udc00\ud800\ud83d\ude00\ud800")));
  }

  @Test
  void callsThatWouldNotGiveJsonAreRefused() {
    assertMisuse(w -> w.name("a"));
    assertMisuse(w -> w.endObject());
    assertMisuse(w -> w.endArray());
    assertMisuse(w -> w.value(1).value(2));
    assertMisuse(w -> w.beginArray().endArray().beginArray());
    assertMisuse(w -> w.beginArray().name("a"));
    assertMisuse(w -> w.beginArray().endObject());
    assertMisuse(w -> w.beginObject().endArray());
    assertMisuse(w -> w.beginObject().value(1));
    assertMisuse(w -> w.beginObject().nullValue());
    assertMisuse(w -> w.beginObject().beginArray());
    assertMisuse(w -> w.beginObject().name("a").name("b"));
    assertMisuse(w -> w.beginObject().name("a").endObject());
    assertMisuse(w -> w.beginArray().endArray().endArray());
  }

  @Test
  void deepDocumentsAreWritten() {
    int depth = 1000;
    StringBuilder out = new StringBuilder();
    JsonWriter writer = new JsonWriter(out);
    for (int i = 0; i < depth; i++) {
      writer.beginArray();
    }
    for (int i = 0; i < depth; i++) {
      writer.endArray();
    }
    assertEquals("[".repeat(depth) + "]".repeat(depth), out.toString());
  }

  @Test
  void anyDoubleReadsBackToTheSameBits() {
    Random random = new Random(5);
    for (int i = 0; i < 100_000; i++) {
      double any = Double.longBitsToDouble(random.nextLong());
      double value = i % 2 == 0 ? any : Math.rint(random.nextGaussian() * 1e15);
      if (!Double.isNaN(value) && !Double.isInfinite(value)) {
        JsonNumber back = (JsonNumber) JsonTrees.parse(written(w -> w.value(value)));
        assertTrue(Double.doubleToRawLongBits(value) == Double.doubleToRawLongBits(back.value()));
      }
    }
  }

  @Test
  void anyTreeReadsBackEqual() {
    for (int seed = 0; seed < 2_000; seed++) {
      JsonValue tree = tree(new Random(seed), 6);
      String text = JsonTrees.print(tree);
      assertTrue(JsonTrees.same(tree, JsonTrees.parse(text)), text);
    }
  }

  private static JsonValue tree(Random random, int depth) {
    return switch (random.nextInt(depth > 0 ? 7 : 4)) {
      case 0 -> new JsonNumber(random.nextInt(100) / 4.0 * random.nextInt(3), ORIGIN);
      case 1 -> new JsonString(text(random), ORIGIN);
      case 2 -> new JsonBoolean(random.nextBoolean(), ORIGIN);
      case 3 -> new JsonNull(ORIGIN);
      case 4 -> {
        JsonArray array = new JsonArray(ORIGIN);
        for (int i = random.nextInt(6); i > 0; i--) {
          array.add(tree(random, depth - 1));
        }
        yield array;
      }
      default -> {
        JsonObject object = new JsonObject(ORIGIN);
        for (int i = random.nextInt(random.nextInt(10) == 0 ? 40 : 5); i > 0; i--) {
          object.put(text(random), tree(random, depth - 1));
        }
        yield object;
      }
    };
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    int[] ranges = {0x20, 0x80, 0x800, 0xd800, 0x110000};
    for (int i = random.nextInt(8); i > 0; i--) {
      int codePoint = random.nextInt(ranges[random.nextInt(ranges.length)]);
      boolean surrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
      text.appendCodePoint(surrogate ? 'x' : codePoint);
    }
    return text.toString();
  }

  @Test
  void whatWasReadIsWrittenWithAllThatIsInIt() {
    String text = "{\"a\":[1,-0.5,true,null,\"\\u0001é\"],\"b\":{\"c\":{}},\"d\":[]}";
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    StringBuilder out = new StringBuilder();
    new JsonWriter(out).value(JsonReader.parse(bytes, "", Limits.DEFAULT, new Diagnostics("")));
    assertEquals(text, out.toString());
  }
}
