package dev.limber.skelform.read;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which bone has which entry of an array. Bones name the entries; the model has each entry name its
 * one bone.
 */
final class BoneOwners {
  private final int[] asked;
  private final int[] owner;

  private BoneOwners(int bones, int entries) {
    this.asked = new int[bones];
    this.owner = new int[entries];
    Arrays.fill(owner, -1);
  }

  /** Looks at every bone; warns about entries that are not there, notes those nobody uses. */
  static BoneOwners find(
      BoneTable bones, String field, List<@Nullable Fields> entries, String what, Reading reading) {
    BoneOwners owners = new BoneOwners(bones.size(), entries.size());
    for (int b = 0; b < bones.size(); b++) {
      Fields bone = bones.fields(b);
      int index = bone.integer(field, -1);
      if (index < -1 || index >= entries.size()) {
        String message = "there is no " + what + ' ' + index + "; the file has " + entries.size();
        reading.warning("skf-bad-reference", bone.at(field), message, "use -1 for none");
        index = -1;
      } else if (index >= 0 && entries.get(index) == null) {
        index = -1; // The reader has already complained about the entry itself.
      }
      owners.asked[b] = index;
      if (index >= 0 && owners.owner[index] < 0) {
        owners.owner[index] = b;
      }
    }
    for (int i = 0; i < entries.size(); i++) {
      Fields entry = entries.get(i);
      if (entry != null && owners.owner[i] < 0) {
        String message = "no bone uses this " + what + "; it does nothing";
        reading.note("skf-unused", entry.json(), message, "");
      }
    }
    return owners;
  }

  /** Returns the index of the entry that a bone asks for, -1 for none. */
  int asked(int bone) {
    return asked[bone];
  }

  /** Returns the first bone that asks for an entry, -1 if none does. */
  int owner(int entry) {
    return owner[entry];
  }
}
