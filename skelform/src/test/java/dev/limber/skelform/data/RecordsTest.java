package dev.limber.skelform.data;

import static dev.limber.skelform.animate.Keys.animation;
import static dev.limber.skelform.animate.Keys.x;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skelform.Armatures;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What an armature is made of cannot be changed behind its back. */
class RecordsTest {
  /** Checks that a list handed in can change, and the list handed out cannot. */
  private static <T> void assertCopies(T element, Function<List<T>, List<T>> through) {
    List<T> given = new ArrayList<>(List.of(element));
    List<T> kept = through.apply(given);
    given.clear();
    assertEquals(List.of(element), kept);
    assertThrows(UnsupportedOperationException.class, kept::clear);
  }

  @Test
  void recordsKeepCopiesOfTheirLists() {
    assertCopies(x(0, 1), keys -> new Animation("a", 0, 60, keys).keyframes());
    assertCopies(x(0, 1), keys -> new Animation("a", 0, 60, keys, 5, 6).keyframes());
    assertCopies(
        new Texture("t", 0, 0, 1, 1, 0), textures -> new Style(0, "s", textures).textures());
    assertCopies(new Mesh.Vertex(0, 0, 0, 0), v -> new Mesh(v, List.of(), List.of()).vertices());
    assertCopies(7, triangles -> new Mesh(List.of(), triangles, List.of()).triangles());
    assertCopies(
        new Mesh.Bind(0, false, List.of()), binds -> new Mesh(List.of(), List.of(), binds).binds());
    assertCopies(new Mesh.BindVertex(0, 1), v -> new Mesh.Bind(0, false, v).vertices());
    assertCopies(
        0,
        bones ->
            new IkFamily(
                    bones,
                    1,
                    IkMode.ARC,
                    IkMode.ARC,
                    IkConstraint.NONE,
                    IkConstraint.NONE,
                    false,
                    false)
                .bones());
  }

  @Test
  void anArmatureKeepsCopiesOfItsLists() {
    EditableParts parts =
        new EditableParts(
            new Armatures().bone(-1, 0, 0).visual(0, 0).animation(animation("a")).build());
    parts.atlas(1, 1).style("s");
    Armature armature = parts.build();
    parts.bones.clear();
    parts.visuals.clear();
    parts.animations.clear();
    parts.styles.clear();
    parts.atlases.clear();
    List<List<?>> kept =
        List.of(
            armature.bones(),
            armature.visuals(),
            armature.animations(),
            armature.styles(),
            armature.atlases());
    for (List<?> list : kept) {
      assertEquals(1, list.size());
      assertThrows(UnsupportedOperationException.class, list::clear);
    }
  }

  @Test
  void theLastFrameIsThatOfTheLastKeyframe() {
    assertEquals(9, animation("a", x(0, 1), x(9, 1)).lastFrame());
    assertEquals(0, animation("a").lastFrame());
  }

  @Test
  void aLoopHasOneFrameMoreThanTheLast() {
    assertEquals(10, animation("a", x(0, 1), x(9, 1)).loopFrames());
    assertEquals(1, animation("a").loopFrames());
  }

  @Test
  void elementsAreFoundByTheNamesInFiles() {
    for (Element element : Element.values()) {
      assertEquals(element, Element.named(element.specName()));
    }
    assertEquals(Element.POSITION_X, Element.named("PositionX"));
    assertEquals(Element.MIMIC_TARGET, Element.named("MimicTarget"));
    assertEquals(null, Element.named("positionx"));
    assertEquals(null, Element.named(""));
  }

  @Test
  void transformsAndTintsMoveAndTheOtherElementsSwitch() {
    List<Element> moving =
        List.of(
            Element.POSITION_X,
            Element.POSITION_Y,
            Element.ROTATION,
            Element.SCALE_X,
            Element.SCALE_Y,
            Element.TINT_R,
            Element.TINT_G,
            Element.TINT_B,
            Element.TINT_A);
    for (Element element : Element.values()) {
      assertEquals(moving.contains(element), element.isContinuous(), element.specName());
    }
  }

  @Test
  void modesAndConstraintsAreFoundByTheNamesInFiles() {
    for (IkMode mode : IkMode.values()) {
      assertEquals(mode, IkMode.named(mode.specName()));
    }
    for (IkConstraint constraint : IkConstraint.values()) {
      assertEquals(constraint, IkConstraint.named(constraint.specName()));
    }
    assertEquals(null, IkMode.named("fabrik"));
    assertEquals(null, IkConstraint.named(""));
  }

  @Test
  void newPosesStartAsLoaded() {
    Armature armature = new Armatures().bone(-1, 3, 4).build();
    assertEquals(3, armature.newPose().bone(0).x());
    assertTrue(armature.newPose() != armature.newPose());
  }
}
