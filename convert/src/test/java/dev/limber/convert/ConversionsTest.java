package dev.limber.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.character.CharacterFormats;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConversionsTest {
  @Test
  void theEndingTellsTheConversion() {
    for (Conversion conversion : Conversions.all()) {
      String name = "FOX" + conversion.ending().toUpperCase(java.util.Locale.ROOT);
      assertSame(conversion, Conversions.find(conversion.from(), name));
    }
    assertNull(Conversions.find(CharacterFormats.SKEL2D, "fox.doc"));
    assertNull(Conversions.find(CharacterFormats.SKELFORM, "fox.json"));
  }

  @Test
  void thePageHasTheSameTable() throws IOException {
    List<String> rows =
        Files.readAllLines(Path.of("../docs/converting.md")).stream()
            .filter(line -> line.startsWith("| `."))
            .map(line -> line.substring(0, line.indexOf('|', line.indexOf('|', 1) + 1)))
            .toList();
    List<String> table =
        Conversions.all().stream()
            .map(one -> "| `" + one.from().endings().get(0) + "` | `" + one.ending() + "` ")
            .toList();
    assertEquals(table, rows);
    for (Conversion conversion : Conversions.all()) {
      assertTrue(
          Conversions.table().contains(conversion.ending() + " (" + conversion.name() + ")"));
    }
  }
}
