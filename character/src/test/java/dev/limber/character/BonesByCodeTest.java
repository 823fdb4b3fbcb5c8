package dev.limber.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.math.Trig;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.BoneMask;
import dev.limber.core.puppet.Chain;
import dev.limber.core.puppet.Puppet;
import dev.limber.skel2d.pose.PosedBone;
import dev.limber.skel2d.pose.SkeletonPose;
import dev.limber.skelform.pose.ArmaturePose;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** World values of bones, read and set in the same way for both formats. */
class BonesByCodeTest {
  private static final double CLOSE = 1e-8;
  private static final String MIXED =
      """
      skeleton
      	a x5 y3 r20 i1.5
      	a.b x30 r-40 flip-x
      	a.b.c x20 r10 j-0.5
      	a.b.c.d x10 no-rot
      	a.b.c.d.e x10 r30 no-scale flip-y
      	a.b.c.d.e.f x10 r70 i-2
      	a.b.c.d.e.f.g x10 no-rot no-scale
      	a.b.c.d.e.f.g.h x10 r5
      """;

  private final double[] point = new double[2];

  private static Puppet puppet(String name) {
    return name.equals("mixed") ? Characters.source(MIXED) : Characters.sample(name);
  }

  /** Gives all bones random values that are not flat. */
  private static void shake(Puppet puppet, Random random) {
    for (int b = 0; b < puppet.boneCount(); b++) {
      BoneHandle bone = puppet.bone(b);
      bone.rotation(20 * random.nextDouble() - 10);
      bone.scale(signed(random), signed(random));
      if (bone instanceof PosedBone posed) {
        posed.flip(random.nextInt(4) == 0, random.nextInt(4) == 0);
      }
    }
    puppet.construct();
  }

  private static double signed(Random random) {
    return (random.nextInt(3) == 0 ? -1 : 1) * (0.8 + 0.4 * random.nextDouble());
  }

  /** Bones whose rotations are not the file's own solver's. */
  private static Set<Integer> solved(Puppet puppet) {
    Set<Integer> solved = new HashSet<>();
    for (Chain chain : puppet.chains()) {
      solved.addAll(chain.bones());
    }
    return solved;
  }

