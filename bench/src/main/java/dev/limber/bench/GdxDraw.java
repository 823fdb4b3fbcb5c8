package dev.limber.bench;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import dev.limber.core.puppet.Motion;
import dev.limber.core.puppet.Puppet;
import dev.limber.gdx.GdxCharacter;
import dev.limber.gdx.LimberGdx;
import dev.limber.gdx.LimberRenderer;
import java.io.File;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What drawing many characters through libGDX costs the thread that draws: not a JMH benchmark,
 * because it needs a window. Start it with the file, how many, and pixels for a unit:
 *
 * <pre>
 * xvfb-run java -cp bench/target/benchmarks.jar dev.limber.bench.GdxDraw samples/humanoid.skel2d 500 0.3
 * </pre>
 *
 * <p>Posing is not counted. "submission" is everything from begin to end of the batch, the uploads
 * and calls of the driver included; "of it the driver" is the batch's flushes. A software driver
 * does the vertices' work in them.
 */
public final class GdxDraw extends ApplicationAdapter {
  private static final int WARMUP = 200;
  private static final int FRAMES = 100;

  private final String file;
  private final int count;
  private final float scale;
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final List<Puppet> puppets = new ArrayList<>();
  private final long[] submission = new long[FRAMES];
  private final long[] driver = new long[FRAMES];
  private final Flushes flushes;

  /** How long the flushes of a frame took. */
  private static final class Flushes {
    long flushing;
  }

  private GdxDraw(String file, int count, float scale) {
    this.file = file;
    this.count = count;
    this.scale = scale;
    this.flushes = new Flushes();
  }

  /** Starts it. */
  public static void main(String[] args) {
    Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
    configuration.setInitialVisible(false);
    configuration.disableAudio(true);
    configuration.useVsync(false);
    configuration.setForegroundFPS(0);
    configuration.setWindowedMode(1280, 720);
    new Lwjgl3Application(
        new GdxDraw(args[0], Integer.parseInt(args[1]), Float.parseFloat(args[2])), configuration);
  }

  @Override
  public void create() {
    GdxCharacter character = LimberGdx.load(new FileHandle(new File(file)));
    for (int i = 0; i < count; i++) {
      puppets.add(character.newPuppet());
    }
    LimberRenderer renderer = new LimberRenderer();
    PolygonSpriteBatch polygons =
        new PolygonSpriteBatch(32767, 65534, null) {
          @Override
          public void flush() {
            long before = threads.getCurrentThreadCpuTime();
            super.flush();
            flushes.flushing += threads.getCurrentThreadCpuTime() - before;
          }
        };
    int calls = 0;
    for (int frame = 0; frame < WARMUP + FRAMES; frame++) {
      pose(frame / 60.0);
      Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
      flushes.flushing = 0;
      long start = threads.getCurrentThreadCpuTime();
      polygons.begin();
      renderer.begin(polygons);
      for (int i = 0; i < count; i++) {
        float x = 30 + 48 * (i % 26);
        renderer.draw(puppets.get(i), x, 20 + 34 * (i / 26), scale, scale, 0);
      }
      renderer.end();
      polygons.end();
      long end = threads.getCurrentThreadCpuTime();
      calls = polygons.renderCalls;
      if (frame >= WARMUP) {
        submission[frame - WARMUP] = end - start;
        driver[frame - WARMUP] = flushes.flushing;
      }
      Gdx.gl.glFinish();
    }
    System.out.println(
        count
            + " x "
            + character.name()
            + " at "
            + scale
            + ": submission "
            + millis(submission)
            + " ms CPU a frame, of it the driver "
            + millis(driver)
            + " ms, "
            + calls
            + " draw calls, "
            + Gdx.gl.glGetString(GL20.GL_RENDERER));
    Gdx.app.exit();
  }

  private void pose(double time) {
    for (int i = 0; i < count; i++) {
      Puppet puppet = puppets.get(i);
      Motion motion = puppet.motions().get(i % 2);
      // Everyone at another point of the motion.
      puppet.seek(motion, (time + 0.37 * i) % motion.duration());
      puppet.construct();
    }
  }

  private static String millis(long[] nanos) {
    long[] sorted = nanos.clone();
    Arrays.sort(sorted);
    return Math.round(sorted[sorted.length / 2] / 1e4) / 100.0
        + " (median; "
        + Math.round(sorted[sorted.length / 10] / 1e4) / 100.0
        + " to "
        + Math.round(sorted[sorted.length * 9 / 10] / 1e4) / 100.0
        + ")";
  }
}
