package dev.limber.skelform.construct;

import static dev.limber.skelform.construct.Chains.arm;
import static dev.limber.skelform.construct.Chains.fabrik;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.pose.ArmaturePose;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Families are solved in the armature's order on shared bones. */
class FamilyOrderTest {
  /** An arm from (20, 0) to (10, 10), and bones 4 and 5 at (10, -10) that look at its hand. */
  private static ArmaturePose armAndEye(IkFamily first, IkFamily second) {
    Armatures armatures = arm(10, 10).bone(-1, 10, -10).bone(4, 5, 0).family(first).family(second);
    ArmaturePose pose = armatures.build().newPose();
    pose.construct();
    return pose;
  }

  @Test
  void aLaterFamilySeesWhatAnEarlierOneMoved() {
    IkFamily arm = fabrik(List.of(0, 1, 2), 3);
    IkFamily eye = fabrik(List.of(4, 5), 2);
    // The hand is already at (10, 10): straight up.
    ArmaturePose pose = armAndEye(arm, eye);
    assertEquals(Math.PI / 2, pose.bone(4).worldRotation(), 1e-12);
  }

  @Test
  void anEarlierFamilySeesWhereItWas() {
    IkFamily arm = fabrik(List.of(0, 1, 2), 3);
    IkFamily eye = fabrik(List.of(4, 5), 2);
    // The hand is still at (20, 0): half way between right and up.
    ArmaturePose pose = armAndEye(eye, arm);
    assertEquals(Math.PI / 4, pose.bone(4).worldRotation(), 1e-12);
    assertEquals(10, pose.bone(2).worldY(), 1e-12);
  }

  @Test
  void theLastFamilyThatTurnsASharedBoneWins() {
    // Both families hold bone 0; the second points it straight down.
    Armatures armatures =
        new Armatures().bone(-1, 0, 0).bone(0, 10, 0).bone(-1, 0, 50).bone(-1, 0, -50);
    IkFamily up = fabrik(List.of(0, 1), 2);
    IkFamily down = fabrik(List.of(0, 1), 3);
    ArmaturePose pose = armatures.family(up).family(down).build().newPose();
    pose.construct();
    assertEquals(-Math.PI / 2, pose.bone(0).worldRotation(), 1e-12);
    assertEquals(-10, pose.bone(1).worldY(), 1e-12);
  }

  @Test
  void aChainThatHangsOnAChainKeepsItsWorldRotation() {
    // Bone 2 hangs on the hand of bones 0 and 1 and looks from where it was, (20, 0), to (20, 30).
    Armatures armatures =
        new Armatures()
            .bone(-1, 0, 0)
            .bone(0, 10, 0)
            .bone(1, 10, 0)
            .bone(2, 10, 0)
            .bone(-1, 0, 30)
            .bone(-1, 20, 30)
            .family(fabrik(List.of(0, 1), 4))
            .family(fabrik(List.of(2, 3), 5));
    ArmaturePose pose = armatures.build().newPose();
    pose.construct();
    // Its parent now stands upright and has carried it to (0, 20).
    assertEquals(0, pose.bone(2).worldX(), 1e-12);
    assertEquals(20, pose.bone(2).worldY(), 1e-12);
    assertEquals(Math.PI / 2, pose.bone(2).worldRotation(), 1e-12);
    assertEquals(30, pose.bone(3).worldY(), 1e-12);
  }
}
