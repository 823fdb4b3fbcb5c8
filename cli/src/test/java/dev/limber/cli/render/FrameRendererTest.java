package dev.limber.cli.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.Bounds;
import dev.limber.core.puppet.Puppet;
import dev.limber.image.Pixels;
import dev.limber.java2d.Java2d;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 10, unit = TimeUnit.MINUTES)
class FrameRendererTest {
  private static final int FRAMES = 40;
  private static final int JOBS = 6;

  private Film film;
  private Framing framing;

  @BeforeEach
  void load() throws IOException {
    Puppet puppet = Java2d.load(Path.of("../samples/humanoid.skel2d")).newPuppet();
    Shot shot = new Shot(puppet.animation("walk"), 0, 0.011, FRAMES);
    film = new Film(puppet, List.of(shot), 60, new boolean[puppet.partCount()]);
    Bounds bounds = new Bounds();
    film.include(bounds, false);
    framing = Framing.longestSide(bounds, 64, 2);
  }

  /** Tells frames by their pixels. */
  private static class Listing implements Sink<Integer> {
    final List<Integer> written = new ArrayList<>();

    @Override
    public Integer prepare(Pixels frame) throws IOException {
      return Arrays.hashCode(frame.argb());
    }

    @Override
    public void write(Integer frame) throws IOException {
      written.add(frame);
    }
  }

  private List<Integer> render(Listing sink, int jobs) throws IOException {
    try (FrameRenderer renderer = new FrameRenderer(film, framing, null, true, jobs)) {
      renderer.render(sink, frame -> true, done -> {});
    }
    return sink.written;
  }

  @Test
  void framesComeInOrderThoughLaterOnesAreReadyFirst() throws IOException {
    List<Integer> expected = render(new Listing(), 1);
    assertEquals(FRAMES, expected.size());
    assertEquals(FRAMES, new HashSet<>(expected).size(), "frames differ");
    CountDownLatch another = new CountDownLatch(1);
    AtomicInteger begun = new AtomicInteger();
    Listing sink =
        new Listing() {
          @Override
          public Integer prepare(Pixels frame) throws IOException {
            if (begun.getAndIncrement() == 0) {
              await(another);
            } else {
              another.countDown();
            }
            return super.prepare(frame);
          }
        };
    assertEquals(expected, render(sink, JOBS));
  }

  private static void await(CountDownLatch latch) throws IOException {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  @Test
  void onlyAFewFramesAreInMemory() throws IOException {
    AtomicInteger held = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    Listing sink =
        new Listing() {
          @Override
          public Integer prepare(Pixels frame) throws IOException {
            most.accumulateAndGet(held.incrementAndGet(), Math::max);
            return super.prepare(frame);
          }

          @Override
          public void write(Integer frame) throws IOException {
            held.decrementAndGet();
            super.write(frame);
          }
        };
    render(sink, JOBS);
    assertTrue(most.get() <= 2 * JOBS, "held " + most);
  }

  @Test
  void onlyWantedFramesAreMade() throws IOException {
    List<Integer> all = render(new Listing(), 2);
    Listing some = new Listing();
    List<Integer> counted = new ArrayList<>();
    try (FrameRenderer renderer = new FrameRenderer(film, framing, null, true, JOBS)) {
      renderer.render(some, frame -> frame % 10 == 5, counted::add);
    }
    assertEquals(List.of(all.get(5), all.get(15), all.get(25), all.get(35)), some.written);
    assertEquals(List.of(1, 2, 3, 4), counted);
  }

  @Test
  void whatFailsOnAThreadFailsHere() {
    Listing sink =
        new Listing() {
          @Override
          public Integer prepare(Pixels frame) throws IOException {
            throw new IOException("no room");
          }
        };
    assertEquals("no room", assertThrows(IOException.class, () -> render(sink, 3)).getMessage());
  }
}
