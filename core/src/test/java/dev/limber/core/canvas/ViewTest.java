package dev.limber.core.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ViewTest {
  @Test
  void showsTheModelUpright() {
    View view = View.at(100, 50, 2);
    assertEquals(106, view.x(3, 4));
    assertEquals(42, view.y(3, 4));
    assertEquals(2, view.scale());
    View mirrored = View.at(100, 50, -2);
    assertEquals(94, mirrored.x(3, 4));
    assertEquals(42, mirrored.y(3, 4));
  }

  @Test
  void goesBackToTheModel() {
    View view = new View().set(1, 2, -3, 0.5, 7, -9);
    assertEquals(5, view.modelX(view.x(5, -8), view.y(5, -8)), 1e-12);
    assertEquals(-8, view.modelY(view.x(5, -8), view.y(5, -8)), 1e-12);
  }

  @Test
  void fitsBoundsIntoTheCanvas() {
    Bounds bounds = new Bounds().include(-10, 0).include(30, 20);
    View view = new View().fit(bounds, 220, 220, 10);
    assertEquals(10, view.x(-10, 0));
    assertEquals(210, view.x(30, 0));
    assertEquals(60, view.y(0, 20));
    assertEquals(160, view.y(0, 0));
  }

  @Test
  void fitsNothingAndPointsToo() {
    View empty = new View().fit(new Bounds(), 100, 60, 5);
    assertEquals(50, empty.x(0, 0));
    assertEquals(30, empty.y(0, 0));
    assertEquals(1, empty.scale());
    View line = new View().fit(new Bounds().include(0, 5).include(10, 5), 100, 60, 0);
    assertEquals(10, line.scale());
    assertEquals(30, line.y(3, 5));
    View tiny = new View().fit(new Bounds().include(0, 0).include(1, 1), 4, 4, 100);
    assertTrue(tiny.scale() > 0);
  }

  @Test
  void copies() {
    View view = new View().set(new View().set(1, 2, 3, 4, 5, 6));
    assertEquals(
        "1.0 2.0 3.0 4.0 5.0 6.0",
        view.a() + " " + view.b() + " " + view.c() + " " + view.d() + " " + view.e() + " "
            + view.f());
  }
}
