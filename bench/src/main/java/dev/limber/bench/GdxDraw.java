package dev.limber.bench;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.limber.core.puppet.Drawable;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.gdx.GdxCharacter;
import dev.limber.gdx.GdxImage;
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
 * because it needs a window. Start it with the file, how many, pixels for a unit, and if each shall
 * carry a sword behind its hand, what that is: a region of an ordinary texture, of a premultiplied
 * one, of one with a white texel that the renderer knows, or an image made of pixels:
 *
 * <pre>
 * xvfb-run java -cp bench/target/benchmarks.jar dev.limber.bench.GdxDraw samples/humanoid.skel2d 500 0.3 \
 *   [straight | region | white | pixels]
 * </pre>
 *
 * <p>With a sword, each frame is drawn twice, by puppets without equipment and by others with the
 * sword, in turns: the last line is what the swords cost, as the ratio of the two in the same
 * frame.
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
  private final String sword;
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final List<Scene> scenes = new ArrayList<>();
  private final Flushes flushes;

  /** Characters that are drawn together, and what each frame of them took. */
  private final class Scene {
    final String name;
    final List<Puppet> puppets = new ArrayList<>();
    final double[] ours = new double[FRAMES];
    final double[] driver = new double[FRAMES];
    int calls;

    Scene(String name, GdxCharacter character) {
      this.name = name;
      for (int i = 0; i < count; i++) {
        puppets.add(character.newPuppet());
      }
    }
  }

  /** How long the flushes of a frame took. */
  private static final class Flushes {
    long flushing;
  }

  private GdxDraw(String file, int count, float scale, String sword) {
    this.file = file;
    this.count = count;
    this.scale = scale;
    this.sword = sword;
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
        new GdxDraw(
            args[0],
            Integer.parseInt(args[1]),
            Float.parseFloat(args[2]),
            args.length > 3 ? args[3] : ""),
        configuration);
  }

  @Override
  public void create() {
    GdxCharacter character = LimberGdx.load(new FileHandle(new File(file)));
    scenes.add(new Scene("", character));
    LimberRenderer renderer = new LimberRenderer();
    if (!sword.isEmpty()) {
      Scene armed = new Scene(", a sword each (" + sword + ")", character);
      giveSwords(armed, renderer);
      scenes.add(armed);
    }
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

  private void giveSwords(Scene scene, LimberRenderer renderer) {
    Pixmap pixels = new Pixmap(64, 8, Pixmap.Format.RGBA8888);
    pixels.setColor(Color.WHITE);
    pixels.fill();
    GdxImage image;
    if (sword.equals("pixels")) {
      image = GdxImage.of("sword", pixels);
    } else {
      Texture texture = new Texture(pixels);
      TextureRegion region = new TextureRegion(texture, 0, 0, 60, 6);
      image =
          sword.equals("straight")
              ? GdxImage.of("sword", region)
              : GdxImage.premultiplied("sword", region);
      if (sword.equals("white")) {
        renderer.white(new TextureRegion(texture, 62, 6, 2, 2));
      }
    }
    for (Puppet puppet : scene.puppets) {
      puppet
          .attach("hand-r", Drawable.image(image))
          .at(10, 24)
          .turned(Math.PI / 2)
          .before("hand-r");
    }
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
    for (int frame = 0; frame < WARMUP + FRAMES; frame++) {
      for (int i = 0; i < scenes.size(); i++) {
        draw(scenes.get((i + frame) % scenes.size()), frame, polygons, renderer);
      }
    }
    for (Scene scene : scenes) {
      System.out.println(
          count
              + " x "
              + file
              + " at "
              + scale
              + scene.name
              + ", "
              + what
              + ": "
              + quantiles(scene.ours)
              + " ms CPU a frame, besides the driver "
              + quantiles(scene.driver)
              + " ms, "
              + scene.calls
              + " draw calls");
    }
    if (scenes.size() == 2) {
      double[] ours = new double[FRAMES];
      double[] all = new double[FRAMES];
      Scene bare = scenes.get(0);
      Scene armed = scenes.get(1);
      for (int i = 0; i < FRAMES; i++) {
        ours[i] = armed.ours[i] / bare.ours[i];
        all[i] = (armed.ours[i] + armed.driver[i]) / (bare.ours[i] + bare.driver[i]);
      }
      System.out.println(
          "the swords, "
              + what
              + ": x "
              + quantiles(ours)
              + ", with the driver x "
              + quantiles(all));
    }
  }

  private void draw(Scene scene, int frame, PolygonSpriteBatch polygons, LimberRenderer renderer) {
    pose(scene, frame / 60.0);
    Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
    flushes.flushing = 0;
    long start = threads.getCurrentThreadCpuTime();
    polygons.begin();
    renderer.begin(polygons);
    for (int i = 0; i < count; i++) {
      float x = 30 + 48 * (i % 26);
      renderer.draw(scene.puppets.get(i), x, 20 + 34 * (i / 26), scale, scale, 0);
    }
    renderer.end();
    polygons.end();
    long end = threads.getCurrentThreadCpuTime();
    scene.calls = polygons.renderCalls;
    if (frame >= WARMUP) {
      scene.ours[frame - WARMUP] = (end - start - flushes.flushing) / 1e6;
      scene.driver[frame - WARMUP] = flushes.flushing / 1e6;
    }
    Gdx.gl.glFinish();
  }

  private static void pose(Scene scene, double time) {
    for (int i = 0; i < scene.puppets.size(); i++) {
      Puppet puppet = scene.puppets.get(i);
      PuppetAnimation animation = puppet.animations().get(i % 2);
      // Everyone at another point of the animation.
      puppet.seek(animation, (time + 0.37 * i) % animation.duration());
      puppet.construct();
    }
  }

  private static String quantiles(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return Math.round(100 * sorted[sorted.length / 2]) / 100.0
        + " (median; "
        + Math.round(100 * sorted[sorted.length / 10]) / 100.0
        + " to "
        + Math.round(100 * sorted[sorted.length * 9 / 10]) / 100.0
        + ")";
  }
}
