package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.UsesReferenceData;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.pose.SkeletonPose;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

@UsesReferenceData
class JointMoveTest {
  private static final String TEXT =
      """
      skeleton
      	body y30 r90
      		@ :rect w44 h36   # a box
      		@eye[open] :circle x5 d5
      		@eye[shut]
      		@photo :sprite "fox.png" i2
      	body.arm x10 l30   # turns
      		@ :path r90
      			M 0,-5
      			# to the shoulder
      			L 0,5:body
      			L 7,7
      		@drop :path
      			L 3,3

      skin "winter"
      	@eye[open] :circle y1 d9
      	@drop :path
      		M 1,1:body
      		L 2,2

      anim "wave" :6
      	body
      		x 0 -> 1
      """;

  private static String after(String text, String bone, double x, double y) {
    Change change = LanguageService.of(text).moveJoint(bone, x, y, 0.5);
    assertEquals("", change.refusal());
    return change.applyTo(text);
  }

  @Test
  void allThatHangsOnItGetsNumbersThatKeepItsPlace() {
    // 4 to the right is -4 along the y of a bone that is turned to the left.
    assertEquals(
        TEXT.replace("body y30", "body x4 y30.5")
            .replace(":rect w44", ":rect x-0.5 y4 w44")
            .replace("open] :circle x5 d5", "open] :circle x4.5 y4 d5")
            .replace("\"fox.png\" i2", "\"fox.png\" x-0.5 y4 i2")
            .replace("arm x10", "arm x9.5 y4")
            .replace("0,5:body", "-0.5,9:body")
            .replace(":circle y1 d9", ":circle x-0.5 y5 d9")
            .replace("1,1:body", "0.5,5:body"),
        after(TEXT, "body", 4, 30.6));
  }

  @Test
  void anOutlineOnSeveralBonesTurnsAboutThePlaceThatItHad() {
    String text =
        TEXT.replace("\t\t@drop :path\n\t\t\tL 3,3\n", "")
            .replace("\t@drop :path\n\t\tM 1,1:body\n\t\tL 2,2\n", "");
    assertEquals(
        text.replace("arm x10", "arm x12")
            .replace(":path r90", ":path x-2 y2 r90")
            .replace("M 0,-5", "M -2,-5")
            .replace("L 7,7", "L 5,7"),
        after(text, "body.arm", 0, 42));
  }

  @Test
  void whatCannotStaySaysWhy() {
    LanguageService service = LanguageService.of(TEXT);
    assertEquals("there is no bone \"leg\"", service.moveJoint("leg", 0, 0, 1).refusal());
    String implied = TEXT.replace("\t\tM 1,1:body\n\t\tL 2,2", "\t\tL 1,1:body");
    assertEquals(
        "an outline on \"body.arm\" starts there without saying so; write M 0,0 as its first command",
        LanguageService.of(implied).moveJoint("body.arm", 0, 0, 1).refusal());
    String flat = TEXT.replace("r90\n", "r90 i0\n");
    assertEquals(
        "the bone, or what it hangs on, is flat here, or far too large",
        LanguageService.of(flat).moveJoint("body", 0, 0, 1).refusal());
    assertEquals(List.of(), service.moveJoint("body", 0, 30, 1).edits());
  }

