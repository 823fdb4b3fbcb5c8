package dev.limber.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.limber.core.constraint.LookAt;
import dev.limber.core.constraint.SpringChain;
import dev.limber.core.constraint.TwoBoneIk;
import dev.limber.core.math.Trig;
import dev.limber.core.player.Player;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Puppet;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What a game does to bones between animate and construct. */
class ConstraintsTest {
  private static final double FRAME = 1 / 60.0;

  private static String refused(Runnable call) {
    return assertThrows(IllegalArgumentException.class, call::run).getMessage();
  }

  /** An arm of two bones, each 30 long, that lies to the right; mirrored or not. */
  private static Puppet arm(String options) {
    return Characters.source(
        "skeleton\n\tbody x10 y20 "
            + options
            + "\n\tbody.up r20 l30\n\tbody.up.low x30 r-30 l30\n"
            + "\tbody.up.low.end x30 l20\n");
  }

  private static void assertReaches(Puppet puppet, double x, double y, String message) {
    puppet.construct();
    BoneHandle end = puppet.bone("end");
    assertEquals(x, end.worldX(), 1e-9, message);
    assertEquals(y, end.worldY(), 1e-9, message);
  }

  @Test
  void twoBonesReachATargetOnTheChosenSide() {
    for (String options : List.of("", "r130", "flip-x", "i2 j-1", "i-1 j0.5 r30")) {
      for (int bend : new int[] {-1, 1}) {
        Puppet puppet = arm(options);
        puppet.construct();
        double shoulderX = puppet.bone("up").worldX();
        double shoulderY = puppet.bone("up").worldY();
        TwoBoneIk ik = new TwoBoneIk(puppet, "up", "low", "end").bend(bend);
        ik.target(shoulderX + 20, shoulderY + 15).accept(puppet);
        assertReaches(puppet, shoulderX + 20, shoulderY + 15, options + " " + bend);
        double elbowX = puppet.bone("low").worldX() - shoulderX;
        double elbowY = puppet.bone("low").worldY() - shoulderY;
        assertEquals(bend, Math.signum(20 * elbowY - 15 * elbowX), options);
      }
    }
  }

  @Test
  void withoutAChoiceTheElbowStaysOnItsSide() {
    for (String low : List.of("r-30", "r30")) {
      Puppet puppet =
          Characters.source("skeleton\n\tup l30\n\tup.low x30 " + low + " l30\n\tup.low.end x30\n");
      double before = puppet.bone("low").rotation();
      new TwoBoneIk(puppet, "up", "low", "end").target(20, 25).accept(puppet);
      assertReaches(puppet, 20, 25, low);
      assertEquals(Math.signum(before), Math.signum(puppet.bone("low").rotation()));
    }
  }

  @Test
  void aTargetOutOfReachStretchesTheLimb() {
    Puppet puppet = arm("");
    new TwoBoneIk(puppet, "up", "low").target(10, 500).accept(puppet);
    assertReaches(puppet, 10, 80, "above");
    new TwoBoneIk(puppet, "up", "low").target(10, 20).accept(puppet);
    puppet.construct();
    assertTrue(Double.isFinite(puppet.bone("end").worldX()));
  }

  @Test
  void aMixGoesAPartOfTheWay() {
    Puppet full = arm("");
    Puppet half = arm("");
    Puppet none = arm("");
    double before = none.bone("up").rotation();
    new TwoBoneIk(full, "up", "low", "end").target(20, 50).accept(full);
    new TwoBoneIk(half, "up", "low", "end").target(20, 50).mix(0.5).accept(half);
    new TwoBoneIk(none, "up", "low", "end").target(20, 50).mix(0).accept(none);
    assertEquals(before, none.bone("up").rotation());
    assertEquals((before + full.bone("up").rotation()) / 2, half.bone("up").rotation(), 1e-12);
  }

  /** The same arm in the other format. */
  private static Puppet skelFormArm(String body) {
    return Characters.armature(
        """
        {"version":"0.7.0","bones":[
         {"id":0,"name":"body","parent_id":-1,"pos":{"x":10,"y":20},%s},
         {"id":1,"name":"up","parent_id":0,"rot":0.35},
         {"id":2,"name":"low","parent_id":1,"pos":{"x":30,"y":0},"rot":-0.52},
         {"id":3,"name":"end","parent_id":2,"pos":{"x":30,"y":0}}]}
        """
            .formatted(body));
  }

