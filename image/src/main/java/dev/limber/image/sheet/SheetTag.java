package dev.limber.image.sheet;

/**
 * A run of frames that is one animation.
 *
 * @param name the animation's name
 * @param from its first frame, counted from 0
 * @param to its last frame
 * @param direction how it is played
 */
public record SheetTag(String name, int from, int to, Direction direction) {
  /** How a run of frames is played, in the words that Aseprite uses. */
  public enum Direction {
    /** From the first to the last. */
    FORWARD("forward"),
    /** From the last to the first. */
    REVERSE("reverse"),
    /** There and back. */
    PINGPONG("pingpong");

    final String word;

    Direction(String word) {
      this.word = word;
    }
  }

  /** Rejects a run that ends before it begins. */
  public SheetTag {
    if (from < 0 || to < from) {
      throw new IllegalArgumentException(
          "tag \"" + name + "\" goes from frame " + from + " to " + to);
    }
  }
}
