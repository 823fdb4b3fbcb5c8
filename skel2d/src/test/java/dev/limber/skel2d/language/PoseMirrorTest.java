package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.pose.PosedBone;
import dev.limber.skel2d.pose.SkeletonPose;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A mirrored pose is what a mirror shows. */
class PoseMirrorTest {
  @Test
  void namesSayTheirSideAsAWordOfTheirOwn() {
    assertEquals("arm-r", SideNames.other("arm-l"));
    assertEquals("body.arm_L.hand_L", SideNames.other("body.arm_R.hand_R"));
    assertEquals("body.arm.r", SideNames.other("body.arm.l"));
    assertEquals("armR2", SideNames.other("armL2"));
    assertEquals("leftArm.LEFT-hand.Left", SideNames.other("rightArm.RIGHT-hand.Right"));
    for (String none : List.of("body", "bright", "leftover", "tail", "upright-collar", "")) {
      assertEquals(none, SideNames.other(none));
    }
  }

  @Test
  void aPoseChangesSides() {
    String text =
        "skeleton\n\tbody y80 r90\n\tbody.arm-l x34 y-12 r-125\n\tbody.arm-r x34 y12 r125\n";
    assertEquals("[body.arm-r x30.0 y9.0 r110.0] []", mirrored(text, "body.arm-l", 30, -9, -110));
    assertEquals("[body x-2.0 y81.0 r80.0] []", mirrored(text, "body", 2, 81, 100));
  }

  @Test
  void bonesThatAreNotTurnedAreMirroredLikeTheirDrawings() {
    String text = "skeleton\n\thead y9\n\thead.eye_l x-5 y2\n\thead.eye_r x5 y2\n";
    assertEquals("[head.eye_r x6.0 y3.0 r-10.0] []", mirrored(text, "head.eye_l", -6, 3, 10));
  }

  @Test
  void aBoneWithoutASideKeepsItsPlace() {
    String text = "skeleton\n\thead x50 r5\n\thead.hat x3 r12\n";
    assertEquals("[head.hat x3.0 y0.0 r12.0] []", mirrored(text, "head.hat", 3, 0, 12));
    assertEquals("[head x46.0 y0.0 r5.0] []", mirrored(text, "head", 54, 0, 5));
  }

  @Test
  void aBoneWithoutItsCounterpartIsLeftOut() {
    String text = "skeleton\n\thead\n\thead.antenna-l x-5\n";
    assertEquals("[] [head.antenna-l]", mirrored(text, "head.antenna-l", -6, 0, 0));
  }

  private static String mirrored(String text, String bone, double x, double y, double degrees) {
    BoneValues values = BoneValues.NONE.withX(x).withY(y).withRotation(degrees);
    MirroredPose mirrored =
        LanguageService.of(text).mirror(List.of(new BonePose(bone, values)), true);
    List<String> said = new ArrayList<>();
    for (BonePose one : mirrored.pose()) {
      BoneValues v = one.values();
      double turn = Math.rint(v.degrees() * 1e9) / 1e9;
      said.add(one.bone() + " x" + v.x() + " y" + v.y() + " r" + turn);
      assertTrue(Double.isNaN(v.scaleX()) && Double.isNaN(v.length()));
    }
    return said + " " + mirrored.alone();
  }

  @Test
  void sidesThatAreNotAlikeKeepTheirPlacesOrBecomeImages() {
    String text = "skeleton\n\tbody\n\tbody.leg-l x-40 y2 r-80 i2\n\tbody.leg-r x-42 r-95\n";
    BoneValues values = new BoneValues(-39, 3, -70, 3, 1, Double.NaN);
    List<BonePose> pose = List.of(new BonePose("body.leg-l", values));
    LanguageService service = LanguageService.of(text);
    BoneValues moved = service.mirror(pose, false).pose().get(0).values();
    assertEquals("-43.0 1.0 1.5", moved.x() + " " + moved.y() + " " + moved.scaleX());
    assertEquals(-105, moved.degrees(), 1e-9);
    BoneValues image = service.mirror(pose, true).pose().get(0).values();
    assertEquals("39.0 3.0 3.0", image.x() + " " + image.y() + " " + image.scaleX());
    assertEquals(-110, image.degrees(), 1e-9);
  }

