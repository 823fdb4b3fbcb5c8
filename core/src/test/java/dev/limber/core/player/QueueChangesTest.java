package dev.limber.core.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What waits gets its turn, also when the one before it is changed while it plays. */
class QueueChangesTest {
  private final Player player = new Player(Dial.simple());

  /** Plays until what waits begins; returns the seconds, or fails. */
  private double secondsUntilNext(Playback first, Consumer<Playback> change) {
    player.queue("far", 0);
    player.update(0.125);
    change.accept(first);
    for (int i = 0; i < 200; i++) {
      Playback current = player.current();
      assertNotNull(current);
      if (current.name().equals("far")) {
        return i / 16.0;
      }
      player.update(1 / 16.0);
    }
    throw new AssertionError("still waiting: " + player.current());
  }

  @Test
  void afterAPositionItWaitsForTheEndOfThatLoop() {
    assertEquals(0.75, secondsUntilNext(player.play("out"), out -> out.position(3.25)));
  }

  @Test
  void afterASeekBeyondTheLoopItWaitsForTheEndOfTheLaterLoop() {
    assertEquals(0.5, secondsUntilNext(player.play("out"), out -> out.seek(1.5)));
  }

  @Test
  void afterASeekBackItWaitsForTheEnd() {
    assertEquals(1, secondsUntilNext(player.play("out").once(), out -> out.seek(0)));
  }

  @Test
  void withFewerLoopsItBeginsAfterThose() {
    assertEquals(0.875, secondsUntilNext(player.play("out").loop(5), out -> out.loop(1)));
  }

  @Test
  void withMoreLoopsItBeginsAfterThose() {
    assertEquals(1.875, secondsUntilNext(player.play("out").once(), out -> out.loop(2)));
  }

  @Test
  void anEndlessLoopThatIsToldToPlayOnceIsOver() {
    Playback out = player.play("out");
    player.update(2.25);
    List<String> told = new ArrayList<>();
    player.listen(event -> told.add(event.toString()));
    assertEquals(1 / 16.0, secondsUntilNext(out, Playback::once));
    assertEquals(List.of("COMPLETED out", "STARTED far", "ENDED out"), told);
  }

  @Test
  void aCompleteOneThatIsSoughtBackIsWaitedForAgain() {
    Playback out = player.play("out").once();
    player.update(1.5);
    player.queue("far", 1);
    player.update(0.25);
    out.seek(0.5);
    player.update(1.25);
    assertEquals(out, player.current());
    player.update(0.25);
    assertEquals("far", player.current().name());
  }
}
