package dev.limber.crowd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.limber.core.canvas.DrawList;
import dev.limber.core.math.Trig;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.oracle.RandomArmature;
import dev.limber.skelform.pose.ArmaturePose;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a crowd of armatures does: skipping, sharing, threads, fades, settings, coming and going.
 */
class CrowdTest {
  private static final double DT = 1 / 60.0;

  /** With physics, meshes and IK. */
  private static Armature lantern = RandomArmature.make(0);

  /** Without physics. */
  private static final Armature plain = RandomArmature.make(33);

  @BeforeAll
  static void load() throws IOException {
    lantern = SkelForm.load(Path.of("../samples/lantern-0.7.skf")).armature();
    assertFalse(lantern.physics().isEmpty());
    assertTrue(plain.physics().isEmpty());
  }

  @Test
  void pausedMembersStandStillAndAreSkipped() {
    Crowd crowd = new Crowd();
    List<Member> members = fill(crowd, lantern, 40);
    crowd.update(DT);
    assertEquals(40, crowd.computed());
    List<Double> before = new ArrayList<>();
    for (int i = 0; i < 40; i += 2) {
      members.get(i).paused(true);
      before.add(members.get(i).matrix(3, 4));
    }
    for (int u = 0; u < 5; u++) {
      crowd.update(DT);
      assertEquals(20, crowd.computed());
      assertEquals(20, crowd.skipped());
    }
    for (int i = 0; i < 40; i += 2) {
      assertTrue(members.get(i).paused());
      assertFalse(members.get(i + 1).paused());
      assertEquals(before.get(i / 2), members.get(i).matrix(3, 4));
    }
  }

  @Test
  void aPausedMemberGoesOnAsIfNothingHadHappened() {
    Crowd crowd = new Crowd();
    List<Member> members = fill(crowd, lantern, 7);
    ArmaturePose pose = lantern.newPose();
    ArmaturePose copy = lantern.newPose();
    Member member = members.get(3);
    for (int u = 0; u < 30; u++) {
      boolean paused = u % 7 == 2 || u % 5 == 1;
      member.paused(paused);
      crowd.update(DT);
      if (!paused) {
        pose.seek(animationOf(member), member.time());
        pose.construct();
      }
      SameBits.check("update " + u, pose, member, copy);
    }
  }

  @Test
  void membersThatHoldAreSkippedOncePhysicsRests() {
    Crowd crowd = new Crowd();
    Member member = crowd.add(lantern).play(lantern.animations().get(0)).looping(false);
    Member moving = crowd.add(lantern).play(lantern.animations().get(0));
    int computed = 2;
    int updates = 0;
    while (computed == 2 && updates < 5000) {
      crowd.update(DT);
      computed = crowd.computed();
      updates++;
    }
    assertEquals(1, crowd.skipped(), "the one that holds comes to rest");
    assertTrue(updates > 10);
    assertEquals(animationOf(member).duration(), member.time());
    assertNotEquals(member.time(), moving.time());
    // Pushed again, it moves again.
    member.moveBy(30, 0);
    crowd.update(DT);
    assertEquals(2, crowd.computed());
  }

  @Test
  void unchangedMembersWithoutPhysicsAreSkippedAtOnce() {
    Crowd crowd = new Crowd();
    List<Member> members = fill(crowd, plain, 10);
    members.forEach(m -> m.speed(0));
    crowd.update(DT);
    crowd.update(DT);
    assertEquals(0, crowd.computed());
    assertEquals(10, crowd.skipped());
    members.get(4).time(0.21);
    crowd.update(DT);
    assertEquals(1, crowd.computed());
  }

  @Test
  void membersThatPlayNothingAreComputedOnce() {
    Crowd crowd = new Crowd();
    Member member = crowd.add(plain);
    crowd.update(DT);
    assertEquals(1, crowd.computed());
    crowd.update(DT);
    assertEquals(0, crowd.computed());
    assertEquals(0, member.time());
    ArmaturePose pose = plain.newPose();
    pose.construct();
    SameBits.check("start", pose, member, plain.newPose());
  }

