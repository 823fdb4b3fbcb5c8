package dev.limber.skel2d.resolve;

/**
 * An arrow of a timeline in its parts, as written; empty where nothing is.
 *
 * @param frame with the {@code +} of a relative one
 */
public record Arrow(String frame, String step, String easing, int hyphens) {
  /** Goes on by nothing and sets nothing. */
  public static final Arrow STAY = new Arrow("", "", "", 0);

  /** Takes a word apart that the reader takes for an arrow. */
  public static Arrow of(String word) {
    int start = word.length() - 1;
    while (start > 0 && word.charAt(start - 1) == '-') {
      start--;
    }
    int hyphens = word.length() - 1 - start;
    Options options = new Options();
    if (start == 0 || !options.read(word, 0, start, true)) {
      return new Arrow("", "", "", hyphens);
    }
    return new Arrow(
        options.frameText(word), options.stepText(word), options.easingText(word), hyphens);
  }

  /** Returns the same with another easing, none if it is empty. */
  public Arrow withEasing(String newEasing) {
    return new Arrow(frame, step, newEasing, hyphens);
  }

  /** Returns the same that goes on otherwise. */
  public Arrow going(String newFrame, int newHyphens) {
    return new Arrow(newFrame, step, easing, newHyphens);
  }

  /** Returns whether it goes to a frame, wherever it starts from. */
  public boolean isAbsolute() {
    return !frame.isEmpty() && frame.charAt(0) != '+';
  }

  /** Returns the arrow as a word. */
  public String word() {
    StringBuilder word = new StringBuilder();
    if (!frame.isEmpty() || !step.isEmpty()) {
      word.append(frame).append(':').append(step);
      word.append(easing.isEmpty() ? "" : ":" + easing);
    } else if (!easing.isEmpty()) {
      word.append(':').append(easing);
    }
    for (int i = 0; i < hyphens; i++) {
      word.append('-');
    }
    return word.append('>').toString();
  }
}
