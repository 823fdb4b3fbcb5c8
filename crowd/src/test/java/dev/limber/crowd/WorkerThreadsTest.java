package dev.limber.crowd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WorkerThreadsTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void eachPieceIsDoneOnceByAKnownWorker(int count) {
    try (WorkerThreads workers = new WorkerThreads(count)) {
      assertEquals(count, workers.count());
      for (int round = 0; round < 200; round++) {
        int pieces = round % 17;
        AtomicIntegerArray done = new AtomicIntegerArray(17);
        workers.run(
            (piece, worker) -> {
              assertTrue(worker >= 0 && worker < count);
              done.incrementAndGet(piece);
            },
            pieces);
        for (int piece = 0; piece < 17; piece++) {
          assertEquals(piece < pieces ? 1 : 0, done.get(piece));
        }
      }
    }
  }

  @Test
  void whatAPieceThrowsComesOutAndTheOthersAreDone() {
    try (WorkerThreads workers = new WorkerThreads(3)) {
      IllegalStateException thrown = new IllegalStateException("piece 4");
      AtomicIntegerArray done = new AtomicIntegerArray(10);
      Workers.Work work =
          (piece, worker) -> {
            if (piece == 4) {
              throw thrown;
            }
            done.incrementAndGet(piece);
          };
      assertSame(thrown, assertThrows(IllegalStateException.class, () -> workers.run(work, 10)));
      for (int piece = 0; piece < 10; piece++) {
        assertEquals(piece == 4 ? 0 : 1, done.get(piece));
      }
      workers.run((piece, worker) -> done.incrementAndGet(piece), 10);
      assertEquals(2, done.get(9));
    }
  }

  @Test
  void anInterruptIsKeptForTheCaller() {
    try (WorkerThreads workers = new WorkerThreads(2)) {
      AtomicIntegerArray done = new AtomicIntegerArray(2000);
      Thread.currentThread().interrupt();
      workers.run((piece, worker) -> done.incrementAndGet(piece), 2000);
      assertTrue(Thread.interrupted());
      assertEquals(1, done.get(1999));
    }
  }

  @Test
  void closedThreadsRefuseWork() {
    WorkerThreads workers = new WorkerThreads(2);
    workers.close();
    assertThrows(IllegalStateException.class, () -> workers.run((piece, worker) -> {}, 1));
    assertThrows(IllegalArgumentException.class, () -> new WorkerThreads(0));
  }
}
