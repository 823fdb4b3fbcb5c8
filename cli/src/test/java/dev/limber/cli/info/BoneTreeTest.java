package dev.limber.cli.info;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
    BoneTree tree = new BoneTree(parents);
    StringBuilder drawn = new StringBuilder();
    for (int line = 0; line < parents.length; line++) {
      int bone = tree.bone(line);
      drawn.append(tree.branch(bone)).append(bone).append('\n');
    }
    return drawn.toString();
  }
}
