package dev.limber.skelform.read;

import static dev.limber.skelform.read.Documents.read;
import static dev.limber.skelform.read.Documents.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Transform;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoneReadTest {

  private static String bones(String bones) {
    return "{'visuals':[],'bones':[" + bones + "]}";
  }

  private static List<String> names(Armature armature) {
    return armature.bones().stream().map(Bone::name).toList();
  }

  private static List<Integer> parents(Armature armature) {
    return armature.bones().stream().map(Bone::parent).toList();
  }

  @Test
  void defaultsAreThoseOfTheSpec() {
    Bone bone = read(bones("{}")).armature().bones().get(0);
    assertEquals(
        new Bone("", -1, Transform.IDENTITY, Transform.IDENTITY, false, false, -1, -1, -1), bone);
  }

  @Test
  void initialValuesDefaultToTheValuesThemselves() {
    Bone bone =
        read(bones("{'pos':{'x':1,'y':2},'rot':3,'scale':{'x':4,'y':5},'init_rot':9}"))
            .armature()
            .bones()
            .get(0);
    assertEquals(new Transform(1, 2, 3, 4, 5), bone.start());
    assertEquals(new Transform(1, 2, 9, 4, 5), bone.initial());
  }

  @Test
  void bonesInOrderStayInOrder() {
    Documents.Result result =
        read(bones("{'id':0,'name':'a'},{'id':1,'name':'b'},{'id':2,'name':'c','parent_id':0}"));
    assertEquals(List.of("a", "b", "c"), names(result.armature()));
    assertEquals(List.of(), result.said());
  }

  @Test
  void parentsComeFirst() {
    Documents.Result result =
        read(
            bones(
                "{'id':0,'name':'leaf','parent_id':2},{'id':1,'name':'other'},"
                    + "{'id':2,'name':'middle','parent_id':3},{'id':3,'name':'root'}"));
    assertEquals(List.of("root", "middle", "leaf", "other"), names(result.armature()));
    assertEquals(List.of(-1, 0, 1, -1), parents(result.armature()));
    assertEquals(List.of("note skf-order $.bones[3]"), result.said());
  }

  @Test
  void everythingFollowsBonesThatAreMoved() {
    Armature armature =
        read("{'bones':[{'id':7,'name':'child','parent_id':9,'visuals_id':0},"
                + "{'id':9,'name':'parent','physics_id':0,'ik_family_id':0}],"
                + "'physics':[{'sway':1}],"
                + "'inverse_kinematics':[{'bone_ids':[9],'target_id':7}],"
                + "'visuals':[{'vertices':[{},{},{}],'binds':[{'bone_id':7}]}],"
                + "'animations':[{'keyframes':[{'bone_id':7,'element':'Rotation'}]}]}")
            .armature();
    assertEquals(List.of("parent", "child"), names(armature));
    assertEquals(1, armature.visuals().get(0).bone());
    assertEquals(1, armature.visuals().get(0).mesh().binds().get(0).bone());
    assertEquals(0, armature.physics().get(0).bone());
    assertEquals(List.of(0), armature.families().get(0).bones());
    assertEquals(1, armature.families().get(0).target());
    assertEquals(1, armature.animations().get(0).keyframes().get(0).bone());
  }

  @Test
  void boneWithAMissingParentBecomesARoot() {
    Documents.Result result = read(bones("{'id':0,'parent_id':12},{'id':1,'parent_id':-2}"));
    assertEquals(List.of(-1, -1), parents(result.armature()));
    assertEquals(
        List.of(
            "warning skf-bad-parent $.bones[0].parent_id",
            "warning skf-bad-parent $.bones[1].parent_id"),
        result.said());
  }

  @Test
  void cycleIsRefusedWithItsBones() {
    Diagnostic refused =
        refused(
            bones(
                "{'id':0,'name':'free'},{'id':1,'name':'a','parent_id':3},"
                    + "{'id':2,'name':'b','parent_id':1},{'id':3,'name':'c','parent_id':2}"));
    assertEquals("error skf-cycle $.bones[1].parent_id", Documents.line(refused));
    assertEquals(
        "bones are their own ancestors: \"a\" is a child of \"c\" is a child of \"b\" is a child"
            + " of \"a\"",
        refused.message());
  }

  @Test
  void boneThatIsItsOwnParentIsRefused() {
    Diagnostic refused = refused(bones("{'id':4,'name':'a','parent_id':4}"));
    assertEquals("skf-cycle", refused.code());
    assertTrue(refused.message().contains("\"a\" is a child of \"a\""), refused.message());
  }

  @Test
  void longCycleIsNotListedInFull() {
    StringBuilder ring = new StringBuilder();
    for (int i = 0; i < 1000; i++) {
      ring.append(i == 0 ? "" : ",").append("{'id':").append(i);
      ring.append(",'parent_id':").append((i + 1) % 1000).append('}');
    }
    Diagnostic refused = refused(bones(ring.toString()));
    assertTrue(refused.message().length() < 300, refused.message());
    assertTrue(refused.message().endsWith("and so on"), refused.message());
  }

  @Test
  void secondBoneOfOneIdIsKept() {
    Documents.Result result =
        read(bones("{'id':3,'name':'a'},{'id':3,'name':'b'},{'id':4,'name':'c','parent_id':3}"));
    assertEquals(List.of("a", "b", "c"), names(result.armature()));
    assertEquals(List.of(-1, -1, 0), parents(result.armature()));
    assertEquals(List.of("warning skf-duplicate-id $.bones[1].id"), result.said());
  }

  @Test
  void boneWithoutIdIsFoundByItsPosition() {
    Documents.Result result = read(bones("{'name':'a'},{'name':'b','parent_id':0}"));
    assertEquals(List.of(-1, 0), parents(result.armature()));
  }

  @Test
  void whatIsNoBoneIsLeftOut() {
    Documents.Result result = read(bones("{'id':0},5,{'id':2,'parent_id':0}"));
    assertEquals(List.of(-1, 0), parents(result.armature()));
    assertEquals(List.of("warning skf-wrong-type $.bones[1]"), result.said());
  }

  @Test
  void wrongTypeCostsTheField() {
    Documents.Result result =
        read(bones("{'id':0,'name':7,'pos':{'x':'a','y':2},'rot':[],'scale':3,'hidden':'x'}"));
    assertEquals(new Transform(0, 2, 0, 1, 1), result.armature().bones().get(0).start());
    assertEquals(5, result.count("skf-wrong-type"));
    assertTrue(result.said().contains("warning skf-wrong-type $.bones[0].pos.x"), "" + result);
  }

  @Test
  void nullIsAsGoodAsAbsent() {
    Documents.Result result = read(bones("{'id':0,'name':null,'pos':null,'hidden':null}"));
    assertEquals(List.of(), result.said());
  }

  @Test
  void hugeNumbersAreRefused() {
    assertEquals(
        "error skf-number-range $.bones[0].rot",
        Documents.line(refused(bones("{'id':0,'rot':1e13}"))));
    assertEquals("skf-number-range", refused(bones("{'id':-1e300}")).code());
    assertEquals(1e12, read(bones("{'rot':1e12}")).armature().bones().get(0).start().rotation());
  }

  @Test
  void wrongReferencesAreNone() {
    Documents.Result result =
        read(bones("{'id':0,'visuals_id':0,'physics_id':-2,'ik_family_id':1}"));
    assertEquals(-1, result.armature().bones().get(0).visual());
    assertEquals(-1, result.armature().bones().get(0).physics());
    assertEquals(-1, result.armature().bones().get(0).family());
    assertEquals(
        List.of(
            "warning skf-bad-reference $.bones[0].visuals_id",
            "warning skf-bad-reference $.bones[0].physics_id",
            "warning skf-bad-family $.bones[0].ik_family_id"),
        result.said());
  }

  @Test
  void namesInMessagesAreEscaped() {
    Diagnostic refused = refused(bones("{'id':0,'name':'a\\u001b[2J','parent_id':0}"));
    assertTrue(refused.message().contains("a\\u001b[2J"), refused.message());
  }
}
