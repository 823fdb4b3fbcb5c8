package dev.limber.skelform.samples;

import dev.limber.skelform.samples.SampleRig.Bind;
import dev.limber.skelform.samples.SampleRig.Bone;
import dev.limber.skelform.samples.SampleRig.Family;
import dev.limber.skelform.samples.SampleRig.Mesh;
import dev.limber.skelform.samples.SampleRig.Physics;
import dev.limber.skelform.samples.SampleRig.Picture;
import dev.limber.skelform.samples.SampleRig.Vertex;
import java.util.ArrayList;
import java.util.List;

/**
 * The lantern: a flame in a glass globe, on a round tank, with boots, gloves and a scarf.
 *
 * <p>It stands on the origin and looks to the right; its right side is the near one. About 230
 * units tall. Limbs point along the x of their bones, as inverse kinematics wants them.
 */
final class Lantern {
  /** Length of thigh and shin. */
  static final double LEG = 28;

  /** Height of the hips when standing. */
  static final double HIPS = 64;

  /** Height of the ankles when standing. */
  static final double ANKLE = 12;

  static final double LEFT_HIP = 13;
  static final double RIGHT_HIP = -11;
  static final double LEFT_STAND = 15;
  static final double RIGHT_STAND = -10;
  static final double RIGHT_ARM = -1.85;
  static final double LEFT_ARM = -1.35;
  static final double FOREARM = 0.4;

  /** Limbs on the far side lie in the shade. */
  private static final double[] SHADE = {0.72, 0.74, 0.82, 1};

  private static final double SCARF_STEP = 26;

  private Lantern() {}

  /** Returns the lantern with all that 0.7 can express. */
  static SampleRig rig() {
    List<Bone> bones = body(true);
    addScarfChain(bones);
    List<Family> families =
        List.of(
            leg("Left"),
            leg("Right"),
            new Family(
                "Scarf",
                List.of("Scarf 1", "Scarf 2", "Scarf 3", "Scarf 4"),
                "Scarf Target",
                "Arc",
                "None",
                false));
    List<Physics> physics =
        List.of(
            new Physics("Cap", 0, 0, 4, 0, 0, 0, HIPS + 112, 0),
            new Physics("Handle", 0, 0, 0, 1.5, 0.7, 0, HIPS + 144, Math.PI / 2),
            new Physics("Flame Tip", 7, 0.25, 0, 0, 0, -2, HIPS + 82, 0));
    return new SampleRig(bones, families, physics, LanternMotion.clips());
  }

  /** Returns the lantern for files before 0.2: legs and scarf turn without solvers. */
  static SampleRig withoutIk() {
    List<Bone> bones = body(false);
    bones.removeIf(bone -> bone.name().endsWith("Target"));
    bones.add(new Bone("Scarf", "Hips", -26, 41, 3.3).showing(new Picture("Scarf", 0, 39, 0)));
    return new SampleRig(bones, List.of(), List.of(), LanternMotion.clipsWithoutIk());
  }

  /**
   * Returns all but the scarf. With IK, legs are bent more than they need be: from there FABRIK
   * comes near its target in ten rounds, and from a nearly straight leg it does not.
   */
  private static List<Bone> body(boolean ik) {
    List<Bone> bones = new ArrayList<>();
    bones.add(new Bone("Root", "", 0, 0, 0));
    bones.add(new Bone("Left Foot Target", "Root", LEFT_STAND, ANKLE, 0));
    bones.add(new Bone("Right Foot Target", "Root", RIGHT_STAND, ANKLE, 0));
    bones.add(new Bone("Hips", "Root", 0, HIPS, 0).showing(new Picture("Tank", 20, 0, 20)));
    addLeg(bones, "Left", LEFT_HIP, LEFT_STAND, 4, SHADE, ik);
    addLeg(bones, "Right", RIGHT_HIP, RIGHT_STAND, 10, null, ik);
    addArm(bones, "Left", 29, 30, LEFT_ARM, 2, SHADE);
    addArm(bones, "Right", -22, 29, RIGHT_ARM, 40, null);
    bones.add(new Bone("Head", "Hips", 0, 41, 0).showing(new Picture("Glass", 22, 0, 36)));
    bones.add(new Bone("Cap", "Head", 0, 71, 0).showing(new Picture("Cap", 30, 0, 12)));
    bones.add(new Bone("Handle", "Cap", 0, 32, 0).showing(new Picture("Handle", 21, 0, 4)));
    bones.add(new Bone("Hat", "Cap", 17, 19, -0.42).showing(new Picture("Hat", 32, 0, 16)));
    bones.add(new Bone("Face", "Head", 11, 25, 0).showing(new Picture("Face", 26, 0, 0)));
    bones.add(new Bone("Flame", "Head", -2, 41, 0).showing(flame()));
    bones.add(new Bone("Flame Tip", "Flame", 0, 0, 0));
    bones.add(
        new Bone("Scarf Band", "Hips", 0, 42, 0).showing(new Picture("Scarf Band", 28, 0, 0)));
    bones.add(
        new Bone("Spark", "Handle", 30, 26, 0).showing(new Picture("Spark", 50, 0, 0)).hide());
    bones.add(
        new Bone("Glow", "Head", 0, 36, 0)
            .scaled(3.4)
            .showing(new Picture("Glow", -5, 0, 0).tinted(1, 0.95, 0.8, 0.9)));
    return bones;
  }

