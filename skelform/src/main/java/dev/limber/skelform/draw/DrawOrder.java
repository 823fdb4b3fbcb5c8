package dev.limber.skelform.draw;

import dev.limber.core.math.Ints;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Visual;
import java.util.List;

/**
 * Which visuals are drawn before which, and what is hidden: ascending draw order, ties by bone
 * index; a bone is hidden by itself or by any ancestor. Kept from frame to frame, because little
 * changes. Allocates nothing.
 */
final class DrawOrder {
  private final List<Bone> bones;
  private final int[] boneOf;
  private final int[] order;
  private final int[] merged;
  private final boolean[] hidden;

  DrawOrder(Armature armature) {
    bones = armature.bones();
    boneOf = Ints.of(armature.visuals(), Visual::bone);
    order = new int[boneOf.length];
    merged = new int[boneOf.length];
    hidden = new boolean[bones.size()];
    for (int v = 0; v < order.length; v++) {
      order[v] = v;
    }
  }

  /** Brings order and hiding up to date. */
  void update(boolean[] ownHidden, int[] zindex) {
    hide(ownHidden);
    sort(zindex);
  }

  /** Returns the visuals, first drawn first; the same array each time. */
  int[] visuals() {
    return order;
  }

  /** Returns whether what a bone shows is to be seen; nothing is if there is no bone. */
  boolean isVisible(int bone) {
    return bone >= 0 && !hidden[bone];
  }

  /** Hides what hangs on something hidden: parents come first, so one pass is enough. */
  private void hide(boolean[] own) {
    for (int b = 0; b < own.length; b++) {
      int parent = bones.get(b).parent();
      hidden[b] = own[b] || (parent >= 0 && hidden[parent]);
    }
  }

  /**
   * Insertion sort, because the order of the last frame is nearly always right already; when too
   * much moves, a merge sort takes over, so that a hostile file cannot make it quadratic.
   */
  private void sort(int[] zindex) {
    int moves = 8 * order.length;
    for (int i = 1; i < order.length; i++) {
      int v = order[i];
      int at = i;
      while (at > 0 && isBefore(v, order[at - 1], zindex)) {
        order[at] = order[at - 1];
        at--;
        moves--;
      }
      order[at] = v;
      if (moves < 0) {
        mergeSort(zindex);
        return;
      }
    }
  }

  private void mergeSort(int[] zindex) {
    for (int run = 1; run < order.length; run *= 2) {
      for (int start = 0; start < order.length; start += 2 * run) {
        int middle = Math.min(start + run, order.length);
        int end = Math.min(start + 2 * run, order.length);
        int left = start;
        int right = middle;
        for (int at = start; at < end; at++) {
          boolean takeRight =
              right < end && (left >= middle || isBefore(order[right], order[left], zindex));
          merged[at] = takeRight ? order[right++] : order[left++];
        }
      }
      System.arraycopy(merged, 0, order, 0, order.length);
    }
  }

  private boolean isBefore(int v, int other, int[] zindex) {
    if (zindex[v] != zindex[other]) {
      return zindex[v] < zindex[other];
    }
    return boneOf[v] < boneOf[other];
  }
}
