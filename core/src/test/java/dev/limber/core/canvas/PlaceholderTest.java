package dev.limber.core.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.measure.BoundsCanvas;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class PlaceholderTest {
  private final Placeholder placeholder = new Placeholder().at(1, 0, 0, 1, 0, 0);

  private DrawList drawn(String label, double width, double height) {
    DrawList list = new DrawList();
    list.begin(new View());
    placeholder.draw(list, label, width, height, 1);
    list.end();
    return list;
  }

  private static Bounds bounds(DrawList list) {
    BoundsCanvas canvas = new BoundsCanvas();
    canvas.begin(new View());
    list.replay(canvas);
    return canvas.bounds();
  }

  @Test
  void theBoxHasTheSizeOfTheImage() {
    Bounds box = bounds(drawn("hat.png", 40, 20));
    assertEquals(-20, box.minX());
    assertEquals(20, box.maxX());
    assertEquals(-10, box.minY());
    assertEquals(10, box.maxY());
  }

  @Test
  void theBoxLiesWhereTheImageWould() {
    placeholder.at(0, 2, -2, 0, 100, 50);
    Bounds box = bounds(drawn("hat.png", 40, 20));
    assertEquals(80, box.minX());
    assertEquals(120, box.maxX());
    assertEquals(10, box.minY());
    assertEquals(90, box.maxY());
  }

  @Test
  void everyLetterLooksDifferent() {
    String letters = "abcdefghijklmnopqrstuvwxyz0123456789.-_ ?";
    Set<String> seen = new TreeSet<>();
    for (int i = 0; i < letters.length(); i++) {
      seen.add(drawn("" + letters.charAt(i), 32, 32).toString());
    }
    assertEquals(letters.length(), seen.size());
    assertEquals(drawn("?", 32, 32).toString(), drawn("é", 32, 32).toString());
    assertEquals(drawn("HAT", 32, 32).toString(), drawn("hat", 32, 32).toString());
  }

  @Test
  void lettersStayInsideTheBox() {
    for (String label : new String[] {"a", "hat.png", "a-very-long-name-of-an-image.png", ""}) {
      for (double width : new double[] {4, 32, 500}) {
        assertEquals(width, bounds(drawn(label, width, 32)).width(), label);
        assertEquals(32, bounds(drawn(label, width, 32)).height(), label);
      }
    }
  }

  @Test
  void ofAPathTheFileIsShownAndOfALongNameItsEnd() {
    assertEquals(drawn("hat.png", 32, 32).toString(), drawn("art/deep/hat.png", 32, 32).toString());
    assertEquals(
        drawn("0123456789ABCDEF", 32, 32).toString(),
        drawn("xyz0123456789ABCDEF", 32, 32).toString());
    assertNotEquals(
        drawn("0123456789ABCDEF", 32, 32).toString(), drawn("123456789ABCDEF", 32, 32).toString());
  }

  @Test
  void itIsAsTransparentAsTheSprite() {
    DrawList list = new DrawList();
    list.begin(new View());
    placeholder.draw(list, "hat", 8, 8, 0.5);
    assertEquals(0.125, list.item(0).ink().a());
    assertEquals(0.5, list.item(1).ink().a());
    assertTrue(list.size() == 2, "a ground, and the frame with the letters");
  }
}
