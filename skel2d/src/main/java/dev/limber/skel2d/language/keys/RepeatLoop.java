package dev.limber.skel2d.language.keys;

/** Changes how often a loop is run. */
final class RepeatLoop {
  private static final int MOST_RUNS = 1_000;

  private RepeatLoop() {}

  /** Changes the loop whose opening brace is a word. */
  static TimelineText apply(TimelineText text, int open, int runs) throws RefusedException {
    if (runs < 1 || runs > MOST_RUNS) {
      throw new RefusedException("a loop is run 1 to " + MOST_RUNS + " times");
    }
    int close = end(text, open);
    if (close < 0) {
      throw new RefusedException("there is no loop here");
    }
    TimelineText made = text.rewrite(close, runs == 1 ? "}" : "}[" + runs + "]");
    if (!made.run.isComplete()) {
      throw new RefusedException("the loops would repeat too often to be edited here");
    }
    return made;
  }

  /** Returns the word that ends a loop, -1 if there is none. */
  private static int end(TimelineText text, int open) {
    int depth = 0;
    for (int i = open; i < text.size(); i++) {
      if (text.word(i).equals("{")) {
        depth++;
      } else if (text.word(i).startsWith("}") && --depth == 0) {
        return i;
      }
      if (depth == 0) {
        return -1;
      }
    }
    return -1;
  }
}
