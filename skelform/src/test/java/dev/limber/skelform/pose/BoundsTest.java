package dev.limber.skelform.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.color.Rgba;
import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.Keyframe;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Pivot;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import dev.limber.skelform.data.Visual;
import dev.limber.skelform.draw.SpriteList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What large and odd armatures cost, and that they are right all the same. */
class BoundsTest {
  @Test
  void bakedAnimationsStayWithinABudgetAndTheRestPlaysAlike() {
    Armatures builder = new Armatures().bone(-1, 0, 0);
    for (int i = 0; i < 60; i++) {
      builder.animation(animation(i));
    }
    Armature armature = builder.build();
    CompiledArmature compiled = new CompiledArmature(armature);
    long baked = 0;
    int unbaked = 0;
    for (Animation animation : armature.animations()) {
      int size = compiled.animation(animation).bakedSize();
      baked += size;
      unbaked += size == 0 ? 1 : 0;
    }
    assertTrue(baked <= 1 << 21, baked + " numbers");
    assertTrue(unbaked > 0, "all animations were baked");
    ArmaturePose pose = new ArmaturePose(compiled);
    for (Animation animation : armature.animations()) {
      pose.animate(animation, 30_000.5);
      assertEquals(30_000.5, pose.bone(0).x(), 1e-6, animation.name());
    }
  }

  private static Animation animation(int id) {
    List<Keyframe> keys = new ArrayList<>();
    for (int frame : new int[] {0, 60_000}) {
      keys.add(new Keyframe(frame, 0, Element.POSITION_X, frame, "", Easing.LINEAR));
    }
    return new Animation("a" + id, id, 60, keys);
  }

  @Test
  void anyShuffleOfDrawOrdersIsSorted() {
    int count = 300;
    Armatures builder = new Armatures();
    for (int i = 0; i < count; i++) {
      builder.bone(-1, i, 0).visual(i, count - i);
    }
    Style style = new Style(0, "s", List.of(new Texture("tex", 0, 0, 8, 8, 0)));
    ArmaturePose pose = withAtlas(builder.build()).newPose();
    Random random = new Random(5);
    for (int round = 0; round < 20; round++) {
      List<Integer> expected = new ArrayList<>();
      for (int v = 0; v < count; v++) {
        pose.visual(v).zindex(round == 0 ? count - v : random.nextInt(40));
        expected.add(v);
      }
      expected.sort(Comparator.comparingInt(v -> pose.visual(v).zindex()));
      SpriteList sprites = pose.sprites(List.of(style));
      List<Integer> actual = new ArrayList<>();
      for (int s = 0; s < sprites.size(); s++) {
        actual.add(sprites.visual(s));
      }
      assertEquals(expected, actual);
    }
  }

  private static Armature withAtlas(Armature armature) {
    Armature.Parts p = armature.parts();
    return new Armature(
        new Armature.Parts(
            p.version(),
            p.generation(),
            p.ruleset(),
            p.bakedIk(),
            p.imageFormat(),
            p.bones(),
            p.visuals(),
            p.families(),
            p.physics(),
            p.animations(),
            p.styles(),
            List.of(new Atlas("atlas0.png", 64, 64))));
  }

  @Test
  void visualsAndPhysicsThatNobodyHasAreCountedButDoNothing() {
    Armature.Parts p = new Armatures().bone(-1, 5, 5).visual(0, 1).build().parts();
    Mesh mesh = new Mesh(List.of(new Mesh.Vertex(1, 1, 0, 0)), List.of(), List.of());
    Visual orphan = new Visual(-1, "tex", "tex", 0, 0, Rgba.WHITE, Rgba.WHITE, Pivot.CENTRE, mesh);
    Physics idle = new Physics(-1, 5, 0, 5, 1, 1, 5, 0, Physics.State.ZERO);
    Armature armature =
        withAtlas(
            new Armature(
                new Armature.Parts(
                    p.version(),
                    p.generation(),
                    p.ruleset(),
                    p.bakedIk(),
                    p.imageFormat(),
                    p.bones(),
                    List.of(p.visuals().get(0), orphan),
                    p.families(),
                    List.of(idle),
                    p.animations(),
                    p.styles(),
                    p.atlases())));
    ArmaturePose pose = armature.newPose();
    pose.construct();
    Style style = new Style(0, "s", List.of(new Texture("tex", 0, 0, 8, 8, 0)));
    assertEquals(1, pose.sprites(List.of(style)).size());
    assertEquals(0, pose.visual(1).vertexCount());
    assertEquals(Physics.State.ZERO, pose.physics(0));
  }
}
