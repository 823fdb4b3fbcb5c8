package dev.limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.DrawList;
import dev.limber.core.canvas.Image;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.skel2d.Skel2d;
import dev.limber.skelform.SkelForm;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What can be done with a character without knowing its format. */
class PuppetTest {
  private static final String SOURCE =
      """
      skeleton
      	body l60
      		@ :path f#f00
      			M -10 0
      			L 60 10
      			C
      	body.head x60
      		@face :sprite "face.png"
      	body.tail x-10 r180 l30
      		@ :rect w30 h4

      skin "winter"
      	@body :circle d40

      anim "wag"
      	body.tail
      		r -20 -> 20 -> -20
      """;

  private record Picture(String name, int width, int height) implements Image {}

  private static Puppet puppet(String format) throws IOException {
    Puppet puppet =
        format.equals("skf")
            ? SkelForm.load(Path.of("../samples/lantern-0.7.skf")).armature().newPose()
            : Skel2d.parse(SOURCE).skeleton().newPose();
    puppet.images(name -> new Picture(name, 8, 8));
    return puppet;
  }

  private static String drawn(Puppet puppet) {
    DrawList list = new DrawList();
    puppet.construct();
    puppet.draw(list);
    return list.toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"skf", "skel2d"})
  void seekingForgetsWhatWasBefore(String format) throws IOException {
    Puppet puppet = puppet(format);
    PuppetAnimation last = puppet.animations().get(puppet.animations().size() - 1);
    puppet.seek(last, 0.3);
    String first = drawn(puppet);
    puppet.seek(last, 0.1);
    assertNotEquals(first, drawn(puppet));
    puppet.bone(1).rotation(2).position(7, 7).scale(2, 2);
    for (PuppetAnimation animation : puppet.animations()) {
      puppet.seek(animation, 0.2);
    }
    puppet.reset();
    puppet.seek(last, 0.3);
    assertEquals(first, drawn(puppet));
  }

  @ParameterizedTest
  @ValueSource(strings = {"skf", "skel2d"})
  void timesOutsideHold(String format) throws IOException {
    Puppet puppet = puppet(format);
    for (PuppetAnimation animation : puppet.animations()) {
      assertTrue(animation.duration() > 0, animation.name());
      assertTrue(animation.framesPerSecond() > 0, animation.name());
      assertSame(animation, puppet.animation(animation.name()));
      puppet.reset();
      puppet.seek(animation, 0);
      String start = drawn(puppet);
      puppet.reset();
      puppet.seek(animation, -1);
      assertEquals(start, drawn(puppet));
      puppet.reset();
      puppet.seek(animation, animation.duration());
      String end = drawn(puppet);
      puppet.reset();
      puppet.seek(animation, 1e9);
      assertEquals(end, drawn(puppet));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"skf", "skel2d"})
  void bonesAreATree(String format) throws IOException {
    Puppet puppet = puppet(format);
    puppet.construct();
    for (int b = 0; b < puppet.boneCount(); b++) {
      BoneHandle bone = puppet.bone(b);
      assertEquals(b, bone.index());
      assertTrue(bone.parent() < b, bone.name());
      assertSame(bone, puppet.bone(bone.name()));
      assertEquals(bone.worldX(), bone.matrix(4));
      assertEquals(bone.worldY(), bone.matrix(5));
      assertThrows(IllegalArgumentException.class, () -> bone.matrix(6));
      if (bone.parent() >= 0) {
        BoneHandle parent = puppet.bone(bone.parent());
        double x = parent.matrix(0) * bone.x() + parent.matrix(2) * bone.y() + parent.matrix(4);
        double y = parent.matrix(1) * bone.x() + parent.matrix(3) * bone.y() + parent.matrix(5);
        if (format.equals("skel2d")) { // in the other, chains and physics may move it on
          assertEquals(x, bone.worldX(), 1e-9, bone.name());
          assertEquals(y, bone.worldY(), 1e-9, bone.name());
        }
      }
    }
    for (int part = 0; part < puppet.partCount(); part++) {
      assertTrue(puppet.partBone(part) < puppet.boneCount());
      assertTrue(puppet.partName(part).contains(puppet.bone(puppet.partBone(part)).name()));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"skf", "skel2d"})
  void unknownNamesAreRefused(String format) throws IOException {
    Puppet puppet = puppet(format);
    PuppetAnimation foreign = puppet(format).animations().get(0);
    assertThrows(IllegalArgumentException.class, () -> puppet.animation("nothing"));
    assertThrows(IllegalArgumentException.class, () -> puppet.skins(List.of("nothing")));
    assertThrows(IllegalArgumentException.class, () -> puppet.bone("nothing"));
    assertThrows(IllegalArgumentException.class, () -> puppet.seek(foreign, 0));
    PuppetAnimation other = puppet(format.equals("skf") ? "skel2d" : "skf").animations().get(0);
    assertThrows(IllegalArgumentException.class, () -> puppet.seek(other, 0));
  }

  @Test
  void skinsChangeWhatIsDrawn() throws IOException {
    Puppet skeleton = puppet("skel2d");
    String plain = drawn(skeleton);
    assertTrue(plain.contains("triangles face.png"), plain);
    assertEquals(List.of("default", "winter"), skeleton.skinNames());
    skeleton.skins(List.of("winter"));
    assertNotEquals(plain, drawn(skeleton));
    skeleton.skins(List.of());
    assertEquals(plain, drawn(skeleton));
    skeleton.skins(List.of("winter", "default"));
    assertNotEquals(plain, drawn(skeleton));
    assertThrows(IllegalArgumentException.class, () -> skeleton.skins(List.of("summer")));
    skeleton.skins(List.of());
    skeleton.images(name -> null);
    assertTrue(!drawn(skeleton).contains("triangles"));

    Puppet armature = puppet("skf");
    String dressed = drawn(armature);
    armature.reset(); // physics has moved a step
    armature.skins(armature.skinNames());
    assertEquals(dressed, drawn(armature));
    armature.skins(List.of());
    assertEquals("", drawn(armature));
  }
}
