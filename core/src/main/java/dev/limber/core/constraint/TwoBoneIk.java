package dev.limber.core.constraint;

import dev.limber.core.math.Trig;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Puppet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Turns two bones so that their end reaches a point of the model: a leg or an arm. A point out of
 * reach is reached for with the limb stretched. Lengths are those of the pose, so scales and flips
 * are right. Setters return the constraint and take finite numbers only. Allocates nothing.
 */
public final class TwoBoneIk implements Consumer<Puppet> {
  private final BoneHandle upper;
  private final BoneHandle lower;
  private @Nullable BoneHandle end;

  /** Where the limb ends without a third bone, in the space of the second. */
  private double tipX;

  private double tipY;
  private double x;
  private double y;
  private int bend;
  private double mix = 1;

  /**
   * Creates a constraint for two bones whose end is the origin of a third: hip, knee and foot.
   *
   * @throws IllegalArgumentException if there is no such bone, one does not hang on the one before,
   *     or the file's own inverse kinematics turns one of the first two
   */
  public TwoBoneIk(Puppet puppet, String upper, String lower, String end) {
    this(puppet, upper, lower);
    this.end = child(this.lower, puppet.bone(end));
  }

  /**
   * Creates a constraint for two bones, of which the second is as long as its file says. One
   * without a length, as in SkelForm, needs a {@link #tip}.
   *
   * @throws IllegalArgumentException if there is no such bone, the second does not hang on the
   *     first, or the file's own inverse kinematics turns one of them
   */
  public TwoBoneIk(Puppet puppet, String upper, String lower) {
    this.upper = Values.turnable(puppet, upper);
    this.lower = child(this.upper, Values.turnable(puppet, lower));
    this.tipX = this.lower.length();
  }

  private static BoneHandle child(BoneHandle parent, BoneHandle bone) {
    if (bone.parent() != parent.index()) {
      throw new IllegalArgumentException(bone + " does not hang on " + parent);
    }
    return bone;
  }

  /**
   * Sets where the limb ends, in the second bone's own space; at first it ends where the second
   * bone does, or at the third one.
   *
   * @throws IllegalArgumentException if this is the second bone's origin
   */
  public TwoBoneIk tip(double newX, double newY) {
    Values.tip(lower, newX, newY);
    tipX = newX;
    tipY = newY;
    end = null;
    return this;
  }

  /** Sets the target in model space; at first it is the model's origin. */
  public TwoBoneIk target(double newX, double newY) {
    x = Values.finite("a target", newX);
    y = Values.finite("a target", newY);
    return this;
  }

  /**
   * Sets on which side the middle joint is, seen from the first joint to the target: above 0 on the
   * left, below 0 on the right; 0, the default, for the side where the animation has it.
   */
  public TwoBoneIk bend(int direction) {
    bend = Integer.signum(direction);
    return this;
  }

  /** Sets how much of the way is taken, from 0 for none to 1 for all, the default. */
  public TwoBoneIk mix(double newMix) {
    mix = Values.part(newMix);
    return this;
  }

  /** Constructs, to know where the bones are, and turns them. */
  @Override
  public void accept(Puppet puppet) {
    Values.own(puppet, upper);
    if (mix > 0) {
      puppet.constructAhead(0);
      solve();
    }
  }

  /**
   * Turns the bones, which are where they were at the last construct. For several limbs that hang
   * on the same bones, construct once and solve each.
   *
   * @throws IllegalStateException if nothing says where the second bone ends
   */
  public void solve() {
    if (end == null && tipX == 0 && tipY == 0) {
      throw new IllegalStateException(
          lower + " has no length: name the bone at its end as a third one, or set its tip(x, y)");
    }
    double firstX = lower.worldX() - upper.worldX();
    double firstY = lower.worldY() - upper.worldY();
    double secondX = endX() - lower.worldX();
    double secondY = endY() - lower.worldY();
    double wayX = x - upper.worldX();
    double wayY = y - upper.worldY();
    double first = Math.sqrt(firstX * firstX + firstY * firstY);
    double second = Math.sqrt(secondX * secondX + secondY * secondY);
    double way = Math.sqrt(wayX * wayX + wayY * wayY);
    if (first == 0 || second == 0 || way == 0) {
      return;
    }
    double reach = Math.max(Math.abs(first - second), Math.min(way, first + second));
    // With equal lengths and a target at the first joint, any direction is right: keep this one.
    double cos = reach == 0 ? 0 : (first * first + reach * reach - second * second) / reach;
    double share = Math.max(-1, Math.min(cos / (2 * first), 1));
    int side = bend != 0 ? bend : firstX * secondY - firstY * secondX > 0 ? -1 : 1;
    double direction = Trig.atan2(wayY, wayX);
    double angle = direction + side * Trig.atan2(Math.sqrt(1 - share * share), share);
    double restX = wayX * reach / way - first * Trig.cos(angle);
    double restY = wayY * reach / way - first * Trig.sin(angle);
    double upperTurn = mix * Trig.shortestTurn(Trig.atan2(firstY, firstX), angle);
    double lowerTurn =
        mix * Trig.shortestTurn(Trig.atan2(secondY, secondX), Trig.atan2(restY, restX));
    upper.worldRotation(upper.worldRotation() + upperTurn);
    // Its parent counts as it was at the last construct, and takes it along from there.
    lower.worldRotation(lower.worldRotation() + lowerTurn - lower.turnWithParent() * upperTurn);
  }

  private double endX() {
    return end != null ? end.worldX() : along(lower.worldX(), 0);
  }

  private double endY() {
    return end != null ? end.worldY() : along(lower.worldY(), 1);
  }

  /** Returns a coordinate of the tip: 0 for x, 1 for y. */
  private double along(double origin, int axis) {
    return origin + lower.matrix(axis) * tipX + lower.matrix(axis + 2) * tipY;
  }
}
