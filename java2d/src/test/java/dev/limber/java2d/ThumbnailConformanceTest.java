package dev.limber.java2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.NeedsReferenceData;
import dev.limber.conformance.ReferenceData;
import dev.limber.core.canvas.View;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetBounds;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Real characters against the small picture that the editor put into their files: the state right
 * after loading with physics at rest, in the default style, drawn without smoothing.
 *
 * <p>Where and how large the editor drew it is not in the file. So the picture is moved and scaled
 * until the boxes around what can be seen are the same, then compared.
 */
@NeedsReferenceData
class ThumbnailConformanceTest {
  /** A box: left, top, right, bottom; the last two are behind it. */
  private record Box(int left, int top, int right, int bottom) {
    static Box around(PixelCanvas canvas) {
      Box box = new Box(canvas.width(), canvas.height(), 0, 0);
      for (int y = 0; y < canvas.height(); y++) {
        for (int x = 0; x < canvas.width(); x++) {
          if (canvas.argb(x, y) >>> 24 > 127) {
            box =
                new Box(
                    Math.min(box.left, x),
                    Math.min(box.top, y),
                    Math.max(box.right, x + 1),
                    Math.max(box.bottom, y + 1));
          }
        }
      }
      return box;
    }

    int width() {
      return right - left;
    }

    int height() {
      return bottom - top;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.7.0/skellington", "0.7.0/skellina"})
  void looksLikeItsThumbnail(String sample) throws IOException {
    Path file = ReferenceData.path("skelform/samples/" + sample + ".skf");
    PixelCanvas thumbnail = thumbnail(file);
    Box wanted = Box.around(thumbnail);

    Puppet puppet = Java2d.load(file).newPuppet();
    puppet.skins(List.of("Default"));
    PixelCanvas large = new PixelCanvas(1024, 1024);
    View view = new View().fit(new PuppetBounds().of(puppet), 1024, 1024, 0);
    draw(puppet, large, view);
    Box found = Box.around(large);
    double scale = (double) wanted.height() / found.height();
    assertEquals(wanted.width(), found.width() * scale, 3, "proportions");

    PixelCanvas drawn = new PixelCanvas(thumbnail.width(), thumbnail.height());
    view.set(
        scale * view.a(),
        0,
        0,
        scale * view.d(),
        wanted.left() + scale * (view.e() - found.left()),
        wanted.top() + scale * (view.f() - found.top()));
    draw(puppet, drawn, view);
    double shape = shapeLikeness(drawn, thumbnail);
    double color = colorDistance(drawn, thumbnail);
    // Measured 0.88 and 0.08 for skellington, 0.86 and 0.12 for skellina.
    assertTrue(shape > 0.8, "shape " + shape);
    assertTrue(color < 0.15, "colour " + color);

    PixelCanvas mirrored = new PixelCanvas(thumbnail.width(), thumbnail.height());
    view.set(-view.a(), 0, 0, view.d(), wanted.left() + wanted.right() - view.e(), view.f());
    draw(puppet, mirrored, view);
    double wrong = shapeLikeness(mirrored, thumbnail);
    assertTrue(wrong < 0.65, "the bound tells a mirrored picture apart: " + wrong);
  }

  private static void draw(Puppet puppet, PixelCanvas canvas, View view) {
    canvas.clear();
    canvas.begin(view);
    puppet.draw(canvas);
    canvas.end();
  }

  private static PixelCanvas thumbnail(Path file) throws IOException {
    try (ZipFile zip = new ZipFile(file.toFile())) {
      ZipEntry entry = zip.getEntry("thumbnail.png");
      try (InputStream in = zip.getInputStream(entry)) {
        PixelImage image = PixelImage.decode("thumbnail.png", in.readAllBytes());
        PixelCanvas canvas = Scenes.canvas(image.width(), image.height());
        canvas.triangles(
            image, Scenes.rectangle(0, 0, image.width(), image.height()), Scenes.WHITE);
        return canvas;
      }
    }
  }

  /** Returns what both cover by what either covers: 1 if the shapes are the same. */
  private static double shapeLikeness(PixelCanvas one, PixelCanvas other) {
    double both = 0;
    double either = 0;
    for (int i = 0; i < one.width() * one.height(); i++) {
      int a = one.pixels()[i] >>> 24;
      int b = other.pixels()[i] >>> 24;
      both += Math.min(a, b);
      either += Math.max(a, b);
    }
    return both / either;
  }

  /** Returns the mean distance of red, green and blue where both are opaque, from 0 to 1. */
  private static double colorDistance(PixelCanvas one, PixelCanvas other) {
    double sum = 0;
    int count = 0;
    for (int i = 0; i < one.width() * one.height(); i++) {
      int a = one.pixels()[i];
      int b = other.pixels()[i];
      if (a >>> 24 == 255 && b >>> 24 == 255) {
        for (int shift = 0; shift < 24; shift += 8) {
          sum += Math.abs((a >>> shift & 255) - (b >>> shift & 255)) / 255.0;
        }
        count += 3;
      }
    }
    return sum / Math.max(1, count);
  }
}
