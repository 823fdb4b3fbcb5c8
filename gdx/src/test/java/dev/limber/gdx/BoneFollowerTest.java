package dev.limber.gdx;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.graphics.g2d.Sprite;
import com.badlogic.gdx.math.Affine2;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import dev.limber.core.canvas.View;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Puppet;
import dev.limber.skel2d.Skel2d;
import org.junit.jupiter.api.Test;

/** Things of a game that follow bones. */
class BoneFollowerTest {
  private static final float CLOSE = 1e-3f;

  private final BoneHandle hand = hand();

  private static BoneHandle hand() {
    Puppet puppet =
        Skel2d.parse("skeleton\n\tarm x10 y20 r90\n\tarm.hand x30 r30 i2\n").skeleton().newPose();
    puppet.construct();
    return puppet.bone("hand");
  }

  @Test
  void anAffineTakesPointsOfTheBoneToTheScreen() {
    View view = new View().set(-2, 0.5, 0.25, 3, 100, 50);
    Affine2 affine = LimberGdx.affine(hand, view, new Affine2());
    double[] world = hand.toWorld(4, -5, new double[2]);
    Vector2 point = new Vector2(4, -5);
    affine.applyTo(point);
    assertEquals((float) view.x(world[0], world[1]), point.x, CLOSE);
    assertEquals((float) view.y(world[0], world[1]), point.y, CLOSE);
  }

  @Test
  void aFollowerIsWhereTheRendererDrawsTheBone() {
    BoneFollower follower = new BoneFollower(hand).follow(200, 100, 0.5f, 0.5f, 0);
    assertEquals(205, follower.x(), CLOSE);
    assertEquals(125, follower.y(), CLOSE);
    assertEquals(120, follower.degrees(), 0.1f);
    assertEquals(1, follower.scaleX(), CLOSE);
    assertEquals(0.5f, follower.scaleY(), CLOSE);
    follower.follow(200, 100, -0.5f, 0.5f, 90);
    assertEquals(200 - 25, follower.x(), CLOSE);
    assertEquals(100 - 5, follower.y(), CLOSE);
    assertEquals(-0.5f, follower.scaleY(), CLOSE);
  }

  @Test
  void anOffsetIsInTheBonesOwnSpace() {
    BoneFollower follower = new BoneFollower(hand).offset(10, 0).follow(0, 0, 1, 1, 0);
    assertEquals((float) (10 + 20 * Math.cos(Math.toRadians(120))), follower.x(), CLOSE);
    assertEquals((float) (50 + 20 * Math.sin(Math.toRadians(120))), follower.y(), CLOSE);
  }

  @Test
  void actorsAndSpritesGetTheirOriginThere() {
    BoneFollower follower = new BoneFollower(hand).follow(0, 0, 1, 1, 0);
    Actor actor = new Actor();
    actor.setOrigin(3, 4);
    follower.apply(actor);
    assertEquals(10 - 3, actor.getX(), CLOSE);
    assertEquals(50 - 4, actor.getY(), CLOSE);
    assertEquals(120, actor.getRotation(), 0.1f);
    assertEquals(2, actor.getScaleX(), CLOSE);
    Sprite sprite = new Sprite();
    sprite.setSize(8, 8);
    sprite.setOrigin(4, 4);
    follower.apply(sprite);
    assertEquals(10 - 4, sprite.getX(), CLOSE);
    assertEquals(120, sprite.getRotation(), 0.1f);
  }
}
