package dev.limber.gdx;

import static org.junit.jupiter.api.Assumptions.abort;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.OrthographicCamera;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import dev.limber.core.puppet.Puppet;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/** A hidden window whose thread runs what tests ask for: libGDX has one of them in a JVM. */
final class Gl {
  private static final LinkedBlockingQueue<FutureTask<?>> TASKS = new LinkedBlockingQueue<>();
  private static String failure = "";
  private static boolean started;

  private Gl() {}

  /** Runs something that needs a graphics card and hands on what it returns or throws. */
  static <T> T get(Callable<T> work) throws Exception {
    start();
    FutureTask<T> task = new FutureTask<>(work);
    TASKS.add(task);
    try {
      return task.get();
    } catch (java.util.concurrent.ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (Exception) e.getCause();
    }
  }

  /** Runs something that needs a graphics card. */
  static void run(Work work) throws Exception {
    get(
        () -> {
          work.run();
          return "";
        });
  }

  /** What a test does on the thread of the window. */
  interface Work {
    void run() throws Exception;
  }

  /**
   * Returns a picture of what is drawn, row after row from the top, as red, green, blue and alpha.
   * On the thread of the window. The camera shows the units 0 to width and height.
   */
  static int[] picture(
      int width, int height, Batch batch, int background, Consumer<Batch> drawing) {
    FrameBuffer target = new FrameBuffer(Pixmap.Format.RGBA8888, width, height, false);
    OrthographicCamera camera = new OrthographicCamera();
    camera.setToOrtho(false, width, height);
    target.begin();
    com.badlogic.gdx.Gdx.gl.glClearColor(
        (background >>> 24) / 255f,
        (background >>> 16 & 0xff) / 255f,
        (background >>> 8 & 0xff) / 255f,
        (background & 0xff) / 255f);
    com.badlogic.gdx.Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
    batch.setProjectionMatrix(camera.combined);
    batch.begin();
    drawing.accept(batch);
    batch.end();
    Pixmap pixels = Pixmap.createFromFrameBuffer(0, 0, width, height);
    target.end();
    int[] rgba = new int[width * height];
    for (int y = 0, i = 0; y < height; y++) {
      for (int x = 0; x < width; x++, i++) {
        rgba[i] = pixels.getPixels().getInt(4 * ((height - 1 - y) * width + x));
      }
    }
    pixels.dispose();
    target.dispose();
    return rgba;
  }

  /**
   * Returns how many draw calls figures take between a renderer's begin and end: the puppets in
   * turn. On the thread of the window.
   */
  static int calls(LimberRenderer renderer, int figures, Puppet... puppets) {
    PolygonSpriteBatch batch = new PolygonSpriteBatch(32767, 65534, null);
    picture(
        64,
        64,
        batch,
        0xFF,
        b -> {
          renderer.begin(b);
          for (int i = 0; i < figures; i++) {
            renderer.draw(puppets[i % puppets.length], 30, 2, 0.2f, 0.2f, 0);
          }
          renderer.end();
        });
    int calls = batch.renderCalls;
    batch.dispose();
    return calls;
  }

  private static synchronized void start() throws Exception {
    if (!started) {
      started = true;
      failure = VirtualDisplay.isThere() ? open() : "there is none";
    }
    if (!failure.isEmpty()) {
      String reason = "SKIPPED, needs a display: install Xvfb and Mesa, or set DISPLAY; " + failure;
      System.err.println(reason);
      abort(reason);
    }
  }

  private static String open() throws InterruptedException {
    CountDownLatch open = new CountDownLatch(1);
    String[] problem = {""};
    Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
    configuration.setInitialVisible(false);
    configuration.disableAudio(true);
    configuration.useVsync(false);
    configuration.setForegroundFPS(0);
    configuration.setWindowedMode(320, 240);
    Thread window =
        new Thread(
            () -> {
              try {
                new Lwjgl3Application(new Worker(open), configuration);
              } catch (RuntimeException | Error e) {
                problem[0] = e.toString();
                open.countDown();
              }
            });
    window.setDaemon(true);
    window.start();
    open.await();
    return problem[0];
  }

  private static final class Worker extends ApplicationAdapter {
    private final CountDownLatch open;

    Worker(CountDownLatch open) {
      this.open = open;
    }

    @Override
    public void create() {
      open.countDown();
    }

    @Override
    public void render() {
      try {
        TASKS.take().run();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