  @Test
  void aLimbOfASkelFormCharacterReachesToo() {
    for (String body :
        List.of(
            "\"rot\":0",
            "\"rot\":2.3",
            "\"scale\":{\"x\":2,\"y\":2}",
            "\"rot\":1,\"scale\":{\"x\":-1,\"y\":1}")) {
      for (int bend : new int[] {-1, 1}) {
        Puppet puppet = skelFormArm(body);
        puppet.construct();
        BoneHandle shoulder = puppet.bone("up");
        double x = shoulder.worldX() + 20;
        double y = shoulder.worldY() + 15;
        new TwoBoneIk(puppet, "up", "low", "end").bend(bend).target(x, y).accept(puppet);
        assertReaches(puppet, x, y, body + " " + bend);
        double elbowX = puppet.bone("low").worldX() - shoulder.worldX();
        double elbowY = puppet.bone("low").worldY() - shoulder.worldY();
        assertEquals(bend, Math.signum(20 * elbowY - 15 * elbowX), body);
      }
    }
  }

  @Test
  void aLimbOfASkelFormSampleReachesWhereverItIsInItsWalk() {
    Puppet puppet = Characters.sample("lantern-0.7.skf");
    TwoBoneIk arm = new TwoBoneIk(puppet, "Hips", "Left Arm", "Left Forearm");
    BoneHandle elbow = puppet.bone("Left Forearm");
    for (double seconds = 0; seconds < 0.8; seconds += 0.1) {
      puppet.seek(puppet.animation("Walk"), seconds);
      puppet.construct();
      double x = puppet.bone("Hips").worldX() + 30;
      double y = puppet.bone("Hips").worldY() - 40;
      arm.target(x, y).accept(puppet);
      puppet.construct();
      assertEquals(x, elbow.worldX(), 1e-9, "at " + seconds);
      assertEquals(y, elbow.worldY(), 1e-9, "at " + seconds);
    }
  }

  @Test
  void aLimbWithoutABoneAtItsEndReachesWithItsTip() {
    Puppet puppet = Characters.sample("lantern-0.7.skf");
    double tipX = 22;
    double tipY = 3;
    TwoBoneIk arm = new TwoBoneIk(puppet, "Left Arm", "Left Forearm").tip(tipX, tipY);
    BoneHandle forearm = puppet.bone("Left Forearm");
    double[] hand = new double[2];
    for (double seconds = 0; seconds < 0.8; seconds += 0.1) {
      puppet.seek(puppet.animation("Wave"), seconds);
      puppet.construct();
      double x = puppet.bone("Left Arm").worldX() + 30;
      double y = puppet.bone("Left Arm").worldY() - 10;
      arm.target(x, y).accept(puppet);
      puppet.construct();
      forearm.toWorld(tipX, tipY, hand);
      assertEquals(x, hand[0], 1e-9, "at " + seconds);
      assertEquals(y, hand[1], 1e-9, "at " + seconds);
    }
  }

  @Test
  void aTipTakesThePlaceOfALengthAndOfAThirdBone() {
    for (boolean third : new boolean[] {false, true}) {
      Puppet puppet = arm("flip-x r20");
      puppet.construct();
      double x = puppet.bone("up").worldX() + 20;
      double y = puppet.bone("up").worldY() + 15;
      TwoBoneIk ik =
          third ? new TwoBoneIk(puppet, "up", "low", "end") : new TwoBoneIk(puppet, "up", "low");
      ik.tip(12, -5).target(x, y).accept(puppet);
      puppet.construct();
      double[] tip = puppet.bone("low").toWorld(12, -5, new double[2]);
      assertEquals(x, tip[0], 1e-9);
      assertEquals(y, tip[1], 1e-9);
    }
  }

