package dev.limber.skelform.animate;

import static dev.limber.skelform.conformance.Vectors.bool;
import static dev.limber.skelform.conformance.Vectors.number;
import static dev.limber.skelform.conformance.Vectors.rows;
import static dev.limber.skelform.conformance.Vectors.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.NeedsReferenceData;
import dev.limber.core.json.JsonArray;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.Keyframe;
import dev.limber.skelform.data.Ruleset;
import java.util.List;
import org.junit.jupiter.api.Test;

@NeedsReferenceData
class AnimateConformanceTest {
  @Test
  void interpolateMatchesTheVectors() {
    for (JsonArray row : rows("interpolate")) {
      double start = number(row, 2);
      double end = number(row, 3);
      Easing easing = Easing.bezier(number(row, 4), number(row, 5), number(row, 6), number(row, 7));
      double actual = Interpolation.interpolate(number(row, 0), number(row, 1), start, end, easing);
      String label = text(row.get(9));
      double tolerance = label.startsWith("only ") ? 1e-3 : 1e-5;
      assertEquals(
          number(row, 8), actual, tolerance * Math.max(1e-9, Math.abs(end - start)), row.path());
    }
  }

  @Test
  void oneSegmentAppliedToAFieldMatchesTheVectors() {
    for (JsonArray row : rows("interpolate_keyframes")) {
      double current = number(row, 9) - number(row, 1);
      double length = number(row, 3) - number(row, 1);
      Easing easing = Easing.bezier(number(row, 5), number(row, 6), number(row, 7), number(row, 8));
      double value =
          Interpolation.interpolate(current, length, number(row, 2), number(row, 4), easing);
      double progress = Interpolation.smoothing(Ruleset.BOTH_SEGMENTS, current, number(row, 10));
      double field = number(row, 0);
      double actual = field + (value - field) * progress;
      assertEquals(number(row, 11), actual, 1e-3, row.path());
    }
  }

  private static Keyframe key(int frame, double value, Easing easing) {
    return new Keyframe(frame, 0, Element.POSITION_X, value, "", easing);
  }

  private static Animation animation(int lastFrame, int fps) {
    return new Animation("a", 0, fps, List.of(key(lastFrame, 0, Easing.LINEAR)));
  }

  @Test
  void formatFrameMatchesTheVectors() {
    for (JsonArray row : rows("format_frame")) {
      Animation animation = animation((int) number(row, 1), 60);
      double actual = Frames.format(number(row, 0), animation, bool(row.get(2)), bool(row.get(3)));
      if (text(row.get(5)).equals("Q-UNDERFLOW")) {
        assertEquals(0, actual, row.path()); // Our choice: reversed past the end stays at 0.
      } else {
        assertEquals(number(row, 4), actual, row.path());
      }
    }
  }

  @Test
  void timeFrameMatchesTheVectors() {
    int compared = 0;
    for (JsonArray row : rows("time_frame")) {
      Animation animation = animation((int) number(row, 2), (int) number(row, 1));
      double seconds = number(row, 0) / 1000;
      int actual = Frames.time(seconds, animation, bool(row.get(3)), bool(row.get(4)));
      double expected = number(row, 6);
      if (expected < 0) {
        assertEquals(0, actual, row.path());
      } else {
        assertEquals(expected, actual, row.path());
        compared++;
      }
    }
    assertTrue(compared > 500);
  }
}
