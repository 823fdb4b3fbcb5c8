package dev.limber.java2d;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.limber.conformance.NeedsReferenceData;
import dev.limber.conformance.ReferenceData;
import dev.limber.core.canvas.View;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetBounds;
import dev.limber.skelform.SkelForm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Real characters against the small picture that the editor put into their files: the state right
 * after loading with physics at rest, in the clothes that the author left on, without smoothing.
 *
 * <p>Where and how large the editor drew it is not in the file, and 0.2 squeezed it. So the picture
 * is moved and scaled until the boxes around what can be seen are the same, then compared.
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

  /** Shows another moment than the file: running, in a suit that {@code editor.json} has off. */
  private static final String OF_ANOTHER_MOMENT = "0.2.0/skellington.skf";

  /** Real files with a thumbnail. */
  static List<Path> files() throws IOException {
    List<Path> found = new ArrayList<>();
    for (String folder : List.of("samples", "more-samples")) {
      try (Stream<Path> all = Files.walk(ReferenceData.path("skelform/" + folder))) {
        for (Path file : all.filter(one -> one.toString().endsWith(".skf")).sorted().toList()) {
          boolean comparable = !file.endsWith(OF_ANOTHER_MOMENT);
          if (comparable && SkelForm.load(file).thumbnail().isPresent()) {
            found.add(file);
          }
        }
      }
    }
    return found;
  }

  @ParameterizedTest
  @MethodSource("files")
  void looksLikeItsThumbnail(Path file) throws IOException {
    PixelCanvas thumbnail = thumbnail(file);
    Box wanted = Box.around(thumbnail);
    Puppet puppet = Java2d.load(file).newPuppet();
    View view = sameBox(puppet, wanted);
    PixelCanvas drawn = likeThumbnail(puppet, thumbnail, view);
    // Measured from 0.71 to 0.96, and from 0.01 to 0.15.
    double shape = shapeLikeness(drawn, thumbnail);
    assertTrue(shape > 0.7, "shape " + shape);
    double color = colorDistance(drawn, thumbnail);
    assertTrue(color < 0.17, "colour " + color);

    view.set(-view.a(), 0, 0, view.d(), wanted.left() + wanted.right() - view.e(), view.f());
    double mirrored = shapeLikeness(likeThumbnail(puppet, thumbnail, view), thumbnail);
    assertTrue(mirrored < shape - 0.05, "the bound tells a mirrored picture apart: " + mirrored);
  }

  /** The other way round: with the outfits that are off it does not. */
  @ParameterizedTest
  @MethodSource("files")
  void otherClothesLookDifferent(Path file) throws IOException {
    Puppet puppet = Java2d.load(file).newPuppet();
    assumeTrue(puppet.skinNames().size() > 1, "it has one style only");
    puppet.skins(puppet.skinNames());
    PixelCanvas thumbnail = thumbnail(file);
    View view = sameBox(puppet, Box.around(thumbnail));
    double color = colorDistance(likeThumbnail(puppet, thumbnail, view), thumbnail);
    assertTrue(color > 0.2, "colour " + color);
  }

  /** Returns the view in which a puppet fills a box. */
  private static View sameBox(Puppet puppet, Box wanted) {
    PixelCanvas large = new PixelCanvas(1024, 1024);
    View view = new View().fit(new PuppetBounds().of(puppet), 1024, 1024, 0);
    draw(puppet, large, view);
    Box found = Box.around(large);
    double scaleX = (double) wanted.width() / found.width();
    double scaleY = (double) wanted.height() / found.height();
    view.set(
        scaleX * view.a(),
        0,
        0,
        scaleY * view.d(),
        wanted.left() + scaleX * (view.e() - found.left()),
        wanted.top() + scaleY * (view.f() - found.top()));
    return view;
  }

  /** Draws on a canvas of the size of a thumbnail. */
  private static PixelCanvas likeThumbnail(Puppet puppet, PixelCanvas thumbnail, View view) {
    PixelCanvas canvas = new PixelCanvas(thumbnail.width(), thumbnail.height());
    draw(puppet, canvas, view);
    return canvas;
  }

  private static void draw(Puppet puppet, PixelCanvas canvas, View view) {
    canvas.clear();
    canvas.begin(view);
    puppet.draw(canvas);
    canvas.end();
  }

  private static PixelCanvas thumbnail(Path file) throws IOException {
    byte[] png = SkelForm.load(file).thumbnail().bytes();
    PixelImage image = PixelImage.decode("thumbnail.png", png);
    PixelCanvas canvas = Scenes.canvas(image.width(), image.height());
    canvas.triangles(image, Scenes.rectangle(0, 0, image.width(), image.height()), Scenes.WHITE);
    clearBackground(canvas);
    return canvas;
  }

  /** The editor 0.2 drew on its grey background. */
  private static void clearBackground(PixelCanvas canvas) {
    int[] pixels = canvas.pixels();
    int corner = pixels[0];
    for (int i = 0; corner >>> 24 == 255 && i < pixels.length; i++) {
      boolean near = true;
      for (int shift = 0; shift < 24; shift += 8) {
        near &= Math.abs((pixels[i] >>> shift & 255) - (corner >>> shift & 255)) < 16;
      }
      pixels[i] = near ? 0 : pixels[i];
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
