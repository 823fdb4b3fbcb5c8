package dev.limber.skelform.data;

/** The shape of a file, told by its fields; its version string decides where those are silent. */
public enum Generation {
  /** No version field: keyframe values are offsets, one {@code textures.png}. */
  BEFORE_0_2("before 0.2", Ruleset.OFFSETS),
  /** Flat root, numbered elements, transitions ignored. */
  V0_2("0.2", Ruleset.LINEAR_SMOOTHING),
  /** As 0.2, with transitions applied, tint and baked IK. */
  V0_3("0.3", Ruleset.LINEAR_SMOOTHING),
  /** Named elements and Bezier handles. */
  V0_4("0.4", Ruleset.ONE_SEGMENT),
  /** Physics on the bones, links between keyframes. */
  V0_5("0.5", Ruleset.BOTH_SEGMENTS),
  /** Development builds: the layout of 0.6 with the fields of 0.5 repeated on the bones. */
  V0_5_3("0.5.3", Ruleset.BOTH_SEGMENTS),
  /** Arrays for visuals, inverse kinematics and physics. */
  V0_6("0.6", Ruleset.BOTH_SEGMENTS),
  /** Pivots on visuals, mimic target. */
  V0_7("0.7", Ruleset.BOTH_SEGMENTS),
  /** As 0.7; the version alone tells it. */
  V0_8("0.8", Ruleset.MIRRORED_TURNS);

  private final String label;
  private final Ruleset ruleset;

  Generation(String label, Ruleset ruleset) {
    this.label = label;
    this.ruleset = ruleset;
  }

  /** Returns the words to show a person, such as {@code before 0.2} or {@code 0.7}. */
  public String label() {
    return label;
  }

  /** Returns the rules by which runtimes of this generation play. */
  public Ruleset ruleset() {
    return ruleset;
  }
}
