package dev.limber.example;

import com.badlogic.gdx.math.MathUtils;
import dev.limber.core.canvas.Path;
import dev.limber.core.color.Rgba;
import dev.limber.core.constraint.LookAt;
import dev.limber.core.player.Playback;
import dev.limber.core.player.Player;
import dev.limber.core.player.PlayerEvent;
import dev.limber.core.puppet.Attached;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Drawable;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetHit;
import dev.limber.gdx.GdxCharacter;
import dev.limber.gdx.LimberRenderer;
import java.util.List;

/**
 * The explorer: moves over the terrain, aims at the mouse, puts its feet on the slope, raises dust,
 * carries a sword, and flashes when it is hit.
 */
final class Hero {
  /** As fast as the feet go backwards in the animations, in units of the model. */
  private static final float WALK = 100;

  private static final float RUN = 318;

  private final Terrain terrain;
  private final Player player;
  private final Puppet puppet;
  private final float scale;
  private final BoneHandle shadow;
  private final BoneHandle hips;
  private final BoneHandle arm;
  private final BoneHandle forearm;
  private final LegSolver left;
  private final LegSolver right;
  private final LookAt gaze;
  private final Dust dust = new Dust();
  private final PuppetHit pointer = new PuppetHit();
  private Attached sword;
  private float hit;
  private int look;
  private float x;
  private float y;
  private float speed;
  private int facing = 1;
  private float aim;
  private double targetX;
  private double targetY;
  private String animation = "";

  Hero(GdxCharacter character, Terrain terrain, float x, float scale) {
    this.terrain = terrain;
    this.x = x;
    this.scale = scale;
    player = character.newPlayer();
    puppet = player.puppet();
    player.fades().standard(0.22).pair("run", "jump", 0.1).pair("walk", "jump", 0.1);
    player.between(changed -> change());
    shadow = puppet.bone("shadow");
    hips = puppet.bone("hips"); // the end of a name is enough
    arm = puppet.bone("arm-r");
    forearm = puppet.bone("fore-r");
    left = new LegSolver(puppet, "l");
    right = new LegSolver(puppet, "r");
    // The bone points up through the head; the face is a quarter of a turn from there.
    gaze = new LookAt(puppet, "head").offset(Math.PI / 2).limit(0.45);
    player.between(gaze);
    player.listen(this::hear);
  }

  /** The animations mark when a foot comes down, which and how hard. */
  private void hear(PlayerEvent event) {
    if (event.mark().equals("step")) {
      LegSolver leg = event.text().equals("left") ? left : right;
      float footX = x + facing * scale * (float) leg.ankleX();
      dust.puff(footX, (float) terrain.height(footX), 5 * (float) event.number());
    }
  }

  private void takeSword() {
    if (sword != null) {
      sword.remove();
      sword = null;
    } else {
      Path blade = new Path().moveTo(0, -3).lineTo(58, -2).lineTo(66, 0).lineTo(58, 2);
      blade.lineTo(0, 3).close();
      sword = puppet.attach("hand-r", Drawable.fill(blade, new Rgba(0.85, 0.89, 0.93, 1)));
      sword.at(8, 0).turned(Math.PI / 2).before("hand-r");
    }
  }

  void update(Controls controls, float seconds) {
    if (controls.direction != 0) {
      facing = controls.direction;
    }
    if (controls.nextLook) {
      look = (look + 1) % puppet.skinNames().size();
      puppet.skins(List.of(puppet.skinNames().get(look)));
    }
    if (controls.toggleSword) {
      takeSword();
    }
    float wanted = controls.direction == 0 ? 0 : controls.run ? RUN : WALK;
    speed = MathUtils.lerp(speed, wanted, Math.min(1, 9 * seconds));
    x += facing * speed * scale * seconds;
    y = (float) terrain.height(x);
    choose(controls, wanted);
    aim = MathUtils.lerp(aim, controls.aim ? 1 : 0, Math.min(1, 10 * seconds));
    targetX = facing * (controls.mouse.x - x) / scale;
    targetY = (controls.mouse.y - y) / scale;
    gaze.target(targetX, targetY).mix(aim);
    if (controls.click && pointer.at(puppet, targetX, targetY) >= 0) {
      hit = 1;
    }
    flash(seconds);
    dust.update(seconds);
    player.update(seconds);
  }

  /** White at first, then less and less. */
  private void flash(float seconds) {
    if (hit > 0) {
      hit = Math.max(0, hit - 4 * seconds);
      puppet.equipment().flash(new Rgba(1, 1, 1, hit)); // all of it, the sword too
    }
  }

  /** Plays what fits, with a fade from whatever is showing; a jump is played to its end. */
  private void choose(Controls controls, float wanted) {
    Playback playback = player.current();
    boolean jumping = animation.equals("jump") && playback != null && !playback.isComplete();
    String next = wanted == 0 ? "idle" : wanted > WALK ? "run" : "walk";
    if (controls.jump && !jumping) {
      animation = "jump";
      player.play(animation).once().speed(1.5).from(0.2);
    } else if (!jumping && !next.equals(animation)) {
      animation = next;
      player.play(animation);
    }
  }

  /** Between animate and construct: the bones are ours. */
  private void change() {
    puppet.constructAhead(0); // to know where the feet would be; physics does not move
    double leftRise = rise(left);
    double rightRise = rise(right);
    left.aim(leftRise);
    right.aim(rightRise);
    // The lower foot must be reached: the hips go down with it.
    hips.position(hips.x(), hips.y() + Math.min(0, Math.min(leftRise, rightRise)));
    double tilt = facing * terrain.slope(x);
    shadow.rotation(tilt);
    puppet.constructAhead(0);
    left.solve();
    right.solve();
    arm.pointAt(targetX, targetY, aim);
    forearm.rotation(forearm.rotation() * (1 - aim));
    puppet.constructAhead(0);
    left.tilt(tilt);
    right.tilt(tilt);
  }

  /** Returns how much higher the ground is below a foot than below the hero. */
  private double rise(LegSolver leg) {
    double footX = x + facing * scale * leg.ankleX();
    return (terrain.height(footX) - terrain.height(x)) / scale;
  }

  void draw(LimberRenderer renderer) {
    renderer.draw(puppet, x, y, facing * scale, scale, 0);
  }

  Dust dust() {
    return dust;
  }

  Puppet puppet() {
    return puppet;
  }

  String animation() {
    return animation;
  }

  String lookName() {
    return puppet.skins().get(0);
  }

  /** How far the arm is raised, 0 to 1. */
  float aim() {
    return aim;
  }

  float x() {
    return x;
  }

  float y() {
    return y;
  }

  int facing() {
    return facing;
  }

  float scale() {
    return scale;
  }

  /** Where the hand is, in the world. */
  float handX() {
    return x + facing * scale * (float) (forearm.worldX() + 30 * forearm.matrix(0));
  }

  float handY() {
    return y + scale * (float) (forearm.worldY() + 30 * forearm.matrix(1));
  }
}
