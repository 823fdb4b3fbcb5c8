package dev.limber.skelform.read;

import static dev.limber.skelform.read.Documents.read;
import static dev.limber.skelform.read.Documents.readDocument;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.color.Rgba;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.IkMode;
import dev.limber.skelform.data.ImageFormat;
import dev.limber.skelform.data.Keyframe;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Pivot;
import dev.limber.skelform.data.Visual;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What each generation from 0.2 on means in the terms of 0.7. */
class UpgradeTest {

  private static List<Keyframe> keyframes(String document) {
    return readDocument(document).armature().animations().get(0).keyframes();
  }

  @Test
  void twoHasAVisualForEachBoneWithATexture() {
    Armature armature = readDocument("0.2").armature();
    Visual sleeve = armature.visuals().get(0);
    assertEquals(1, armature.visuals().size());
    assertEquals(1, sleeve.bone());
    assertEquals("sleeve", sleeve.texture());
    assertEquals(3, sleeve.zindex());
    assertEquals(3, sleeve.initialZindex(), "absent: the zindex itself");
    assertEquals(3, sleeve.mesh().vertices().size());
    assertTrue(sleeve.mesh().binds().get(0).path());
    assertEquals(List.of(-1, 0, -1), armature.bones().stream().map(Bone::visual).toList());
  }

  @Test
  void twoHasAFamilyForEachRootOfAChain() {
    Armature armature = readDocument("0.2").armature();
    assertEquals(
        List.of(
            new IkFamily(
                List.of(1, 2),
                0,
                IkMode.ARC,
                IkMode.ARC,
                IkConstraint.CLOCKWISE,
                IkConstraint.COUNTER_CLOCKWISE,
                false,
                false)),
        armature.families());
    assertEquals(List.of(-1, 0, 0), armature.bones().stream().map(Bone::family).toList());
  }

  @Test
  void twoHidesBonesByAnyOfItsFields() {
    List<Bone> bones =
        read("{'version':'0.2.0','bones':[{'is_hidden':true},{'hidden':1},"
                + "{'is_hidden':true,'init_is_hidden':0},{'hidden':false,'init_hidden':1}]}")
            .armature()
            .bones();
    assertEquals(List.of(true, true, true, false), bones.stream().map(Bone::hidden).toList());
    assertEquals(
        List.of(true, true, false, true), bones.stream().map(Bone::initialHidden).toList());
  }

  @Test
  void twoNamesItsElementsByNumber() {
    List<Keyframe> keyframes = keyframes("0.2");
    assertEquals(
        List.of(
            Element.POSITION_X, Element.IK_CONSTRAINT, Element.IK_CONSTRAINT, Element.POSITION_X),
        keyframes.stream().map(Keyframe::element).toList());
    assertEquals("CounterClockwise", keyframes.get(1).text());
    assertEquals("Clockwise", keyframes.get(2).text(), "from the value");
  }

  @Test
  void twoIgnoresTransitions() {
    for (Keyframe keyframe : keyframes("0.2")) {
      assertEquals(Easing.LINEAR, keyframe.easing());
    }
  }

  @Test
  void twoMayHaveOneImageAndNoAtlases() {
    Armature armature =
        read("{'version':'0.2.0','texture_size':{'x':32,'y':16},'bones':[],"
                + "'styles':[{'textures':[{'name':'a','size':{'x':4,'y':4}}]}]}")
            .armature();
    assertEquals(List.of(new Atlas("textures.png", 32, 16)), armature.atlases());
    assertEquals(0, armature.styles().get(0).textures().get(0).atlas());
  }

  @Test
  void familyWithoutTargetDoesNothing() {
    Armature armature =
        read("{'version':'0.2.0','baked_ik':true,'ik_root_ids':[0],'bones':[{'ik_bone_ids':[0]}]}")
            .armature();
    assertEquals(-1, armature.families().get(0).target());
    assertTrue(armature.bakedIk());
  }

  @Test
  void familiesAreFoundWithoutRootIds() {
    Armature armature =
        read("{'version':'0.4.0','bones':[{'id':0},{'id':1,'ik_bone_ids':[1],'ik_target_id':0}]}")
            .armature();
    assertEquals(List.of(1), armature.families().get(0).bones());
    assertEquals(0, armature.families().get(0).target());
  }

  @Test
  void emptyRootIdsMeanNoFamilies() {
    Documents.Result result =
        read(
            "{'version':'0.4.0','ik_root_ids':[],'bones':[{'id':0},"
                + "{'id':1,'ik_bone_ids':[1],'ik_target_id':0,'ik_family_id':0}]}");
    assertEquals(List.of(), result.armature().families());
    assertEquals(-1, result.armature().bones().get(1).family());
    assertEquals(List.of(), result.said());
  }

