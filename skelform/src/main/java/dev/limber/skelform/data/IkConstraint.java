package dev.limber.skelform.data;

import org.jspecify.annotations.Nullable;

/** To which side an IK family may bend, seen from root to target. */
public enum IkConstraint {
  /** Either side. */
  NONE("None"),
  /** Clockwise only; the other bend is mirrored. */
  CLOCKWISE("Clockwise"),
  /** Counter-clockwise only; the other bend is mirrored. */
  COUNTER_CLOCKWISE("CounterClockwise");

  private final String specName;

  IkConstraint(String specName) {
    this.specName = specName;
  }

  /** Returns the name that files use. */
  public String specName() {
    return specName;
  }

  /** Returns the constraint with this file name, or null if there is none. */
  public static @Nullable IkConstraint named(String specName) {
    return switch (specName) {
      case "None" -> NONE;
      case "Clockwise" -> CLOCKWISE;
      case "CounterClockwise" -> COUNTER_CLOCKWISE;
      default -> null;
    };
  }
}