  @Test
  void sharingComputesEqualPosesOnceAndChangesNothing() {
    Animation clip = plain.animations().get(0);
    Crowd sharing = new Crowd();
    Crowd alone = new Crowd().sharing(false);
    List<Member> ones = new ArrayList<>();
    List<Member> others = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      ones.add(sharing.add(plain).play(clip).time(0.05 * (i % 6)));
      others.add(alone.add(plain).play(clip).time(0.05 * (i % 6)));
    }
    ArmaturePose a = plain.newPose();
    ArmaturePose b = plain.newPose();
    Random random = new Random(1);
    for (int u = 0; u < 40; u++) {
      int chosen = random.nextInt(ones.size());
      switch (u % 5) {
        case 0 -> both(ones, others, chosen, m -> m.paused(!m.paused()));
        case 1 -> both(ones, others, chosen, m -> m.speed(0.5));
        case 2 -> {
          both(ones, others, 0, Member::remove);
          ones.remove(0);
          others.remove(0);
          checkAll(ones, others, a, b, "after removal " + u);
        }
        case 3 -> both(ones, others, chosen, m -> m.rotation(1, 0.3));
        default -> both(ones, others, chosen, Member::clearSettings);
      }
      checkAll(ones, others, a, b, "before update " + u);
      sharing.update(DT);
      alone.update(DT);
      assertTrue(sharing.shared() > 10, "shared " + sharing.shared());
      assertEquals(0, alone.shared());
      checkAll(ones, others, a, b, "update " + u);
    }
  }

  private static void both(
      List<Member> ones, List<Member> others, int i, java.util.function.Consumer<Member> change) {
    change.accept(ones.get(i));
    change.accept(others.get(i));
  }

  private static void checkAll(
      List<Member> ones, List<Member> others, ArmaturePose a, ArmaturePose b, String where) {
    for (int i = 0; i < ones.size(); i++) {
      others.get(i).copyTo(a);
      SameBits.check(where + ", member " + i, a, ones.get(i), b);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void threadsDoNotChangeTheBits(int threads) {
    long expected = scenario(Workers.ONE);
    try (WorkerThreads workers = new WorkerThreads(threads)) {
      assertEquals(expected, scenario(workers));
    }
  }

  /** Two rigs in more than one block each, with changes on the way; returns a hash of all. */
  private static long scenario(Workers workers) {
    Crowd crowd = new Crowd(workers);
    List<Member> members = fill(crowd, lantern, 530);
    members.addAll(fill(crowd, plain, 270));
    long hash = 17;
    for (int u = 0; u < 6; u++) {
      members.get(13 * u).paused(true);
      members.get(7 * u + 1).play(lantern.animations().get(0), 0.1);
      members.get(5 * u + 300).rotation(2, u);
      crowd.update(u == 3 ? 0.04 : DT);
      for (Member member : members) {
        for (int part = 0; part < 6; part++) {
          hash = hash * 31 + Double.doubleToLongBits(member.matrix(4, part));
        }
      }
    }
    return hash;
  }

  @Test
  void comingAndGoingDisturbsNobody() {
    Crowd crowd = new Crowd();
    List<Member> members = new ArrayList<>();
    List<ArmaturePose> poses = new ArrayList<>();
    ArmaturePose copy = lantern.newPose();
    Random random = new Random(4);
    for (int u = 0; u < 60; u++) {
      if (members.isEmpty() || random.nextInt(3) > 0) {
        Animation clip = lantern.animations().get(u % lantern.animations().size());
        members.add(crowd.add(lantern).play(clip).time(0.01 * u));
        poses.add(lantern.newPose());
      } else {
        int gone = random.nextInt(members.size());
        Member member = members.remove(gone);
        poses.remove(gone);
        member.remove();
        assertFalse(member.present());
        assertThrows(IllegalStateException.class, () -> member.matrix(0, 0));
        assertThrows(IllegalStateException.class, member::remove);
      }
      assertEquals(members.size(), crowd.size());
      crowd.update(DT);
      for (int i = 0; i < members.size(); i++) {
        poses.get(i).seek(animationOf(members.get(i)), members.get(i).time());
        poses.get(i).construct();
        SameBits.check("update " + u + ", member " + i, poses.get(i), members.get(i), copy);
      }
    }
  }

  @Test
  void aFadeMixesAllBonesStraightAndRotationsTheShortWay() {
    for (int seed = 0; seed < 12; seed++) {
      Armature rig = RandomArmature.make(seed);
      Animation from = rig.animations().get(0);
      Animation to = rig.animations().get(1);
      Crowd crowd = new Crowd();
      Member member = crowd.add(rig).play(from);
      ArmaturePose a = rig.newPose();
      ArmaturePose b = rig.newPose();
      ArmaturePose copy = rig.newPose();
      crowd.update(DT);
      a.seek(from, member.time());
      a.construct();
      member.play(to, 0.1);
      double fromTime = DT;
      for (int u = 1; u <= 5; u++) {
        crowd.update(DT);
        fromTime += DT;
        double weight = u * DT / 0.1;
        b.seek(from, fromTime % from.duration());
        a.seek(to, member.time());
        for (int bone = 0; bone < a.boneCount(); bone++) {
          mix(a, b, bone, weight);
        }
        member.copyTo(copy);
        for (int bone = 0; bone < a.boneCount(); bone++) {
          String where = "seed " + seed + ", update " + u + ", bone " + bone;
          assertEquals(a.bone(bone).x(), copy.bone(bone).x(), 1e-9, where);
          assertEquals(a.bone(bone).rotation(), copy.bone(bone).rotation(), 1e-9, where);
          assertEquals(a.bone(bone).scaleY(), copy.bone(bone).scaleY(), 1e-9, where);
        }
        assertTrue(member.fading());
      }
      crowd.update(DT);
      assertFalse(member.fading());
      a.seek(to, member.time());
      member.copyTo(copy);
      assertEquals(a.bone(2).rotation(), copy.bone(2).rotation());
    }
  }

  private static void mix(ArmaturePose to, ArmaturePose from, int bone, double weight) {
    double x = from.bone(bone).x();
    double y = from.bone(bone).y();
    double turn = from.bone(bone).rotation();
    double sx = from.bone(bone).scaleX();
    double sy = from.bone(bone).scaleY();
    to.bone(bone)
        .position(x + (to.bone(bone).x() - x) * weight, y + (to.bone(bone).y() - y) * weight)
        .rotation(turn + Trig.shortestTurn(turn, to.bone(bone).rotation()) * weight)
        .scale(
            sx + (to.bone(bone).scaleX() - sx) * weight,
            sy + (to.bone(bone).scaleY() - sy) * weight);
  }

  @Test
  void aFadedMemberIsConstructedFromItsMixedPose() {
    for (int seed = 0; seed < 30; seed++) {
      Armature rig = RandomArmature.make(seed);
      Crowd crowd = new Crowd();
      Member member = crowd.add(rig).play(rig.animations().get(0)).time(0.2);
      ArmaturePose mixed = rig.newPose();
      ArmaturePose copy = rig.newPose();
      for (int u = 0; u < 12; u++) {
        if (u % 4 == 1) {
          member.play(rig.animations().get(u % 2), 0.12); // Also in the middle of a fade.
        }
        crowd.update(DT);
        // The physics so far is in the copy; its local values are those of the fade.
        member.copyTo(copy);
        mixed.reset();
        member.copyTo(mixed);
        if (rig.physics().isEmpty()) {
          mixed.construct();
          SameBits.check("seed " + seed + ", update " + u, mixed, member, copy);
        }
      }
    }
  }

  @Test
  void anInterruptedFadeStartsFromWhatIsShown() {
    Animation one = lantern.animations().get(0);
    Animation two = lantern.animations().get(1);
    Crowd crowd = new Crowd();
    Member member = crowd.add(lantern).play(one).time(0.3);
    crowd.update(DT);
    member.play(two, 1);
    for (int u = 0; u < 20; u++) {
      crowd.update(DT);
    }
    ArmaturePose before = lantern.newPose();
    ArmaturePose after = lantern.newPose();
    member.copyTo(before);
    member.play(one, 1);
    crowd.update(1e-9);
    member.copyTo(after);
    for (int bone = 0; bone < before.boneCount(); bone++) {
      assertEquals(before.bone(bone).x(), after.bone(bone).x(), 1e-4);
      assertEquals(before.bone(bone).rotation(), after.bone(bone).rotation(), 1e-4);
    }
  }

  @Test
  void settingsHoldOverWhatIsPlayed() {
    for (int seed = 0; seed < 24; seed++) {
      Armature rig = RandomArmature.make(seed);
      Crowd crowd = new Crowd();
      List<Member> members = fill(crowd, rig, 5);
      Member member = members.get(2);
      ArmaturePose pose = rig.newPose();
      ArmaturePose copy = rig.newPose();
      for (int u = 0; u < 8; u++) {
        if (u == 2) {
          member.rotation(1, 0.7).position(2, 5, -3).scale(3, 1.5, 0.5);
        }
        if (u == 6) {
          member.clearSettings();
        }
        crowd.update(DT);
        pose.seek(animationOf(member), member.time());
        if (u >= 2 && u < 6) {
          pose.bone(1).rotation(0.7);
          pose.bone(2).position(5, -3);
          pose.bone(3).scale(1.5, 0.5);
        }
        pose.construct();
        SameBits.check("seed " + seed + ", update " + u, pose, member, copy);
      }
    }
  }

  @Test
  void whatAMemberIsToldShowsWithTheNextUpdate() {
    for (Armature rig : List.of(lantern, plain)) {
      for (boolean meshes : new boolean[] {true, false}) {
        Crowd crowd = new Crowd().meshes(meshes);
        List<Member> members = fill(crowd, rig, 6);
        Member member = members.get(1);
        Animation other = rig.animations().get(0);
        ArmaturePose before = rig.newPose();
        ArmaturePose copy = rig.newPose();
        List<java.util.function.Consumer<Member>> orders =
            List.of(
                m -> m.play(other),
                m -> m.time(0.41),
                m -> m.rotation(1, 2.5),
                m -> m.rotation(1, -1).position(2, 7, 8),
                Member::clearSettings,
                m -> m.play(rig.animations().get(1), 0.3),
                m -> m.play(other, 0.2),
                m -> m.scale(1, 2, 2).play(other).paused(true),
                m -> m.play(rig.animations().get(1)).time(0.2).paused(false));
        for (int u = 0; u < orders.size(); u++) {
          crowd.update(DT);
          crowd.update(DT);
          member.copyTo(before);
          orders.get(u).accept(member);
          SameBits.check("order " + u, before, member, copy);
          for (int bone = 0; bone < before.boneCount(); bone++) {
            assertEquals(before.bone(bone).x(), copy.bone(bone).x());
            assertEquals(before.bone(bone).rotation(), copy.bone(bone).rotation());
            assertEquals(before.bone(bone).scaleX(), copy.bone(bone).scaleX());
          }
        }
        crowd.update(0);
        member.copyTo(copy);
        ArmaturePose now = rig.newPose();
        now.seek(rig.animations().get(1), member.time());
        now.bone(1).scale(2, 2);
        for (int bone = 0; bone < now.boneCount(); bone++) {
          assertEquals(now.bone(bone).rotation(), copy.bone(bone).rotation());
          assertEquals(now.bone(bone).scaleX(), copy.bone(bone).scaleX());
        }
      }
    }
  }

  @Test
  void movingInTheWorldLeavesPhysicsBehind() {
    Crowd crowd = new Crowd();
    Member member = crowd.add(lantern).play(lantern.animations().get(0));
    ArmaturePose pose = lantern.newPose();
    ArmaturePose copy = lantern.newPose();
    for (int u = 0; u < 20; u++) {
      crowd.update(DT);
      pose.seek(animationOf(member), member.time());
      pose.construct();
      member.moveBy(3, -1);
      pose.moveBy(3, -1);
      SameBits.check("update " + u, pose, member, copy);
    }
  }

  @Test
  void longUpdatesTakeSeveralPhysicsSteps() {
    Crowd crowd = new Crowd();
    Member member = crowd.add(lantern).play(lantern.animations().get(0));
    ArmaturePose pose = lantern.newPose();
    ArmaturePose copy = lantern.newPose();
    double time = 0;
    for (int u = 0; u < 10; u++) {
      crowd.update(2 * DT);
      double next = time + 2 * DT;
      pose.seek(animationOf(member), time + 2 * DT * 0.5);
      pose.construct();
      pose.seek(animationOf(member), next);
      pose.construct();
      time = next;
      assertEquals(time, member.time(), 1e-12);
      SameBits.check("update " + u, pose, member, copy);
    }
  }

  @Test
  void updatesBetweenPhysicsStepsMoveTheRest() {
    Crowd crowd = new Crowd();
    Member member = crowd.add(lantern).play(lantern.animations().get(0));
    crowd.update(DT);
    ArmaturePose one = lantern.newPose();
    ArmaturePose other = lantern.newPose();
    member.copyTo(one);
    crowd.update(DT / 4);
    member.copyTo(other);
    assertEquals(one.physics(0), other.physics(0));
    assertEquals(1, crowd.computed());
  }

  @Test
  void verticesAreTheSameWhenTheyAreComputedLater() {
    Crowd now = new Crowd();
    Crowd later = new Crowd().meshes(false);
    List<Member> ones = fill(now, lantern, 5);
    List<Member> others = fill(later, lantern, 5);
    ArmaturePose a = lantern.newPose();
    ArmaturePose b = lantern.newPose();
    for (int u = 0; u < 12; u++) {
      later.meshes(u % 4 == 3);
      now.update(DT);
      later.update(DT);
      if (u == 6) {
        both(ones, others, 0, m -> m.paused(true)); // Moves lanes.
      }
      checkAll(ones, others, a, b, "update " + u);
    }
  }

  @Test
  void motionsLoopOrHold() {
    Animation clip = lantern.animations().get(0);
    Crowd crowd = new Crowd();
    Member loops = crowd.add(lantern).play(clip);
    Member holds = crowd.add(lantern).play(clip).looping(false);
    Member backwards = crowd.add(lantern).play(clip).speed(-1);
    loops.time(clip.duration() - 0.01);
    holds.time(clip.duration() - 0.01);
    crowd.update(0.05);
    assertEquals(0.04, loops.time(), 1e-9);
    assertEquals(clip.duration(), holds.time());
    assertEquals(clip.duration() - 0.05, backwards.time(), 1e-9);
    assertEquals(clip, loops.animation());
  }

  @Test
  void membersAreDrawnAsTheirOwnPosesAre() {
    Crowd crowd = new Crowd();
    Member member = crowd.add(lantern).play(lantern.animations().get(0)).time(0.4);
    crowd.update(DT);
    ArmaturePose pose = lantern.newPose();
    pose.seek(animationOf(member), member.time());
    pose.construct();
    assertTrue(pose.sprites(lantern.styles()).size() > 5);
    DrawList expected = new DrawList();
    DrawList drawn = new DrawList();
    pose.images(ATLAS);
    member.puppet().images(ATLAS);
    pose.draw(expected);
    member.draw(drawn);
    assertTrue(expected.size() > 5);
    assertEquals(expected.size(), drawn.size());
    ArmaturePose copy = lantern.newPose();
    member.copyTo(copy);
    assertEquals(pose.sprites(lantern.styles()).x(3, 1), copy.sprites(lantern.styles()).x(3, 1));
  }

  private static final dev.limber.core.canvas.ImageSource ATLAS =
      name -> new AtlasImage(name, 1, 1);

  private record AtlasImage(String name, int width, int height)
      implements dev.limber.core.canvas.Image {}

  @Test
  void updatesAllocateNothing() {
    for (int threads = 1; threads <= 2; threads++) {
      try (WorkerThreads workers = new WorkerThreads(threads)) {
        Crowd crowd = new Crowd(workers);
        fill(crowd, lantern, 40);
        fill(crowd, plain, 40);
        ThreadMXBean bean = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long best = Long.MAX_VALUE;
        for (int round = 0; round < 4; round++) {
          long before = bean.getCurrentThreadAllocatedBytes();
          for (int u = 0; u < 500; u++) {
            crowd.update(u % 3 == 0 ? 0.04 : DT);
          }
          best = Math.min(best, bean.getCurrentThreadAllocatedBytes() - before);
        }
        assertTrue(best < 4000, best + " bytes in 500 updates");
      }
    }
  }

  @Test
  void anUpdateThatIsRefusedMovesNothing() {
    WorkerThreads workers = new WorkerThreads(2);
    Crowd crowd = new Crowd(workers);
    Member member = crowd.add(lantern).play(lantern.animations().get(0));
    crowd.update(DT);
    double time = member.time();
    workers.close();
    assertThrows(IllegalStateException.class, () -> crowd.update(0.1));
    assertEquals(time, member.time());
    assertEquals(1, crowd.computed());
  }

  @Test
  void badInputIsRefused() {
    Crowd crowd = new Crowd();
    Member member = crowd.add(lantern).play(lantern.animations().get(0));
    assertThrows(IllegalArgumentException.class, () -> crowd.update(-0.1));
    assertThrows(IllegalArgumentException.class, () -> crowd.update(Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> crowd.update(Double.POSITIVE_INFINITY));
    Animation foreign = plain.animations().get(0);
    assertThrows(IllegalArgumentException.class, () -> member.play(foreign));
    Animation own = lantern.animations().get(0);
    assertThrows(IllegalArgumentException.class, () -> member.play(own, -1));
    assertThrows(IllegalArgumentException.class, () -> member.play(own, Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> member.time(Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> member.speed(Double.POSITIVE_INFINITY));
    assertThrows(IllegalArgumentException.class, () -> member.rotation(-1, 0));
    assertThrows(IllegalArgumentException.class, () -> member.rotation(9999, 0));
    assertThrows(IllegalArgumentException.class, () -> member.position(0, Double.NaN, 0));
    assertThrows(IllegalArgumentException.class, () -> member.scale(0, 0, Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> member.moveBy(Double.NaN, 0));
    assertThrows(IllegalArgumentException.class, () -> member.matrix(0, 6));
    assertThrows(IllegalArgumentException.class, () -> member.copyTo(plain.newPose()));
    assertThrows(IllegalArgumentException.class, () -> new WorkerThreads(0));
    crowd.update(DT);
    assertEquals(1, crowd.computed());
  }

  private static Animation animationOf(Member member) {
    return (Animation) java.util.Objects.requireNonNull(member.animation());
  }

  private static List<Member> fill(Crowd crowd, Armature rig, int count) {
    List<Member> members = new ArrayList<>();
    List<Animation> animations = rig.animations();
    for (int i = 0; i < count; i++) {
      members.add(crowd.add(rig).play(animations.get(i % animations.size())).time(0.031 * i));
    }
    return members;
  }
}
