package dev.limber.skelform.read;

import static dev.limber.skelform.read.Documents.read;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.IkMode;
import dev.limber.skelform.data.Physics;
import java.util.List;
import org.junit.jupiter.api.Test;

class FamilyReadTest {

  private static Documents.Result families(String families) {
    return read(
        "{'bones':[{'id':0,'name':'a'},{'id':1,'name':'b','ik_family_id':0}],"
            + "'inverse_kinematics':["
            + families
            + "]}");
  }

  private static IkFamily first(Documents.Result result) {
    return result.armature().families().get(0);
  }

  @Test
  void defaultsAreThoseOfTheSpec() {
    Documents.Result result = families("{'bone_ids':[0]}");
    assertEquals(
        new IkFamily(
            List.of(0),
            -1,
            IkMode.FABRIK,
            IkMode.FABRIK,
            IkConstraint.NONE,
            IkConstraint.NONE,
            false,
            false),
        first(result));
    assertEquals(List.of(), result.said());
  }

  @Test
  void initialValuesDefaultToTheValuesThemselves() {
    IkFamily family =
        first(
            families("{'bone_ids':[0],'mode':'Arc','constraint':'Clockwise','mimic_target':true}"));
    assertEquals(IkMode.ARC, family.initialMode());
    assertEquals(IkConstraint.CLOCKWISE, family.initialConstraint());
    assertEquals(true, family.initialMimicTarget());
  }

  @Test
  void missingBoneCostsTheFamilyButNotItsNumber() {
    Documents.Result result =
        families("{'bone_ids':[0,9],'target_id':1},{'bone_ids':[1],'target_id':0}");
    assertEquals(List.of(), first(result).bones());
    assertEquals(-1, first(result).target());
    assertEquals(List.of(1), result.armature().families().get(1).bones());
    assertEquals(
        List.of("warning skf-bad-family $.inverse_kinematics[0].bone_ids[1]"), result.said());
  }

  @Test
  void boneTwiceInAChainCostsTheFamily() {
    Documents.Result result = families("{'bone_ids':[0,1,0],'target_id':1}");
    assertEquals(List.of(), first(result).bones());
    assertEquals(
        List.of("warning skf-bad-family $.inverse_kinematics[0].bone_ids[2]"), result.said());
  }

  @Test
  void familyWithoutBonesDoesNothing() {
    for (String family : List.of("{}", "{'bone_ids':[]}", "{'target_id':0,'bone_ids':null}")) {
      Documents.Result result = families(family);
      assertEquals(-1, first(result).target(), family);
      assertEquals(1, result.count("skf-bad-family"), family);
    }
  }

  @Test
  void wrongTypesCostTheFamily() {
    assertEquals(List.of(), first(families("{'bone_ids':['a']}")).bones());
    assertEquals(List.of(), first(families("{'bone_ids':7}")).bones());
    assertEquals(List.of(), first(families("7")).bones());
  }

  @Test
  void missingTargetIsNone() {
    Documents.Result result = families("{'bone_ids':[0],'target_id':9}");
    assertEquals(-1, first(result).target());
    assertEquals(
        List.of("warning skf-bad-target $.inverse_kinematics[0].target_id"), result.said());
  }

  @Test
  void unknownModeAndConstraintAreTheDefaults() {
    Documents.Result result =
        families("{'bone_ids':[0],'mode':'fabrick','constraint':'Clockwize','init_mode':'Arc'}");
    assertEquals(IkMode.FABRIK, first(result).mode());
    assertEquals(IkMode.ARC, first(result).initialMode());
    assertEquals(IkConstraint.NONE, first(result).constraint());
    assertEquals(
        List.of("did you mean \"FABRIK\"?", "did you mean \"Clockwise\"?"),
        result.diagnostics().stream().map(one -> one.hint()).toList());
  }

  @Test
  void physicsOfTwoBonesStaysWithTheFirst() {
    Documents.Result result =
        read("{'bones':[{'id':0,'physics_id':0},{'id':1,'physics_id':0}],'physics':[{'sway':2}]}");
    assertEquals(0, result.armature().bones().get(0).physics());
    assertEquals(-1, result.armature().bones().get(1).physics());
    assertEquals(List.of("warning skf-shared-physics $.bones[1].physics_id"), result.said());
  }

  @Test
  void unusedPhysicsKeepsItsNumber() {
    Documents.Result result =
        read("{'bones':[{'id':0,'physics_id':2}],'physics':[{'sway':2},7,{'sway':3}]}");
    assertEquals(
        List.of(
            new Physics(-1, 0, 0, 0, 2, 0, 0, 0, Physics.State.ZERO),
            new Physics(-1, 0, 0, 0, 0, 0, 0, 0, Physics.State.ZERO),
            new Physics(0, 0, 0, 0, 3, 0, 0, 0, Physics.State.ZERO)),
        result.armature().physics());
    assertEquals(2, result.armature().bones().get(0).physics());
    assertEquals(
        List.of("warning skf-wrong-type $.physics[1]", "note skf-unused $.physics[0]"),
        result.said());
  }
}
