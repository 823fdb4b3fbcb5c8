package dev.limber.character;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import dev.limber.core.canvas.BlendMode;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.core.math.Lists;
import dev.limber.core.player.Player;
import dev.limber.core.puppet.Drawable;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.tessellate.TriangleBatch;
import dev.limber.core.tessellate.TriangleCanvas;
import dev.limber.testing.Outfit;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Playing and tessellating, over as many frames as half an hour has; with equipment of every kind
 * over fewer.
 */
class DrawingAllocationTest {
  private static final int FRAMES = 100_000;
  private static final int EQUIPPED_FRAMES = 20_000;

  /** Marks the samples that wear and carry things. */
  private static final String EQUIPPED = " equipped";

  /** Each animation is played this long before the frames that count. */
  private static final int WARM_UP = 3_000;

  @Test
  void nothingIsAllocatedHoweverLongItRuns() throws Exception {
    measure(samples(), FRAMES);
  }

  @Test
  void equipmentAllocatesNothingEither() throws Exception {
    measure(Lists.map(List.of(Outfit.values()), o -> o.file + EQUIPPED), EQUIPPED_FRAMES);
  }

  /**
   * In a JVM whose compiler does not guess: the better one allocates by itself, some kilobytes in
   * all, whenever it takes a guess back.
   */
  private static void measure(List<String> samples, int frames) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:TieredStopAtLevel=1");
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(Measurement.class.getName());
    command.addAll(samples);
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String expected =
        samples.stream()
            .map(name -> name + ": 0 bytes in " + frames + " frames\n")
            .collect(Collectors.joining());
    assertEquals(expected, said.replace("\r", ""));
    assertEquals(0, process.waitFor());
  }

  private static List<String> samples() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("../samples"))) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.matches(".*\\.(skel2d|skfe?)"))
          .sorted()
          .toList();
    }
  }

  /** Adds up what it is given, so that nothing is optimised away. */
  private static final class Sum extends TriangleCanvas {
    private double sum;

    @Override
    protected void draw(@Nullable Image image, TriangleBatch batch) {
      sum += batch.indexCount();
    }
  }

  /** Prints how much playing and drawing samples allocates. */
  static final class Measurement {
    private final Player player;
    private final Sum canvas = new Sum();
    private final View view = View.at(300, 400, 1.3);
    private final Random random = new Random(5);
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final int total;

    private Measurement(Puppet puppet, int total) {
      puppet.images(ImageStub.SOURCE);
      player = new Player(puppet);
      this.total = total;
    }

    public static void main(String[] names) {
      for (String name : names) {
        Puppet puppet = Characters.sample(name.replace(EQUIPPED, ""));
        int frames = FRAMES;
        for (Outfit outfit : Outfit.values()) {
          if (name.equals(outfit.file + EQUIPPED)) {
            equip(puppet, outfit);
            frames = EQUIPPED_FRAMES;
          }
        }
        System.out.println(name + ": " + new Measurement(puppet, frames).bytes());
      }
    }

    /** Puts on one of every kind: images and shapes are clipped, recoloured and blended. */
    private static void equip(Puppet puppet, Outfit outfit) {
      outfit.putOn(puppet);
      puppet.part(outfit.clipped).image(Outfit.badge()).blend(BlendMode.SCREEN);
      puppet.part(outfit.changed).clip(outfit.outline).blend(BlendMode.ADDITIVE);
      puppet.part(outfit.outline).blend(BlendMode.MULTIPLY).flash(new Rgba(1, 0, 0, 0.5));
      puppet.part(outfit.pictured).brighten(new Rgba(0.2, 0.2, 0, 1)).clip(outfit.tinted);
      puppet.equipment().brighten(new Rgba(0.1, 0, 0, 1)).flash(new Rgba(0, 1, 0, 0.1));
      dev.limber.core.canvas.Path star =
          new dev.limber.core.canvas.Path().moveTo(0, 9).quadTo(3, 3, 5, 0).lineTo(-5, 0).close();
      // A bone that turns and moves, but keeps its scale: else each scale makes a new line.
      String bone = outfit == Outfit.HUMANOID ? "hips" : "Scarf";
      puppet.attach(bone, Drawable.fill(star, Rgba.WHITE)).tint(new Rgba(1, 0.5, 1, 1));
      puppet.attach(bone, Drawable.stroke(star, Stroke.round(2), Rgba.WHITE)).behind();
      Puppet rider = Characters.sample("hello.skel2d");
      puppet.attach(bone, Drawable.puppet(rider)).turned(0.3).scaled(0.5, 0.5);
    }

    private String bytes() {
      List<? extends PuppetAnimation> animations = player.puppet().animations();
      long allocated = 0;
      int left = total;
      for (int i = 0; i < animations.size(); i++) {
        int frames = left / (animations.size() - i);
        left -= frames;
        player.play(animations.get(i));
        draw(WARM_UP);
        long before = threads.getCurrentThreadAllocatedBytes();
        draw(frames);
        allocated += threads.getCurrentThreadAllocatedBytes() - before;
      }
      return canvas.sum == 0 ? "nothing is drawn" : allocated + " bytes in " + total + " frames";
    }

    private void draw(int frames) {
      for (int i = 0; i < frames; i++) {
        player.update(0.02 * random.nextDouble());
        canvas.begin(view);
        player.draw(canvas);
        canvas.end();
      }
    }
  }
}
