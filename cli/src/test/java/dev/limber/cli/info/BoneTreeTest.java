package dev.limber.cli.info;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Transform;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoneTreeTest {
  @Test
  void childrenFollowTheirParentAndBarsEndWithTheLastChild() {
    // Not in the order of a tree: the second root comes between the bones of the first.
    String expected =
        """
        0
        ├─ 2
        │  └─ 5
        └─ 3
           ├─ 4
           │  └─ 7
           └─ 6
        1
        └─ 8
        """;
    assertEquals(expected, drawn(-1, -1, 0, 0, 3, 2, 3, 4, 1));
  }

  @Test
  void noBonesAreNoTree() {
    assertEquals("", drawn());
  }

  private static String drawn(int... parents) {
    List<Bone> bones = new ArrayList<>();
    for (int parent : parents) {
      Transform still = Transform.IDENTITY;
      bones.add(new Bone("", parent, still, still, false, false, -1, -1, -1));
    }
    BoneTree tree = new BoneTree(bones);
    StringBuilder drawn = new StringBuilder();
    for (int line = 0; line < parents.length; line++) {
      int bone = tree.bone(line);
      drawn.append(tree.branch(bone)).append(bone).append('\n');
    }
    return drawn.toString();
  }
}
