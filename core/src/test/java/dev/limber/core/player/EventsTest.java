package dev.limber.core.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What listeners are told, and in which order. */
class EventsTest {
  private final Player player = new Player(Dial.simple());
  private final List<String> told = new ArrayList<>();

  EventsTest() {
    player.listen(event -> told.add(event.toString()));
  }

  private List<String> after(double seconds) {
    told.clear();
    player.update(seconds);
    return List.copyOf(told);
  }

  @Test
  void aMotionStartsLoopsAndIsInterruptedAndEnds() {
    player.play("out");
    assertEquals(List.of("STARTED out"), after(0));
    assertEquals(List.of(), after(0.5));
    assertEquals(List.of("LOOPED out"), after(0.5));
    assertEquals(List.of("LOOPED out", "LOOPED out"), after(2));
    player.play("far").fade(0.5);
    assertEquals(List.of("INTERRUPTED out", "STARTED far"), after(0.25));
    assertEquals(List.of("LOOPED far", "ENDED out"), after(0.25));
  }

  @Test
  void theEndOfALoopIsNotAFrameLate() {
    player.play("out");
    for (int i = 1; i <= 600; i++) {
      // Ten times 0.1 is a little less than 1.
      assertEquals(i % 10 == 0, after(0.1).contains("LOOPED out"), "update " + i);
    }
  }

  @Test
  void theLastLoopCompletes() {
    player.play("far").loop(2);
    assertEquals(List.of("STARTED far", "LOOPED far", "COMPLETED far"), after(7));
    assertEquals(List.of(), after(7));
    player.stop(0);
    assertEquals(List.of("ENDED far"), after(0));
  }

  @Test
  void marksComeInOrderInBothDirections() {
    player.mark("out", 0.25, "a").mark("out", 0.75, "b").mark("out", 0, "start");
    player.mark("out", 1, "end");
    Playback out = player.play("out");
    assertEquals(
        List.of(
            "STARTED out",
            "MARK out start",
            "MARK out a",
            "MARK out b",
            "MARK out end",
            "LOOPED out",
            "MARK out start",
            "MARK out a"),
        after(1.25));
    out.speed(-1);
    assertEquals(
        List.of("MARK out start", "LOOPED out", "MARK out end", "MARK out b", "MARK out a"),
        after(1));
    out.speed(1);
    assertEquals(List.of("MARK out b"), after(0.5));
  }

  @Test
  void whereThePingPongTurnsAMarkIsToldOnce() {
    player.mark("out", 1, "end").mark("out", 0, "start");
    player.play("out").pingPong().loop(4);
    assertEquals(
        List.of(
            "STARTED out",
            "MARK out start",
            "MARK out end",
            "LOOPED out",
            "MARK out start",
            "LOOPED out",
            "MARK out end",
            "LOOPED out",
            "MARK out start",
            "COMPLETED out"),
        after(10));
  }

  @Test
  void aLongFrameTellsEverything() {
    player.mark("far", 0.25, "m");
    player.play("far");
    List<String> all = after(10);
    assertEquals(20, Collections.frequency(all, "MARK far m"));
    assertEquals(20, Collections.frequency(all, "LOOPED far"));
    assertTrue(after(1e9).size() <= 2 * (EventFinder.MOST_LOOPS + 1));
  }

  @Test
  void seekingIsSilent() {
    player.mark("out", 0.5, "m");
    Playback out = player.play("out");
    after(0.1);
    out.seek(0.5);
    assertEquals(List.of(), after(0.1));
    out.seek(0.4);
    assertEquals(List.of("MARK out m"), after(0.1));
  }

  @Test
  void whatIsFadedOutIsSilent() {
    player.mark("out", 0.5, "m");
    player.play("out");
    after(0.4);
    player.play("far").fade(10);
    assertEquals(List.of("INTERRUPTED out", "STARTED far"), after(0.3));
  }

  @Test
  void theQueueGoesOnExactlyAtTheEnd() {
    player.play("out").once();
    player.queue("far", 0.25).once();
    player.queue("out", -0.1);
    assertEquals(
        List.of(
            "STARTED out",
            "COMPLETED out",
            "STARTED far",
            "ENDED out",
            "INTERRUPTED far",
            "STARTED out",
            "ENDED far"),
        after(2));
    Playback out = player.current();
    assertTrue(out != null);
    assertEquals(2 - (1 + 0.25 + 0.5 - 0.1), out.position(), 1e-12);
  }

  @Test
  void theQueueWaitsForTheEndOfTheCurrentLoop() {
    player.play("out");
    after(2.5);
    player.queue("far", 0);
    assertEquals(List.of(), after(0.25));
    assertEquals(List.of("LOOPED out", "INTERRUPTED out", "STARTED far", "ENDED out"), after(0.5));
    assertEquals(0.25, player.track(0).current().seconds(), 1e-12);
  }

