package dev.limber.crowd;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.NeedsReferenceData;
import dev.limber.conformance.ReferenceData;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.oracle.RandomSkeleton;
import dev.limber.skel2d.pose.SkeletonPose;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Each member of a crowd has the bits of a pose of its own that is sought and constructed. */
class SkeletonBitsTest {
  @TestFactory
  Stream<DynamicTest> randomSkeletons() {
    return IntStream.range(0, 120)
        .mapToObj(
            seed ->
                DynamicTest.dynamicTest(
                    "seed " + seed, () -> check(RandomSkeleton.make(seed), 11, 12)));
  }

  @TestFactory
  Stream<DynamicTest> samples() throws IOException {
    return files(Path.of("../samples")).map(SkeletonBitsTest::testOf);
  }

  @NeedsReferenceData
  @TestFactory
  Stream<DynamicTest> referenceSources() throws IOException {
    List<Path> files = files(ReferenceData.path("skel2d/sources")).toList();
    assertTrue(files.size() > 50, "found " + files.size());
    return files.stream().map(SkeletonBitsTest::testOf);
  }

  private static Stream<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(f -> f.toString().endsWith(".skel2d")).sorted().toList().stream();
    }
  }

  private static DynamicTest testOf(Path file) {
    return DynamicTest.dynamicTest(
        String.valueOf(file.getFileName()),
        () -> check(Skel2d.parse(Files.readString(file)).skeleton(), 13, 12));
  }

  /** Plays all animations in one block, each member from another time on and at another speed. */
  private static void check(Skeleton skeleton, int count, int updates) {
    List<Animation> animations = skeleton.animations();
    Crowd crowd = new Crowd();
    List<Member> members = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Member member = crowd.add(skeleton);
      if (!animations.isEmpty() && i != 5) {
        member
            .play(animations.get(i % animations.size()))
            .time(0.137 * i)
            .speed(1 - 0.05 * (i % 7));
      }
      members.add(member);
    }
    SkeletonPose pose = skeleton.newPose();
    SkeletonPose copy = skeleton.newPose();
    for (int u = 0; u < updates; u++) {
      crowd.update(0.07);
      assertEquals(count, crowd.computed() + crowd.shared() + crowd.skipped());
      for (Member member : members) {
        pose.reset();
        if (member.animation() != null) {
          pose.seek(member.animation(), member.time());
        }
        pose.construct();
        member.copyTo(copy);
        String where = "member " + members.indexOf(member) + ", update " + u;
        assertArrayEquals(bits(pose.worldValues()), bits(copy.worldValues()), where);
        assertArrayEquals(bits(pose.localValues()), bits(copy.localValues()), where);
        assertArrayEquals(bits(pose.slotValues()), bits(copy.slotValues()), where);
        for (int b = 0; b < pose.boneCount(); b++) {
          for (int part = 0; part < 6; part++) {
            assertEquals(pose.bone(b).matrix(part), member.matrix(b, part), where);
          }
        }
      }
    }
  }

  private static long[] bits(double[] values) {
    return java.util.Arrays.stream(values).mapToLong(Double::doubleToLongBits).toArray();
  }
}
