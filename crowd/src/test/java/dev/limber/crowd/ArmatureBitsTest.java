package dev.limber.crowd;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.NeedsReferenceData;
import dev.limber.conformance.ReferenceData;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Ruleset;
import dev.limber.skelform.oracle.RandomArmature;
import dev.limber.skelform.pose.ArmaturePose;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Each member of a crowd has the bits of a pose of its own that is sought and constructed. */
class ArmatureBitsTest {
  private static final double DT = 1 / 60.0;

  @TestFactory
  Stream<DynamicTest> randomArmatures() {
    return IntStream.range(0, 120)
        .mapToObj(
            seed ->
                DynamicTest.dynamicTest(
                    "seed " + seed, () -> check(RandomArmature.make(seed), 9, 12)));
  }

  @TestFactory
  Stream<DynamicTest> randomArmaturesWithMirroredTurns() {
    return IntStream.range(0, 120)
        .mapToObj(
            seed ->
                DynamicTest.dynamicTest(
                    "seed " + seed,
                    () -> {
                      Armature armature = RandomArmature.make(seed);
                      check(armature.withRuleset(Ruleset.MIRRORED_TURNS), 9, 12);
                    }));
  }

  @TestFactory
  Stream<DynamicTest> samples() throws IOException {
    return files(Path.of("../samples")).map(ArmatureBitsTest::testOf);
  }

  @NeedsReferenceData
  @TestFactory
  Stream<DynamicTest> realFiles() throws IOException {
    List<Path> files = files(ReferenceData.path("skelform/samples")).toList();
    assertTrue(files.size() > 10, "found " + files);
    return files.stream().map(ArmatureBitsTest::testOf);
  }

  @Test
  void moreThanOneBlock() throws IOException {
    check(SkelForm.load(Path.of("../samples/lantern-0.7.skf")).armature(), 300, 5);
  }

  private static Stream<Path> files(Path folder) throws IOException {
    List<Path> found = new ArrayList<>();
    try (Stream<Path> all = Files.walk(folder)) {
      all.filter(f -> f.toString().endsWith(".skf") || f.toString().endsWith(".skfe"))
          .sorted()
          .forEach(found::add);
    }
    return found.stream();
  }

  private static DynamicTest testOf(Path file) {
    return DynamicTest.dynamicTest(
        file.getParent().getFileName() + "/" + file.getFileName(),
        () -> check(SkelForm.load(file).armature(), 23, 40));
  }

  /** Plays all animations in one block, each member from another time on and at another speed. */
  private static void check(Armature armature, int count, int updates) {
    List<Animation> animations = armature.animations();
    Crowd crowd = new Crowd();
    List<Member> members = new ArrayList<>();
    List<ArmaturePose> poses = new ArrayList<>();
    ArmaturePose copy = armature.newPose();
    for (int i = 0; i < count; i++) {
      Member member = crowd.add(armature);
      if (!animations.isEmpty() && i != 5) {
        member
            .play(animations.get(i % animations.size()))
            .time(0.137 * i)
            .speed(1 - 0.05 * (i % 7));
      }
      members.add(member);
      poses.add(armature.newPose());
    }
    for (int u = 0; u < updates; u++) {
      crowd.update(DT);
      for (int i = 0; i < count; i++) {
        Member member = members.get(i);
        ArmaturePose pose = poses.get(i);
        if (member.animation() != null) {
          pose.seek(member.animation(), member.time());
        }
        pose.construct();
        SameBits.check("member " + i + ", update " + u, pose, member, copy);
      }
    }
  }
}
