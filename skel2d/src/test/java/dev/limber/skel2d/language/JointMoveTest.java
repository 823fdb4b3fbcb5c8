package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.UsesReferenceData;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.pose.SkeletonPose;
import java.util.List;
import java.util.Map;
import java.util.Random;
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
