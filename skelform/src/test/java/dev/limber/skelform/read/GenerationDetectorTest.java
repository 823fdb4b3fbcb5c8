package dev.limber.skelform.read;

import static dev.limber.skelform.read.Documents.read;
import static dev.limber.skelform.read.Documents.readDocument;
import static dev.limber.skelform.read.Documents.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skelform.data.Generation;
import dev.limber.skelform.data.Ruleset;
import org.junit.jupiter.api.Test;

class GenerationDetectorTest {

  private static Generation of(String json) {
    return read(json).armature().generation();
  }

  private static String keyframe(String fields) {
    return "'animations':[{'keyframes':[{'frame':0,'bone_id':0," + fields + "}]}]";
  }

  @Test
  void eachDocumentIsOfTheGenerationThatItIsNamedAfter() {
    for (String name : Documents.GENERATIONS) {
      String label = readDocument(name).armature().generation().label();
      assertEquals(name.replace('-', ' '), label);
    }
  }

  @Test
  void documentsInGoodOrderReadWithoutAWarning() {
    for (String name : Documents.GENERATIONS) {
      assertTrue(!readDocument(name).hasWarnings(), () -> name + readDocument(name).said());
    }
  }

  @Test
  void playbackIsThatOfTheGeneration() {
    assertEquals(Ruleset.OFFSETS, readDocument("before-0.2").armature().ruleset());
    assertEquals(Ruleset.LINEAR_SMOOTHING, readDocument("0.2").armature().ruleset());
    assertEquals(Ruleset.LINEAR_SMOOTHING, readDocument("0.3").armature().ruleset());
    assertEquals(Ruleset.ONE_SEGMENT, readDocument("0.4").armature().ruleset());
    assertEquals(Ruleset.BOTH_SEGMENTS, readDocument("0.5").armature().ruleset());
    assertEquals(Ruleset.BOTH_SEGMENTS, readDocument("0.7").armature().ruleset());
    assertEquals(
        Ruleset.MIRRORED_TURNS,
        read("{'version':'0.8.0','bones':[{}],'visuals':[]}").armature().ruleset());
  }

  @Test
  void fieldsCountMoreThanTheVersion() {
    assertEquals(
        Generation.V0_2,
        of(
            "{'version':'0.7.0','bones':[{}],"
                + keyframe("'element':0,'transition':'Linear'")
                + "}"));
    assertEquals(
        Generation.V0_5,
        of(
            "{'version':'0.4.0','bones':[{}],"
                + keyframe("'element':'Rotation','next_kf':-1")
                + "}"));
    assertEquals(Generation.V0_4, of("{'version':'0.5.0','bones':[{'phys_rot_resistance':1}]}"));
    assertEquals(
        Generation.V0_7,
        of("{'version':'0.6.0','bones':[{'visuals_id':0}],'visuals':[{'pivot_scale':{'x':1}}]}"));
    assertEquals(
        Generation.V0_7,
        of("{'version':'0.6.0','bones':[{}],'inverse_kinematics':[{'mimic_target':true}]}"));
    assertEquals(
        Generation.V0_5_3, of("{'version':'0.6.0','bones':[{'phys_global_rot':1}],'visuals':[]}"));
  }

  @Test
  void developmentFilesOfFourHaveNumberedElements() {
    assertEquals(
        Generation.V0_4,
        of("{'version':'0.4.0','bones':[{}]," + keyframe("'element':2,'is_snap':false") + "}"));
    assertEquals(
        Generation.V0_4,
        of(
            "{'version':'0.4.0','baked_ik':false,'bones':[{}],"
                + keyframe("'element':2,'element_str':'Rotation'")
                + "}"),
        "the version decides where the fields do not");
    assertEquals(Generation.V0_2, of("{'bones':[{}]," + keyframe("'element':2") + "}"));
  }

  @Test
  void thirdGenerationIsTheSecondWithMoreFields() {
    String numbered = keyframe("'element':2,'transition':'Linear'");
    assertEquals(Generation.V0_2, of("{'bones':[{}]," + numbered + "}"));
    assertEquals(Generation.V0_3, of("{'baked_ik':false,'bones':[{}]," + numbered + "}"));
    assertEquals(Generation.V0_3, of("{'img_format':'PNG','bones':[{}]," + numbered + "}"));
    assertEquals(Generation.V0_3, of("{'bones':[{'tint':{'r':1}}]," + numbered + "}"));
  }

