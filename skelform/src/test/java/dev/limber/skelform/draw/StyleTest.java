package dev.limber.skelform.draw;

import static dev.limber.skelform.draw.Pictures.bones;
import static dev.limber.skelform.draw.Pictures.constructed;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.EditableParts;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import dev.limber.skelform.pose.ArmaturePose;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which texture a name stands for. */
class StyleTest {
  private static final Texture RED_HAT = new Texture("hat", 0, 0, 10, 10, 0);
  private static final Texture BLUE_HAT = new Texture("hat", 50, 0, 20, 20, 1);
  private static final Texture SHOE = new Texture("shoe", 0, 50, 5, 5, 0);

  /** Bone 0 shows a hat, bone 1 a shoe; style "red" has a hat, "blue" another, and a shoe. */
  private static final Armature ARMATURE =
      new EditableParts(
              new Armatures().bone(-1, 0, 0).bone(-1, 0, 0).visual(0, 0).visual(1, 1).build())
          .texture(0, "hat")
          .texture(1, "shoe")
          .atlas(100, 100)
          .atlas(200, 400)
          .style("red", RED_HAT)
          .style("blue", BLUE_HAT, SHOE)
          .build();

  private final ArmaturePose pose = constructed(ARMATURE);
  private final Style red = ARMATURE.style("red");
  private final Style blue = ARMATURE.style("blue");

  @Test
  void theFirstStyleThatHasATextureWins() {
    SpriteList sprites = pose.sprites(List.of(red, blue));
    assertSame(RED_HAT, sprites.texture(0));
    assertSame(SHOE, sprites.texture(1));
    sprites = pose.sprites(List.of(blue, red));
    assertSame(BLUE_HAT, sprites.texture(0));
  }

  @Test
  void withoutStylesNothingIsDrawn() {
    assertEquals(0, pose.sprites(List.of()).size());
  }

  @Test
  void texturesThatNoStyleHasAreSkipped() {
    assertEquals(List.of(0), bones(pose.sprites(List.of(red))));
    pose.visual(0).texture("shoe");
    assertEquals(0, pose.sprites(List.of(red)).size());
    pose.visual(0).texture("");
    assertEquals(List.of(1), bones(pose.sprites(List.of(red, blue))));
  }

  @Test
  void aChangedTextureIsShown() {
    List<Style> styles = List.of(red, blue);
    pose.sprites(styles);
    pose.visual(1).texture("hat");
    SpriteList sprites = pose.sprites(styles);
    assertSame(RED_HAT, sprites.texture(1));
    assertEquals(5, sprites.x(1, 1));
    assertEquals(0.1, sprites.u(1, 1));
    pose.visual(1).texture("shoe");
    sprites = pose.sprites(styles);
    assertSame(SHOE, sprites.texture(1));
    assertEquals(2.5, sprites.x(1, 1));
    assertEquals(0.05, sprites.u(1, 1));
  }

  @Test
  void changedStylesAreShown() {
    List<Style> first = List.of(red, blue);
    List<Style> second = List.of(blue, red);
    for (int round = 0; round < 3; round++) {
      assertEquals(0, pose.sprites(first).u(0, 0));
      SpriteList sprites = pose.sprites(second);
      // 50 of the 200 pixels of the other atlas, to 70; half of 20 from the centre.
      assertEquals(0.25, sprites.u(0, 0));
      assertEquals(0.35, sprites.u(0, 1), 1e-12);
      assertEquals(10, sprites.x(0, 1));
      assertEquals(1, sprites.texture(0).atlas());
    }
  }

  @Test
  void aTextureThatComesBackIsShownAgain() {
    assertEquals(2, pose.sprites(List.of(red, blue)).size());
    assertEquals(0, pose.sprites(List.of()).size());
    assertEquals(2, pose.sprites(List.of(red, blue)).size());
  }

  @Test
  void theFirstTextureOfAStyleWithANameIsMeant() {
    Style twice = new Style(9, "twice", List.of(BLUE_HAT, RED_HAT));
    assertSame(BLUE_HAT, SkelForm.getBoneTexture("hat", List.of(twice)));
  }

  @Test
  void getBoneTextureGivesNothingForAnUnknownName() {
    assertNull(SkelForm.getBoneTexture("crown", List.of(red, blue)));
    assertNull(SkelForm.getBoneTexture("hat", List.of()));
    assertSame(RED_HAT, SkelForm.getBoneTexture("hat", List.of(red, blue)));
  }
}
