package dev.limber.cli.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.core.player.FilmClock;
import dev.limber.core.puppet.PuppetAnimation;
import org.junit.jupiter.api.Test;

class ShotTest {
  private record Walk(String name, double duration, double framesPerSecond)
      implements PuppetAnimation {}

  @Test
  void aLoopLeavesOutWhereTheNextBegins() {
    Shot loop = Shot.loop(new Walk("walk", 49 / 24.0, 24), 24, 1);
    assertEquals(49, loop.frames());
    for (int i = 0; i < 49; i++) {
      assertEquals(i / 24.0, FilmClock.time(loop.start(), loop.step(), i));
    }
  }

  @Test
  void speedMakesFewerFrames() {
    Shot loop = Shot.loop(new Walk("walk", 2, 10), 30, 1.5);
    assertEquals(40, loop.frames());
    assertEquals(1.95, FilmClock.time(loop.start(), loop.step(), 39), 1e-12);
  }

  @Test
  void somethingIsAlwaysShown() {
    assertEquals(1, Shot.loop(new Walk("still", 0, 0), 24, 1).frames());
    assertEquals(1, Shot.loop(new Walk("blink", 0.001, 10), 24, 1).frames());
    assertEquals("", Shot.setup().name());
  }
}
