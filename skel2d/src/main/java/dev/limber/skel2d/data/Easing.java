package dev.limber.skel2d.data;

/** How a value moves from one key to the next. */
public enum Easing {
  /** {@code li}: evenly. */
  LINEAR("li"),
  /** {@code si}: starts slowly, {@code 1 - sin(π/2 + xπ/2)}. */
  SINE_IN("si"),
  /** {@code so}: ends slowly, {@code sin(xπ/2)}. */
  SINE_OUT("so"),
  /** {@code sio}: starts and ends slowly, {@code 0.5 + sin(xπ - π/2)/2}. */
  SINE_IN_OUT("sio");

  private final String word;

  Easing(String word) {
    this.word = word;
  }

  /** Returns the word of the language: {@code li}, {@code si}, {@code so} or {@code sio}. */
  public String word() {
    return word;
  }
}