  @Test
  void bonesTellWhereThereAreNoKeyframes() {
    assertEquals(Generation.V0_2, of("{'version':'x','bones':[{'is_hidden':false}]}"));
    assertEquals(Generation.V0_2, of("{'bones':[{'ik_constraint':0}]}"));
    assertEquals(Generation.V0_5, of("{'bones':[{'phys_sway':1}]}"));
    assertEquals(Generation.V0_6, of("{'bones':[{'visuals_id':-1}]}"));
  }

  @Test
  void versionTellsWhereTheFieldsDoNot() {
    assertEquals(Generation.V0_2, of("{'version':'0.2.0','bones':[]}"));
    assertEquals(Generation.V0_3, of("{'version':'0.3.1','bones':[]}"));
    assertEquals(Generation.V0_4, of("{'version':'0.4.1','bones':[]}"));
    assertEquals(Generation.V0_5, of("{'version':'0.5.0','bones':[]}"));
    assertEquals(Generation.V0_6, of("{'version':'0.6.0','bones':[]}"));
    assertEquals(Generation.V0_7, of("{'version':'0.7.0','bones':[]}"));
    assertEquals(Generation.V0_5_3, of("{'version':'0.5.3','bones':[],'visuals':[]}"));
    assertEquals(Generation.V0_6, of("{'version':'0.6.0','bones':[],'visuals':[]}"));
    assertEquals(Generation.V0_7, of("{'version':'0.7.0','bones':[],'visuals':[]}"));
    assertEquals(Generation.V0_7, of("{'version':'0.7.1','bones':[],'visuals':[]}"));
    assertEquals(Generation.V0_8, of("{'version':'0.8.0','bones':[]}"));
    assertEquals(Generation.V0_8, of("{'version':'0.8.0','bones':[],'visuals':[]}"));
    assertEquals(
        Generation.V0_8,
        of("{'version':'0.8.0','bones':[],'visuals':[{'pivot_scale':{'x':1,'y':1}}]}"));
  }

  @Test
  void newerVersionIsReadAsTheNewestKnown() {
    Documents.Result result = read("{'version':'0.12.0','bones':[],'visuals':[]}");
    assertEquals(Generation.V0_8, result.armature().generation());
    assertEquals("note skf-newer-version $.version", result.said().get(0));
    assertTrue(result.only().message().contains("\"0.12.0\""), result.only().message());
    assertEquals(
        Generation.V0_8, of("{'version':'1.0','bones':[{'visuals_id':-1}]}"), "major counts");
  }

  @Test
  void oddVersionsDecideNothing() {
    for (String version : new String[] {"", ".", "0.", "x.7", "0.x", "7", "0.99999999999999"}) {
      assertEquals(Generation.V0_4, of("{'version':'" + version + "','bones':[]}"), version);
    }
  }

  @Test
  void developmentShapesBeforeTwoAreRefused() {
    String[] shapes = {
      "{'version':'0.2','armature':{'bones':[]}}",
      "{'armature':{'bones':[{'_name':'a'}]}}",
      "{'armature':{'bones':[{'style_ids':[0]}]}}",
      "{'armature':{'bones':[],'ik_families':[]}}",
      "{'armature':{'bones':[],'animations':[{'keyframes':[{'_element':'x'}]}]}}",
      "{'version':'0.2.0','bones':[{'_name':'a','style_ids':[0]}]}",
    };
    for (String shape : shapes) {
      assertEquals("skf-old-development", refused(shape).code(), shape);
    }
  }

  @Test
  void otherJsonIsNoArmature() {
    assertEquals("skf-not-skelform", refused("[]").code());
    assertEquals("skf-not-skelform", refused("null").code());
    assertEquals("skf-not-skelform", refused("{}").code());
    assertEquals("skf-not-skelform", refused("{'armature':5}").code());
    assertEquals("skf-not-skelform", refused("{'armatures':[]}").code());
    assertEquals("skf-no-bones", refused("{'bones':5}").code());
    assertEquals("skf-no-bones", refused("{'armature':{}}").code());
  }
}
