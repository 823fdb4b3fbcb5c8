package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import dev.limber.core.player.FilmClock;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.java2d.Java2d;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The studio exports the frames that {@code limber render} makes, whose films are posed by {@link
 * FilmClock}. The lantern has physics, which depends on every step before.
 */
class FilmBrowserTest extends BrowserTest {
  @ParameterizedTest
  @ValueSource(ints = {12, 30, 50, 100})
  void aRoundHasTheSameFrames(int fps) throws IOException {
    Puppet lantern = lantern();
    PuppetAnimation walk = lantern.animation("Walk");
    List<List<Double>> frames = new ArrayList<>();
    for (int i = 0; i < FilmClock.frames(walk, fps, 1); i++) {
      FilmClock.pose(lantern, walk, 0, 1.0 / fps, fps, i);
      frames.add(matrices(lantern));
    }
    assertEquals(frames, exported("Walk", fps, 0));
  }

  @Test
  void aStillIsTheSame() throws IOException {
    Puppet lantern = lantern();
    FilmClock.pose(lantern, lantern.animation("Walk"), 0.4, 0, 30, 0);
    assertEquals(List.of(matrices(lantern)), exported("Walk", 0, 0.4));
  }

  @Test
  void thePoseRightAfterLoadingIsTheSame() throws IOException {
    Puppet lantern = lantern();
    FilmClock.pose(lantern, null, 0, 0, 30, 0);
    assertEquals(List.of(matrices(lantern)), exported("", 30, 0));
  }

  private static Puppet lantern() throws IOException {
    return Java2d.load(Samples.FOLDER.resolve("lantern-0.7.skf")).newPuppet();
  }

  private static List<Double> matrices(Puppet puppet) {
    List<Double> values = new ArrayList<>();
    for (int b = 0; b < puppet.boneCount(); b++) {
      BoneHandle bone = puppet.bone(b);
      for (int part = 0; part < 6; part++) {
        values.add(bone.matrix(part));
      }
    }
    return values;
  }

  /** Returns the matrices of all bones in all frames of an export. */
  private List<List<Double>> exported(String animation, int fps, double time) {
    Page page = open("/test/engine.html");
    await(page, "document.documentElement.dataset.ready");
    List<?> frames =
        (List<?>)
            page.evaluate(
                """
                async ([animation, fps, time]) => {
                  const { ExportFigure } = await import('/export/exportfigure.js');
                  const figure = new ExportFigure(await limber.load('/samples/lantern-0.7.skf'), animation ? [animation] : [], []);
                  const frames = figure.plan(fps, time);
                  const [{ film }] = figure.films;
                  film.next();
                  film.rewind();
                  return Array.from({ length: frames }, () => {
                    film.next();
                    return Array.from(figure.figure.engine.bones()).filter((_, at) => at % 11 > 4);
                  });
                }
                """,
                List.of(animation, fps, time));
    return frames.stream()
        .map(frame -> ((List<?>) frame).stream().map(v -> ((Number) v).doubleValue()).toList())
        .toList();
  }
}
