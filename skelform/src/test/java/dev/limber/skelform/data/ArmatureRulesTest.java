package dev.limber.skelform.data;

import static dev.limber.skelform.animate.Keys.animation;
import static dev.limber.skelform.animate.Keys.key;
import static dev.limber.skelform.animate.Keys.x;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.color.Rgba;
import dev.limber.skelform.Armatures;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An armature that breaks a rule is refused, with what and which broke it. */
class ArmatureRulesTest {
  private static final double[] ODD = {Double.NaN, 1 / 0.0, -1 / 0.0};

  /** Two bones; everything hangs on the second, so that indices in messages are not 0 by chance. */
  private final EditableParts parts =
      new EditableParts(
          new Armatures()
              .bone(-1, 0, 0)
              .bone(0, 1, 0)
              .visual(0, 0)
              .visual(1, 0)
              .family(family(List.of(0), 1))
              .family(family(List.of(1), 0))
              .physics(physics(0, 1, Physics.State.ZERO))
              .physics(physics(1, 1, Physics.State.ZERO))
              .animation(animation("a", x(0, 0)))
              .animation(animation("b", x(0, 0)))
              .build());

  private static IkFamily family(List<Integer> bones, int target) {
    return new IkFamily(
        bones, target, IkMode.ARC, IkMode.ARC, IkConstraint.NONE, IkConstraint.NONE, false, false);
  }

  private static Physics physics(int bone, double damping, Physics.State start) {
    return new Physics(bone, damping, 0, 0, 0, 0, 0, 0, start);
  }

  private static Visual visual(Rgba tint, Pivot pivot, Mesh mesh) {
    return new Visual(1, "", "", 0, 0, Rgba.WHITE, tint, pivot, mesh);
  }

  private void assertRefused(String... words) {
    String message = assertThrows(IllegalArgumentException.class, parts::build).getMessage();
    for (String word : words) {
      assertTrue(message.contains(word), message + " should contain " + word);
    }
  }

