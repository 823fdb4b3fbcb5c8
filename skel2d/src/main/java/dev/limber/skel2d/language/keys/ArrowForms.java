package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.resolve.Arrow;
import java.util.ArrayList;
import java.util.List;

/** The arrows that go from one frame to another, as people would write them, the best first. */
final class ArrowForms {
  /** More hyphens are hard to count. */
  private static final int MOST_HYPHENS = 6;

  private ArrowForms() {}

  /**
   * Returns the forms of an arrow.
   *
   * @param options step and easing that it sets besides
   * @param step frames of one hyphen before it
   * @param depth in how many loops it is: in one, a frame by its number holds for the first run
   *     only
   * @param byNumber whether frames are written by their numbers around it
   */
  static List<Arrow> of(
      Arrow options, double step, double from, double to, int depth, boolean byNumber) {
    List<Arrow> forms = new ArrayList<>();
    double distance = to - from;
    if (Math.abs(distance) < TimelineText.SAME_FRAME) {
      forms.add(options.going("", 0));
      return forms;
    }
    if (distance < 0) {
      return forms;
    }
    double own = options.step().isEmpty() ? step : Double.parseDouble(options.step());
    double count = Math.rint(distance / own);
    boolean counted =
        count >= 1
            && count <= MOST_HYPHENS
            && Math.abs(count * own - distance) < TimelineText.SAME_FRAME;
    Arrow numbered = options.going(ValueText.of(to), 0);
    if (byNumber && depth == 0) {
      forms.add(numbered);
    }
    if (counted) {
      forms.add(options.going("", (int) count));
    }
    if (!byNumber && depth == 0) {
      forms.add(numbered);
    }
    forms.add(options.going("+" + ValueText.of(distance), 0));
    return forms;
  }
}
