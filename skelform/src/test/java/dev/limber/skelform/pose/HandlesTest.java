package dev.limber.skelform.pose;

import static dev.limber.skelform.animate.Keys.animation;
import static dev.limber.skelform.animate.Keys.x;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.IkMode;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import dev.limber.skelform.data.Transform;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Handles on bones, visuals and families. */
class HandlesTest {
  private static final Armature ARMATURE =
      new Armatures()
          .bone("root", -1, new Transform(1, 2, 0, 1, 1))
          .bone("arm", 0, new Transform(10, 0, 0, 1, 1))
          .bone("hand", 1, new Transform(10, 0, 0, 1, 1))
          .bone("arm", 0, new Transform(-10, 0, 0, 1, 1))
          .visual(2, 4)
          .textures("tex", "other")
          .family(
              new IkFamily(
                  List.of(0, 1),
                  -1,
                  IkMode.FABRIK,
                  IkMode.FABRIK,
                  IkConstraint.NONE,
                  IkConstraint.NONE,
                  false,
                  false))
          .animation(animation("move", x(0, 50)))
          .build();

  private final ArmaturePose pose = ARMATURE.newPose();
  private final Animation move = ARMATURE.animation("move");

  @Test
  void aHandleIsTheSameObjectEachTime() {
    assertSame(pose.bone("hand"), pose.bone(2));
    assertSame(pose.bone("hand"), pose.bone("hand"));
    assertSame(pose.visual(0), pose.visual(0));
    assertSame(pose.family(0), pose.family(0));
  }

  @Test
  void aHandleKnowsWhatItIsOf() {
    assertEquals(2, pose.bone("hand").index());
    assertEquals("hand", pose.bone(2).bone().name());
    assertEquals(0, pose.visual(0).index());
    assertSame(ARMATURE.visuals().get(0), pose.visual(0).visual());
    assertSame(ARMATURE.families().get(0), pose.family(0).family());
    assertSame(ARMATURE, pose.armature());
  }

  @Test
  void theFirstOfSeveralBonesWithOneNameIsMeant() {
    assertEquals(1, pose.bone("arm").index());
  }

  @Test
  void whatIsSetBetweenAnimateAndConstructIsConstructed() {
    pose.animate(move, 0);
    pose.bone("root").position(100, 200).rotation(Math.PI / 2).scale(2, 3);
    pose.construct();
    assertEquals(100, pose.bone("arm").worldX(), 1e-12);
    assertEquals(220, pose.bone("arm").worldY(), 1e-12);
    assertEquals(3, pose.bone("arm").worldScaleY());
  }

  @Test
  void setValuesCanBeRead() {
    PosedBone bone = pose.bone("arm").position(3, 4).rotation(5).scale(6, 7).hidden(true);
    assertEquals(3, bone.x());
    assertEquals(4, bone.y());
    assertEquals(5, bone.rotation());
    assertEquals(6, bone.scaleX());
    assertEquals(7, bone.scaleY());
    assertTrue(bone.hidden());
    PosedVisual visual = pose.visual(0).texture("other").zindex(-2).tint(0.1, 0.2, 0.3, 0.4);
    assertEquals("other", visual.texture());
    assertEquals(-2, visual.zindex());
    assertEquals(0.4, visual.tint(3));
  }