  @Test
  void rootIdsDecideTheOrderOfFamilies() {
    Armature armature =
        read("{'version':'0.4.0','ik_root_ids':[2,1],'bones':[{'id':0},"
                + "{'id':1,'ik_bone_ids':[1,2],'ik_family_id':8},"
                + "{'id':2,'ik_bone_ids':[2,0],'ik_family_id':9}]}")
            .armature();
    assertEquals(List.of(2, 0), armature.families().get(0).bones());
    assertEquals(List.of(1, 2), armature.families().get(1).bones());
    // Bone 2 is in both chains; it leads the first.
    assertEquals(List.of(0, 1, 0), armature.bones().stream().map(Bone::family).toList());
  }

  private static Documents.Result constraintOf(int bone, String version) {
    return read(
        "{'version':'"
            + version
            + "','ik_root_ids':[1],'bones':[{'id':0},"
            + "{'id':1,'ik_bone_ids':[1,2],'ik_target_id':0},{'id':2}],"
            + "'animations':[{'keyframes':[{'frame':4,'bone_id':"
            + bone
            + ",'element':'IkConstraint','value_str':'Clockwise'},{'frame':2,'bone_id':"
            + bone
            + ",'element':'IkMode','value_str':'Arc'}]}]}");
  }

  @Test
  void onlyTheLeadingBoneAnimatesItsChainBeforeSix() {
    for (String version : List.of("0.2.0", "0.3.0", "0.4.0", "0.5.0")) {
      Documents.Result leading = constraintOf(1, version);
      assertEquals(2, leading.armature().animations().get(0).keyframes().size(), version);
      Documents.Result member = constraintOf(2, version);
      assertEquals(leading.armature().families(), member.armature().families(), version);
      assertEquals(List.of(), member.armature().animations().get(0).keyframes(), version);
      assertEquals(4, member.armature().animations().get(0).lastFrame(), version);
      assertEquals(
          List.of("note skf-no-effect $.animations[0].keyframes[0]"), member.said(), version);
    }
  }

  @Test
  void anyMemberAnimatesItsChainFromSixOn() {
    Documents.Result result =
        read(
            "{'version':'0.6.0','bones':[{'id':0,'ik_family_id':0},{'id':1,'ik_family_id':0}],"
                + "'inverse_kinematics':[{'bone_ids':[0,1]}],'animations':[{'keyframes':["
                + "{'bone_id':1,'element':'IkConstraint','value_str':'Clockwise'}]}]}");
    assertEquals(1, result.armature().animations().get(0).keyframes().size());
    assertEquals(List.of(), result.said());
  }

  @Test
  void wrongRootIdsAreLeftOut() {
    Documents.Result result =
        read("{'version':'0.4.0','ik_root_ids':[5,0,0,'a'],'bones':[{'id':0,'ik_bone_ids':[0]}]}");
    assertEquals(1, result.armature().families().size());
    assertEquals(
        List.of(
            "warning skf-bad-family $.ik_root_ids[0]",
            "warning skf-bad-family $.ik_root_ids[2]",
            "warning skf-bad-family $.ik_root_ids[3]"),
        result.said());
  }

  @Test
  void threeAppliesTransitions() {
    assertEquals(
        List.of(Easing.LINEAR, Easing.SINE_IN_03, Easing.SINE_OUT_03, Easing.LINEAR),
        keyframes("0.3").stream().map(Keyframe::easing).toList());
    assertEquals(Element.TINT_R, keyframes("0.3").get(3).element());
  }

  @Test
  void threeHasTintsAndJpgs() {
    Armature armature = readDocument("0.3").armature();
    assertEquals(new Rgba(1, 0.5, 0.25, 1), armature.visuals().get(0).tint());
    assertEquals(new Rgba(1, 0.5, 0.25, 1), armature.visuals().get(0).initialTint());
    assertEquals(new ImageFormat("JPG", new Rgba(0, 1, 0.2, 1)), armature.imageFormat());
    assertTrue(armature.bakedIk());
    assertTrue(armature.bones().get(0).hidden());
    assertTrue(armature.bones().get(0).initialHidden());
  }

  @Test
  void unknownTransitionIsStraight() {
    Documents.Result result =
        read(
            "{'version':'0.3.0','bones':[{}],'animations':[{'keyframes':["
                + "{'element':2,'transition':'SineInn'},{'element':2,'transition':'SineInn'}]}]}");
    assertEquals("did you mean \"SineIn\"?", result.only().hint());
    assertEquals(Easing.LINEAR, result.armature().animations().get(0).keyframes().get(0).easing());
  }

  @Test
  void fourHasHandlesAndSnaps() {
    List<Keyframe> keyframes = keyframes("0.4");
    assertEquals(Easing.bezier(0.1, 0.2, 0.3, 0.4), keyframes.get(0).easing());
    assertEquals(Easing.Kind.SNAP, keyframes.get(1).easing().kind());
    assertEquals(Easing.LINEAR_HANDLES, keyframes.get(2).easing());
    assertEquals(0, keyframes.get(0).frame(), "written as -1");
    assertEquals(Element.HIDDEN, keyframes.get(1).element());
  }

