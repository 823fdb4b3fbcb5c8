package dev.limber.skelform.upgrade;

import dev.limber.core.math.Trig;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Visual;
import dev.limber.skelform.draw.SpriteList;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.pose.PosedBone;

/**
 * How far two armatures of the same shape are apart when they play, on whole frames: the longest
 * way from a bone or a corner of a picture in one to the same in the other, and the widest turn.
 */
final class PoseDifference {
  /** Points that are looked at in all; of a larger file not every frame is. */
  private static final long MOST_POINTS = 4_000_000;

  /** Nobody sees less, and rounding alone comes to less. */
  private static final double NOTHING = 1e-6;

  private final Armature before;
  private final Armature after;
  private final double smoothFrames;
  private long framesLeft;
  private double distance;
  private double turn;
  private String where = "";

  private PoseDifference(Armature before, Armature after, double smoothFrames) {
    this.before = before;
    this.after = after;
    this.smoothFrames = smoothFrames;
  }

  /** Plays all animations of both. */
  static PoseDifference between(Armature before, Armature after, double smoothFrames) {
    PoseDifference difference = new PoseDifference(before, after, smoothFrames);
    difference.play();
    return difference;
  }

  boolean isAny() {
    return distance > NOTHING || turn > NOTHING;
  }

  /** Returns the distance in words, with where it was found. */
  String words() {
    boolean turned = distance <= NOTHING;
    double size = turned ? Math.toDegrees(turn) : distance;
    String amount = size < 0.001 ? "less than 0.001" : "up to " + Math.rint(size * 1000) / 1000;
    return amount + (turned ? " degrees (" : " units (") + where + ")";
  }

  private void play() {
    ArmaturePose one = before.newPose();
    ArmaturePose other = after.newPose();
    one.construct();
    other.construct();
    compare(one, other, "as loaded");
    int animations = before.animations().size();
    framesLeft = MOST_POINTS / pointCount();
    for (int i = 0; i < animations && framesLeft > 0; i++) {
      play(i, Math.max(1, framesLeft / (animations - i)));
    }
  }

  /** Plays an animation, of one with more frames than these only some and the last. */
  private void play(int index, long mostFrames) {
    Animation animation = before.animations().get(index);
    Animation same = after.animations().get(index);
    ArmaturePose one = before.newPose();
    ArmaturePose other = after.newPose();
    int last = animation.lastFrame();
    int step = (int) (1 + last / mostFrames);
    for (long next = 0; next < (long) last + step; next += step, framesLeft--) {
      int frame = (int) Math.min(next, last);
      one.animate(animation, frame, smoothFrames);
      one.construct();
      other.animate(same, frame, smoothFrames);
      other.construct();
      compare(one, other, "animation \"" + animation.name() + "\", frame " + frame);
    }
  }

  private int pointCount() {
    int points = 20 + before.bones().size(); // even nothing takes time
    for (Visual visual : before.visuals()) {
      points += visual.mesh() == null ? 4 : visual.mesh().vertices().size();
    }
    return points;
  }

  private void compare(ArmaturePose one, ArmaturePose other, String when) {
    double most = distance;
    int farthest = -1;
    for (int b = 0; b < one.boneCount(); b++) {
      PosedBone bone = one.bone(b);
      PosedBone same = other.bone(b);
      double apart = apart(bone.worldX(), bone.worldY(), same.worldX(), same.worldY());
      if (apart > most) {
        most = apart;
        farthest = b;
      }
      double turned = Math.abs(Trig.shortestTurn(bone.worldRotation(), same.worldRotation()));
      if (turned > turn) {
        turn = turned;
        farthest = most <= NOTHING ? b : farthest;
      }
    }
    SpriteList sprites = one.sprites(before.styles());
    SpriteList others = other.sprites(after.styles());
    for (int s = 0; s < Math.min(sprites.size(), others.size()); s++) {
      for (int c = 0; c < sprites.cornerCount(s); c++) {
        double apart = apart(sprites.x(s, c), sprites.y(s, c), others.x(s, c), others.y(s, c));
        if (apart > most) {
          most = apart;
          farthest = sprites.bone(s);
        }
      }
    }
    distance = most;
    if (farthest >= 0) {
      where = when + ", bone \"" + before.bones().get(farthest).name() + '"';
    }
  }

  private static double apart(double x, double y, double otherX, double otherY) {
    return Math.sqrt((x - otherX) * (x - otherX) + (y - otherY) * (y - otherY));
  }
}
