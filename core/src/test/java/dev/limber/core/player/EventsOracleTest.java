package dev.limber.core.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The player's events against the slow obvious way: time that is counted in whole ticks, moves one
 * tick after the other and looks at each what is there.
 */
class EventsOracleTest {
  /** Ticks in a second: all times of the scripts are whole ticks, and exact as doubles. */
  private static final int TICKS = 256;

  private static final class Oracle {
    final List<String> told = new ArrayList<>();
    final int duration;
    final int[] marks;
    int loops;
    boolean pingPong;
    boolean reverse;
    int position;
    boolean started;
    boolean complete;

    Oracle(int duration, int[] marks) {
      this.duration = duration;
      this.marks = marks;
    }

    void advance(int ticks, boolean forwards) {
      boolean placedAtEnd = !started && !forwards && loops > 0 && position < 0;
      if (!started && !forwards && loops == 0 && position < 0) {
        // Without end and backwards: it comes to the seam before loop 0.
        started = true;
        position = 0;
        told.add("STARTED");
        arrive(false);
      }
      if (!started) {
        started = true;
        position = placedAtEnd ? loops * duration : Math.max(0, position);
        told.add("STARTED");
        boolean end = loops > 0 && position == loops * duration;
        int loop = end ? loops - 1 : Math.floorDiv(position, duration);
        boolean backwards = reverse != (pingPong && Math.floorMod(loop, 2) == 1);
        tellMarks(position - loop * duration, loop, !backwards);
      }
      int moved = 0;
      while (moved < ticks && !atEnd(forwards)) {
        complete = false;
        position += forwards ? 1 : -1;
        moved++;
        arrive(forwards);
      }
      if (!complete && atEnd(forwards)) {
        complete = true;
        told.add("COMPLETED");
      }
    }

    private boolean atEnd(boolean forwards) {
      return loops > 0 && (forwards ? position == loops * duration : position == 0);
    }

    private void arrive(boolean forwards) {
      int way = Math.floorMod(position, duration);
      int loop = Math.floorDiv(position, duration);
      if (way != 0) {
        tellMarks(way, loop, forwards);
        return;
      }
      int left = forwards ? loop - 1 : loop;
      int entered = forwards ? loop : loop - 1;
      tellMarks(forwards ? duration : 0, left, forwards);
      if (!atEnd(forwards)) {
        told.add("LOOPED " + entered);
        if (!pingPong) {
          tellMarks(forwards ? 0 : duration, entered, forwards);
        }
      }
    }