  @Test
  void aListenerMayPlayAndIsToldInTheNextUpdate() {
    player.listen(
        event -> {
          if (event.kind() == PlayerEvent.Kind.COMPLETED) {
            player.play("far");
          }
        });
    player.play("out").once();
    assertEquals(List.of("STARTED out", "COMPLETED out"), after(1.5));
    assertEquals(0, player.current().position());
    assertEquals(List.of("STARTED far", "ENDED out"), after(0));
  }

  @Test
  void aListenerThatPlaysForEverDoesNotHang() {
    player.listen(event -> player.play("out"));
    player.play("out");
    for (int i = 0; i < 10; i++) {
      assertTrue(after(0.1).size() < 4);
    }
  }

  @Test
  void aListenerMustNotUpdate() {
    player.listen(event -> player.update(1));
    player.play("out");
    assertThrows(IllegalStateException.class, () -> player.update(1));
  }

  @Test
  void afterAListenerFailedTheRestIsTold() {
    List<String> heard = new ArrayList<>();
    player.listen(
        event -> {
          heard.add(event.kind().name());
          if (event.kind() == PlayerEvent.Kind.STARTED) {
            throw new IllegalStateException("on purpose");
          }
        });
    player.play("far").once();
    assertThrows(IllegalStateException.class, () -> player.update(1));
    player.update(0);
    assertEquals(List.of("STARTED", "COMPLETED"), heard);
  }

  @Test
  void eventsOfSeveralTracksComeInTheOrderOfTime() {
    player.play("out");
    player.track(2).play("far").from(0.3);
    player.track(1).play("far").from(0.1);
    assertEquals(
        List.of(
            "STARTED out",
            "STARTED far",
            "STARTED far",
            "LOOPED far",
            "LOOPED far",
            "LOOPED far",
            "LOOPED far",
            "LOOPED out"),
        after(1));
  }

  @Test
  void whatIsReplacedBeforeItIsSeenTellsNothing() {
    player.play("out");
    player.play("far");
    assertEquals(List.of("STARTED far"), after(0));
  }

  @Test
  void anEndlessLoopBackwardsComesToTheEndOfTheMotionFirst() {
    player.mark("out", 1, "end").mark("out", 0, "start").mark("out", 0.5, "m");
    player.listen(event -> told.add("loop " + event.loop()));
    player.play("out").speed(-1);
    List<String> first =
        List.of(
            "STARTED out",
            "loop 0",
            "MARK out start",
            "loop 0",
            "LOOPED out",
            "loop -1",
            "MARK out end",
            "loop -1");
    assertEquals(first, after(0.25));
    assertEquals(
        List.of(
            "MARK out m",
            "loop -1",
            "MARK out start",
            "loop -1",
            "LOOPED out",
            "loop -2",
            "MARK out end",
            "loop -2"),
        after(0.75));
  }

  @Test
  void eventsOfOneTimeComeByTrackWhateverWasCalledFirst() {
    player.play("out");
    player.track(1).play("round");
    after(0.25);
    player.track(1).play("far");
    player.play("pose");
    assertEquals(
        List.of(
            "INTERRUPTED out",
            "STARTED pose",
            "ENDED out",
            "INTERRUPTED round",
            "STARTED far",
            "ENDED round"),
        after(0.125));
  }

  @Test
  void whatIsLeftByAListenerThatFailsKeepsItsOrder() {
    boolean[] fail = {true};
    player.play("out").from(0.5);
    player.track(1).play("out").from(0.75);
    player.update(0);
    player.listen(
        event -> {
          told.add("track " + event.track().index());
          if (fail[0]) {
            fail[0] = false;
            throw new IllegalStateException("on purpose");
          }
        });
    player.mark("out", 0.9, "m");
    told.clear();
    assertThrows(IllegalStateException.class, () -> player.update(0.75));
    player.update(0);
    assertEquals(
        List.of("track 1", "track 1", "track 0", "track 0"),
        told.stream().filter(line -> line.startsWith("track")).toList());
  }

  @Test
  void aLongFrameTellsEndsWhenTheyAreAndInWhichLoop() {
    player.listen(
        event -> {
          if (event.kind() == PlayerEvent.Kind.ENDED) {
            told.add("loop " + event.loop());
          }
        });
    player.mark("far", 0.125, "m");
    player.play("out");
    after(0);
    player.play("pose").fade(0.375);
    after(0);
    player.play("far").fade(2);
    List<String> all = after(4);
    int end = all.indexOf("ENDED out");
    assertEquals("loop 0", all.get(end + 1));
    assertTrue(end < all.indexOf("ENDED pose"), all.toString());
    assertEquals(0, Collections.frequency(all.subList(0, end), "LOOPED far"), all.toString());
    assertEquals(4, Collections.frequency(all.subList(0, all.indexOf("ENDED pose")), "MARK far m"));
  }
}
