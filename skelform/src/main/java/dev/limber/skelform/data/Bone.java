package dev.limber.skelform.data;

/**
 * A bone as loaded. Its index in {@link Armature#bones()} is its identity; parents come first.
 *
 * @param name name as in the file, not always unique
 * @param parent index of the parent, -1 for a root
 * @param start values right after loading
 * @param initial values that un-animated fields return to; equal to {@code start} in most files
 * @param hidden whether it is hidden right after loading
 * @param initialHidden whether it is hidden when no animation says otherwise
 * @param family index of the IK family it belongs to, -1 for none
 * @param visual index of its visual, -1 for none
 * @param physics index of its physics, -1 for none
 */
public record Bone(
    String name,
    int parent,
    Transform start,
    Transform initial,
    boolean hidden,
    boolean initialHidden,
    int family,
    int visual,
    int physics) {

  /** Returns the same bone without physics. */
  public Bone withoutPhysics() {
    return new Bone(name, parent, start, initial, hidden, initialHidden, family, visual, -1);
  }
}
