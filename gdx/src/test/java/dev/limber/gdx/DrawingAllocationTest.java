package dev.limber.gdx;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.sun.management.ThreadMXBean;
import dev.limber.core.canvas.BlendMode;
import dev.limber.core.color.Rgba;
import dev.limber.core.player.Player;
import dev.limber.core.puppet.Attached;
import dev.limber.core.puppet.Drawable;
import dev.limber.core.puppet.Equipment;
import dev.limber.core.puppet.PartHandle;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Playing all animations and drawing through both kinds of batch, also with images of all kinds,
 * blended and brightened parts, and clips.
 */
class DrawingAllocationTest {
  /** Of each animation, at first until everything has been as large as it gets. */
  private static final int FRAMES = 60;

  /**
   * In a JVM whose compiler does not guess: the better one allocates by itself whenever it takes a
   * guess back.
   */
  @Test
  void nothingIsAllocatedOnceWarm() throws Exception {
    Gl.run(() -> {}); // says what is missing, if no window can be opened
    List<String> samples = samples();
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:TieredStopAtLevel=1");
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(Measurement.class.getName());
    command.addAll(samples);
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String expected =
        samples.stream()
            .map(name -> name + ": 0 0 0 0 0 0 0 0 bytes\n")
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

  /** Prints how much playing and drawing samples allocates. */
  static final class Measurement {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Measurement() {}

    public static void main(String[] names) throws Exception {
      Gl.run(
          () -> {
            Texture texture = new Texture(8, 8, Pixmap.Format.RGBA8888);
            List<GdxImage> images = images(texture);
            for (String name : names) {
              GdxCharacter character = LimberGdx.load(new FileHandle("../samples/" + name));
              StringBuilder line = new StringBuilder(name + ":");
              for (Batch batch : new Batch[] {new PolygonSpriteBatch(), new SpriteBatch()}) {
                Player player = character.newPlayer();
                line.append(' ').append(bytes(player, batch));
                arm(player.puppet(), images);
                line.append(' ').append(bytes(player, batch));
                paint(player.puppet());
                line.append(' ').append(bytes(player, batch));
                clip(player.puppet());
                line.append(' ').append(bytes(player, batch));
                batch.dispose();
              }
              System.out.println(line + " bytes");
              character.dispose();
            }
          });
      System.exit(0);
    }

    /** Returns images of all kinds: turned and trimmed by an atlas, premultiplied, of pixels. */
    private static List<GdxImage> images(Texture texture) {
      TextureAtlas.AtlasRegion turned = new TextureAtlas.AtlasRegion(texture, 0, 0, 6, 4);
      turned.rotate = true;
      turned.degrees = 90;
      TextureAtlas.AtlasRegion trimmed = new TextureAtlas.AtlasRegion(texture, 1, 1, 5, 4);
      trimmed.originalWidth = 9;
      trimmed.originalHeight = 8;
      trimmed.offsetX = 2;
      trimmed.offsetY = 1;
      Pixmap pixels = new Pixmap(6, 6, Pixmap.Format.RGBA8888);
      pixels.setColor(1, 0, 0, 0.5f);
      pixels.fill();
      GdxImage own = GdxImage.of("own", pixels);
      pixels.dispose();
      return List.of(
          GdxImage.of("sword", new TextureRegion(texture)),
          GdxImage.of("turned", turned),
          GdxImage.of("trimmed", trimmed),
          GdxImage.premultiplied("shield", new TextureRegion(texture)),
          own);
    }

    private static void arm(Puppet puppet, List<GdxImage> images) {
      for (GdxImage image : images) {
        puppet.attach(puppet.bone(0).name(), Drawable.image(image)).before(puppet.partName(0));
      }
      puppet.equipment().flash(new Rgba(1, 1, 1, 0.5));
    }

    /** Clips every other part and all things by the part before. */
    private static void clip(Puppet puppet) {
      Equipment equipment = puppet.equipment();
      int parts = puppet.partCount();
      for (int part = 1; part < parts; part += 2) {
        equipment.part(part).clip(equipment.part(part - 1).name());
      }
      Attached thing = equipment.attached(parts);
      for (int next = parts + 1; thing != null; next++) {
        thing.clip(equipment.part(0).name());
        thing = equipment.attached(next);
      }
    }

    /** Blends parts in all ways and brightens them, which a shader of our own does. */
    private static void paint(Puppet puppet) {
      BlendMode[] modes = BlendMode.values();
      for (int part = 0; part < puppet.partCount(); part++) {
        PartHandle handle = puppet.equipment().part(part);
        handle.blend(modes[part % modes.length]);
        handle.brighten(new Rgba(0.1 * (part % 3), 0.2, 0, 1));
      }
    }

    private static long bytes(Player player, Batch batch) {
      LimberRenderer renderer = new LimberRenderer();
      playAll(player, batch, renderer);
      long allocated = playAll(player, batch, renderer);
      renderer.dispose();
      return allocated;
    }

    private static long playAll(Player player, Batch batch, LimberRenderer renderer) {
      long allocated = 0;
      for (PuppetAnimation animation : player.puppet().animations()) {
        player.play(animation).fade(0);
        allocated += draw(player, batch, renderer);
      }
      return allocated;
    }

    /** The batch's own begin and end are libGDX's, and not counted. */
    private static long draw(Player player, Batch batch, LimberRenderer renderer) {
      long allocated = 0;
      for (int i = 0; i < FRAMES; i++) {
        batch.begin();
        long before = THREADS.getCurrentThreadAllocatedBytes();
        player.update(0.03125);
        renderer.begin(batch);
        renderer.draw(player.puppet(), 30, 2, 0.2f, 0.2f, 10);
        renderer.end();
        allocated += THREADS.getCurrentThreadAllocatedBytes() - before;
        batch.end();
      }
      return allocated;
    }
  }
}
