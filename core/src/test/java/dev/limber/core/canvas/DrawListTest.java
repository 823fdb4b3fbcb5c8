package dev.limber.core.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.limber.core.color.Rgba;
import org.junit.jupiter.api.Test;

class DrawListTest {
  private static final Stroke LINE = new Stroke(2, LineJoin.BEVEL, LineCap.SQUARE, 4);

  private static final String DRAWING =
      """
      -1 fill 0.0 0.0 0.0 1.0: M 0.0 0.0 L 1.0 0.0 Q 2.0 0.0 2.0 1.0 C 2.0 2.0 1.0 2.0 0.0 2.0 Z
      3 stroke 2.0 bevel square 4.0 0.5 0.0 1.0 0.25: M 1.0 1.0 L 2.0 3.0
      7 triangles hat 1.0 1.0 1.0 1.0: 0.0 0.0 4.0 0.0 0.0 4.0 uv 0.0 1.0 1.0 1.0 0.0 0.0 of 0 1 2
      """;

  private record Hat(String name, int width, int height) implements Image {}

  private static void draw(Canvas canvas) {
    canvas.begin(new View());
    Path path = new Path().moveTo(0, 0).lineTo(1, 0).quadTo(2, 0, 2, 1);
    Ink ink = Ink.of(Rgba.BLACK);
    canvas.fill(path.cubicTo(2, 2, 1, 2, 0, 2).close(), ink);
    canvas.part(3);
    canvas.stroke(path.clear().moveTo(1, 1).lineTo(2, 3), LINE, ink.set(0.5, 0, 1, 0.25));
    canvas.part(7);
    Triangles triangles = new Triangles().corner(0, 0, 0, 1).corner(4, 0, 1, 1);
    triangles.corner(0, 4, 0, 0).triangle(0, 1, 2);
    canvas.triangles(new Hat("hat", 4, 4), triangles, ink.set(1, 1, 1, 1));
    triangles.clear();
    canvas.end();
  }

  @Test
  void printsWhatWasDrawn() {
    DrawList list = new DrawList();
    draw(list);
    assertEquals(DRAWING, list.toString());
  }

  @Test
  void replaysTheSame() {
    DrawList list = new DrawList();
    draw(list);
    DrawList again = new DrawList();
    again.part(9);
    list.replay(again);
    list.clear();
    assertEquals(DRAWING, again.toString());
  }

  @Test
  void beginStartsAnew() {
    DrawList list = new DrawList();
    draw(list);
    draw(list);
    assertEquals(3, list.size());
    assertEquals(-1, list.item(0).part());
  }

  @Test
  void growsAndKeepsAll() {
    DrawList list = new DrawList();
    for (int i = 0; i < 100; i++) {
      Path path = new Path().moveTo(0, i);
      for (int k = 0; k < i; k++) {
        path.lineTo(k, i);
      }
      list.fill(path, new Ink());
    }
    assertEquals(100, list.size());
    assertEquals(100, list.item(99).path().pointCount());
    assertEquals(98, list.item(99).path().x(99));
  }

  @Test
  void itemsSayWhatTheyHave() {
    DrawList list = new DrawList();
    draw(list);
    assertThrows(IllegalStateException.class, () -> list.item(0).image());
    assertThrows(IllegalStateException.class, () -> list.item(0).stroke());
    assertEquals(LINE, list.item(1).stroke());
    assertThrows(IllegalArgumentException.class, () -> list.item(3));
    assertThrows(IllegalArgumentException.class, () -> list.item(-1));
  }
}
