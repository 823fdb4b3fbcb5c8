package dev.limber.cli.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ScriptLinesTest {
  @Test
  void blankLinesAreSkippedButCounted() throws IOException {
    ScriptLines lines = lines("a\n\n \t\r\nb", 100);
    assertEquals("a", text(lines.next()));
    assertEquals(1, lines.number());
    assertEquals("b", text(lines.next()));
    assertEquals(4, lines.number());
    assertNull(lines.next());
  }

  @Test
  void longLinesAreCutAndTheNextOneIsWhole() throws IOException {
    ScriptLines lines = lines("x".repeat(100_000) + "\nnext\n", 10);
    assertEquals("x".repeat(10), text(lines.next()));
    assertEquals("next", text(lines.next()));
    assertNull(lines.next());
  }

  private static ScriptLines lines(String text, int longest) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new ScriptLines(new ByteArrayInputStream(bytes), longest);
  }

  private static String text(byte[] line) {
    return new String(line, StandardCharsets.UTF_8);
  }
}
