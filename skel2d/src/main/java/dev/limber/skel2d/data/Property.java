package dev.limber.skel2d.data;

/** What a timeline animates. */
public enum Property {
  /** Position, added to the setup pose. */
  X("x"),
  /** Position, added to the setup pose. */
  Y("y"),
  /** Rotation, added to the setup pose; interpolated the short way. */
  ROTATION("rot"),
  /** Scale, multiplied with the setup pose. */
  SCALE_X("sx"),
  /** Scale, multiplied with the setup pose. */
  SCALE_Y("sy"),
  /** Flip, replaces the setup pose; not interpolated. */
  FLIP_X("flipx"),
  /** Flip, replaces the setup pose; not interpolated. */
  FLIP_Y("flipy"),
  /** Red of the slot's colour, replaces it. */
  RED("r"),
  /** Green of the slot's colour, replaces it. */
  GREEN("g"),
  /** Blue of the slot's colour, replaces it. */
  BLUE("b"),
  /** Alpha of the slot's colour, replaces it. */
  ALPHA("a"),
  /** The attachment a slot shows; not interpolated. */
  ATTACHMENT("@"),
  /** A malformed property: moves nothing, and only its duration counts. */
  NOTHING("");

  private final String word;

  Property(String word) {
    this.word = word;
  }

  /** Returns a short name, as in the reference vectors; empty for {@link #NOTHING}. */
  public String word() {
    return word;
  }

  /** Returns whether things of this kind have it. */
  public boolean fits(Target target) {
    return this == NOTHING || (compareTo(RED) < 0) == (target == Target.BONE);
  }
}
