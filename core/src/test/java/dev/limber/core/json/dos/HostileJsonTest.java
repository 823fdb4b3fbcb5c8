package dev.limber.core.json.dos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonTrees;
import dev.limber.core.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

/**
 * Documents made to cost more than they weigh. The timeout is far above what any of these takes; it
 * only stops work that grows with the square of the size.
 */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
class HostileJsonTest {

  private static byte[] filled(int length, char c) {
    byte[] bytes = new byte[length];
    Arrays.fill(bytes, (byte) c);
    return bytes;
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void aHundredThousandBracketsAreTooDeep() {
    assertEquals("json-depth", JsonTrees.refusal(filled(100_000, '['), Limits.DEFAULT).code());
    byte[] objects = utf8("{\"a\":".repeat(100_000));
    assertEquals("json-depth", JsonTrees.refusal(objects, Limits.DEFAULT).code());
  }

  @Test
  void aMillionLevelsDoNotOverflowTheStackWhenAllowed() {
    int depth = 1_000_000;
    Limits deep = JsonTrees.limits(depth, 4_000_000, 100);
    JsonValue arrays = JsonTrees.parse(utf8("[".repeat(depth) + "]".repeat(depth)), deep);
    int levels = 1;
    while (((JsonArray) arrays).size() > 0) {
      arrays = ((JsonArray) arrays).get(0);
      levels++;
    }
    assertEquals(depth, levels);
    assertEquals("test.json$".length() + 3 * (depth - 1), arrays.path().length());

    JsonTrees.parse(utf8("{\"a\":".repeat(depth) + "0" + "}".repeat(depth)), deep);
    assertEquals("json-syntax", JsonTrees.refusal(filled(depth, '['), deep).code());
    assertEquals("json-depth", JsonTrees.refusal(filled(depth + 1, '['), deep).code());
  }

  @Test
  void tenMillionDigitsAreNotFinite() {
    byte[] digits = filled(10_000_000, '9');
    assertEquals("json-number", JsonTrees.refusal(digits, Limits.DEFAULT).code());
  }

  @Test
  void tenMillionPlacesAreANumber() {
    byte[] places = filled(10_000_000, '3');
    places[0] = '0';
    places[1] = '.';
    JsonValue third = JsonTrees.parse(places);
    assertEquals(1.0 / 3, assertInstanceOf(JsonNumber.class, third).value());
  }

  @Test
  void tenMillionDigitsOfExponentAreAnswered() {
    byte[] exponent = filled(10_000_000, '9');
    exponent[1] = 'e';
    assertEquals("json-number", JsonTrees.refusal(exponent, Limits.DEFAULT).code());
    exponent[2] = '-';
    assertEquals(0.0, ((JsonNumber) JsonTrees.parse(exponent)).value());
  }

  /** "Aa" and "BB" have one hash, and so have all strings put together from them. */
  @Test
  void twoHundredThousandNamesWithOneHashAreReadAndFound() {
    int count = 200_000;
    StringBuilder text = new StringBuilder("{");
    for (int i = 0; i < count; i++) {
      text.append(i == 0 ? "\"" : ",\"").append(colliding(i)).append("\":").append(i);
    }
    JsonObject object = (JsonObject) JsonTrees.parse(utf8(text + "}"));
    assertEquals(count, object.size());
    assertEquals(colliding(0).hashCode(), colliding(count - 1).hashCode());
    for (int i = 0; i < count; i++) {
      assertEquals(i, ((JsonNumber) object.get(colliding(i))).toInt(-1));
    }
    assertNull(object.get(colliding(count)));
    for (int i = 0; i < count; i++) {
      assertNotNull(object.remove(colliding(i)));
    }
    assertEquals(0, object.size());
  }

  private static String colliding(int number) {
    StringBuilder name = new StringBuilder();
    for (int bit = 17; bit >= 0; bit--) {
      name.append((number >> bit & 1) == 0 ? "Aa" : "BB");
    }
    return name.toString();
  }

  @Test
  void hugeStringsAreRefused() {
    byte[] open = filled(20_000_000, 'x');
    open[0] = '"';
    assertEquals("json-too-large", JsonTrees.refusal(open, Limits.DEFAULT).code());
    byte[] closed = open.clone();
    closed[closed.length - 1] = '"';
    assertEquals("json-too-large", JsonTrees.refusal(closed, Limits.DEFAULT).code());
    byte[] escaped = utf8("\"" + "\\n".repeat(5_000_000) + "\"");
    assertEquals("json-too-large", JsonTrees.refusal(escaped, Limits.DEFAULT).code());
    byte[] name = utf8("{\"" + "é".repeat(5_000_000) + "\":1}");
    assertEquals("json-too-large", JsonTrees.refusal(name, Limits.DEFAULT).code());
  }

  @Test
  void hugeStringsAreReadWhenAllowed() {
    Limits wide = JsonTrees.limits(64, 10, 20_000_000);
    byte[] bytes = filled(20_000_000, 'x');
    bytes[0] = '"';
    bytes[bytes.length - 1] = '"';
    assertEquals(19_999_998, ((JsonString) JsonTrees.parse(bytes, wide)).value().length());
  }

  @Test
  void aDocumentOfTooManyValuesIsRefused() {
    byte[] zeros = utf8("[" + "0,".repeat(4_000_001) + "0]");
    assertEquals("json-too-large", JsonTrees.refusal(zeros, Limits.DEFAULT).code());
  }

  @Test
  void aDocumentOfTooManyBytesIsRefusedUnread() {
    byte[] spaces = filled(Limits.DEFAULT.entryBytes() + 1, ' ');
    assertEquals("json-too-large", JsonTrees.refusal(spaces, Limits.DEFAULT).code());
  }

  private static final String SAMPLE =
      "{\"version\":\"0.7.0\",\"baked_ik\":false,\"img_format\":\"PNG\",\"bones\":[{\"id\":0,"
          + "\"name\":\"Schädel \\u00fc \\ud83d\\ude00 😀\",\"parent_id\":-1,"
          + "\"pos\":{\"x\":-603.1413,\"y\":4.881e-2},\"rot\":0.0,\"tint\":null},\n\t{\"id\":1,"
          + "\"visible\":true,\"verts\":[[0.5,1E3],[],[12345678901234567890,0.25]],\"meta\":{}}],"
          + "\"note\":\"a \\\"quoted\\\" \\\\ path\\/\\b\\f\\n\\r\\t\"}\r\n";

  @Test
  void theSampleItselfIsValid() {
    JsonTrees.parse(utf8(SAMPLE));
  }

  @Test
  void everyPrefixIsReadOrRefused() {
    byte[] sample = utf8(SAMPLE);
    int closing = SAMPLE.getBytes(StandardCharsets.UTF_8).length - 2;
    for (int length = 0; length < closing; length++) {
      byte[] prefix = Arrays.copyOf(sample, length);
      assertTrue(JsonTrees.refusal(prefix, Limits.DEFAULT).code().startsWith("json-"));
    }
  }

  @Test
  void everyFlippedBitIsReadOrRefused() {
    byte[] sample = utf8(SAMPLE);
    int refused = 0;
    for (int bit = 0; bit < sample.length * 8; bit++) {
      byte[] flipped = sample.clone();
      flipped[bit / 8] ^= (byte) (1 << bit % 8);
      refused += isRefused(flipped) ? 1 : 0;
    }
    assertTrue(refused > sample.length, "only " + refused + " refused");
  }

  @Test
  void everyReplacedByteIsReadOrRefused() {
    byte[] sample = utf8(SAMPLE);
    byte[] replacements = utf8("\"\\{}[],:0-+.eEu/tfn \n\0");
    for (int at = 0; at < sample.length; at++) {
      for (byte replacement : replacements) {
        byte[] changed = sample.clone();
        changed[at] = replacement;
        isRefused(changed);
      }
    }
  }

  /** Any other exception than the one that readers throw fails the test. */
  private static boolean isRefused(byte[] bytes) {
    try {
      JsonTrees.parse(bytes);
      return false;
    } catch (LimberException expected) {
      return true;
    }
  }
}
