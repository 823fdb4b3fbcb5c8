package dev.limber.bench;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.gdx.GdxCharacter;
import dev.limber.gdx.LimberGdx;
import dev.limber.gdx.LimberRenderer;
import java.io.File;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Proxy;
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
 * <p>Posing is not counted. The first figure is everything from begin to end of the batch but the
 * batch's flushes, which are the driver's. A software driver does the work of a graphics card in
 * them and takes the caches away, so all is measured once more with a driver that is told
 * everything but to draw.
 */
public final class GdxDraw extends ApplicationAdapter {
  private static final int WARMUP = 500;
  private static final int FRAMES = 100;

  private final String file;
  private final int count;
  private final float scale;
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final List<Puppet> puppets = new ArrayList<>();
  private final long[] ours = new long[FRAMES];
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
    measure("drawn", polygons, renderer);
    Gdx.gl20 = withoutDrawing(Gdx.gl20);
    Gdx.gl = Gdx.gl20;
    measure("not drawn", polygons, renderer);
    System.out.println(Gdx.gl.glGetString(GL20.GL_RENDERER));
    Gdx.app.exit();
  }

  /** Returns a driver that takes everything but the calls that draw. */
  private static GL20 withoutDrawing(GL20 driver) {
    return (GL20)
        Proxy.newProxyInstance(
            GL20.class.getClassLoader(),
            new Class<?>[] {GL20.class},
            (proxy, method, arguments) ->
                method.getName().equals("glDrawElements")
                    ? null
                    : method.invoke(driver, arguments));
  }

  private void measure(String what, PolygonSpriteBatch polygons, LimberRenderer renderer) {
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
        ours[frame - WARMUP] = end - start - flushes.flushing;
        driver[frame - WARMUP] = flushes.flushing;
      }
      Gdx.gl.glFinish();
    }
    System.out.println(
        count
            + " x "
            + file
            + " at "
            + scale
            + ", "
            + what
            + ": "
            + millis(ours)
            + " ms CPU a frame, besides the driver "
            + millis(driver)
            + " ms, "
            + calls
            + " draw calls");
  }

  private void pose(double time) {
    for (int i = 0; i < count; i++) {
      Puppet puppet = puppets.get(i);
      PuppetAnimation animation = puppet.animations().get(i % 2);
      // Everyone at another point of the animation.
      puppet.seek(animation, (time + 0.37 * i) % animation.duration());
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
