package dev.limber.skelform.data;

import static dev.limber.skelform.animate.Keys.animation;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.limber.skelform.Armatures;
import org.junit.jupiter.api.Test;

/** Finding the parts of an armature by name. */
class ArmatureNamesTest {
  private static String missing(Runnable call) {
    return assertThrows(IllegalArgumentException.class, call::run).getMessage();
  }

  @Test
  void bonesAnimationsAndStylesAreFoundByName() {
    Armature armature =
        new EditableParts(
                new Armatures().bone(-1, 0, 0).bone(0, 0, 0).animation(animation("Run ")).build())
            .style("Default")
            .build();
    assertEquals(1, armature.boneIndex("bone1"));
    assertSame(armature.animations().get(0), armature.animation("Run"));
    assertSame(armature.styles().get(0), armature.style("Default"));
    assertEquals(
        "no bone \"x\"; there are: \"bone0\", \"bone1\"", missing(() -> armature.boneIndex("x")));
    assertEquals("no animation \"x\"; there are: \"Run \"", missing(() -> armature.animation("x")));
    assertEquals("no style \"x\"; there are: \"Default\"", missing(() -> armature.style("x")));
    assertEquals(
        "no bone \"x\"; there are: \"bone0\", \"bone1\"",
        missing(() -> armature.newPose().bone("x")));
  }
}
