package dev.limber.skelform.data;

import org.jspecify.annotations.Nullable;

/** How an IK family finds its bend. */
public enum IkMode {
  /** Forward and backward reaching, ten rounds. */
  FABRIK("FABRIK"),
  /** The bones lie on an arch between root and target. */
  ARC("Arc");

  private final String specName;

  IkMode(String specName) {
    this.specName = specName;
  }

  /** Returns the name that files use. */
  public String specName() {
    return specName;
  }

  /** Returns the mode with this file name, or null if there is none. */
  public static @Nullable IkMode named(String specName) {
    return switch (specName) {
      case "FABRIK" -> FABRIK;
      case "Arc" -> ARC;
      default -> null;
    };
  }
}
