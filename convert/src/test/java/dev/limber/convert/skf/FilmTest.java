package dev.limber.convert.skf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.character.CharacterFormats;
import dev.limber.character.Skel2dCharacter;
import dev.limber.convert.CharacterSource;
import dev.limber.convert.ConvertOptions;
import dev.limber.convert.Converted;
import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.View;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.measure.BoundsCanvas;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.java2d.Java2d;
import dev.limber.java2d.LoadedCharacter;
import dev.limber.java2d.PixelCanvas;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The film of a {@code .skel2d} against the film of its {@code .skf}, frame by frame, both at two
 * pixels a unit.
 *
 * <p>Pixels are compared by the channel that differs most, premultiplied, 0 to 255. Over the pixels
 * that either film covers the mean difference is at most 4: edges are drawn through a texture, and
 * so a little softer. Pixels that differ by more than 96 are at most 0.2 % of the picture: lines on
 * bones that grow and shrink, which are reported.
 */
class FilmTest {
  private static final double SCALE = 2;
  private static final double MEAN = 4;
  private static final double FAR_PIXELS = 0.002;
  private static final int FAR = 96;

  @ParameterizedTest
  @CsvSource({"face, 0.7", "fox, 0.7", "hello, 0.8", "humanoid, 0.7", "plant, 0.7", "truck, 0.8"})
  void looksTheSame(String sample, String version) throws IOException {
    Path path = Path.of("../samples", sample + ".skel2d");
    byte[] bytes = Files.readAllBytes(path);
    Skel2dCharacter source =
        (Skel2dCharacter)
            CharacterFormats.DEFAULT.read(bytes, path.getFileName().toString(), Limits.DEFAULT);
    Converted converted =
        SkfConverter.convert(
            new CharacterSource(bytes, source, (name, most) -> null, Limits.DEFAULT),
            new ConvertOptions(null, List.of(), SCALE, version));
    LoadedCharacter skf =
        Java2d.of(
            CharacterFormats.DEFAULT.read(converted.bytes(), sample + ".skf", Limits.DEFAULT),
            path,
            Limits.DEFAULT);
    assertEquals(List.of(), skf.diagnostics(), "what we write has no problems");

    Puppet expected = source.newPose();
    Puppet actual = skf.newPuppet();
    for (int skin = 0; skin < expected.skinNames().size(); skin++) {
      expected.skins(List.of(expected.skinNames().get(skin)));
      actual.skins(List.of(actual.skinNames().get(skin)));
      for (int a = 0; a < expected.animations().size(); a++) {
        // Every frame of the first skin; of the others some, because they move alike.
        compare(expected, actual, a, skin == 0 ? 1 : 9);
      }
    }
  }

  private static void compare(Puppet expected, Puppet actual, int index, int step) {
    PuppetAnimation animation = expected.animations().get(index);
    PuppetAnimation converted = actual.animations().get(index);
    double fps = animation.framesPerSecond();
    assertEquals(fps, converted.framesPerSecond());
    int frames = (int) Math.rint(converted.duration() * fps);
    View view = new View();
    PixelCanvas one = canvas(expected, animation, frames, view);
    PixelCanvas other = new PixelCanvas(one.width(), one.height());
    for (int frame = 0; frame < frames; frame += step) {
      draw(expected, animation, frame / fps, view, one);
      draw(actual, converted, frame / fps, view, other);
      String place = animation.name() + ", frame " + frame + ", skin " + expected.skins();
      compare(one, other, place);
    }
  }

  private static PixelCanvas canvas(
      Puppet puppet, PuppetAnimation animation, int frames, View view) {
    Bounds bounds = new Bounds();
    BoundsCanvas measure = new BoundsCanvas();
    for (int frame = 0; frame < frames; frame++) {
      puppet.seek(animation, frame / animation.framesPerSecond());
      puppet.construct();
      measure.begin(view);
      puppet.draw(measure);
      bounds.include(measure.bounds());
    }
    view.set(View.at(8 - bounds.minX() * SCALE, 8 + bounds.maxY() * SCALE, SCALE));
    return new PixelCanvas(
        (int) (bounds.width() * SCALE) + 16, (int) (bounds.height() * SCALE) + 16);
  }

  private static void draw(
      Puppet puppet, PuppetAnimation animation, double seconds, View view, PixelCanvas canvas) {
    puppet.seek(animation, seconds);
    puppet.construct();
    canvas.clear();
    canvas.begin(view);
    puppet.draw(canvas);
    canvas.end();
  }

  private static void compare(PixelCanvas one, PixelCanvas other, String place) {
    int[] p = one.pixels();
    int[] q = other.pixels();
    int pixels = one.width() * one.height();
    long sum = 0;
    int covered = 0;
    int far = 0;
    for (int i = 0; i < pixels; i++) {
      if (p[i] != 0 || q[i] != 0) {
        int most = 0;
        for (int shift = 0; shift < 32; shift += 8) {
          most = Math.max(most, Math.abs((p[i] >>> shift & 255) - (q[i] >>> shift & 255)));
        }
        covered++;
        sum += most;
        far += most > FAR ? 1 : 0;
      }
    }
    double mean = (double) sum / Math.max(1, covered);
    assertTrue(mean <= MEAN, place + ": mean difference " + mean);
    assertTrue(far <= FAR_PIXELS * pixels, place + ": " + far + " of " + pixels + " far off");
  }
}
