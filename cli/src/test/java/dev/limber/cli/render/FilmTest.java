package dev.limber.cli.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.skelform.SkelForm;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The lantern has physics: a hat, a handle and a flame that swing. */
class FilmTest {
  private Puppet lantern;
  private PuppetAnimation walk;

  @BeforeEach
  void load() throws IOException {
    lantern = SkelForm.load(Path.of("../samples/lantern-0.7.skf")).armature().newPose();
    walk = lantern.animation("Walk");
    assertTrue(lantern.hasPhysics());
  }

  private Film film(Shot shot, double fps) {
    return new Film(lantern, List.of(shot), fps, new boolean[lantern.partCount()]);
  }

  /** Sums up where everything is after some frames. */
  private double after(Film film, int frames) {
    for (int i = 0; i < frames; i++) {
      film.next();
    }
    double sum = 0;
    for (int b = 0; b < lantern.boneCount(); b++) {
      sum += (b + 1) * (lantern.bone(b).worldX() + 2 * lantern.bone(b).worldY());
    }
    return sum;
  }

  @ParameterizedTest
  @ValueSource(doubles = {10, 20, 30, 120, 240, 960})
  void physicsIsTheSameAtEveryRate(double fps) {
    double want = after(film(Shot.loop(walk, 60, 1), 60), 13);
    int frames = (int) Math.round(0.2 * fps) + 1;
    assertEquals(want, after(film(Shot.loop(walk, fps, 1), fps), frames), 1e-6);
  }

  @Test
  void rewindingGivesTheSameFrames() {
    Film film = film(Shot.loop(walk, 30, 1), 30);
    double first = after(film, 9);
    assertNotEquals(first, after(film, 3));
    film.rewind();
    assertEquals(first, after(film, 9));
  }

  @Test
  void aLoopClosesWithItsPhysics() {
    double start = after(film(Shot.loop(walk, 30, 1), 30), 1);
    double end = after(film(new Shot(walk, 0, 1 / 30.0, 26), 30), 26);
    // The last frame is a loop later: the animation holds its end there, physics has swung
    // through.
    assertEquals(start, end, 0.02 * Math.abs(start));
  }

  @Test
  void veryFewPicturesDoNotTakeForEver() {
    Film film = film(new Shot(walk, 0, 1e-3, 2), 1e-7);
    assertTrue(Double.isFinite(after(film, 2)));
  }

  @Test
  void framesThatCannotBeCountedAreRefused() {
    Shot endless = new Shot(walk, 0, 1, 1_000_000_000);
    Film film =
        new Film(lantern, List.of(endless, endless, endless), 60, new boolean[lantern.partCount()]);
    assertThrows(ArithmeticException.class, film::frames);
  }
}