  @Test
  void aSingleBoneWithoutALengthSwingsByItsTip() {
    Puppet puppet = Characters.sample("lantern-0.7.skf");
    Player player = new Player(puppet);
    player.between(new SpringChain(puppet, "Hat").tip(0, 30).damping(0.2));
    player.update(FRAME);
    BoneHandle hat = puppet.bone("Hat");
    final double upright = hat.rotation();
    double[] before = hat.toWorld(0, 30, new double[2]);
    for (int i = 0; i < 6; i++) {
      player.moveBy(6, 0);
      player.update(FRAME);
    }
    double[] after = hat.toWorld(0, 30, new double[2]);
    assertTrue(after[0] < before[0] - 3, "it hangs behind: " + before[0] + " to " + after[0]);
    for (int i = 0; i < 600; i++) {
      player.update(FRAME);
    }
    assertEquals(upright, hat.rotation(), 0.01);
  }

  @Test
  void aTipIsTheEndOfTheLastBoneOfAChain() {
    Puppet straight = skelFormTail();
    Puppet aside = skelFormTail();
    straight.construct();
    new SpringChain(straight, "t1", "t2").tip(20, 0).gravity(0, -500).step(straight);
    new SpringChain(aside, "t1", "t2").tip(0, 20).gravity(0, -500).step(aside);
    Puppet unsaid = skelFormTail();
    new SpringChain(unsaid, "t1", "t2").gravity(0, -500).step(unsaid);
    assertEquals(unsaid.bone("t2").rotation(), straight.bone("t2").rotation(), 1e-12);
    assertNotEquals(unsaid.bone("t2").rotation(), aside.bone("t2").rotation(), 1e-3);
  }

  @Test
  void withoutAnEndThereIsNothingToTurn() {
    Puppet lantern = Characters.sample("lantern-0.7.skf");
    TwoBoneIk arm = new TwoBoneIk(lantern, "Left Arm", "Left Forearm");
    Player player = new Player(lantern).between(arm);
    String message =
        assertThrows(IllegalStateException.class, () -> player.update(FRAME)).getMessage();
    assertTrue(message.contains("name the bone at its end as a third one, or"), message);
    assertTrue(message.contains("set its tip(x, y)"), message);
    SpringChain hat = new SpringChain(lantern, "Hat");
    assertTrue(
        assertThrows(IllegalStateException.class, () -> hat.step(lantern))
            .getMessage()
            .contains("set its tip(x, y)"));
    assertTrue(refused(() -> arm.tip(0, 0)).contains("must not be its origin"));
    assertTrue(refused(() -> hat.tip(0, Double.NaN)).contains("finite"));
  }

  @Test
  void aBoneOfASkelFormCharacterLooksToo() {
    Puppet puppet = Characters.sample("lantern-0.7.skf");
    puppet.construct();
    BoneHandle shoulder = puppet.bone("Right Arm");
    double x = shoulder.worldX() + 30;
    double y = shoulder.worldY() - 20;
    LookAt look = new LookAt(puppet, "Right Arm").target(x, y);
    look.accept(puppet);
    puppet.construct();
    double axis = Trig.atan2(shoulder.matrix(1), shoulder.matrix(0));
    assertEquals(0, Trig.shortestTurn(Trig.atan2(-20, 30), axis), 1e-9);
  }

  @Test
  void aLookIsLimitedAndOffset() {
    Puppet puppet = Characters.source("skeleton\n\thead r90 l10\n");
    BoneHandle head = puppet.bone("head");
    new LookAt(puppet, "head").target(0, -5).offset(Math.PI / 2).limit(0.3).accept(puppet);
    assertEquals(Math.PI / 2 - 0.3, head.rotation(), 1e-12);
    head.rotation(Math.PI / 2);
    new LookAt(puppet, "head").target(5, 1).offset(Math.PI / 2).mix(0.5).accept(puppet);
    assertEquals(Math.PI / 2 + 0.5 * Math.atan2(1, 5), head.rotation(), 1e-12);
  }

