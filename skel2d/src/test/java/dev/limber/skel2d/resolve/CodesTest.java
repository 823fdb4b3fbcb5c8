package dev.limber.skel2d.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skel2d.documentation.ReferencePage;
import java.lang.reflect.Field;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** All codes are in the language reference, and no others. */
class CodesTest {
  /** What only those report who open files. */
  private static final Set<String> OF_FILES =
      Set.of("s2d-not-utf-8", "s2d-not-text", "s2d-not-a-source");

  @Test
  void everyCodeIsExplained() throws IllegalAccessException {
    Set<String> codes = new TreeSet<>(OF_FILES);
    for (Field field : Codes.class.getDeclaredFields()) {
      if (field.getType() == String.class) {
        codes.add((String) field.get(null));
      }
    }
    Set<String> explained = new TreeSet<>();
    for (ReferencePage.Row row : ReferencePage.read().rows("Code")) {
      assertEquals(4, row.cells().size(), "line " + row.line());
      explained.add(row.cells().get(0).replace("`", ""));
    }
    assertEquals(codes, explained);
  }
}
