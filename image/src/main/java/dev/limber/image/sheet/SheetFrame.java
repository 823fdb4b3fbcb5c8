package dev.limber.image.sheet;

/**
 * What a sheet's description says about a frame beside its place.
 *
 * @param name how it is found, by custom like a file name: {@code walk 0.png}
 * @param durationMillis how long it is shown, in milliseconds
 */
public record SheetFrame(String name, int durationMillis) {
  /** Refuses a negative duration. */
  public SheetFrame {
    if (durationMillis < 0) {
      throw new IllegalArgumentException("a duration is not negative: " + durationMillis);
    }
  }
}