  @Test
  void bonesThatDoNotFitAreRefused() {
    Puppet puppet = arm("");
    assertEquals(
        "bone \"body.up.low.end\" does not hang on bone \"body.up\"",
        refused(() -> new TwoBoneIk(puppet, "up", "end")));
    assertTrue(refused(() -> new SpringChain(puppet, "low", "up")).contains("does not hang on"));
    assertTrue(refused(() -> new SpringChain(puppet)).contains("needs bones"));
    assertTrue(refused(() -> new LookAt(puppet, "tail")).contains("no bone \"tail\""));
    SpringChain chain = new SpringChain(puppet, "up", "low");
    assertTrue(refused(() -> chain.frequency(0)).contains("above 0 to 12"));
    assertTrue(refused(() -> chain.damping(1.1)).contains("from 0 to 1"));
    assertTrue(refused(() -> chain.gravity(0, Double.NaN)).contains("finite"));
    assertTrue(refused(() -> new LookAt(puppet, "up").target(0, Double.NaN)).contains("finite"));
    assertTrue(refused(() -> new LookAt(puppet, "up").mix(Double.NaN)).contains("finite"));
  }

  private static Puppet tail() {
    return Characters.source(
        "skeleton\n\troot\n\troot.t1 r-90 l20\n\troot.t1.t2 x20 l20\n\troot.t1.t2.t3 x20 l20\n");
  }

  private static SpringChain chain(Puppet puppet) {
    return new SpringChain(puppet, "t1", "t2", "t3").frequency(1.5).damping(0.2);
  }

  @Test
  void aTailLagsBehindAndComesToRest() {
    Puppet puppet = tail();
    Player player = new Player(puppet).between(chain(puppet));
    player.update(FRAME);
    BoneHandle tip = puppet.bone("t3");
    assertEquals(0, tip.worldX(), 1e-9);
    for (int i = 0; i < 10; i++) {
      player.moveBy(8, 0);
      player.update(FRAME);
    }
    assertTrue(tip.worldX() < -10, "it hangs behind, at " + tip.worldX());
    for (int i = 0; i < 600; i++) {
      player.update(FRAME);
    }
    assertEquals(0, tip.worldX(), 0.01);
    assertEquals(-40, tip.worldY(), 0.01);
  }

  @Test
  void bonesKeepTheirLengthsWhileTheySwing() {
    Puppet puppet = tail();
    Player player = new Player(puppet).between(chain(puppet).gravity(300, 0));
    for (int i = 0; i < 50; i++) {
      player.moveBy(i % 7, i % 3);
      player.update(0.013);
      BoneHandle a = puppet.bone("t2");
      BoneHandle b = puppet.bone("t3");
      double dx = b.worldX() - a.worldX();
      double dy = b.worldY() - a.worldY();
      assertEquals(20, Math.sqrt(dx * dx + dy * dy), 1e-9);
    }
    assertTrue(puppet.bone("t3").worldX() > 1);
  }

  private static Puppet skelFormTail() {
    return Characters.armature(
        """
        {"version":"0.7.0","bones":[
         {"id":0,"name":"root","parent_id":-1},
         {"id":1,"name":"t1","parent_id":0,"rot":-1.5707963267948966},
         {"id":2,"name":"t2","parent_id":1,"pos":{"x":20,"y":0}},
         {"id":3,"name":"t3","parent_id":2,"pos":{"x":20,"y":0}}]}
        """);
  }

  /** Where the tip of a tail is at whole sixtieths, played in frames of some length. */
  private static List<Double> played(Puppet puppet, int framesPerStep) {
    return played(puppet, framesPerStep, false);
  }

  private static List<Double> played(Puppet puppet, int framesPerStep, boolean byHand) {
    Player player = new Player(puppet).between(chain(puppet).gravity(100, 0));
    List<Double> places = new ArrayList<>();
    for (int i = 1; i <= 60 * framesPerStep; i++) {
      if (i == 20 * framesPerStep + 1) {
        player.teleport(0, 0);
      }
      if (byHand) {
        player.advance(FRAME / framesPerStep);
        player.animate();
        player.construct();
      } else {
        player.update(FRAME / framesPerStep);
      }
      if (i % framesPerStep == 0) {
        places.add(puppet.bone("t3").worldX());
      }
    }
    return places;
  }

