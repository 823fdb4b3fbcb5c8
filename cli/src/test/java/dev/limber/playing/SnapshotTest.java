package dev.limber.playing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.UsesReferenceData;
import dev.limber.core.math.Trig;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.BoneMask;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.Snapshot;
import dev.limber.skel2d.pose.SkeletonPose;
import dev.limber.skelform.data.IkMode;
import dev.limber.skelform.pose.ArmaturePose;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Mixing poses, in both formats. */
@UsesReferenceData
class SnapshotTest {
  static Stream<Path> characters() {
    return Cast.files();
  }

  @ParameterizedTest
  @MethodSource("characters")
  void aTakenPoseIsShownAgain(Path file) throws IOException {
    Puppet puppet = Cast.load(file);
    Snapshot kept = puppet.newSnapshot();
    puppet.seek(puppet.animations().get(0), 0.3);
    puppet.construct();
    double[] local = Cast.local(puppet);
    kept.take();
    puppet.seek(puppet.animations().get(1), 0.7);
    kept.show();
    assertEquals(0, Cast.distance(local, Cast.local(puppet)), 0);
    // What is shown does not disturb the animations that follow.
    puppet.seek(puppet.animations().get(1), 0.7);
    double[] after = Cast.local(puppet);
    Puppet fresh = Cast.load(file);
    fresh.seek(fresh.animations().get(1), 0.7);
    assertEquals(0, Cast.distance(after, Cast.local(fresh)), 0);
  }

  @ParameterizedTest
  @MethodSource("characters")
  void valuesAreMixedInTheirShares(Path file) throws IOException {
    Puppet puppet = Cast.load(file);
    Snapshot kept = puppet.newSnapshot();
    BoneHandle bone = puppet.bone(1);
    BoneHandle other = puppet.bone(2);
    other.rotation(1);
    bone.position(10, 20).scale(1, 2).rotation(0.5);
    kept.take();
    other.rotation(2);
    bone.position(20, 0).scale(2, -2).rotation(0.5 + 2 * Math.PI + 0.4);
    kept.blend(0.25, BoneMask.none(puppet).with(bone.name()));
    assertEquals(12.5, bone.x(), 1e-12);
    assertEquals(15, bone.y(), 1e-12);
    assertEquals(1.25, bone.scaleX(), 1e-12);
    assertEquals(1, bone.scaleY(), 1e-12);
    assertEquals(0.6, bone.rotation(), 1e-12);
    assertEquals(1, other.rotation(), 0);
  }

  @ParameterizedTest
  @MethodSource("characters")
  void differencesToTheSetupPoseAreAdded(Path file) throws IOException {
    Puppet puppet = Cast.load(file);
    puppet.setup();
    BoneHandle bone = puppet.bone(1);
    double x = bone.x();
    double scale = bone.scaleX();
    double rotation = bone.rotation();
    Snapshot kept = puppet.newSnapshot();
    bone.position(x + 100, bone.y()).rotation(rotation + 1);
    kept.take();
    puppet.setup();
    bone.position(x + 4, bone.y()).scale(scale + 0.5, bone.scaleY()).rotation(rotation - 0.5);
    kept.add(0.5, null);
    assertEquals(x + 102, bone.x(), 1e-12);
    assertEquals(scale + 0.25, bone.scaleX(), 1e-12);
    assertEquals(rotation + 0.75, bone.rotation(), 1e-12);
    puppet.bone(2).rotation(3);
    kept.add(1, BoneMask.none(puppet));
    assertEquals(rotation + 1, bone.rotation(), 1e-12);
  }

  @ParameterizedTest
  @MethodSource("characters")
  void aBoneKeepsTurningTheWayItBegan(Path file) throws IOException {
    Puppet puppet = Cast.load(file);
    Snapshot kept = puppet.newSnapshot();
    BoneHandle bone = puppet.bone(1);
    double last = Double.NaN;
    for (double angle = 2.5; angle < 12; angle += 0.01) {
      bone.rotation(0);
      kept.take();
      // As a file has it that keeps its angles inside a turn.
      bone.rotation(Math.IEEEremainder(angle, 2 * Math.PI));
      kept.blend(0.5, null);
      if (!Double.isNaN(last)) {
        assertEquals(last + 0.005, bone.rotation(), 1e-9);
      }
      last = bone.rotation();
    }
    kept.forget();
    bone.rotation(0);
    kept.take();
    bone.rotation(Math.PI + 0.1);
    kept.blend(0.5, null);
    assertEquals(-Math.PI / 2 + 0.05, bone.rotation(), 1e-12);
  }

