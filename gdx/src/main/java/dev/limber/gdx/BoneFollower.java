package dev.limber.gdx;

import com.badlogic.gdx.graphics.g2d.Sprite;
import com.badlogic.gdx.math.Affine2;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.Actor;
import dev.limber.core.canvas.View;
import dev.limber.core.puppet.BoneHandle;

/**
 * Keeps something of your own at a bone: a light, particles, an actor. Each frame {@link #follow}
 * with where the character is drawn, then read the place or apply it. Allocates nothing.
 */
public final class BoneFollower {
  private final BoneHandle bone;
  private final Affine2 transform = new Affine2();
  private final View placed = new View();
  private double offsetX;
  private double offsetY;

  /** Creates a follower of a bone's origin. */
  public BoneFollower(BoneHandle bone) {
    this.bone = bone;
  }

  /** Sets the point of the bone's own space that it follows; returns the follower. */
  public BoneFollower offset(double x, double y) {
    offsetX = x;
    offsetY = y;
    return this;
  }

  /** Goes to where the bone is, as of the last construct; see {@link LimberActor#view}. */
  public BoneFollower follow(View view) {
    LimberGdx.affine(bone, view, transform).translate((float) offsetX, (float) offsetY);
    return this;
  }

  /** Goes to where the bone is when the renderer draws the character with the same numbers. */
  public BoneFollower follow(float x, float y, float scaleX, float scaleY, float degrees) {
    return follow(LimberRenderer.place(placed, x, y, scaleX, scaleY, degrees));
  }

  /** Returns the transform from the followed point to what the character is drawn on. */
  public Affine2 transform() {
    return transform;
  }

  /** Returns x in the units of the batch. */
  public float x() {
    return transform.m02;
  }

  /** Returns y in the units of the batch, up. */
  public float y() {
    return transform.m12;
  }

  /** Returns the direction of the bone's x axis in degrees, counter-clockwise. */
  public float degrees() {
    return MathUtils.atan2(transform.m10, transform.m00) * MathUtils.radiansToDegrees;
  }

  /** Returns the scale along the bone's x axis. */
  public float scaleX() {
    return length(transform.m00, transform.m10);
  }

  /** Returns the scale along the bone's y axis, negative if it is mirrored. */
  public float scaleY() {
    float length = length(transform.m01, transform.m11);
    return transform.det() < 0 ? -length : length;
  }

  private static float length(float x, float y) {
    return (float) Math.sqrt(x * x + y * y);
  }

  /** Puts an actor's origin there, with rotation and scale; for actors with the same parent. */
  public void apply(Actor actor) {
    actor.setPosition(x() - actor.getOriginX(), y() - actor.getOriginY());
    actor.setRotation(degrees());
    actor.setScale(scaleX(), scaleY());
  }

  /** Puts a sprite's origin there, with rotation and scale. */
  public void apply(Sprite sprite) {
    sprite.setOriginBasedPosition(x(), y());
    sprite.setRotation(degrees());
    sprite.setScale(scaleX(), scaleY());
  }
}
