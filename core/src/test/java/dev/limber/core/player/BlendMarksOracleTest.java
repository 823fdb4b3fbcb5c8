package dev.limber.core.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Steps of a blend against an oracle that knows nothing of who fires them: all animations have as
 * many marks, so the steps of all loops are numbered, and going over one forwards or backwards
 * fires that one. It only counts where it is between them.
 */
class BlendMarksOracleTest {
  private static final String[] NAMES = {"walk", "run", "sprint"};

  private final Dial dial = new Dial();
  private final Player player = new Player(dial);
  private final double[] durations = new double[NAMES.length];

  /** When the marks are, as shares of the duration. */
  private final double[][] shares = new double[NAMES.length][];

  private int marks;
  private int loops;
  private boolean reverse;
  private boolean pingPong;

  /**
   * Between which two steps it may be: before a seek that is known, after it a few are possible.
   */
  private Set<Long> gaps = new TreeSet<>();

  private int told;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void everyStepIsToldOnceEachTimeItIsPassed(int block) {
    int all = 0;
    for (int seed = 250 * block; seed < 250 * (block + 1); seed++) {
      BlendMarksOracleTest script = new BlendMarksOracleTest();
      script.play(new Random(seed), "seed " + seed);
      all += script.told;
    }
    assertTrue(all > 10_000, "steps: " + all);
  }

  private void play(Random random, String where) {
    marks = 1 + random.nextInt(4);
    loops = random.nextInt(3) == 0 ? 1 + random.nextInt(40) : 0;
    reverse = random.nextInt(3) == 0;
    pingPong = random.nextInt(3) == 0;
    Blend blend = new Blend(dial);
    for (int a = 0; a < NAMES.length; a++) {
      durations[a] = 0.2 + random.nextDouble();
      dial.animation(NAMES[a], durations[a], t -> t, t -> t);
      shares[a] = random.doubles(marks, 0.01, 0.99).sorted().toArray();
      if (loops == 0 && !reverse && !pingPong && random.nextBoolean()) {
        shares[a][0] = 0;
      }
      for (int m = 0; m < marks; m++) {
        player.mark(NAMES[a], shares[a][m] * durations[a], "" + m);
      }
      blend.at(a, NAMES[a]);
    }
    List<Integer> steps = new ArrayList<>();
    player.listen(
        event -> {
          if (event.kind() == PlayerEvent.Kind.MARK) {
            steps.add(Integer.parseInt(event.mark()));
          }
        });
    Playback playback = player.play(blend);
    if (loops > 0) {
      playback.loop(loops);
    }
    if (reverse) {
      playback.reverse();
    }
    if (pingPong) {
      playback.pingPong();
    }
    gaps.add(0L);
    double speed = 1;
    for (int update = 0; update < 60; update++) {
      double value = 2 * random.nextDouble();
      blend.by(value);
      if (update > 0 && random.nextInt(6) == 0) {
        speed = 4 * random.nextDouble() - 2;
        playback.speed(speed);
      }
      if (random.nextInt(12) == 0) {
        playback.position(durations[0] * (loops == 0 ? 9 : loops) * random.nextDouble());
        gaps = gapsAt(playback.position());
      }
      double seconds = random.nextInt(15) == 0 ? 10 : 0.15 * random.nextDouble();
      steps.clear();
      final double expected = playback.position() + seconds * speed * rate(value);
      player.update(seconds);
      double end = loops == 0 ? expected : Math.max(0, Math.min(loops * durations[0], expected));
      assertEquals(end, playback.position(), 1e-8, where);
      for (int step : steps) {
        pass(step, speed > 0, where + " update " + update);
      }
      Set<Long> now = gapsAt(playback.position());
      now.retainAll(gaps);
      assertFalse(now.isEmpty(), where + " update " + update + ": a step is missing");
      told += steps.size();
    }
  }

  /** Returns how fast the first animation's time passes. */
  private double rate(double value) {
    int lower = value < 1 ? 0 : 1;
    double share = value - lower;
    return durations[0] / ((1 - share) * durations[lower] + share * durations[lower + 1]);
  }

  /** Goes over a step; fails if it is not the next. */
  private void pass(int step, boolean forwards, String where) {
    Set<Long> next = new TreeSet<>();
    for (long gap : gaps) {
      long passed = forwards ? gap : gap - 1;
      int inLoop = (int) Math.floorMod(passed, (long) marks);
      if (step == (isBackwards(Math.floorDiv(passed, marks)) ? marks - 1 - inLoop : inLoop)) {
        next.add(forwards ? gap + 1 : gap - 1);
      }
    }
    assertFalse(next.isEmpty(), where + ": step " + step + " between " + gaps);
    gaps = next;
  }

  private boolean isBackwards(long loop) {
    return reverse != (pingPong && Math.floorMod(loop, 2L) == 1);
  }

  /** Returns how many steps each of the animations has before a position. */
  private Set<Long> gapsAt(double position) {
    long loop = (long) Math.floor(position / durations[0]);
    double share = position / durations[0] - loop;
    Set<Long> all = new TreeSet<>();
    for (double[] own : shares) {
      boolean backwards = isBackwards(loop);
      long before = Arrays.stream(own).filter(at -> (backwards ? 1 - at : at) <= share).count();
      all.add(loop * marks + before);
    }
    return all;
  }
}
