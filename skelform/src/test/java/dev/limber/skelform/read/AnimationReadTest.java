package dev.limber.skelform.read;

import static dev.limber.skelform.read.Documents.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.Keyframe;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnimationReadTest {

  /** Bone 0 has everything, bone 1 nothing. */
  private static Documents.Result keyframes(String keyframes) {
    return read(
        "{'bones':[{'id':0,'visuals_id':0,'ik_family_id':0},{'id':1}],'visuals':[{}],"
            + "'inverse_kinematics':[{'bone_ids':[0]}],'animations':[{'name':'a','fps':24,"
            + "'keyframes':["
            + keyframes
            + "]}]}");
  }

  private static Animation animation(Documents.Result result) {
    return result.armature().animations().get(0);
  }

  private static Keyframe only(Documents.Result result) {
    assertEquals(1, animation(result).keyframes().size(), result::toString);
    return animation(result).keyframes().get(0);
  }

  @Test
  void defaultsAreThoseOfTheSpec() {
    assertEquals(
        new Keyframe(0, 0, Element.ROTATION, 0, "", Easing.LINEAR_HANDLES),
        only(keyframes("{'element':'Rotation'}")));
    assertEquals(
        new Animation("", 0, 0, List.of()),
        read("{'visuals':[],'bones':[],'animations':[{}]}").armature().animations().get(0));
  }

  @Test
  void fileWithoutAnimationsIsFine() {
    Documents.Result result = read("{'visuals':[],'bones':[]}");
    assertEquals(List.of(), result.armature().animations());
    assertEquals(List.of(), result.said());
  }

  @Test
  void everyElementIsKnown() {
    for (Element element : Element.values()) {
      Documents.Result result =
          keyframes("{'bone_id':0,'element':'" + element.specName() + "','value':1}");
      assertEquals(element, only(result).element());
      assertEquals(List.of(), result.said());
    }
  }

  @Test
  void minusOneIsFrameZero() {
    assertEquals(0, only(keyframes("{'frame':-1,'element':'Rotation'}")).frame());
    Documents.Result result = keyframes("{'frame':-2,'element':'Rotation'}");
    assertEquals(0, animation(result).keyframes().size());
    assertEquals(
        List.of("warning skf-bad-keyframe $.animations[0].keyframes[0].frame"), result.said());
  }

  @Test
  void keyframesAreSortedButStayInOrderWithinAFrame() {
    Documents.Result result =
        keyframes(
            "{'frame':5,'element':'Rotation','value':1},{'frame':2,'element':'Rotation','value':2},"
                + "{'frame':5,'element':'Rotation','value':3},{'frame':2,'element':'ScaleX','value':4}");
    assertEquals(
        List.of(2.0, 4.0, 1.0, 3.0),
        animation(result).keyframes().stream().map(Keyframe::value).toList());
    assertEquals(List.of("note skf-order $.animations[0].keyframes"), result.said());
    assertEquals(6, animation(result).loopFrames());
  }

  @Test
  void unknownElementIsANoteForEachName() {
    Documents.Result result =
        keyframes(
            "{'element':'Rotatoin'},{'element':'Rotatoin'},{'element':'Glow'},"
                + "{'element':'IkFamilyId'},{}");
    assertEquals(List.of(), animation(result).keyframes());
    assertEquals(4, result.count("skf-unknown-element"));
    assertTrue(!result.hasWarnings(), result::toString);
    assertEquals("did you mean \"Rotation\"?", result.diagnostics().get(0).hint());
    assertEquals("", result.diagnostics().get(1).hint());
  }

  @Test
  void keyframesThatAreLeftOutStillCountForTheLength() {
    Documents.Result result = keyframes("{'element':'Rotation'},{'frame':9,'element':'Glow'}");
    assertEquals(10, animation(result).loopFrames());
  }

  @Test
  void missingBoneCostsTheKeyframe() {
    Documents.Result result = keyframes("{'bone_id':9,'element':'Rotation'}");
    assertEquals(List.of(), animation(result).keyframes());
    assertEquals(
        List.of("warning skf-bad-keyframe $.animations[0].keyframes[0].bone_id"), result.said());
  }

  @Test
  void wrongTypesCostTheKeyframe() {
    String[] wrong = {
      "{'frame':'a','element':'Rotation'}",
      "{'frame':1.5,'element':'Rotation'}",
      "{'bone_id':'a','element':'Rotation'}",
      "{'value':'a','element':'Rotation'}",
      "{'value_str':7,'element':'Texture'}",
      "{'element':[]}",
      "7",
    };
    for (String keyframe : wrong) {
      Documents.Result result = keyframes(keyframe);
      assertEquals(List.of(), animation(result).keyframes(), keyframe);
      assertEquals(1, result.count("skf-wrong-type"), keyframe);
    }
  }

  @Test
  void keyframesWithoutEffectAreLeftOut() {
    Documents.Result result =
        keyframes(
            "{'bone_id':1,'element':'TintR'},{'bone_id':1,'element':'Zindex'},"
                + "{'bone_id':1,'element':'Texture'},{'bone_id':1,'element':'IkMode'},"
                + "{'bone_id':1,'element':'MimicTarget'},{'bone_id':1,'element':'Hidden'}");
    assertEquals(Element.HIDDEN, only(result).element());
    assertEquals(List.of("note skf-no-effect $.animations[0].keyframes[0]"), result.said());
    assertTrue(result.only().message().contains("5 such"), result.only().message());
  }

  @Test
  void constraintsAndModesAreNamedOrCounted() {
    assertEquals(
        "Clockwise",
        only(keyframes("{'element':'IkConstraint','value':2,'value_str':'Clockwise'}")).text());
    assertEquals(
        "CounterClockwise", only(keyframes("{'element':'IkConstraint','value':2}")).text());
    assertEquals(
        "None", only(keyframes("{'element':'IkConstraint','value':0,'value_str':''}")).text());
    assertEquals("Arc", only(keyframes("{'element':'IkMode','value':1}")).text());
  }

  @Test
  void unknownConstraintCostsTheKeyframe() {
    for (String value : List.of("'value':3", "'value':0.5", "'value_str':'Clokwise'")) {
      Documents.Result result = keyframes("{'element':'IkConstraint'," + value + "}");
      assertEquals(List.of(), animation(result).keyframes(), value);
      assertEquals(1, result.count("skf-bad-keyframe"), value);
    }
  }

  @Test
  void hiddenIsZeroOrOne() {
    assertEquals(1, only(keyframes("{'element':'Hidden','value':5}")).value());
    assertEquals(1, only(keyframes("{'element':'Hidden','value':true}")).value());
    assertEquals(0, only(keyframes("{'element':'Hidden','value':false}")).value());
  }

  @Test
  void textureKeyframesAreCheckedAgainstTheStyles() {
    Documents.Result result = keyframes("{'element':'Texture','value_str':'gone'}");
    assertEquals("gone", only(result).text());
    assertEquals(
        List.of("warning skf-bad-texture $.animations[0].keyframes[0].value_str"), result.said());
  }

  @Test
  void handlesMayBeHalfThereOrNumbers() {
    assertEquals(
        Easing.bezier(0.5, 0.25, 2.0 / 3, 2.0 / 3),
        only(keyframes("{'element':'Rotation','start_handle':{'x':0.5,'y':0.25}}")).easing());
    assertEquals(
        Easing.bezier(0.25, 0.25, 0.75, 0.75),
        only(keyframes("{'element':'Rotation','start_handle':0.25,'end_handle':0.75}")).easing());
  }

  @Test
  void wrongLinksAreOneNoteForAnAnimation() {
    String rotation = "{'bone_id':0,'element':'Rotation','next_kf':";
    Documents.Result result =
        keyframes(
            rotation
                + "7},"
                + rotation
                + "0},"
                + rotation
                + "3},{'element':'ScaleX','next_kf':-1}");
    assertEquals(4, animation(result).keyframes().size());
    assertEquals(
        List.of("note skf-bad-next-kf $.animations[0].keyframes[0].next_kf"), result.said());
    assertTrue(result.only().message().contains("3 such"), result.only().message());
  }

  @Test
  void rightLinksAreNotMentioned() {
    String rotation = "{'bone_id':0,'element':'Rotation','next_kf':";
    assertEquals(
        List.of(),
        keyframes(rotation + "2},{'element':'ScaleX','next_kf':-1}," + rotation + "-1}").said());
  }

  @Test
  void linksOfAnUnknownElementAreNotCalledWrong() {
    Documents.Result result =
        keyframes(
            "{'element':'Rotation','next_kf':1},{'element':'Rotatoin','next_kf':2},"
                + "{'element':'Rotation','next_kf':-1}");
    assertEquals(
        List.of("note skf-unknown-element $.animations[0].keyframes[1].element"), result.said());
  }

  private static String message(String keyframe) {
    return keyframes(keyframe).only().message();
  }

  @Test
  void wrongTypesSayWhatTheyCost() {
    assertEquals(
        "expected a number but found the text \"a\"; the keyframe is left out",
        message("{'value':'a','element':'Rotation'}"));
    assertEquals("expected an object but found the number 7; it is ignored", message("7"));
    assertEquals(
        "expected an object but found an array; the default is used",
        message("{'element':'Rotation','start_handle':[]}"));
    assertEquals(
        "expected a string but found the number 3; \"Linear\" is used",
        message("{'element':'Rotation','transition':3}"));
  }

  @Test
  void idsMayBeText() {
    Documents.Result result =
        read("{'visuals':[],'bones':[],'animations':[{'id':'x'},{'id':7},{'id':'y'}]}");
    assertEquals(
        List.of(0, 7, 2), result.armature().animations().stream().map(Animation::id).toList());
    assertEquals(List.of(), result.said());
  }

  @Test
  void negativeSpeedStandsStill() {
    Documents.Result result = read("{'visuals':[],'bones':[],'animations':[{'fps':-5}]}");
    assertEquals(0, result.armature().animations().get(0).fps());
    assertEquals(List.of("warning skf-number-range $.animations[0].fps"), result.said());
  }
}
