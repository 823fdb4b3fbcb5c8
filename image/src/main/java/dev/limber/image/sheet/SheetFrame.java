package dev.limber.image.sheet;

/**
 * What a sheet's description says about a frame besides its position.
 *
 * @param name its name, usually like a file name: {@code walk 0.png}
 * @param durationMillis how long it is shown, in milliseconds
 */
public record SheetFrame(String name, int durationMillis) {
  /** Rejects a negative duration. */
  public SheetFrame {
    if (durationMillis < 0) {
      throw new IllegalArgumentException("a duration is not negative: " + durationMillis);
    }
  }
}