  /** One wheel turns once in a loop and the other twice, so the turn between them never ends. */
  @ParameterizedTest
  @MethodSource("characters")
  void aChangeOfWeightDoesNotMultiplyOldTurns(Path file) throws IOException {
    Puppet puppet = Cast.load(file);
    Snapshot kept = puppet.newSnapshot();
    for (boolean adds : new boolean[] {false, true}) {
      for (int way : new int[] {1, -1}) {
        kept.forget();
        double last = wheel(puppet, kept, adds, 0, 0.3);
        for (int i = 1; i <= 137 * 64; i++) {
          double shown = wheel(puppet, kept, adds, way * i / 64.0, 0.3);
          double step = way * 1.3 * Trig.TWO_PI / 64;
          assertEquals(step, Trig.shortestTurn(last, shown), 1e-6, "step " + i);
          last = shown;
        }
        double most = 0;
        for (double weight = 0.3; weight > 0.01; weight -= 0.01) {
          double shown = wheel(puppet, kept, adds, way * 137, weight);
          most = Math.max(most, Math.abs(Trig.shortestTurn(last, shown)));
          last = shown;
        }
        // A full turn and half of one, over a third of the way from 0 to 1.
        assertTrue(most < 0.01 * Trig.TWO_PI + 0.04 * Math.PI, "turned by " + most);
        double end = wheel(puppet, kept, adds, way * 137, 0);
        assertEquals(0, Trig.shortestTurn(0, end), 1e-9, "the saved pose at 0");
      }
    }
  }

  private static double wheel(
      Puppet puppet, Snapshot kept, boolean adds, double loops, double weight) {
    BoneHandle bone = puppet.bone(1);
    puppet.setup();
    double home = bone.rotation();
    double turn = Trig.TWO_PI * (loops - Math.floor(loops));
    bone.rotation(turn);
    kept.take();
    bone.rotation(adds ? home + turn : 2 * turn);
    if (adds) {
      kept.add(weight, null);
    } else {
      kept.blend(weight, null);
    }
    return bone.rotation();
  }

  @Test
  void whatSwitchesInAnArmatureDoesSoAtOneHalf() throws IOException {
    ArmaturePose pose = (ArmaturePose) Cast.lantern();
    int bone = pose.visual(0).visual().bone();
    BoneMask only = BoneMask.none(pose).with(pose.bone(bone).name());
    Snapshot kept = pose.newSnapshot();
    for (double weight : new double[] {0.49, 0.5}) {
      for (BoneMask mask : new BoneMask[] {only, BoneMask.all(pose), null}) {
        pose.setup();
        String texture = pose.visual(0).texture();
        int zindex = pose.visual(1).zindex();
        boolean mimic = pose.family(0).mimicTarget();
        kept.take();
        pose.visual(0).texture("Face Happy").tint(1, 1, 1, 0);
        pose.visual(1).zindex(zindex + 1);
        pose.bone(bone).hidden(true);
        pose.family(0).mode(IkMode.FABRIK).mimicTarget(!mimic);
        kept.blend(weight, mask);
        boolean switched = weight >= 0.5;
        assertEquals(switched ? "Face Happy" : texture, pose.visual(0).texture());
        assertEquals(switched, pose.bone(bone).hidden());
        boolean all = switched && mask != only;
        assertEquals(all ? zindex + 1 : zindex, pose.visual(1).zindex());
        assertEquals(all != mimic, pose.family(0).mimicTarget());
        assertTrue(pose.visual(0).tint(3) < 0.52 && pose.visual(0).tint(3) > 0.48);
      }
    }
    assertNotEquals(bone, pose.visual(1).visual().bone());
  }

  @Test
  void whatSwitchesInASkeletonDoesSoAtOneHalf() throws IOException {
    SkeletonPose pose = (SkeletonPose) Cast.humanoid();
    int slot = 0;
    while (pose.slot(slot).attachment() < 0) {
      slot++;
    }
    int bone = pose.slot(slot).slot().bone();
    Snapshot kept = pose.newSnapshot();
    for (double weight : new double[] {0.49, 0.5}) {
      pose.setup();
      int shown = pose.slot(slot).attachment();
      kept.take();
      pose.slot(slot).hide().color(1, 1, 1, 0);
      pose.bone(bone).flip(true, false);
      kept.blend(weight, null);
      assertEquals(weight >= 0.5 ? -1 : shown, pose.slot(slot).attachment());
      assertEquals(weight >= 0.5, pose.bone(bone).flipX());
      kept.blend(1, BoneMask.none(pose));
      assertEquals(shown, pose.slot(slot).attachment());
      assertFalse(pose.bone(bone).flipX());
    }
  }

  @Test
  void addedColoursStayInTheirRange() throws IOException {
    ArmaturePose pose = (ArmaturePose) Cast.lantern();
    Snapshot kept = pose.newSnapshot();
    pose.setup();
    pose.visual(0).tint(0.9, 0.9, 0.1, 1);
    kept.take();
    pose.setup();
    pose.visual(0).tint(pose.visual(0).tint(0) + 5, pose.visual(0).tint(1), -5, 1);
    kept.add(1, null);
    assertEquals(1, pose.visual(0).tint(0));
    assertEquals(0.9, pose.visual(0).tint(1), 1e-12);
    assertEquals(0, pose.visual(0).tint(2));
  }
}