  @Test
  void aTextureThatNoStyleHasIsRefused() {
    PosedVisual visual = pose.visual(0);
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> visual.texture("othr"));
    assertEquals(
        "no texture \"othr\"; did you mean \"other\"? There are: \"other\", \"tex\"",
        e.getMessage());
    assertEquals("tex", visual.texture());
    assertEquals("other", visual.texture(" other ").texture());
    assertEquals("", visual.texture("").texture());
  }

  @Test
  void aTextureOfAStyleMadeInCodeIsTakenOnceItIsWorn() {
    PosedVisual visual = pose.visual(0);
    Style hats = new Style(7, "hats", List.of(new Texture("hat", 0, 0, 1, 1, 0)));
    assertThrows(IllegalArgumentException.class, () -> visual.texture("hat"));
    pose.styles(List.of(hats));
    assertEquals("hat", visual.texture("hat").texture());
  }

  @Test
  void aStyleWithAnAtlasThatIsNotThereIsRefusedWhenItIsSet() {
    Style wrong = new Style(7, "hats", List.of(new Texture("hat", 0, 0, 1, 1, 1)));
    for (Executable set :
        new Executable[] {
          () -> pose.styles(List.of(wrong)), () -> pose.sprites(List.of(wrong)),
        }) {
      assertEquals(
          "style \"hats\": the texture \"hat\" lies in atlas 1, but there are 1, from 0",
          assertThrows(IllegalArgumentException.class, set).getMessage());
    }
    assertEquals(List.of("Default"), pose.skins());
  }

  @Test
  void theNextAnimateTakesItBack() {
    pose.bone("arm").position(3, 4).rotation(5).scale(6, 7).hidden(true);
    pose.visual(0).texture("other").zindex(-2).tint(0.1, 0.2, 0.3, 0.4);
    pose.animate(move, 0);
    PosedBone bone = pose.bone("arm");
    assertEquals(10, bone.x());
    assertEquals(0, bone.rotation());
    assertEquals(1, bone.scaleX());
    assertFalse(bone.hidden());
    assertEquals("tex", pose.visual(0).texture());
    assertEquals(4, pose.visual(0).zindex());
    assertEquals(1, pose.visual(0).tint(3));
  }

  @Test
  void constructLeavesLocalValues() {
    pose.bone("arm").rotation(7);
    pose.construct();
    pose.construct();
    assertEquals(7, pose.bone("arm").rotation());
    assertEquals(7 - 2 * Math.PI, pose.bone("arm").worldRotation(), 1e-12);
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void valuesThatAreNoNumberAreRefusedWithTheBonesName(double odd) {
    PosedBone hand = pose.bone("hand");
    List<Runnable> calls =
        List.of(
            () -> hand.position(odd, 0),
            () -> hand.position(0, odd),
            () -> hand.rotation(odd),
            () -> hand.scale(odd, 1),
            () -> hand.scale(1, odd));
    for (Runnable call : calls) {
      String message = assertThrows(IllegalArgumentException.class, call::run).getMessage();
      assertTrue(message.contains("\"hand\"") && message.contains("" + odd), message);
    }
    assertThrows(IllegalArgumentException.class, () -> pose.visual(0).tint(1, odd, 1, 1));
    assertEquals(1, pose.visual(0).tint(1));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 99, Integer.MAX_VALUE, Integer.MIN_VALUE})
  void anIndexThatDoesNotExistIsRefused(int index) {
    List<Runnable> calls =
        List.of(
            () -> pose.bone(index),
            () -> pose.visual(index),
            () -> pose.family(index),
            () -> pose.physics(index),
            () -> pose.visual(0).tint(index),
            () -> pose.visual(0).vertexX(index),
            () -> pose.visual(0).vertexY(index));
    for (Runnable call : calls) {
      String message = assertThrows(IllegalArgumentException.class, call::run).getMessage();
      assertTrue(message.contains("" + index), message);
    }
  }

  @Test
  void resetGoesBackToTheStateOfLoading() {
    pose.animate(move, 0);
    pose.bone("hand").hidden(true);
    pose.visual(0).texture("other").tint(0, 0, 0, 0);
    pose.construct(ConstructOptions.DEFAULT.at(5, 5));
    pose.reset();
    assertEquals(1, pose.bone("root").x());
    assertFalse(pose.bone("hand").hidden());
    assertEquals("tex", pose.visual(0).texture());
    assertEquals(1, pose.visual(0).tint(0));
    assertEquals(ConstructOptions.DEFAULT, pose.options());
  }

  @Test
  void twoPosesOfOneArmatureAreIndependent() {
    ArmaturePose other = ARMATURE.newPose();
    pose.animate(move, 0);
    pose.bone("hand").position(7, 7).hidden(true);
    pose.visual(0).texture("other");
    pose.construct(ConstructOptions.DEFAULT.at(1000, 0));
    other.construct();
    assertEquals(1, other.bone("root").x());
    assertEquals(21, other.bone("hand").worldX());
    assertEquals(21, other.bone("hand").screenX());
    assertTrue(other.bone("hand").visible());
    assertEquals("tex", other.visual(0).texture());
  }

  @Test
  void hiddenAncestorsHideABone() {
    assertTrue(pose.bone("hand").visible());
    pose.bone("root").hidden(true);
    assertFalse(pose.bone("hand").visible());
    assertFalse(pose.bone("hand").hidden());
    assertFalse(pose.bone("root").visible());
    pose.bone("root").hidden(false);
    pose.bone(1).hidden(true);
    assertFalse(pose.bone("hand").visible());
    assertTrue(pose.bone(3).visible());
  }
}
