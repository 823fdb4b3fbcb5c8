package dev.limber.architecture.wrong.core;

import java.util.function.Supplier;

/** Uses what every part may use: strings, records, lambdas and arrays. */
public final class IsFine {
  record Pair(String left, int[] right) {}

  public static Supplier<String> join(Pair pair) {
    return () -> pair.left() + pair.right().length + pair.getClass().getSimpleName();
  }
}
