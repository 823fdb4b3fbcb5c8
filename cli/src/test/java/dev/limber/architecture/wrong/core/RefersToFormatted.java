package dev.limber.architecture.wrong.core;

import java.util.function.BiFunction;

/** A method reference is a use, too. */
public final class RefersToFormatted {
  public static final BiFunction<String, Object[], String> FORMAT = String::formatted;
}