  @Test
  void aSwingIsTheSameAtEveryFrameRate() {
    for (boolean skelForm : new boolean[] {false, true}) {
      List<Double> at60 = played(skelForm ? skelFormTail() : tail(), 1);
      List<Double> at240 = played(skelForm ? skelFormTail() : tail(), 4);
      for (int i = 0; i < at60.size(); i++) {
        assertEquals(at60.get(i), at240.get(i), 1e-9, "step " + i);
      }
      assertTrue(Math.abs(at60.get(30)) > 0.5);
    }
  }

  @Test
  void aSwingIsTheSameStepByStep() {
    for (int framesPerStep : new int[] {1, 4}) {
      for (boolean skelForm : new boolean[] {false, true}) {
        List<Double> updated = played(skelForm ? skelFormTail() : tail(), framesPerStep);
        List<Double> byHand = played(skelForm ? skelFormTail() : tail(), framesPerStep, true);
        assertEquals(updated, byHand);
      }
    }
  }

  @Test
  void stepByStepChangesFollowWhatIsSetByHandAndRunOnce() {
    Puppet puppet = tail();
    List<Double> seen = new ArrayList<>();
    BoneHandle root = puppet.bone("root");
    Player player = new Player(puppet).between(p -> seen.add(root.rotation()));
    player.advance(FRAME);
    player.animate();
    root.rotation(0.5);
    player.construct();
    player.construct(); // to know where bones are: changes must not add up
    assertEquals(List.of(0.5), seen);
    player.update(FRAME);
    assertEquals(List.of(0.5, 0.0), seen);
  }

  @Test
  void framesBetweenStepsAreBetween() {
    Puppet puppet = tail();
    Player player = new Player(puppet).between(chain(puppet).gravity(400, 0));
    BoneHandle tip = puppet.bone("t3");
    player.update(FRAME);
    player.update(FRAME);
    double from = tip.worldX();
    player.update(FRAME / 2);
    double half = tip.worldX();
    player.update(FRAME / 2);
    double to = tip.worldX();
    assertTrue(from < half && half < to, from + " " + half + " " + to);
  }

  @Test
  void settlingEndsTheSwing() {
    Puppet puppet = tail();
    Player player = new Player(puppet).between(chain(puppet).damping(1).gravity(200, 0));
    player.settle();
    double rest = puppet.bone("t3").worldX();
    assertTrue(rest > 1, "gravity pulls it aside, to " + rest);
    for (int i = 0; i < 30; i++) {
      player.update(FRAME);
    }
    assertEquals(rest, puppet.bone("t3").worldX(), 0.05);
  }

  @Test
  void aSkelFormChainSwings() {
    Puppet puppet = Characters.sample("lantern-0.7.skf");
    Player player = new Player(puppet);
    player.between(new SpringChain(puppet, "Left Arm", "Left Forearm"));
    player.play("Idle");
    player.update(FRAME);
    double before = puppet.bone("Left Forearm").worldX();
    for (int i = 0; i < 10; i++) {
      player.moveBy(10, 0);
      player.update(FRAME);
    }
    double after = puppet.bone("Left Forearm").worldX();
    assertTrue(after < before - 2, before + " to " + after);
  }

  @Test
  void changesRunInTheirOrderAndCanBeRemoved() {
    Puppet puppet = tail();
    Player player = new Player(puppet);
    List<String> calls = new ArrayList<>();
    Consumer<Puppet> first = p -> calls.add("first");
    Consumer<Puppet> second = p -> calls.add("second");
    player.between(first).between(second).update(FRAME);
    assertEquals(List.of("first", "second"), calls);
    calls.clear();
    player.removeBetween(first).removeBetween(first).update(FRAME);
    assertEquals(List.of("second"), calls);
  }

  @Test
  void aChangeMayRemoveItself() {
    Puppet puppet = tail();
    Player player = new Player(puppet);
    List<String> calls = new ArrayList<>();
    Consumer<Puppet> once =
        new Consumer<>() {
          @Override
          public void accept(Puppet changed) {
            calls.add("once");
            player.removeBetween(this);
          }
        };
    player.between(once).between(p -> calls.add("always"));
    player.update(FRAME);
    player.update(FRAME);
    assertEquals(List.of("once", "always", "always"), calls);
  }

