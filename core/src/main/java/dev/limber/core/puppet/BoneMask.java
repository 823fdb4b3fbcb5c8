package dev.limber.core.puppet;

/**
 * A set of a character's bones: those that a layer moves. Immutable; each call returns a new mask.
 * All puppets of the character may use it.
 *
 * <pre>{@code
 * BoneMask arms = BoneMask.none(puppet).withTree("Shoulder").without("Hand");
 * }</pre>
 */
public final class BoneMask {
  private final Puppet puppet;
  private final boolean[] in;

  private BoneMask(Puppet puppet, boolean[] in) {
    this.puppet = puppet;
    this.in = in;
  }

  /** Returns an empty mask. */
  public static BoneMask none(Puppet puppet) {
    return new BoneMask(puppet, new boolean[puppet.boneCount()]);
  }

  /** Returns a mask of all bones. */
  public static BoneMask all(Puppet puppet) {
    return none(puppet).inverse();
  }

  /**
   * Returns the mask with a bone.
   *
   * @throws IllegalArgumentException if there is no such bone; the message lists the names
   */
  public BoneMask with(String bone) {
    return changed(puppet.bone(bone).index(), false, true);
  }

  /** Returns the mask with a bone and all its descendants. */
  public BoneMask withTree(String bone) {
    return changed(puppet.bone(bone).index(), true, true);
  }

  /** Returns the mask without a bone. */
  public BoneMask without(String bone) {
    return changed(puppet.bone(bone).index(), false, false);
  }

  /** Returns the mask without a bone and all its descendants. */
  public BoneMask withoutTree(String bone) {
    return changed(puppet.bone(bone).index(), true, false);
  }

  /** Returns the mask of all other bones. */
  public BoneMask inverse() {
    boolean[] other = in.clone();
    for (int b = 0; b < other.length; b++) {
      other[b] = !other[b];
    }
    return new BoneMask(puppet, other);
  }

  private BoneMask changed(int bone, boolean tree, boolean value) {
    boolean[] changed = in.clone();
    boolean[] below = new boolean[in.length];
    below[bone] = true;
    changed[bone] = value;
    // Parents come before children.
    for (int b = bone + 1; tree && b < below.length; b++) {
      int parent = puppet.bone(b).parent();
      if (parent >= 0 && below[parent]) {
        below[b] = true;
        changed[b] = value;
      }
    }
    return new BoneMask(puppet, changed);
  }

  /** Returns whether it contains a bone; false for an invalid index. Allocates nothing. */
  public boolean contains(int bone) {
    return bone >= 0 && bone < in.length && in[bone];
  }

  /** Returns whether it was made for a puppet of the same character. */
  @SuppressWarnings("ReferenceEquality") // Equal data of two files could have other bones later.
  public boolean isOf(Puppet other) {
    return puppet.data() == other.data();
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("bones");
    for (int b = 0; b < in.length; b++) {
      if (in[b]) {
        text.append(' ').append(puppet.bone(b).name());
      }
    }
    return text.toString();
  }
}
