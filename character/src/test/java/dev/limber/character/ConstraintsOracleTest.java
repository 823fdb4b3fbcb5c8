package dev.limber.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.constraint.LookAt;
import dev.limber.core.constraint.SpringChain;
import dev.limber.core.constraint.TwoBoneIk;
import dev.limber.core.math.Trig;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Puppet;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Constraints against brute force, which turns bones and looks where they end: on bones that are
 * mirrored, scaled, or do not turn with their parents.
 */
class ConstraintsOracleTest {
  private static final int CHARACTERS = 300;
  private static final double STEP = 1 / 60.0;

  private final Random random = new Random(17);

  private double between(double least, double most) {
    return least + (most - least) * random.nextDouble();
  }

  /** Four bones in a row, a, b, c and d, on a body, in one of the formats. */
  private Puppet limb() {
    return random.nextInt(3) > 0 ? skeleton() : armature();
  }

  private Puppet skeleton() {
    StringBuilder text = new StringBuilder("skeleton\n");
    String name = "body";
    for (String bone : new String[] {"", ".a", ".b", ".c", ".d"}) {
      name += bone;
      text.append('\t').append(name).append(" x").append(between(15, 40));
      text.append(" y").append(between(-9, 9)).append(" r").append(between(-180, 180));
      text.append(" l").append(between(10, 30));
      text.append(option(" no-rot")).append(option(" no-scale"));
      text.append(option(" flip-x")).append(option(" flip-y"));
      text.append(option(" i-1.5")).append(option(" j-0.7")).append('\n');
    }
    return Characters.source(text.toString());
  }

  private String option(String word) {
    return random.nextInt(4) == 0 ? word : "";
  }

  private Puppet armature() {
    StringBuilder bones = new StringBuilder();
    String[] names = {"body", "a", "b", "c", "d"};
    for (int i = 0; i < names.length; i++) {
      bones
          .append(i == 0 ? "" : ",")
          .append("{\"id\":%d,\"name\":\"%s\",\"parent_id\":%d,".formatted(i, names[i], i - 1))
          .append("\"pos\":{\"x\":%s,\"y\":%s},".formatted(between(15, 40), between(-9, 9)))
          .append("\"rot\":%s,".formatted(between(-3, 3)))
          .append("\"scale\":{\"x\":%s,\"y\":%s}}".formatted(scale(), scale()));
    }
    String version = random.nextBoolean() ? "0.7.0" : "0.8.0";
    return Characters.armature("{\"version\":\"" + version + "\",\"bones\":[" + bones + "]}");
  }

  private double scale() {
    return between(0.7, 1.5) * (random.nextInt(4) == 0 ? -1 : 1);
  }

  private static double distance(BoneHandle bone, double x, double y) {
    return Math.hypot(bone.worldX() - x, bone.worldY() - y);
  }

  @Test
  void twoBonesGetAsNearAsAnyTurnsOfThem() {
    for (int i = 0; i < CHARACTERS; i++) {
      Puppet puppet = limb();
      puppet.construct();
      double x = puppet.bone("a").worldX() + between(-70, 70);
      double y = puppet.bone("a").worldY() + between(-70, 70);
      int bend = random.nextInt(3) - 1;
      new TwoBoneIk(puppet, "a", "b", "c").bend(bend).target(x, y).accept(puppet);
      puppet.construct();
      BoneHandle end = puppet.bone("c");
      double reached = distance(end, x, y);
      double nearest = reached;
      for (int upper = 0; upper < 24; upper++) {
        for (int lower = 0; lower < 24; lower++) {
          puppet.bone("a").rotation(upper * Trig.TWO_PI / 24);
          puppet.bone("b").rotation(lower * Trig.TWO_PI / 24);
          puppet.construct();
          nearest = Math.min(nearest, distance(end, x, y));
        }
      }
      assertEquals(nearest, reached, 1e-9, "character " + i);
    }
  }

  @Test
  void aBoneLooksAtItsTarget() {
    for (int i = 0; i < CHARACTERS; i++) {
      Puppet puppet = limb();
      puppet.construct();
      BoneHandle bone = puppet.bone("b");
      double x = bone.worldX() + between(-70, 70);
      double y = bone.worldY() + between(-70, 70);
      new LookAt(puppet, "b").target(x, y).accept(puppet);
      puppet.construct();
      double axis = Trig.atan2(bone.matrix(1), bone.matrix(0));
      double wanted = Trig.atan2(y - bone.worldY(), x - bone.worldX());
      assertEquals(0, Trig.shortestTurn(wanted, axis), 1e-9, "character " + i);
    }
  }

