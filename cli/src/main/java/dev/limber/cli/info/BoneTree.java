package dev.limber.cli.info;

import java.util.Arrays;

/**
 * Bones in the order of a drawn tree: each followed by all that hangs on it.
 *
 * <p>Without recursion, and with a deepest indentation: a hostile file can have a chain of 16,000
 * bones.
 */
final class BoneTree {
  /** Deeper bones are not indented further; dots say so. */
  private static final int DEEPEST = 24;

  private final int[] order;
  private final String[] branch;

  /** Creates a tree from the index of each bone's parent, -1 for roots. */
  BoneTree(int[] parents) {
    int count = parents.length;
    // Children as lists: the first of each bone, then from sibling to sibling.
    int[] firstChild = new int[count + 1];
    int[] nextSibling = new int[count];
    Arrays.fill(firstChild, -1);
    for (int b = count - 1; b >= 0; b--) {
      int parent = parents[b];
      int list = parent < 0 ? count : parent;
      nextSibling[b] = firstChild[list];
      firstChild[list] = b;
    }
    order = new int[count];
    branch = new String[count];
    String[] below = new String[count]; // what lines under a bone begin with
    int[] depth = new int[count];
    int[] stack = new int[count + 1];
    int size = 0;
    int placed = 0;
    if (count > 0) {
      stack[size++] = firstChild[count];
    }
    while (size > 0) {
      int b = stack[--size];
      int parent = parents[b];
      boolean last = nextSibling[b] < 0;
      if (parent < 0) {
        branch[b] = "";
        below[b] = "";
      } else {
        depth[b] = depth[parent] + 1;
        boolean deep = depth[b] > DEEPEST;
        branch[b] = below[parent] + (deep ? "⋯ " : last ? "└─ " : "├─ ");
        below[b] = below[parent] + (deep ? "" : last ? "   " : "│  ");
      }
      order[placed++] = b;
      if (!last) {
        stack[size++] = nextSibling[b];
      }
      if (firstChild[b] >= 0) {
        stack[size++] = firstChild[b];
      }
    }
  }

  /** Returns the index of the bone on a line of the drawing. */
  int bone(int line) {
    return order[line];
  }

  /** Returns the lines that lead to a bone, such as {@code │ ├─}; empty for a root. */
  String branch(int bone) {
    return branch[bone];
  }
}