  @Test
  void jointsOfRandomSkeletonsGoAlone() {
    Random random = new Random(7);
    int done = 0;
    for (int round = 0; round < 500; round++) {
      LanguageService service = LanguageService.of(withOutlines(random));
      List<Bone> bones = service.result().skeleton().bones();
      int bone = random.nextInt(bones.size());
      double x = random.nextInt(100) - 50;
      double y = random.nextInt(100) - 50;
      Change change = service.moveJoint(bones.get(bone).name(), x, y, 0.01);
      String about = service.text() + "\n" + bones.get(bone).name() + " to " + x + ", " + y;
      if (change.isRefused()) {
        // With a line of its own a bone may come before others, which have other numbers then.
        int moved = bone;
        boolean hadLines =
            bones.get(bone).declared()
                && bones.stream().allMatch(one -> one.parent() != moved || one.declared());
        assertFalse(hadLines, about + change.refusal());
        continue;
      }
      done++;
      LanguageService after = LanguageService.of(change.applyTo(service.text()));
      SkeletonPose was = setup(service);
      SkeletonPose is = setup(after);
      String said = about + "\n" + after.text();
      double reach = 1;
      for (int i = 0; i < bones.size(); i++) {
        reach += Math.hypot(was.bone(i).matrix(4), was.bone(i).matrix(5));
      }
      for (int i = 0; i < bones.size(); i++) {
        assertEquals(bones.get(i).name(), after.result().skeleton().bones().get(i).name(), said);
        for (int m = 0; m < 6; m++) {
          double[] joint = {x, y};
          boolean moves = i == bone && m >= 4;
          double wanted = moves ? joint[m - 4] : was.bone(i).matrix(m);
          // The parent may be large, and numbers are steps of 0.01 there.
          double bound = moves ? 1 : m < 4 ? 1e-9 * (1 + Math.abs(wanted)) : 1e-3 + 1e-5 * reach;
          assertEquals(wanted, is.bone(i).matrix(m), bound, said + "\n" + bones.get(i).name());
        }
      }
    }
    assertTrue(done > 250, "done: " + done);
  }

  /** Returns random bones with outlines, shapes and images in places of their own. */
  private static String withOutlines(Random random) {
    String[] shapes = {
      ":path r40 i2\n\t\t\tM 1,-2\n", ":path x3 j-1\n\t\t\tM 0,0\n", ":path\n\t\t\tM 5,5\n"
    };
    String[] others = {
      ":rect w4 h3 r30", ":sprite \"a.png\" x2 i-1", ":circle d5 y1", ":ellipse w1 h2"
    };
    // Where bones are a hundred times as long as wide, four decimals are too few.
    String tame =
        ReparentingPropertyTest.randomText(random).replaceAll(" ([ij])-?[0-9.]+", " $1-1.5");
    return Pattern.compile("\t\t@ :path\n")
        .matcher(tame)
        .replaceAll(
            found ->
                "\t\t@other "
                    + others[random.nextInt(others.length)]
                    + "\n\t\t@ "
                    + shapes[random.nextInt(shapes.length)]);
  }

  private static SkeletonPose setup(LanguageService service) {
    SkeletonPose pose = new SkeletonPose(service.result().skeleton());
    pose.construct();
    return pose;
  }

  /** The service itself compares what is drawn; here it is that there is nothing it cannot do. */
  @Test
  void jointsOfSourcesGoWhereTheyAreWanted() {
    Random random = new Random(3);
    int done = 0;
    int all = 0;
    for (Map.Entry<String, String> source : Sources.all().entrySet()) {
      LanguageService service = LanguageService.of(source.getValue());
      List<Bone> bones = service.result().skeleton().bones();
      boolean isSmall = source.getValue().length() <= 20_000;
      for (int round = 0; isSmall && !bones.isEmpty() && round < 6; round++) {
        int bone = random.nextInt(bones.size());
        String name = bones.get(bone).name();
        double x = random.nextInt(100) - 50;
        Change change = service.moveJoint(name, x, 10, 0.01);
        all++;
        if (change.edits().isEmpty()) {
          continue;
        }
        done++;
        LanguageService after = LanguageService.of(change.applyTo(service.text()));
        SkeletonPose pose = new SkeletonPose(after.result().skeleton());
        pose.construct();
        int now = after.result().skeleton().boneIndex(name);
        String about = source.getKey() + " " + name + "\n" + after.text();
        assertEquals(x, pose.bone(now).matrix(4), 0.2, about);
        assertEquals(10, pose.bone(now).matrix(5), 0.2, about);
      }
    }
    assertTrue(done > 0.7 * all, done + " of " + all);
  }
}