  private static void addLeg(
      List<Bone> bones,
      String side,
      double hip,
      double stand,
      int z,
      double[] tint,
      boolean kneeling) {
    double[] bend = LanternMotion.leg(hip, HIPS, 0, stand, kneeling ? 2 * ANKLE : ANKLE, 0);
    Picture tube = new Picture("Leg", z, LEG / 2, 0, 0, tint, null);
    bones.add(new Bone(side + " Thigh", "Hips", hip, 0, bend[0]).showing(tube));
    bones.add(new Bone(side + " Shin", side + " Thigh", LEG, 0, bend[1]).showing(tube));
    Picture shoe = new Picture("Shoe", z + 1, 7, -4, 0, tint, null);
    bones.add(new Bone(side + " Foot", side + " Shin", LEG, 0, bend[2]).showing(shoe));
  }

  private static void addArm(
      List<Bone> bones, String side, double x, double y, double rotation, int z, double[] tint) {
    Picture upper = new Picture("Arm", z, 12, 0, 0, tint, null);
    Picture lower = new Picture("Forearm", z + 1, 17, 0, 0, tint, null);
    bones.add(new Bone(side + " Arm", "Hips", x, y, rotation).showing(upper));
    bones.add(new Bone(side + " Forearm", side + " Arm", 24, 0, FOREARM).showing(lower));
  }

  private static Family leg(String side) {
    return new Family(
        side + " Leg",
        List.of(side + " Thigh", side + " Shin", side + " Foot"),
        side + " Foot Target",
        "FABRIK",
        "Clockwise",
        true);
  }

  private static void addScarfChain(List<Bone> bones) {
    bones.add(new Bone("Scarf 1", "Hips", -26, 41, 0));
    bones.add(new Bone("Scarf 2", "Scarf 1", SCARF_STEP, 0, 0));
    bones.add(new Bone("Scarf 3", "Scarf 2", SCARF_STEP, 0, 0));
    bones.add(new Bone("Scarf 4", "Scarf 3", SCARF_STEP, 0, 0));
    bones.add(new Bone("Scarf Target", "Hips", -88, 12, 0));
    bones.add(new Bone("Scarf", "Hips", -26, 41, 0).showing(scarf()));
  }

  /** Rows of three vertices; the tip bone pulls the upper ones, more the higher they are. */
  private static Picture flame() {
    List<Vertex> vertices = new ArrayList<>();
    List<Integer> indices = new ArrayList<>();
    int rows = 5;
    for (int row = 0; row < rows; row++) {
      double v = row / (rows - 1.0);
      for (int column = 0; column < 3; column++) {
        vertices.add(new Vertex(-16 + 16 * column, 23 - 46 * v, 0.5 * column, v));
      }
    }
    for (int row = 0; row + 1 < rows; row++) {
      for (int column = 0; column < 2; column++) {
        int at = 3 * row + column;
        indices.addAll(List.of(at, at + 1, at + 4, at, at + 4, at + 3));
      }
    }
    int[] pulled = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    double[] weights = {1, 1, 1, 0.75, 0.75, 0.75, 0.35, 0.35, 0.35};
    Bind bind = new Bind("Flame Tip", false, pulled, weights);
    int[] triangles = indices.stream().mapToInt(Integer::intValue).toArray();
    return new Picture("Flame", 24, 0, 0, 0, null, new Mesh(vertices, triangles, List.of(bind)));
  }

  /**
   * Two vertices at each joint. On a path a vertex's x is its distance to the left of the path,
   * which runs from right to left here, so that positive is down.
   */
  private static Picture scarf() {
    double[] halfWidths = {6, 7.5, 9, 10};
    List<Vertex> vertices = new ArrayList<>();
    List<Integer> indices = new ArrayList<>();
    List<Bind> binds = new ArrayList<>();
    for (int joint = 0; joint < 4; joint++) {
      double u = joint / 3.0;
      vertices.add(new Vertex(-halfWidths[joint], 0, u, 0));
      vertices.add(new Vertex(halfWidths[joint], 0, u, 1));
      int at = 2 * joint;
      if (joint < 3) {
        indices.addAll(List.of(at, at + 1, at + 3, at, at + 3, at + 2));
      }
      binds.add(
          new Bind("Scarf " + (joint + 1), true, new int[] {at, at + 1}, new double[] {1, 1}));
    }
    int[] triangles = indices.stream().mapToInt(Integer::intValue).toArray();
    return new Picture("Scarf", 0, 0, 0, 0, null, new Mesh(vertices, triangles, binds));
  }
}