  @Test
  void aChainIsWhereSpringsThatConstructAfterEachBoneHaveIt() {
    for (int i = 0; i < CHARACTERS; i++) {
      Puppet puppet = limb();
      puppet.construct();
      BoneHandle[] bones = new BoneHandle[4];
      double[] animated = new double[4];
      double[] ends = new double[8];
      double[] velocities = new double[8];
      for (int b = 0; b < 4; b++) {
        bones[b] = puppet.bone("abcd".substring(b, b + 1));
        animated[b] = bones[b].rotation();
      }
      for (int b = 1; b < 4; b++) {
        ends[2 * b - 2] = bones[b].worldX();
        ends[2 * b - 1] = bones[b].worldY();
      }
      SpringChain chain = new SpringChain(puppet, "a", "b", "c", "d").frequency(3).damping(0.2);
      chain.gravity(300, -200);
      for (int step = 0; step < 20; step++) {
        double moved = step == 0 ? 0 : 2; // it starts with its first step
        chain.moveBy(moved, moved);
        for (int b = 0; b < 4; b++) {
          bones[b].rotation(animated[b]);
        }
        chain.step(puppet);
        puppet.construct();
        double[] swung = new double[8];
        for (int b = 0; b < 4; b++) {
          swung[2 * b] = bones[b].worldX();
          swung[2 * b + 1] = bones[b].worldY();
          bones[b].rotation(animated[b]);
          ends[2 * b] -= moved;
          ends[2 * b + 1] -= moved;
        }
        swing(puppet, bones, ends, velocities);
        for (int b = 0; b < 4; b++) {
          String message = "character " + i + ", bone " + b + ", step " + step;
          assertEquals(bones[b].worldX(), swung[2 * b], 1e-6, message);
          assertEquals(bones[b].worldY(), swung[2 * b + 1], 1e-6, message);
        }
      }
    }
  }

  /** Moves the ends of three bones by a step, and turns each bone to its end before the next. */
  private static void swing(Puppet puppet, BoneHandle[] bones, double[] ends, double[] velocities) {
    double rate = 2 * Math.PI * 3;
    for (int b = 0; b < 3; b++) {
      puppet.construct();
      double fromX = bones[b].worldX();
      double fromY = bones[b].worldY();
      double restX = bones[b + 1].worldX();
      double restY = bones[b + 1].worldY();
      double length = Math.hypot(restX - fromX, restY - fromY);
      int i = 2 * b;
      double drag = 2 * 0.2 * rate * STEP;
      double vx = velocities[i] * (1 - drag) + (restX - ends[i]) * rate * rate * STEP + 300 * STEP;
      double vy =
          velocities[i + 1] * (1 - drag) + (restY - ends[i + 1]) * rate * rate * STEP - 200 * STEP;
      double dx = ends[i] + vx * STEP - fromX;
      double dy = ends[i + 1] + vy * STEP - fromY;
      double share = length / Math.hypot(dx, dy);
      velocities[i] = (fromX + dx * share - ends[i]) / STEP;
      velocities[i + 1] = (fromY + dy * share - ends[i + 1]) / STEP;
      ends[i] = fromX + dx * share;
      ends[i + 1] = fromY + dy * share;
      turn(puppet, bones[b], bones[b + 1], ends[i], ends[i + 1]);
    }
    puppet.construct();
    assertTrue(Double.isFinite(bones[3].worldX()));
  }

  /** Turns a bone by the angle to a point: this way round, or the other. */
  private static void turn(Puppet puppet, BoneHandle bone, BoneHandle end, double x, double y) {
    double turn =
        Trig.atan2(y - bone.worldY(), x - bone.worldX())
            - Trig.atan2(end.worldY() - bone.worldY(), end.worldX() - bone.worldX());
    double before = bone.rotation();
    bone.rotation(before + turn);
    puppet.construct();
    if (distance(end, x, y) > 1e-6) {
      bone.rotation(before - turn);
      puppet.construct();
    }
    assertEquals(0, distance(end, x, y), 1e-6);
  }
}
