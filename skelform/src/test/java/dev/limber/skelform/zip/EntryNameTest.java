package dev.limber.skelform.zip;

import static dev.limber.skelform.zip.ZipAssert.open;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EntryNameTest {
  private static String utf8(int... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) values[i];
    }
    return EntryName.utf8(bytes, 0, bytes.length);
  }

  @Test
  void utf8OfEveryLengthIsDecoded() {
    String text = "aß\u07ff\u0800€\uffff\ud800\udc00🦴\udbff\udfff";
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    assertEquals(text, EntryName.utf8(bytes, 0, bytes.length));
  }

  @Test
  void brokenUtf8IsRefused() {
    assertNull(utf8(0x80));
    assertNull(utf8(0xc3));
    assertNull(utf8(0xc3, 'a'));
    assertNull(utf8(0xc0, 0xaf));
    assertNull(utf8(0xc1, 0xbf));
    assertNull(utf8(0xe0, 0x9f, 0xbf));
    assertNull(utf8(0xed, 0xa0, 0x80));
    assertNull(utf8(0xf0, 0x8f, 0xbf, 0xbf));
    assertNull(utf8(0xf4, 0x90, 0x80, 0x80));
    assertNull(utf8(0xf5, 0x80, 0x80, 0x80));
    assertNull(utf8(0xff));
  }

  @Test
  void randomBytesDecodeAsInTheJdk() {
    Random random = new Random(3);
    for (int round = 0; round < 20_000; round++) {
      byte[] bytes = new byte[1 + random.nextInt(4)];
      random.nextBytes(bytes);
      bytes[0] |= (byte) 0xc0;
      String expected;
      try {
        expected = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      } catch (CharacterCodingException e) {
        expected = null;
      }
      assertEquals(expected, EntryName.utf8(bytes, 0, bytes.length));
    }
  }

  @Test
  void codePage437IsThatOfTheJdk() {
    assumeTrue(Charset.isSupported("IBM437"), "this JDK has no IBM437");
    byte[] all = new byte[256];
    for (int i = 0; i < 256; i++) {
      all[i] = (byte) i;
    }
    assertEquals(new String(all, Charset.forName("IBM437")), EntryName.cp437(all, 0, 256));
  }

  @Test
  void namesWithoutTheUtf8FlagAreUtf8IfTheyCanBe() {
    assertEquals(List.of("Knöchel"), open(new ZipBuilder().stored("Knöchel", "")).names());
  }

  @Test
  void otherNamesWithoutTheUtf8FlagAreCodePage437() {
    byte[] name = {'K', 'n', (byte) 0x94, 'c', 'h', 'e', 'l'};
    ZipBuilder builder = new ZipBuilder().stored("x", "").edit(e -> e.name(name));
    assertEquals(List.of("Knöchel"), open(builder).names());
  }

  @Test
  void asciiIsAsciiWithAndWithoutTheFlag() {
    ZipBuilder builder =
        new ZipBuilder().stored("a.png", "").stored("b.png", "").edit(e -> e.flags(1 << 11));
    assertEquals(List.of("a.png", "b.png"), open(builder).names());
  }

  @Test
  void controlAndDirectionCharactersAreShownEscaped() {
    assertEquals(
        "a\\u001b[31m\\u000a\\u007f\\u009b\\u202egnp.\\ufeffé",
        EntryName.printable("a\u001b[31m\n\u007f\u009b\u202egnp.\ufeffé"));
  }

  @Test
  void longNamesAreCutBetweenCharacters() {
    assertEquals("x".repeat(120) + "…", EntryName.printable("x".repeat(60_000)));
    assertEquals("x".repeat(119) + "…", EntryName.printable("x".repeat(119) + "🦴"));
    assertEquals("x".repeat(120), EntryName.printable("x".repeat(120)));
  }
}