  @Test
  void whatKeepsTheRulesIsAccepted() {
    assertDoesNotThrow(parts::build);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, -2, Integer.MAX_VALUE})
  void aParentMustComeBeforeItsChild(int parent) {
    parts.bone(1, parent, 1, 1, 1);
    assertRefused("bone 1:", "parent");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, -2})
  void aBoneNamesAFamilyThatExists(int index) {
    parts.bone(1, 0, index, 1, 1);
    assertRefused("bone 1:", "family " + index, "-1..1");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, -2})
  void aBoneNamesAVisualThatExists(int index) {
    parts.bone(1, 0, 1, index, 1);
    assertRefused("bone 1:", "visual " + index, "-1..1");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, -2})
  void aBoneNamesPhysicsThatExist(int index) {
    parts.bone(1, 0, 1, 1, index);
    assertRefused("bone 1:", "physics " + index, "-1..1");
  }

  @Test
  void aBoneAndItsVisualNameEachOther() {
    parts.bone(1, 0, 1, 0, 1);
    assertRefused("bone 1:", "visual must name it");
  }

  @Test
  void aBoneAndItsPhysicsNameEachOther() {
    parts.bone(1, 0, 1, 1, 0);
    assertRefused("bone 1:", "physics must name it");
  }

  @Test
  void theNumbersOfABoneAreFinite() {
    for (double odd : ODD) {
      List<Transform> transforms =
          List.of(
              new Transform(odd, 0, 0, 1, 1),
              new Transform(0, odd, 0, 1, 1),
              new Transform(0, 0, odd, 1, 1),
              new Transform(0, 0, 0, odd, 1),
              new Transform(0, 0, 0, 1, odd));
      for (Transform transform : transforms) {
        parts.start(1, transform, false);
        assertRefused("bone 1:", "finite");
      }
    }
  }

  @Test
  void initialNumbersOfABoneAreFiniteToo() {
    Transform odd = new Transform(Double.NaN, 0, 0, 1, 1);
    parts.bones.set(1, new Bone("b", 0, Transform.IDENTITY, odd, false, false, 1, 1, 1));
    assertRefused("bone 1:", "finite");
  }

  @Test
  void aVisualSitsOnABone() {
    Visual astray = new Visual(2, "", "", 0, 0, Rgba.WHITE, Rgba.WHITE, Pivot.CENTRE, null);
    parts.visuals.add(astray);
    assertRefused("visual 2:", "bone 2", "-1..1");
  }

  @Test
  void theNumbersOfAVisualAreFinite() {
    for (double odd : ODD) {
      parts.visuals.set(1, visual(new Rgba(1, 1, odd, 1), Pivot.CENTRE, null));
      assertRefused("visual 1:", "finite");
      parts.visuals.set(1, visual(Rgba.WHITE, new Pivot(0, 0, odd, 1, 1), null));
      assertRefused("visual 1:", "finite");
    }
  }

  private void mesh(Mesh.Vertex vertex, List<Integer> triangles, Mesh.Bind bind) {
    Mesh mesh = new Mesh(List.of(vertex), triangles, List.of(bind));
    parts.visuals.set(1, visual(Rgba.WHITE, Pivot.CENTRE, mesh));
  }

  private static Mesh.Bind bind(int bone, int vertex, double weight) {
    return new Mesh.Bind(bone, false, List.of(new Mesh.BindVertex(vertex, weight)));
  }

  private static final Mesh.Vertex CORNER = new Mesh.Vertex(0, 0, 0, 0);

  @Test
  void aMeshThatKeepsTheRulesIsAccepted() {
    mesh(CORNER, List.of(0, 0, 0), bind(-1, 0, -7));
    assertDoesNotThrow(parts::build);
  }

  @Test
  void verticesAreFinite() {
    mesh(new Mesh.Vertex(0, 0, 0, Double.NaN), List.of(), bind(0, 0, 1));
    assertRefused("visual 1:", "vertices must be finite");
  }

  @Test
  void trianglesHaveThreeCorners() {
    mesh(CORNER, List.of(0, 0), bind(0, 0, 1));
    assertRefused("visual 1:", "three");
  }

  @Test
  void trianglesNameVerticesThatExist() {
    mesh(CORNER, List.of(0, 0, 1), bind(0, 0, 1));
    assertRefused("visual 1:", "triangle index 1", "0..0");
  }

  @Test
  void bindsNameBonesAndVerticesThatExist() {
    mesh(CORNER, List.of(), bind(2, 0, 1));
    assertRefused("visual 1:", "bind bone 2", "-1..1");
    mesh(CORNER, List.of(), bind(0, 1, 1));
    assertRefused("visual 1:", "bind vertex 1");
    mesh(CORNER, List.of(), bind(-1, -1, 1));
    assertRefused("visual 1:", "bind vertex -1");
  }

  @Test
  void weightsAreFinite() {
    mesh(CORNER, List.of(), bind(0, 0, Double.POSITIVE_INFINITY));
    assertRefused("visual 1:", "weights must be finite");
  }

  @Test
  void familiesNameBonesThatExist() {
    parts.families.set(1, family(List.of(0, 2), 0));
    assertRefused("IK family 1:", "bone 2", "0..1");
    parts.families.set(1, family(List.of(-1), 0));
    assertRefused("IK family 1:", "bone -1");
    parts.families.set(1, family(List.of(0), 2));
    assertRefused("IK family 1:", "target 2", "-1..1");
  }

  @Test
  void physicsNamesABoneThatExists() {
    parts.physics.add(physics(5, 1, Physics.State.ZERO));
    assertRefused("physics 2:", "bone 5", "-1..1");
  }

  @Test
  void theNumbersOfPhysicsAreFinite() {
    for (double odd : ODD) {
      parts.physics.set(1, physics(1, odd, Physics.State.ZERO));
      assertRefused("physics 1:", "finite");
      parts.physics.set(1, physics(1, 1, new Physics.State(0, 0, 0, 0, 0, 0, 0, odd)));
      assertRefused("physics 1:", "finite");
    }
  }

  @Test
  void keyframesAreSorted() {
    parts.animations.set(1, animation("b", x(5, 0), x(4, 0)));
    assertRefused("animation 1:", "sorted");
    parts.animations.set(1, animation("b", x(-1, 0), x(4, 0)));
    assertRefused("animation 1:", "sorted");
  }

  @Test
  void keyframesNameBonesThatExist() {
    parts.animations.set(1, animation("b", key(0, 2, Element.HIDDEN, 1)));
    assertRefused("animation 1:", "keyframe bone 2", "0..1");
  }

  @Test
  void theNumbersOfKeyframesAreFinite() {
    for (double odd : ODD) {
      parts.animations.set(1, animation("b", x(0, odd)));
      assertRefused("animation 1:", "finite");
      parts.animations.set(1, animation("b", x(0, 0, Easing.bezier(0, 0, odd, 0))));
      assertRefused("animation 1:", "finite");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1})
  void aLoopHasAFrame(int loopFrames) {
    parts.animations.set(1, new Animation("b", 0, 60, List.of(), 0, loopFrames));
    assertRefused("animation 1:", "loop");
  }

  @Test
  void texturesLieOnAtlasesThatExist() {
    parts.atlas(1, 1).style("good", new Texture("t", 0, 0, 1, 1, 0));
    assertDoesNotThrow(parts::build);
    parts.style("bad", new Texture("t", 0, 0, 1, 1, 1));
    assertRefused("style \"bad\":", "atlas 1", "there are 1, from 0");
  }
}
