package dev.limber.gdx;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.View;
import dev.limber.core.player.Player;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.PuppetBounds;
import dev.limber.core.puppet.PuppetHit;
import org.jspecify.annotations.Nullable;

/**
 * A character on a stage. It plays while the stage acts, and respects position, size, scale,
 * rotation, origin, colour and the parent's alpha like every actor.
 *
 * <p>Its frame is a rectangle of the model: what the character covers when the actor is created, or
 * as set with {@link #frame}. The actor's size stretches that rectangle together with its origin,
 * which is initially the model's. In a table, the preferred size is that of the frame. Parts
 * outside the frame are still drawn and hit.
 *
 * <p>You own the renderer. Each actor sets the batch's blending and restores it, which flushes the
 * batch: put many of them into a {@link LimberGroup}. Acting and drawing allocate nothing once
 * warm.
 */
public class LimberActor extends Widget {
  private final Player player;
  private final LimberRenderer renderer;
  private final PuppetBounds measure = new PuppetBounds();
  private final PuppetHit hit = new PuppetHit().minAlpha(0.1);
  private final Bounds frame = new Bounds();
  private final View view = new View();

  /** The size that the origin refers to. */
  private float originWidth;

  private float originHeight;

  /** Creates an actor for a new puppet of a character, with the puppet's size. */
  public LimberActor(GdxCharacter character, LimberRenderer renderer) {
    this(character.newPlayer(), renderer);
  }

  /** Creates an actor for the puppet of a player. */
  @SuppressWarnings("this-escape") // the setters of the superclass are what makes it an actor
  public LimberActor(Player player, LimberRenderer renderer) {
    this.player = player;
    this.renderer = renderer;
    frame(measure.of(player.puppet()));
  }

  /** Returns its player: play, queue, fade, listen. */
  public Player player() {
    return player;
  }

  /** Returns the character: bones, skins. */
  public Puppet puppet() {
    return player.puppet();
  }

  /**
   * Sets the rectangle of the model that the actor shows, and the actor's size to that of the
   * rectangle.
   *
   * @param bounds read during the call; empty counts as a single unit
   */
  public final void frame(Bounds bounds) {
    frame.clear();
    if (bounds.isEmpty()) {
      frame.include(0, 0).include(1, 1);
    } else {
      frame.include(bounds);
    }
    setSize((float) frame.width(), (float) frame.height());
    setOrigin((float) -frame.minX(), (float) -frame.minY());
  }

  /**
   * Sets the frame to everything an animation covers, so that the actor keeps its size while it
   * plays. This leaves the character at the animation's end.
   *
   * @throws IllegalArgumentException if there is no such animation; the message lists the names
   */
  public final void frame(String animation) {
    PuppetAnimation one = puppet().animation(animation);
    frame(measure.of(puppet(), one, Math.max(1, one.framesPerSecond())));
  }

  /** The origin stays at its point of the character. */
  @Override
  protected void sizeChanged() {
    super.sizeChanged();
    if (originWidth > 0 && originHeight > 0) {
      setOrigin(getOriginX() * getWidth() / originWidth, getOriginY() * getHeight() / originHeight);
    }
    // With a size of 0, the point cannot be recovered.
    originWidth = getWidth() > 0 ? getWidth() : originWidth;
    originHeight = getHeight() > 0 ? getHeight() : originHeight;
  }

  @Override
  public float getPrefWidth() {
    return (float) frame.width();
  }

  @Override
  public float getPrefHeight() {
    return (float) frame.height();
  }

  @Override
  public float getMinWidth() {
    return 0;
  }

  @Override
  public float getMinHeight() {
    return 0;
  }

  @Override
  public void act(float delta) {
    super.act(delta);
    player.update(delta);
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    float before = batch.getPackedColor();
    Color color = getColor();
    batch.setColor(color.r, color.g, color.b, color.a * parentAlpha);
    try {
      renderer.begin(batch);
      try {
        renderer.draw(puppet(), view());
      } finally {
        renderer.end();
      }
    } finally {
      batch.setPackedColor(before);
    }
  }

  /**
   * Returns the view from the model to the actor's parent, as the stage places actors: for a {@link
   * BoneFollower}. The same object each time, computed anew.
   */
  public View view() {
    double perX = getWidth() / Math.max(frame.width(), 1e-9);
    double perY = getHeight() / Math.max(frame.height(), 1e-9);
    double cos = MathUtils.cosDeg(getRotation());
    double sin = MathUtils.sinDeg(getRotation());
    double a = cos * getScaleX() * perX;
    double b = sin * getScaleX() * perX;
    double c = -sin * getScaleY() * perY;
    double d = cos * getScaleY() * perY;
    // The origin stays where it is; it is this point of the model.
    double originX = frame.minX() + getOriginX() / perX;
    double originY = frame.minY() + getOriginY() / perY;
    return view.set(
        a,
        b,
        c,
        d,
        getX() + getOriginX() - (a * originX + c * originY),
        getY() + getOriginY() - (b * originX + d * originY));
  }

  /**
   * Hits what is drawn, not the rectangle; images only where they are visible, apart from regions
   * of your own, see {@link GdxImage#of(String, com.badlogic.gdx.graphics.g2d.TextureRegion)}.
   */
  @Override
  public @Nullable Actor hit(float x, float y, boolean touchable) {
    if ((touchable && getTouchable() != Touchable.enabled) || !isVisible()) {
      return null;
    }
    return part(x, y) < 0 ? null : this;
  }

  /**
   * Returns the topmost part of the character at a point of the actor, or -1; see {@link
   * Puppet#partName} and {@link Puppet#partBone}.
   */
  public int part(float x, float y) {
    double perX = frame.width() / Math.max(getWidth(), 1e-9);
    double perY = frame.height() / Math.max(getHeight(), 1e-9);
    return hit.at(puppet(), frame.minX() + x * perX, frame.minY() + y * perY);
  }
}
