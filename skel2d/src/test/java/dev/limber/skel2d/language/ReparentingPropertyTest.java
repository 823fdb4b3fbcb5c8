package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.UsesReferenceData;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.pose.PosedBone;
import dev.limber.skel2d.pose.SkeletonPose;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** On another parent, a bone and all that hangs on it are where they were. */
@UsesReferenceData
class ReparentingPropertyTest {
  private static final int LONG = 20_000;
  private static final String[] FLAGS = {"flip-x", "flip-y", "no-rot", "no-scale"};

  @Test
  void bonesOfRandomSkeletonsStayWhereTheyAre() {
    Random random = new Random(11);
    int done = 0;
    for (int round = 0; round < 500; round++) {
      LanguageService service = LanguageService.of(randomText(random));
      done += isDone(service, random, service.text());
    }
    assertTrue(done > 250, "done: " + done);
  }

  @Test
  void soDoThoseOfSources() {
    Random random = new Random(12);
    int done = 0;
    for (Map.Entry<String, String> source : Sources.all().entrySet()) {
      LanguageService service = LanguageService.of(source.getValue());
      boolean isSmall = source.getValue().length() <= LONG;
      for (int round = 0; isSmall && round < 12; round++) {
        boolean hasBones = !service.result().skeleton().bones().isEmpty();
        done += hasBones ? isDone(service, random, source.getKey()) : 0;
      }
    }
    assertTrue(done > 100, "done: " + done);
  }

  /** Returns bones in any order, often with parents that have no lines, and an outline on some. */
  static String randomText(Random random) {
    List<String> names = new ArrayList<>();
    StringBuilder text = new StringBuilder("skeleton # bones\n");
    for (int i = 0; i < 8; i++) {
      String name = "b" + i;
      if (!names.isEmpty() && random.nextInt(3) > 0) {
        name = names.get(random.nextInt(names.size())) + "." + name;
      }
      names.add(name);
    }
    Collections.shuffle(names, random);
    for (String name : names) {
      if (random.nextInt(4) > 0) {
        text.append('\t').append(name);
        for (char letter : "xyrij".toCharArray()) {
          double value =
              letter < 'r' && letter > 'h'
                  ? Math.exp(random.nextGaussian()) * (random.nextInt(4) > 0 ? 1 : -1)
                  : random.nextInt(400) - 200;
          text.append(random.nextInt(3) == 0 ? "" : " " + letter + Numbers.rounded(value, 2));
        }
        for (String flag : FLAGS) {
          text.append(random.nextInt(5) == 0 ? " " + flag : "");
        }
        text.append(" # ").append(name).append("\n\t\t@ :path\n\t\t\tL 3,4:");
        text.append(names.get(random.nextInt(names.size()))).append('\n');
      }
    }
    text.append("\nanim \"a\"\n");
    for (String name : names) {
      text.append("\t").append(name).append(" # its keys\n\t\tr 0 -> 5\n");
    }
    return text.toString();
  }

  private static int isDone(LanguageService service, Random random, String about) {
    List<Bone> bones = service.result().skeleton().bones();
    String bone = bones.get(random.nextInt(bones.size())).name();
    int under = random.nextInt(bones.size() + 1) - 1;
    String parent = under < 0 ? null : bones.get(under).name();
    Change change = service.setParent(List.of(bone), parent);
    String said = about + "\n" + bone + " under " + parent;
    if (change.isRefused()) {
      // Not that the proof has failed.
      assertFalse(change.refusal().startsWith("the text would"), said + change.refusal());
      return 0;
    }
    LanguageService after = LanguageService.of(change.applyTo(service.text()));
    said += "\n" + after.text();
    assertEquals(problems(service), problems(after), said);
    assertEquals(comments(service.text()), comments(after.text()), said);
    String own = bone.substring(bone.lastIndexOf('.') + 1);
    String name = parent == null ? own : parent + "." + own;
    SkeletonPose before = setup(service);
    SkeletonPose now = setup(after);
    double reach = 1;
    for (int i = 0; i < bones.size(); i++) {
      reach += Math.hypot(before.bone(i).matrix(4), before.bone(i).matrix(5));
    }
    for (int i = 0; i < bones.size(); i++) {
      String old = bones.get(i).name();
      boolean isCarried = (old + ".").startsWith(bone + ".");
      PosedBone there = bone(now, isCarried ? name + old.substring(bone.length()) : old);
      for (int m = 0; m < 6; m++) {
        double value = before.bone(i).matrix(m);
        double bound = m < 4 ? 1e-4 * (1 + Math.abs(value)) : 1e-3 + 1e-5 * reach;
        assertEquals(value, there.matrix(m), bound, said + "\n" + old + " " + m);
      }
    }
    assertTrue(after.setParent(List.of(name), parent).edits().isEmpty(), said);
    return change.edits().isEmpty() ? 0 : 1;
  }

  private static PosedBone bone(SkeletonPose pose, String name) {
    Skeleton skeleton = pose.skeleton();
    for (int i = 0; i < skeleton.bones().size(); i++) {
      if (skeleton.bones().get(i).name().equals(name)) {
        return pose.bone(i);
      }
    }
    throw new AssertionError("no bone " + name);
  }

  private static SkeletonPose setup(LanguageService service) {
    SkeletonPose pose = new SkeletonPose(service.result().skeleton());
    pose.construct();
    return pose;
  }

  private static List<String> problems(LanguageService service) {
    return service.diagnostics().stream().map(one -> one.diagnostic().code()).sorted().toList();
  }

  private static List<String> comments(String text) {
    return text.lines()
        .filter(line -> line.contains("# "))
        .map(line -> line.replaceFirst(".*?# ", ""))
        .toList();
  }
}
