package dev.limber.gdx;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import dev.limber.conformance.ReferenceData;
import dev.limber.conformance.UsesReferenceData;
import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.PuppetBounds;
import dev.limber.java2d.Java2d;
import dev.limber.java2d.PixelCanvas;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Frames agree with the reference renderer. The card has no antialiasing for the borders of meshes
 * and rounds colours and alpha to eight and seven bits, so that single pixels differ. Both pictures
 * are left in target/pictures.
 */
@UsesReferenceData
class ReferencePicturesTest {
  private static final int SIZE = 256;
  private static final int BACKGROUND = 0x7FA0C0FF;

  @TestFactory
  Stream<DynamicTest> framesAgreeWithTheReferenceRenderer() throws Exception {
    List<DynamicTest> tests = new ArrayList<>();
    for (Path file : characters()) {
      tests.add(DynamicTest.dynamicTest(file.getFileName() + "", () -> compare(file, true)));
    }
    return tests.stream();
  }

  @TestFactory
  Stream<DynamicTest> aPlainSpriteBatchDrawsTheSame() throws Exception {
    return Stream.of("humanoid.skel2d", "lantern-0.7.skf")
        .map(
            name ->
                DynamicTest.dynamicTest(name, () -> compare(Path.of("../samples", name), false)));
  }

  private static List<Path> characters() throws Exception {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> samples = Files.list(Path.of("../samples"))) {
      samples.filter(file -> file.toString().matches(".*\\.(skel2d|skfe?)")).forEach(files::add);
    }
    Optional<Path> real = ReferenceData.find("skelform/samples");
    if (real.isPresent()) {
      try (Stream<Path> samples = Files.walk(real.get())) {
        samples.filter(file -> file.toString().endsWith(".skf")).forEach(files::add);
      }
    }
    files.sort(null);
    return files;
  }

  private static void compare(Path file, boolean polygons) throws Exception {
    Puppet expected = Java2d.load(file).newPuppet();
    View view = new View();
    List<int[]> references = new ArrayList<>();
    List<PuppetAnimation> animations = new ArrayList<>(expected.animations());
    int shots = Math.min(3, animations.size());
    Bounds bounds = new PuppetBounds().of(expected);
    for (int i = 0; i < shots; i++) {
      pose(expected, i);
      new PuppetBounds().addTo(bounds, expected);
    }
    view.fit(bounds, SIZE, SIZE, 8);
    View up = new View().set(view.a(), -view.b(), view.c(), -view.d(), view.e(), SIZE - view.f());
    for (int i = 0; i < shots; i++) {
      pose(expected, i);
      references.add(reference(expected, view));
    }
    Gl.run(
        () -> {
          Batch batch = polygons ? new PolygonSpriteBatch() : new SpriteBatch();
          LimberRenderer renderer = new LimberRenderer().surface(SIZE, SIZE);
          GdxCharacter character = LimberGdx.load(new FileHandle(file.toFile()));
          Puppet puppet = character.newPuppet();
          for (int i = 0; i < shots; i++) {
            pose(puppet, i);
            int[] shown =
                Gl.picture(
                    SIZE,
                    SIZE,
                    batch,
                    BACKGROUND,
                    b -> {
                      renderer.begin(b);
                      renderer.draw(puppet, up);
                      renderer.end();
                    });
            Difference difference = Difference.of(references.get(i), shown);
            difference.save(file.getFileName() + "-" + i, SIZE, references.get(i), shown);
            boolean real = !file.startsWith("../samples");
            assertTrue(
                real ? difference.isSmallAtAQuarter() : difference.isSmall(),
                puppet.animations().get(i).name() + ": " + difference);
          }
          character.dispose();
          renderer.dispose();
          batch.dispose();
        });
  }

  private static void pose(Puppet puppet, int animation) {
    PuppetAnimation one = puppet.animations().get(animation);
    puppet.reset();
    puppet.seek(one, 0.37 * one.duration());
    puppet.construct();
  }

  private static int[] reference(Puppet puppet, View view) {
    PixelCanvas canvas = new PixelCanvas(SIZE, SIZE);
    canvas.clear(
        new Rgba(
            (BACKGROUND >>> 24) / 255.0,
            (BACKGROUND >>> 16 & 0xff) / 255.0,
            (BACKGROUND >>> 8 & 0xff) / 255.0,
            1));
    canvas.begin(view);
    puppet.draw(canvas);
    canvas.end();
    int[] argb = canvas.toArgb();
    for (int i = 0; i < argb.length; i++) {
      argb[i] = argb[i] << 8 | argb[i] >>> 24;
    }
    return argb;
  }
}
