package dev.limber.skel2d.data;

/** The kinds of thing that can be animated. */
public enum Target {
  /** A bone. */
  BONE,
  /** A slot. */
  SLOT;

  /** Returns {@code bone} or {@code slot}. */
  public String word() {
    return this == BONE ? "bone" : "slot";
  }
}
