package dev.limber.cli.render;

import dev.limber.core.canvas.DrawList;
import dev.limber.core.color.Rgba;
import dev.limber.image.Pixels;
import dev.limber.java2d.PixelCanvas;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayDeque;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Renders the frames of a film on several threads and writes them in order. Posing takes
 * microseconds and happens in order; drawing is recorded and painted by any free thread. Only a few
 * frames are in memory at a time.
 */
public final class FrameRenderer implements AutoCloseable {
  /** Memory for frames in progress; there is always at least one. */
  private static final long MOST_BYTES = 160L << 20;

  /** A frame is held as canvas, as pixels and as encoded data. */
  private static final int BYTES_PER_PIXEL = 12;

  private final Film film;
  private final Framing framing;
  private final @Nullable Rgba background;
  private final boolean bones;
  private final int inWork;
  private final ExecutorService workers;
  private final BlockingQueue<Easel> easels;

  /** A recorded frame and the canvas on which it is painted. */
  private static final class Easel {
    final DrawList drawing = new DrawList();
    final PixelCanvas canvas;

    Easel(Framing framing) {
      canvas = new PixelCanvas(framing.width(), framing.height());
    }
  }

  /**
   * Creates a renderer.
   *
   * @param background null for none
   * @param bones whether to draw bones on top
   * @param jobs threads that paint
   */
  public FrameRenderer(
      Film film, Framing framing, @Nullable Rgba background, boolean bones, int jobs) {
    this.film = film;
    this.framing = framing;
    this.background = background;
    this.bones = bones;
    long room = MOST_BYTES / (BYTES_PER_PIXEL * framing.pixels());
    this.inWork = (int) Math.max(1, Math.min(2L * jobs, room));
    this.easels = new ArrayBlockingQueue<>(inWork);
    this.workers =
        Executors.newFixedThreadPool(
            Math.min(jobs, inWork),
            task -> {
              Thread thread = new Thread(task, "limber-render");
              thread.setDaemon(true);
              return thread;
            });
  }

  /**
   * Renders the film from its start.
   *
   * @param wanted which frames, by number
   * @param done receives the number of written frames
   * @throws IOException if the sink fails
   */
  public <T> void render(Sink<T> sink, IntPredicate wanted, IntConsumer done) throws IOException {
    film.rewind();
    ArrayDeque<Future<T>> waiting = new ArrayDeque<>();
    int handedOn = 0;
    for (int frame = 0; frame < film.frames(); frame++) {
      film.next();
      if (!wanted.test(frame)) {
        continue;
      }
      if (waiting.size() == inWork) {
        sink.write(result(waiting.removeFirst()));
        done.accept(++handedOn);
      }
      Easel easel = easels.poll();
      Easel taken = easel == null ? new Easel(framing) : easel;
      record(taken.drawing);
      waiting.add(workers.submit(() -> paint(taken, sink)));
    }
    while (!waiting.isEmpty()) {
      sink.write(result(waiting.removeFirst()));
      done.accept(++handedOn);
    }
  }

  private void record(DrawList drawing) {
    drawing.begin(framing.view());
    film.draw(drawing);
    if (bones) {
      drawing.part(-1);
      film.drawBones(drawing, framing.markSize());
    }
    drawing.end();
  }

  private <T> T paint(Easel easel, Sink<T> sink) throws IOException {
    PixelCanvas canvas = easel.canvas;
    if (background == null) {
      canvas.clear();
    } else {
      canvas.clear(background);
    }
    canvas.begin(framing.view());
    easel.drawing.replay(canvas);
    canvas.end();
    Pixels pixels = new Pixels(canvas.width(), canvas.height(), canvas.toArgb());
    easels.add(easel);
    return sink.prepare(pixels);
  }

  private static <T> T result(Future<T> future) throws IOException {
    try {
      return future.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw (IOException) new InterruptedIOException("rendering was interrupted").initCause(e);
    } catch (ExecutionException e) {
      Throwable cause = e.getCause();
      if (cause instanceof Error error) {
        throw error;
      }
      if (cause instanceof RuntimeException unchecked) {
        throw unchecked;
      }
      throw new IOException(cause == null ? e.getMessage() : cause.getMessage(), cause);
    }
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
