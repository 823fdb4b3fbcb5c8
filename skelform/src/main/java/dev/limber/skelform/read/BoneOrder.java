package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.LimberException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Finds each bone's parent and puts parents before children, changing the order only if it must.
 */
final class BoneOrder {
  private static final int SHOWN_IN_CYCLE = 8;

  private final Reading reading;
  private final List<Fields> file;
  private final Map<Integer, Integer> fileIndexById = new TreeMap<>();
  private final int[] fileParents;

  /** File indices in the new order. */
  private final int[] order;

  private int placed;

  private BoneOrder(List<Fields> file, Reading reading) {
    this.reading = reading;
    this.file = file;
    this.fileParents = new int[file.size()];
    this.order = new int[file.size()];
  }

  /**
   * Orders the bones.
   *
   * @param file the bones as they stand in the file
   * @throws LimberException if bones are their own ancestors
   */
  static BoneTable of(List<Fields> file, Reading reading) {
    BoneOrder order = new BoneOrder(file, reading);
    order.readIds();
    order.readParents();
    order.place();
    return order.table();
  }

  private void readIds() {
    for (int i = 0; i < file.size(); i++) {
      Fields bone = file.get(i);
      int id = bone.integer("id", i);
      if (fileIndexById.putIfAbsent(id, i) != null) {
        String message = "the id " + id + " is taken by an earlier bone; nothing can refer to this";
        reading.warning("skf-duplicate-id", bone.at("id"), message, "give each bone its own id");
      }
    }
  }

  private void readParents() {
    for (int i = 0; i < file.size(); i++) {
      Fields bone = file.get(i);
      int id = bone.integer("parent_id", -1);
      Integer parent = id == -1 ? Integer.valueOf(-1) : fileIndexById.get(id);
      if (parent == null) {
        String message = "no bone has the id " + id + "; the bone becomes a root";
        reading.warning("skf-bad-parent", bone.at("parent_id"), message, "use -1 for no parent");
      }
      fileParents[i] = parent == null ? -1 : parent;
    }
  }

  /** Places each bone after its ancestors; bones that already stand so are not moved. */
  private void place() {
    boolean[] done = new boolean[file.size()];
    int[] chain = new int[file.size()];
    // The walk that last came by, so that a walk that meets itself has found a cycle.
    int[] walk = new int[file.size()];
    Arrays.fill(walk, -1);
    for (int i = 0; i < file.size(); i++) {
      int length = 0;
      for (int at = i; at >= 0 && !done[at]; at = fileParents[at]) {
        if (walk[at] == i) {
          throw cycle(at);
        }
        walk[at] = i;
        chain[length++] = at;
      }
      while (length > 0) {
        int next = chain[--length];
        done[next] = true;
        order[placed++] = next;
      }
    }
  }

  private LimberException cycle(int start) {
    StringBuilder message = new StringBuilder("bones are their own ancestors: ");
    int at = start;
    for (int shown = 0; shown < SHOWN_IN_CYCLE && (shown == 0 || at != start); shown++) {
      message.append(name(at)).append(" is a child of ");
      at = fileParents[at];
    }
    message.append(name(at));
    if (at != start) {
      message.append(", and so on");
    }
    String hint = "give one of them another parent_id, or -1";
    return reading.fatal("skf-cycle", file.get(start).at("parent_id"), message.toString(), hint);
  }

  private String name(int fileIndex) {
    return Excerpt.quoted(JsonTree.text(file.get(fileIndex).json(), "name"));
  }

  private BoneTable table() {
    int[] newIndex = new int[file.size()];
    int moved = -1;
    for (int i = 0; i < order.length; i++) {
      newIndex[order[i]] = i;
      moved = moved < 0 && order[i] != i ? order[i] : moved;
    }
    if (moved >= 0) {
      String message = "this bone comes after its children; bones are put in order";
      reading.note("skf-order", file.get(moved).json(), message, "");
    }
    List<Fields> bones = new ArrayList<>();
    int[] parents = new int[file.size()];
    for (int i = 0; i < order.length; i++) {
      bones.add(file.get(order[i]));
      int parent = fileParents[order[i]];
      parents[i] = parent < 0 ? -1 : newIndex[parent];
    }
    Map<Integer, Integer> indexById = new TreeMap<>();
    for (Map.Entry<Integer, Integer> entry : fileIndexById.entrySet()) {
      indexById.put(entry.getKey(), newIndex[entry.getValue()]);
    }
    return new BoneTable(bones, parents, indexById);
  }
}
