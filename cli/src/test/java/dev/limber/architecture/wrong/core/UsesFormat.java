package dev.limber.architecture.wrong.core;

/** Formatting brings locale data into the browser. */
public final class UsesFormat {
  public static String hello(String name) {
    return String.format("hello %s", name);
  }
}