  @Test
  void fourHasNoPhysics() {
    assertEquals(0, readDocument("0.4").armature().physics().size());
    Armature later =
        read("{'version':'0.4.1','bones':[{'phys_sway':1,'phys_pos_damping':3}]}").armature();
    assertEquals(0, later.physics().size());
  }

  @Test
  void fourKeepsItsInitialModes() {
    IkFamily family = readDocument("0.4").armature().families().get(0);
    assertEquals(IkMode.FABRIK, family.mode());
    assertEquals(IkMode.ARC, family.initialMode());
    assertEquals(4, readDocument("0.4").armature().visuals().get(0).initialZindex());
  }

  @Test
  void fiveHasPhysicsOnBonesThatUseIt() {
    Armature armature = readDocument("0.5").armature();
    Physics.State start = new Physics.State(1, 2, 3, 1, 1, 20, 0.1, 0.2);
    assertEquals(List.of(new Physics(1, 4, 0.5, 0, 1, 0.75, 0, 0.1, start)), armature.physics());
    assertEquals(List.of(-1, 0), armature.bones().stream().map(Bone::physics).toList());
  }

  @Test
  void anyDampingOrSwayMakesPhysics() {
    for (String field : List.of("pos_damping", "rot_damping", "scale_damping", "sway")) {
      String json = "{'version':'0.5.0','bones':[{'phys_" + field + "':0.5}]}";
      assertEquals(1, read(json).armature().physics().size(), field);
    }
    assertEquals(
        0, read("{'version':'0.5.0','bones':[{'phys_rot_bounce':1}]}").armature().physics().size());
  }

  @Test
  void fiveHasItsOwnInitialZindex() {
    Visual visual = readDocument("0.5").armature().visuals().get(0);
    assertEquals(-2, visual.zindex());
    assertEquals(-1, visual.initialZindex());
  }

  @Test
  void snapHandlesSnap() {
    assertEquals(Easing.Kind.BEZIER, keyframes("0.5").get(0).easing().kind());
    assertEquals(Easing.Kind.SNAP, keyframes("0.5").get(1).easing().kind());
  }

  @Test
  void arraysCountMoreThanFieldsRepeatedOnBones() {
    Armature armature = readDocument("0.5.3").armature();
    assertEquals(1, armature.visuals().size());
    assertEquals("box", armature.visuals().get(0).texture());
    assertEquals(2, armature.visuals().get(0).zindex());
    assertEquals(1, armature.physics().size());
    assertEquals(1, armature.physics().get(0).sway());
    assertEquals(1, readDocument("0.6").armature().visuals().size());
  }

  @Test
  void sixLeavesOutInitialValuesThatAreFalseWhiteOrMinusOne() {
    Armature armature =
        read("{'version':'0.6.0','bones':[{'hidden':true,'visuals_id':0}],"
                + "'visuals':[{'zindex':5,'tint':{'r':0,'g':0,'b':0,'a':1}}]}")
            .armature();
    assertTrue(armature.bones().get(0).hidden());
    assertFalse(armature.bones().get(0).initialHidden());
    assertEquals(-1, armature.visuals().get(0).initialZindex());
    assertEquals(Rgba.WHITE, armature.visuals().get(0).initialTint());
  }

  @Test
  void sixHasPivotsWithoutScale() {
    Visual visual = readDocument("0.6").armature().visuals().get(0);
    assertEquals(new Pivot(0.5, 0.25, 0.125, 1, 1), visual.pivot());
    assertEquals(-1, visual.initialZindex());
    assertNull(visual.mesh());
  }

  @Test
  void sevenIsReadAsItIs() {
    Armature armature = readDocument("0.7").armature();
    Visual upper = armature.visuals().get(0);
    assertEquals(new Pivot(0.5, 0.25, 0.125, 2, 3), upper.pivot());
    assertEquals(new Rgba(0.1, 0.2, 0.3, 0.4), upper.tint());
    assertEquals(Rgba.WHITE, upper.initialTint());
    assertTrue(armature.bones().get(1).initialHidden());
    assertNotNull(armature.visuals().get(1).mesh());
    assertEquals(1, armature.visuals().get(1).mesh().vertices().get(0).y(), "init_pos, not pos");
    assertEquals(-1, armature.visuals().get(1).mesh().binds().get(1).bone());
    IkFamily family = armature.families().get(0);
    assertTrue(family.mimicTarget());
    assertFalse(family.initialMimicTarget());
    assertEquals(IkConstraint.NONE, family.initialConstraint());
    assertEquals(IkMode.FABRIK, family.initialMode());
    assertEquals(
        new Physics(
            2, 10, 0.5, 2, 1, 0.75, 3, -0.5, new Physics.State(1, 2, 0.1, 1, 1, 20, -18, 0.5)),
        armature.physics().get(0));
    assertEquals("Reach ", armature.animations().get(0).name());
    assertEquals(13, armature.animations().get(0).loopFrames());
    assertEquals("0.7.0", armature.version());
  }
}
