package dev.limber.core.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The grammar: what is JSON, what is not, and what is read from it. */
class JsonReaderTest {

  /** Text that is JSON, and how the writer prints what was read. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{}|{}",
        "[]|[]",
        "[[]   ]|[[]]",
        "[{},{},[]]|[{},{},[]]",
        "true|true",
        "[true,false,null]|[true,false,null]",
        "[ 4 ]|[4]",
        "`[-0]`|[-0.0]",
        "[0e+1,0.5,1E22,1e-2,-1]|[0,0.5,1.0E22,0.01,-1]",
        "[123.456e78]|[1.23456E80]",
        "`\"\"`|`\"\"`",
        "`{\"\":0}`|`{\"\":0}`",
        "`{\"a\":{\"a\":1}}`|`{\"a\":{\"a\":1}}`",
        "`[\"a\",\"a\"]`|`[\"a\",\"a\"]`",
        "` \t{ \"a\" : [ 1 , 2 ] } `|`{\"a\":[1,2]}`",
        "`[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]`|`[\"\\\"\\\\/\\b\\f\\n\\r\\t\"]`",
        "`[\"\\u0061\\u00E9\\u00e9\"]`|`[\"aéé\"]`",
        "`[\"\\uD83D\\ude00\"]`|`[\"😀\"]`",
        "`[\"é€😀\"]`|`[\"é€😀\"]`",
        "`[\"\\u0000\"]`|`[\"\\u0000\"]`",
        "`[\"\\u2028\"]`|`[\"\\u2028\"]`",
        "`[\"\\uFFFF\\uFDD0\"]`|`[\"\uffff\ufdd0\"]`",
        "`[\"/*not a comment*/\"]`|`[\"/*not a comment*/\"]`",
        "`{\"b\":1,\"a\":2}`|`{\"b\":1,\"a\":2}`",
      })
  void validTextIsRead(String text, String printed) {
    assertEquals(printed, JsonTrees.print(JsonTrees.parse(text)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "[",
        "[1",
        "[1,",
        "]",
        "[]]",
        "[1]x",
        "[1] [2]",
        "1 2",
        "[1,]",
        "[,1]",
        "[1,,2]",
        "[,]",
        "[1 2]",
        "[1:2]",
        "[1}",
        "[1;2]",
        "{",
        "}",
        "{]",
        "{,}",
        "{\"a\"",
        "{\"a\":",
        "{\"a\":1",
        "{\"a\":1,",
        "{\"a\":1,}",
        "{\"a\":1,,\"b\":2}",
        "{\"a\" 1}",
        "{\"a\":}",
        "{\"a\":1 \"b\":2}",
        "{\"a\"::1}",
        "{\"a\",1}",
        "{:1}",
        "{a:1}",
        "{'a':1}",
        "{1:1}",
        "{null:1}",
        "{[]:1}",
        "{\"a\":1}}",
        "{\"a\":1}#",
        "{\"a\":/*c*/1}",
        "// c\n1",
        "['a']",
        "\"",
        "[\"a",
        "[\"a\\",
        "[\"a\\\"]",
        "[\"\\",
        "[\"\\x00\"]",
        "[\"\\a\"]",
        "[\"\\U0061\"]",
        "[\"\\\u00e9\"]",
        "[\"\\u\"]",
        "[\"\\u00\"]",
        "[\"\\u00g0\"]",
        "[\"\\u 061\"]",
        "[\"\\u+061\"]",
        "[\"a\nb\"]",
        "[\"a\tb\"]",
        "[\"a\u0000b\"]",
        "[\"a\u001fb\"]",
        "[\"\u00e9\nb\"]",
        "tru",
        "truE",
        "True",
        "nul",
        "nullx",
        "falsey",
        "[nan]",
        "[NaN]",
        "[Infinity]",
        "[-Infinity]x",
        "undefined",
        "[\u000b1]",
        "[\u000c1]",
        "[\u00a01]",
        "[\u20281]",
        "1\u0000",
        "\u0000",
        "\ufeff",
        "\ufeff\ufeff1",
        "[\ufeff1]",
        "[\"a\"\"b\"]",
        "(1)",
        "<null>",
        "*",
        "\\u0031",
        "@",
      })
  void textThatIsNotJsonIsRefused(String text) {
    Diagnostic why = JsonTrees.refusal(text);
    boolean number = text.startsWith("[-Inf");
    assertEquals(number ? "json-number" : "json-syntax", why.code());
    assertTrue(why.message().startsWith("test.json: "), why.message());
    assertEquals("test.skf", why.file());
    assertTrue(why.message().chars().allMatch(c -> c >= ' ' && c != 0x2028), why.message());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[01]",
        "[-01]",
        "[00]",
        "[1.]",
        "[-.5]",
        "[-]",
        "[--1]",
        "[1.e1]",
        "[0e]",
        "[0e+]",
        "[1eE2]",
        "[1e1.]x",
        "[0.3e]",
        "[-a]",
        "[-",
        "1.",
        "1e",
        "[1e999]",
        "[-1e999]",
        "[123123e100000]"
      })
  void badNumbersAreRefused(String text) {
    String code = text.equals("[1e1.]x") ? "json-syntax" : "json-number";
    assertEquals(code, JsonTrees.refusal(text).code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"[+1]", "[.5]", "[0x1]", "[1_000]", "[1f]", "[1e1e1]", "[１]", "[0.1.2]"})
  void numbersOfOtherLanguagesAreRefused(String text) {
    assertEquals("json-syntax", JsonTrees.refusal(text).code());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[\"\\ud800\"]",
        "[\"\\udc00\"]",
        "[\"\\ud800\\ud800\"]",
        "[\"\\ud800a\"]",
        "[\"\\ud800\\n\"]",
        "[\"\\udc00\\ud800\"]",
        "[\"\\ud800",
        "[\"\\ud800\\u0061\"]"
      })
  void halfOfAnEscapedSurrogatePairIsRefused(String text) {
    assertEquals("json-encoding", JsonTrees.refusal(text).code());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\"\ud800\"", "\"\udc00\"", "[\ud800]", "\"\ud800\ud800\udc00\"", "\ud800"})
  void halfOfASurrogatePairInTextIsRefused(String text) {
    assertEquals("json-encoding", JsonTrees.refusal(text).code());
  }

  /** Bytes inside a string, in hexadecimal. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "80",
        "bf",
        "c0",
        "c080",
        "c1bf",
        "c3",
        "c328",
        "e2",
        "e282",
        "e28228",
        "e08080",
        "e09fbf",
        "eda080",
        "edbfbf",
        "f0",
        "f09f98",
        "f0808080",
        "f08fbfbf",
        "f4908080",
        "f5808080",
        "f8888080",
        "fc84808080",
        "fe",
        "ff",
        "e9"
      })
  void bytesThatAreNotUtf8AreRefused(String hex) {
    byte[] inside = bytes("22" + hex + "22");
    byte[] cut = bytes("22" + hex);
    byte[] outside = bytes("5b" + hex + "5d");
    for (byte[] document : new byte[][] {inside, cut, outside}) {
      assertEquals("json-encoding", JsonTrees.refusal(document, Limits.DEFAULT).code(), hex);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "7f,7f",
    "c280,80",
    "dfbf,7ff",
    "e0a080,800",
    "ed9fbf,d7ff",
    "ee8080,e000",
    "efbfbf,ffff",
    "f0908080,10000",
    "f48fbfbf,10ffff"
  })
  void theEdgesOfUtf8AreRead(String hex, String codePoint) {
    JsonValue value = JsonTrees.parse(bytes("22" + hex + "22"));
    String text = assertInstanceOf(JsonString.class, value).value();
    assertEquals(Integer.parseInt(codePoint, 16), text.codePointAt(0));
    assertEquals(text.length(), Character.charCount(text.codePointAt(0)));
  }

  @Test
  void utf16IsRefused() {
    byte[] utf16 = "[1]".getBytes(StandardCharsets.UTF_16);
    assertEquals("json-encoding", JsonTrees.refusal(utf16, Limits.DEFAULT).code());
  }

  @Test
  void oneByteOrderMarkIsSkipped() {
    assertEquals("[1]", JsonTrees.print(JsonTrees.parse("\ufeff[1]")));
    assertEquals("test.skf:1:4: ", JsonTrees.refusal("\ufeff[1 2]").toString().substring(0, 14));
  }

  @Test
  void aRepeatedNameIsRefusedWithItsPath() {
    Diagnostic why = JsonTrees.refusal("{\"bones\":[{\"id\":1},\n{\"id\":1,\"\\u0069d\":2}]}");
    assertEquals("json-duplicate-key", why.code());
    assertEquals("test.json: the name 'id' appears twice in $.bones[1]", why.message());
    assertEquals(new dev.limber.core.diagnostics.Place.Text(2, 9, 9), why.place());
  }

  @Test
  void aRepeatedNameIsFoundInALargeObject() {
    StringBuilder text = new StringBuilder("{");
    for (int i = 0; i < 40; i++) {
      text.append("\"n").append(i).append("\":0,");
    }
    assertEquals("json-duplicate-key", JsonTrees.refusal(text + "\"n39\":0}").code());
    assertEquals("json-duplicate-key", JsonTrees.refusal(text + "\"n0\":0}").code());
  }

  @Test
  void sixteenAndSeventeenNamesAreFoundInOrder() {
    for (int count = 14; count < 20; count++) {
      StringBuilder text = new StringBuilder("{");
      for (int i = 0; i < count; i++) {
        text.append(i == 0 ? "" : ",").append("\"n").append(i).append("\":").append(i);
      }
      JsonObject object = (JsonObject) JsonTrees.parse(text + "}");
      assertEquals(count, object.size());
      for (int i = 0; i < count; i++) {
        assertEquals("n" + i, object.names().get(i));
        assertEquals(i, ((JsonNumber) object.get("n" + i)).toInt(-1));
      }
      assertEquals(null, object.get("n" + count));
    }
  }

  @Test
  void theDepthLimitCountsBrackets() {
    Limits three = JsonTrees.limits(3, 100, 100);
    JsonTrees.parse("[{\"a\":[]}]".getBytes(StandardCharsets.UTF_8), three);
    JsonTrees.parse("[[],[[]],[[]]]".getBytes(StandardCharsets.UTF_8), three);
    Diagnostic why = JsonTrees.refusal("[[[[]]]]".getBytes(StandardCharsets.UTF_8), three);
    assertEquals("json-depth", why.code());
    assertEquals("test.json: the document nests deeper than 3 levels", why.message());
  }

  @Test
  void theOtherLimitsAreInclusive() {
    Limits limits = JsonTrees.limits(12, 3, 3, 4);
    JsonTrees.parse("[1,\"abcd\"]".getBytes(StandardCharsets.UTF_8), limits);
    for (String over : new String[] {"[1,2,3]", "[\"abcde\"]", "[\"\\nbcde\"]", "         1   "}) {
      byte[] bytes = over.getBytes(StandardCharsets.UTF_8);
      assertEquals("json-too-large", JsonTrees.refusal(bytes, limits).code(), over);
      assertEquals(
          "json-too-large",
          assertThrows(
                  LimberException.class,
                  () -> JsonReader.parse(over, "", limits, new Diagnostics("")))
              .diagnostic()
              .code());
    }
  }

  @Test
  void repeatedNamesShareOneString() {
    JsonArray array = (JsonArray) JsonTrees.parse("[{\"parent_id\":1},{\"parent_id\":2}]");
    String first = ((JsonObject) array.get(0)).names().get(0);
    assertSame(first, ((JsonObject) array.get(1)).names().get(0));
  }

  @Test
  void theExampleOfThePackagePageWorks() {
    byte[] bytes = "{\"bones\":[{\"id\":0}]}".getBytes(StandardCharsets.UTF_8);
    StringBuilder printed = new StringBuilder();
    Diagnostics diagnostics = new Diagnostics("hero.skf");
    JsonValue root = JsonReader.parse(bytes, "armature.json", Limits.DEFAULT, diagnostics);
    if (root instanceof JsonObject armature && armature.get("bones") instanceof JsonArray bones) {
      for (JsonValue bone : bones) {
        printed.append(bone.path() + " is an " + bone.kind());
      }
    }
    assertEquals("armature.json$.bones[0] is an object", printed.toString());
  }

  private static byte[] bytes(String hex) {
    byte[] bytes = new byte[hex.length() / 2];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) Integer.parseInt(hex.substring(2 * i, 2 * i + 2), 16);
    }
    return bytes;
  }
}
