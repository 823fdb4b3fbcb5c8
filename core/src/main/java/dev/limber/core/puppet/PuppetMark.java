package dev.limber.core.puppet;

import java.util.List;
import java.util.Objects;

/**
 * A named moment of an animation, with what its author wants to tell: a foot touches the ground,
 * how hard, which one.
 *
 * @param name what happens; several marks may have the same name
 * @param seconds when, from the animation's start
 * @param number a number of the author's, 0 if none is given
 * @param text a text of the author's, empty if none is given
 */
public record PuppetMark(String name, double seconds, double number, String text) {
  /** Rejects null for its name or text. */
  public PuppetMark {
    Objects.requireNonNull(name, "the name of a mark is null");
    Objects.requireNonNull(text, "the text of a mark is null; \"\" stands for none");
  }

  /** Puts marks in the order of time; those at the same time keep theirs. */
  public static void sort(List<PuppetMark> marks) {
    marks.sort((a, b) -> Double.compare(a.seconds, b.seconds));
  }
}
