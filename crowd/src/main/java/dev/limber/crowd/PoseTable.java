package dev.limber.crowd;

/**
 * Finds members that show the same pose: the same animation at exactly the same time. An
 * open-addressing hash table of slots, emptied by incrementing a counter.
 */
final class PoseTable {
  private int[] slots = new int[64];
  private int[] rounds = new int[64];
  private int round;

  /** Empties the table and makes room for this many poses. */
  void begin(int capacity) {
    if (slots.length < 2 * capacity) {
      int size = slots.length;
      while (size < 2 * capacity) {
        size *= 2;
      }
      slots = new int[size];
      rounds = new int[size];
      round = 0;
    }
    round++;
  }

  /** Returns the slot first added with this animation and time, which may be this one. */
  int firstWith(int slot, Member[] members) {
    int animation = members[slot].track.number;
    long bits = Double.doubleToLongBits(members[slot].track.time);
    int mask = slots.length - 1;
    int at = mixed(bits + animation) & mask;
    while (rounds[at] == round) {
      MemberTrack other = members[slots[at]].track;
      if (other.number == animation && Double.doubleToLongBits(other.time) == bits) {
        return slots[at];
      }
      at = (at + 1) & mask;
    }
    rounds[at] = round;
    slots[at] = slot;
    return slot;
  }

  private static int mixed(long bits) {
    long mixed = (bits ^ (bits >>> 32)) * 0x9E3779B97F4A7C15L;
    return (int) (mixed >>> 33);
  }
}
