package dev.limber.cli.info;

import dev.limber.cli.terminal.TerminalText;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.Visual;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What is special about each bone of an armature. */
final class BoneRemarks {
  private final Armature armature;
  private final String[] targets;

  BoneRemarks(Armature armature) {
    this.armature = armature;
    this.targets = targets(armature);
  }

  String of(int index) {
    Bone bone = armature.bones().get(index);
    List<String> remarks = new ArrayList<>();
    if (bone.visual() >= 0) {
      Visual visual = armature.visuals().get(bone.visual());
      remarks.add("shows " + TerminalText.name(visual.texture()) + " at z " + visual.zindex());
      if (visual.mesh() != null) {
        remarks.add("mesh");
      }
    }
    if (bone.family() >= 0) {
      remarks.add("IK " + bone.family());
    }
    if (!targets[index].isEmpty()) {
      remarks.add(targets[index]);
    }
    if (bone.physics() >= 0) {
      remarks.add("physics");
    }
    if (bone.hidden()) {
      remarks.add("hidden");
    }
    return String.join(", ", remarks);
  }

  /** Returns what each bone is the target of, or empty; of several families the first. */
  private static String[] targets(Armature armature) {
    String[] targets = new String[armature.bones().size()];
    Arrays.fill(targets, "");
    List<IkFamily> families = armature.families();
    for (int f = families.size() - 1; f >= 0; f--) {
      int target = families.get(f).target();
      if (target >= 0) {
        targets[target] = "target of IK " + f;
      }
    }
    return targets;
  }
}
