package dev.limber.bench;

import dev.limber.character.Skel2dCharacter;
import dev.limber.core.canvas.ImageSource;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.java2d.Java2d;
import dev.limber.java2d.PixelCanvas;
import dev.limber.java2d.PixelImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Pictures with the reference renderer: a whole frame (seek, construct, clear, draw) of a character
 * that fills the canvas, and meshes of 72 triangles. {@code -t 2} draws on two threads, each on a
 * canvas of its own. Start it in the project's folder, where the samples are.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class RenderBenchmark {
  private static final int CORNERS = 7;
  private static final Rgba PAPER = new Rgba(0.9, 0.93, 1, 1);

  private final View place = new View();
  private final Ink tint = new Ink().set(1, 0.9, 0.8, 0.9);

  /** A character drawn as large as it fits. */
  @State(Scope.Thread)
  public static class Character {
    /** {@code lantern} is ours; {@code skellington} is the real file, when there is one. */
    @Param({"lantern"})
    public String rig = "";

    /** Width and height of the canvas in pixels. */
    @Param({"128", "256", "512", "1024", "2048"})
    public int size;

    private Puppet puppet = Skel2dCharacter.of("", "", Limits.DEFAULT).newPuppet(ImageSource.NONE);
    private PixelCanvas canvas = new PixelCanvas(1, 1);
    private View view = new View();
    private double seconds;

    /** Loads the rig. */
    @Setup
    public void load() throws IOException {
      boolean real = rig.equals("skellington");
      puppet =
          Java2d.load(real ? Samples.file("skellington.skf") : Path.of("samples/lantern-0.7.skf"))
              .newPuppet();
      canvas = new PixelCanvas(size, size);
      // Both stand on the ground; skellington's picture is 2,600 units high, the lantern's 270.
      double height = real ? 2600 : 270;
      view = View.at(0.5 * size, real ? 0.5 * size : 0.98 * size, size / height);
    }
  }

  /** A frame of a character. */
  @Benchmark
  public int frame(Character character) {
    PuppetAnimation animation = character.puppet.animations().get(1);
    character.seconds = (character.seconds + 1 / 60.0) % animation.duration();
    character.puppet.seek(animation, character.seconds);
    character.puppet.construct();
    PixelCanvas canvas = character.canvas;
    canvas.clear(PAPER);
    canvas.begin(character.view);
    character.puppet.draw(canvas);
    canvas.end();
    return canvas.pixels()[0];
  }

  /** Half-transparent meshes of 80 by 80 pixels on a canvas of 512 by 512. */
  @State(Scope.Thread)
  public static class Meshes {
    /** How many. */
    @Param({"10", "40", "160"})
    public int meshes;

    private final Triangles mesh = new Triangles();
    private final PixelCanvas canvas = new PixelCanvas(512, 512);
    private PixelImage image = PixelImage.of("", 1, 1, new int[1]);

    /** Makes mesh and image. */
    @Setup
    public void make() {
      for (int i = 0; i < CORNERS * CORNERS; i++) {
        double u = (double) (i % CORNERS) / (CORNERS - 1);
        int row = i / CORNERS;
        double v = (double) row / (CORNERS - 1);
        mesh.corner(80 * u + 6 * v * v, 80 - 80 * v + 5 * u * u, u, v);
      }
      for (int i = 0; i < CORNERS * (CORNERS - 1); i++) {
        if (i % CORNERS < CORNERS - 1) {
          mesh.triangle(i, i + 1, i + CORNERS).triangle(i + 1, i + CORNERS, i + CORNERS + 1);
        }
      }
      int[] pixels = new int[128 * 128];
      for (int i = 0; i < pixels.length; i++) {
        pixels[i] = (128 + i % 128) << 24 | i * 37;
      }
      image = PixelImage.of("", 128, 128, pixels);
    }
  }

  /** All meshes on one canvas. */
  @Benchmark
  public int meshes(Meshes meshes) {
    PixelCanvas canvas = meshes.canvas;
    canvas.clear(PAPER);
    for (int i = 0; i < meshes.meshes; i++) {
      place.set(1, 0, 0, -1, 10 + i * 53 % 410, 100 + i * 31 % 400);
      canvas.begin(place);
      canvas.triangles(meshes.image, meshes.mesh, tint);
      canvas.end();
    }
    return canvas.pixels()[0];
  }
}