  private static void assertAngle(double expected, double actual, String message) {
    assertEquals(0, Trig.shortestTurn(expected, actual), CLOSE, message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"mixed", "humanoid.skel2d", "fox.skel2d", "lantern-0.7.skf", "lantern-0.8.skf"})
  void aWorldValueThatIsSetIsReadAfterConstruct(String name) {
    Random random = new Random(7);
    for (int round = 0; round < 20; round++) {
      Puppet puppet = puppet(name);
      if (puppet.hasPhysics()) {
        puppet = ((ArmaturePose) puppet).armature().withoutPhysics().newPose();
      }
      Set<Integer> solved = solved(puppet);
      for (int b = 0; b < puppet.boneCount(); b++) {
        shake(puppet, random);
        BoneHandle bone = puppet.bone(b);
        String message = name + " " + bone;
        double angle = 6 * random.nextDouble() - 3;
        double scaleX = 0.5 + random.nextDouble();
        double scaleY = signed(random);
        bone.worldPosition(40, -25);
        if (!solved.contains(b)) {
          bone.worldRotation(angle);
        }
        puppet.construct();
        assertEquals(40, bone.worldX(), CLOSE, message);
        assertEquals(-25, bone.worldY(), CLOSE, message);
        if (!solved.contains(b)) {
          assertAngle(angle, bone.worldRotation(), message);
        }
        bone.worldScale(scaleX, scaleY);
        puppet.construct();
        assertEquals(scaleX, bone.worldScaleX(), CLOSE, message);
        assertEquals(scaleY, bone.worldScaleY(), CLOSE, message);
        if (!solved.contains(b)) {
          assertAngle(angle, bone.worldRotation(), message);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"mixed", "fox.skel2d", "lantern-0.7.skf", "lantern-0.8.skf"})
  void pointsGoToTheWorldAndBack(String name) {
    Puppet puppet = puppet(name);
    shake(puppet, new Random(3));
    for (int b = 0; b < puppet.boneCount(); b++) {
      BoneHandle bone = puppet.bone(b);
      bone.toWorld(3, 4, point);
      assertEquals(bone.matrix(0) * 3 + bone.matrix(2) * 4 + bone.matrix(4), point[0], CLOSE);
      assertSame(point, bone.toLocal(point[0], point[1], point));
      assertEquals(3, point[0], CLOSE, bone + "");
      assertEquals(4, point[1], CLOSE, bone + "");
      bone.toWorld(0, 0, point);
      assertEquals(bone.worldX(), point[0]);
      assertEquals(bone.worldY(), point[1]);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"mixed", "fox.skel2d", "lantern-0.8.skf"})
  void aBonePointsAtWhereItShould(String name) {
    Puppet puppet = puppet(name);
    Set<Integer> solved = solved(puppet);
    Random random = new Random(11);
    for (int b = 0; b < puppet.boneCount(); b++) {
      if (solved.contains(b) || puppet.hasPhysics() && b > 0) {
        continue;
      }
      shake(puppet, random);
      BoneHandle bone = puppet.bone(b);
      double before = Trig.atan2(bone.matrix(1), bone.matrix(0));
      double wanted = Trig.atan2(70 - bone.worldY(), 90 - bone.worldX());
      bone.pointAt(90, 70, 0.5);
      puppet.construct();
      double half = before + 0.5 * Trig.shortestTurn(before, wanted);
      assertAngle(half, Trig.atan2(bone.matrix(1), bone.matrix(0)), bone + "");
      bone.pointAt(90, 70, 1).pointAt(90, 70, 1);
      puppet.construct();
      assertAngle(wanted, Trig.atan2(bone.matrix(1), bone.matrix(0)), bone + "");
    }
  }

  @Test
  void aBoneThatIsAtThePointStaysAsItIs() {
    Puppet puppet = Characters.source("skeleton\n\ta x5 r20\n");
    double before = puppet.bone("a").rotation();
    puppet.bone("a").pointAt(5, 0, 1);
    assertEquals(before, puppet.bone("a").rotation());
  }

  @Test
  void aParentWithoutExtentLeavesAChildAsItIs() {
    Puppet puppet = Characters.source("skeleton\n\ta i0 j0\n\ta.b x7 y8 i3\n");
    BoneHandle b = puppet.bone("b");
    b.worldPosition(1, 1).worldScale(2, 2);
    assertEquals(7, b.x());
    assertEquals(8, b.y());
    assertEquals(3, b.scaleX());
    assertTrue(Double.isNaN(puppet.bone("a").toLocal(1, 1, point)[0]));
  }

  @Test
  void worldValuesMustBeFinite() {
    for (String name : new String[] {"fox.skel2d", "lantern-0.7.skf"}) {
      BoneHandle bone = Characters.sample(name).bone(1);
      assertThrows(IllegalArgumentException.class, () -> bone.worldPosition(Double.NaN, 0));
      assertThrows(IllegalArgumentException.class, () -> bone.worldRotation(Double.NaN));
      assertThrows(
          IllegalArgumentException.class, () -> bone.worldScale(1, Double.POSITIVE_INFINITY));
      assertThrows(IllegalArgumentException.class, () -> bone.pointAt(Double.NaN, 0, 1));
    }
  }

  @Test
  void theEndOfANameFindsBonesSlotsAndMasks() {
    SkeletonPose pose = (SkeletonPose) Characters.sample("humanoid.skel2d");
    assertEquals("root.hips.spine.chest.neck.head", pose.bone("head").name());
    assertEquals("root.hips.spine.chest.neck.head.eye", pose.slot("eye").slot().name());
    BoneMask mask = BoneMask.none(pose).withTree("neck");
    assertTrue(mask.contains(pose.bone("head").index()));
    assertEquals("Left Arm", Characters.sample("lantern-0.7.skf").bone("Left Arm").name());
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> Characters.sample("lantern-0.7.skf").bone("Arm"))
            .getMessage();
    assertEquals("several bones end with \"Arm\": \"Left Arm\", \"Right Arm\"; say more", message);
  }
}