  @Test
  void swappedSidesMoveInTheSameDirection() {
    String text =
        "skeleton\n\tbody r90\n\tbody.leg-l x-3 r-80 i2\n\tbody.leg-r x4 r-100\n\tbody.leg-r.toe-r\n";
    LanguageService service = LanguageService.of(text);
    List<BonePose> pose =
        List.of(
            new BonePose("body.leg-l", new BoneValues(-2, 5, -60, 3, 1, Double.NaN)),
            new BonePose("body", BoneValues.NONE.withX(7).withRotation(95)),
            new BonePose("body.leg-r.toe-r", BoneValues.NONE.withX(1)));
    MirroredPose swapped = service.swapSides(pose);
    assertEquals(List.of("body.leg-r.toe-r"), swapped.alone());
    assertEquals(
        List.of("body.leg-r", "body"), swapped.pose().stream().map(BonePose::bone).toList());
    BoneValues leg = swapped.pose().get(0).values();
    assertEquals(
        List.of(5.0, 5.0, 1.5, 1.0), List.of(leg.x(), leg.y(), leg.scaleX(), leg.scaleY()));
    assertEquals(-80, leg.degrees(), 1e-9);
    assertEquals(95, swapped.pose().get(1).values().degrees(), 1e-9);
    assertEquals(7, swapped.pose().get(1).values().x(), 1e-9);
  }

  /** Rigs that are symmetric, however their sides are written: turned, flipped or scaled. */
  @Test
  void jointsAreWhereTheMirrorShowsThem() {
    int moved = 0;
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      String text = new SymmetricRig(random, false).text;
      List<double[]> setup = joints(text);
      assertMirrored(text, setup, setup, 1e-9);
      List<BonePose> pose = pose(LanguageService.of(text).result().skeleton(), random);
      boolean asImage = random.nextBoolean();
      MirroredPose mirrored = LanguageService.of(text).mirror(pose, asImage);
      assertEquals(List.of(), mirrored.alone());
      List<double[]> before = joints(posed(text, pose));
      List<double[]> after = joints(posed(text, mirrored.pose()));
      assertMirrored(text, before, after, 1e-6);
      moved += before.get(1)[0] == after.get(1)[0] ? 0 : 1;
      List<BonePose> back = LanguageService.of(text).mirror(mirrored.pose(), asImage).pose();
      assertMirrored(text, joints(posed(text, back)), after, 1e-6);
    }
    assertNotEquals(0, moved);
  }

  private static String posed(String text, List<BonePose> pose) {
    return LanguageService.of(text).setPose(pose).applyTo(text);
  }

  private static List<BonePose> pose(Skeleton skeleton, Random random) {
    List<BonePose> pose = new ArrayList<>();
    for (Bone bone : skeleton.bones()) {
      pose.add(
          new BonePose(
              bone.name(),
              new BoneValues(
                  bone.x() + random.nextInt(9) - 4,
                  bone.y() + random.nextInt(9) - 4,
                  bone.rotation() * 180 / Math.PI + random.nextInt(300) - 150,
                  bone.scaleX() * (1 + random.nextInt(3)),
                  bone.scaleY() * (1 + random.nextInt(3)),
                  Double.NaN)));
    }
    return pose;
  }

  private static List<double[]> joints(String text) {
    Skeleton skeleton = LanguageService.of(text).result().skeleton();
    SkeletonPose pose = new SkeletonPose(skeleton);
    pose.construct();
    List<double[]> joints = new ArrayList<>();
    for (Bone bone : skeleton.bones()) {
      PosedBone posed = pose.bone(bone.name());
      joints.add(new double[] {posed.worldX(), posed.worldY()});
    }
    return joints;
  }

  private static void assertMirrored(
      String text, List<double[]> joints, List<double[]> mirrored, double tolerance) {
    Skeleton skeleton = LanguageService.of(text).result().skeleton();
    for (int i = 0; i < joints.size(); i++) {
      String name = skeleton.bones().get(i).name();
      int other = skeleton.boneIndex(SideNames.other(name));
      assertEquals(-joints.get(i)[0], mirrored.get(other)[0], tolerance, name + "\n" + text);
      assertEquals(joints.get(i)[1], mirrored.get(other)[1], tolerance, name + "\n" + text);
    }
  }
}
