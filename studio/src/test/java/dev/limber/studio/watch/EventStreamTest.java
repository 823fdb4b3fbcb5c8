package dev.limber.studio.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class EventStreamTest {
  private static final Duration LONG = Duration.ofHours(1);

  @Test
  void whatIsTooMuchBecomesOneEvent() throws Exception {
    EventStream stream = new EventStream("a");
    for (int i = 0; i < 1000; i++) {
      stream.offer(EventStream.event("changed", "{\"path\":\"" + i + "\"}"));
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Thread speaker = speak(stream, out);
    stream.offer(EventStream.event("last", "{}"));
    while (!out.toString(StandardCharsets.UTF_8).contains("event: last")) {
      Thread.onSpinWait();
    }
    stream.close();
    speaker.join();
    String said = out.toString(StandardCharsets.UTF_8);
    assertTrue(said.contains("event: resync\ndata: {}\n\n"), said);
    assertFalse(said.contains("\"0\""), "what is stale is left out");
  }

  @Test
  void streamThatCannotWriteIsEndedAndHoldsUpNobody() throws Exception {
    CountDownLatch writing = new CountDownLatch(1);
    OutputStream stuck =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            writing.countDown();
            try {
              new CountDownLatch(1).await();
            } catch (InterruptedException e) {
              throw new IOException("closed by interrupt", e);
            }
          }
        };
    EventStream stream = new EventStream("a");
    stream.offer("first");
    Thread speaker = speak(stream, stuck);
    assertTrue(writing.await(60, TimeUnit.SECONDS));
    for (int i = 0; i < 1000; i++) {
      stream.offer("more");
    }
    stream.close();
    speaker.join(60_000);
    assertFalse(speaker.isAlive());
  }

  @Test
  void interruptDoesNotStayWithTheThread() throws Exception {
    EventStream stream = new EventStream("a");
    boolean[] interrupted = {true};
    Thread speaker =
        new Thread(
            () -> {
              try {
                stream.speak(OutputStream.nullOutputStream(), LONG);
              } catch (IOException e) {
                throw new AssertionError(e);
              }
              interrupted[0] = Thread.currentThread().isInterrupted();
            });
    speaker.start();
    while (speaker.getState() != Thread.State.TIMED_WAITING) {
      Thread.onSpinWait();
    }
    stream.close();
    speaker.join();
    assertFalse(interrupted[0]);
  }

  @Test
  void streamThatIsClosedSaysNothing() throws IOException {
    EventStream stream = new EventStream("a");
    stream.offer("first");
    stream.close();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    stream.speak(out, LONG);
    assertEquals(0, out.size());
  }

  private static Thread speak(EventStream stream, OutputStream out) {
    Thread thread =
        new Thread(
            () -> {
              try {
                stream.speak(out, LONG);
              } catch (IOException e) {
                // Ended by close().
              }
            });
    thread.start();
    return thread;
  }
}
