package dev.limber.skelform.data;

import java.util.List;

/**
 * A chain of bones that reaches for a target.
 *
 * @param bones indices of the chain's bones, root first
 * @param target index of the target bone, -1 for a family that does nothing
 * @param mode solver right after loading
 * @param initialMode solver when no animation says otherwise
 * @param constraint bending side right after loading
 * @param initialConstraint bending side when no animation says otherwise
 * @param mimicTarget whether the last bone copies the target's rotation right after loading
 * @param initialMimicTarget the same when no animation says otherwise
 * @param disabled whether the author switched it off in the editor; it is not solved then
 */
public record IkFamily(
    List<Integer> bones,
    int target,
    IkMode mode,
    IkMode initialMode,
    IkConstraint constraint,
    IkConstraint initialConstraint,
    boolean mimicTarget,
    boolean initialMimicTarget,
    boolean disabled) {

  /** Keeps an unmodifiable copy of the chain. */
  public IkFamily {
    bones = List.copyOf(bones);
  }

  /** Creates a family that is solved. */
  public IkFamily(
      List<Integer> bones,
      int target,
      IkMode mode,
      IkMode initialMode,
      IkConstraint constraint,
      IkConstraint initialConstraint,
      boolean mimicTarget,
      boolean initialMimicTarget) {
    this(
        bones,
        target,
        mode,
        initialMode,
        constraint,
        initialConstraint,
        mimicTarget,
        initialMimicTarget,
        false);
  }
}
