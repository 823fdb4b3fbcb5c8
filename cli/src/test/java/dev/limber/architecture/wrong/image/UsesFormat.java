package dev.limber.architecture.wrong.image;

/** Formatting brings locale data into the browser. */
public final class UsesFormat {
  public static String name(int frame) {
    return String.format("frame %d", frame);
  }
}