  @Test
  void aRemovedSpringLetsGo() {
    Puppet puppet = tail();
    Player player = new Player(puppet);
    SpringChain chain = chain(puppet).gravity(500, 0);
    player.between(chain);
    for (int i = 0; i < 20; i++) {
      player.update(FRAME);
    }
    assertNotEquals(0, puppet.bone("t3").worldX(), 1);
    player.removeBetween(chain).update(FRAME);
    assertEquals(0, puppet.bone("t3").worldX(), 1e-9);
  }

  @Test
  void theFilesOwnIkHasTheLastWord() {
    Puppet free = Characters.sample("lantern-0.7.skf");
    Puppet turned = Characters.sample("lantern-0.7.skf");
    for (Puppet puppet : List.of(free, turned)) {
      Player player = new Player(puppet);
      player.play("Walk");
      if (puppet == turned) {
        player.between(p -> p.bone("Left Shin").rotation(1));
      }
      player.update(0.1);
    }
    assertEquals(free.bone("Left Foot").worldX(), turned.bone("Left Foot").worldX(), 1e-6);
  }

  @Test
  void bonesThatTheFilesOwnIkTurnsAreRefused() {
    Puppet puppet = Characters.sample("lantern-0.7.skf");
    assertEquals(
        "bone \"Left Shin\" is turned by the file's own inverse kinematics: move the target of its"
            + " chain, bone \"Left Foot Target\"",
        refused(() -> new LookAt(puppet, "Left Shin")));
    String expected = "is turned by the file's own";
    assertTrue(
        refused(() -> new TwoBoneIk(puppet, "Left Thigh", "Left Shin", "Left Foot"))
            .contains(expected));
    assertTrue(refused(() -> new TwoBoneIk(puppet, "Hips", "Left Thigh")).contains(expected));
    assertTrue(refused(() -> new SpringChain(puppet, "Scarf 1", "Scarf 2")).contains(expected));
    // The last of a chain keeps its own rotation.
    new LookAt(puppet, "Left Foot");
    new TwoBoneIk(puppet, "Hips", "Left Arm", "Left Forearm");
  }

  /** A limb with a chain of its file's own. */
  private static Puppet chained(boolean baked, int target) {
    return Characters.armature(
        """
        {"version":"0.7.0","baked_ik":%s,"bones":[
         {"id":0,"name":"body","parent_id":-1},
         {"id":1,"name":"up","parent_id":0},
         {"id":2,"name":"low","parent_id":1,"pos":{"x":30,"y":0}},
         {"id":3,"name":"end","parent_id":2,"pos":{"x":30,"y":0}},
         {"id":4,"name":"aim","parent_id":0,"pos":{"x":9,"y":40}}],
         "inverse_kinematics":[{"id":0,"target_id":%d,"bone_ids":[1,2,3]}]}
        """
            .formatted(baked, target));
  }

  @Test
  void bonesOfChainsThatAreOffAreFree() {
    assertTrue(refused(() -> new LookAt(chained(false, 4), "up")).contains("bone \"aim\""));
    for (Puppet puppet : List.of(chained(true, 4), chained(false, -1))) {
      new LookAt(puppet, "up").target(0, 10).accept(puppet);
      puppet.construct();
      assertEquals(Math.PI / 2, puppet.bone("up").worldRotation(), 1e-9);
    }
  }

  @Test
  void nothingIsAllocatedPerFrame() {
    Puppet puppet = Characters.sample("humanoid.skel2d");
    Player player = new Player(puppet);
    player.between(new TwoBoneIk(puppet, "leg-l", "shin-l", "foot-l").target(20, 5));
    player.between(new LookAt(puppet, "head").target(90, 90).mix(0.5));
    player.between(new SpringChain(puppet, "scarf1", "scarf2", "scarf3"));
    player.play("walk");
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE; // of many rounds: compiling on the way allocates now and then
    for (int round = 0; round < 30; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int frame = 0; frame < 1000; frame++) {
        player.moveBy(1, 0);
        player.update(0.01);
      }
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertEquals(0, least);
  }
}
