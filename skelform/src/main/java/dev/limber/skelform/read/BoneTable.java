package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Excerpt;
import java.util.List;
import java.util.Map;

/**
 * The bones of a file with parents before children. Files refer to bones by id; from here on a bone
 * is its index in this order.
 */
final class BoneTable {
  /** What {@link #find} returns for an id that no bone has. */
  static final int MISSING = -1;

  private final List<Fields> bones;
  private final int[] parents;
  private final Map<Integer, Integer> indexById;

  BoneTable(List<Fields> bones, int[] parents, Map<Integer, Integer> indexById) {
    this.bones = bones;
    this.parents = parents;
    this.indexById = indexById;
  }

  int size() {
    return bones.size();
  }

  Fields fields(int index) {
    return bones.get(index);
  }

  /** Returns the index of the parent, -1 for a root. */
  int parent(int index) {
    return parents[index];
  }

  /** Returns the index of the bone with this id, or {@link #MISSING}. */
  int find(int id) {
    return indexById.getOrDefault(id, MISSING);
  }

  /** Returns a bone's name as messages show it. */
  String shown(int index) {
    return Excerpt.quoted(JsonTree.text(fields(index).json(), "name"));
  }
}