    /** Tells the marks so far into a loop. */
    private void tellMarks(int way, int loop, boolean forwards) {
      boolean backwards = reverse != (pingPong && Math.floorMod(loop, 2) == 1);
      int time = backwards ? duration - way : way;
      for (int i = 0; i < marks.length; i++) {
        int m = forwards != backwards ? i : marks.length - 1 - i;
        if (marks[m] == time) {
          told.add("MARK " + m);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
  void everyMomentIsToldOnceAndInOrder(int block) {
    int events = 0;
    for (int seed = 250 * block; seed < 250 * (block + 1); seed++) {
      events += compare(new Random(seed), "seed " + seed);
    }
    assertTrue(events > 2000, "events: " + events);
  }

  private static int compare(Random random, String where) {
    int duration = 4 * (1 + random.nextInt(64));
    int[] marks = random.ints(random.nextInt(5), 0, duration / 4 + 1).map(m -> 4 * m).toArray();
    if (marks.length > 1 && random.nextBoolean()) {
      marks[0] = 0;
      marks[1] = duration;
    }
    Arrays.sort(marks);
    Dial dial = new Dial().animation("m", (double) duration / TICKS, t -> t, t -> t);
    Player player = new Player(dial);
    for (int m = 0; m < marks.length; m++) {
      player.mark("m", (double) marks[m] / TICKS, "" + m);
    }
    List<String> told = new ArrayList<>();
    player.listen(
        event ->
            told.add(
                switch (event.kind()) {
                  case MARK -> "MARK " + event.mark();
                  case LOOPED -> "LOOPED " + event.loop();
                  default -> event.kind().name();
                }));
    Oracle oracle = new Oracle(duration, marks);
    Playback playback = player.play("m");
    oracle.loops = random.nextInt(4);
    if (oracle.loops > 0) {
      playback.loop(oracle.loops);
    }
    if (random.nextInt(3) == 0) {
      playback.pingPong();
      oracle.pingPong = true;
    }
    if (random.nextInt(3) == 0) {
      playback.reverse();
      oracle.reverse = true;
    }
    oracle.position = -1;
    if (random.nextInt(3) == 0) {
      place(random, playback, oracle);
    }
    int speed = 4;
    int direction = 1;
    for (int step = 0; step < 25; step++) {
      switch (random.nextInt(6)) {
        case 0 -> {
          speed = random.nextInt(17) - 8;
          playback.speed(speed / 4.0);
        }
        case 1 -> {
          direction = random.nextInt(4) == 0 ? -1 : 1;
          player.timeScale(direction);
        }
        case 2 -> {
          if (random.nextInt(3) == 0) {
            place(random, playback, oracle);
          }
        }
        default -> {}
      }
      // A second has 256 ticks at speed 1, and dt is a multiple of 1/64 s: whole ticks.
      int sixtyFourths = random.nextInt(8) == 0 ? random.nextInt(1000) : random.nextInt(40);
      player.update(sixtyFourths / 64.0);
      int velocity = speed * direction;
      if (velocity == 0) {
        startOnly(oracle);
      } else {
        oracle.advance(sixtyFourths * Math.abs(velocity), velocity > 0);
      }
      assertEquals(oracle.told, told, where + " step " + step);
      assertEquals((double) oracle.position / TICKS, playback.position(), 0, where);
    }
    return told.size();
  }

  private static void startOnly(Oracle oracle) {
    boolean complete = oracle.complete;
    oracle.complete = true;
    oracle.advance(0, true);
    oracle.complete = complete;
  }

  private static void place(Random random, Playback playback, Oracle oracle) {
    int last = oracle.loops == 0 ? 6 : oracle.loops;
    int at =
        random.nextInt(3) == 0
            ? oracle.duration * random.nextInt(last + 1)
            : random.nextInt(oracle.duration * last + 1);
    playback.position((double) at / TICKS);
    oracle.position = at;
    oracle.complete = false;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void theRateOfFramesDoesNotChangeWhatIsTold(int seed) {
    Random random = new Random(seed);
    List<List<String>> heard = new ArrayList<>();
    double[] total = {4 + random.nextDouble()};
    for (int rate : new int[] {1, 30, 60, 144, 1000, 0}) {
      Dial dial = Dial.simple();
      Player player = new Player(dial);
      player.mark("out", 0.3, "a").mark("out", 0.31, "b").mark("far", 0.11, "c");
      player.play("out").loop(2).speed(1.1);
      player.queue("far", 0.1).fade(0.3).loop(3);
      player.queue("out", -0.2).fade(0.1);
      player.track(1).play("far").from(0.2).pingPong().speed(-0.7);
      player.track(1).queue("out", 0.05).fade(0.2).once().release(0.3);
      List<String> told = new ArrayList<>();
      player.listen(event -> told.add(event.track().index() + " " + event));
      double left = total[0];
      while (left > 0) {
        double dt = Math.min(left, rate == 0 ? random.nextDouble() * 0.2 : 1.0 / rate);
        player.update(dt);
        left -= dt;
      }
      heard.add(told);
    }
    for (List<String> told : heard) {
      assertEquals(heard.get(0), told);
    }
    assertTrue(heard.get(0).size() > 20, heard.get(0).toString());
  }
}
