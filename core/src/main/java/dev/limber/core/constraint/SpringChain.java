package dev.limber.core.constraint;

import dev.limber.core.math.Trig;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.PhysicsClock;
import dev.limber.core.puppet.Puppet;
import java.util.Arrays;

/**
 * Bones that swing: hair, a tail, a scarf. The end of each bone is pulled to where the animation
 * has it, like a weight on a spring, and lags behind when the character moves. The bones only turn;
 * their lengths stay.
 *
 * <p>Setters return the chain and take finite numbers only. Never allocates once created.
 */
public final class SpringChain implements PhysicsChange {
  private static final double STEP = 1.0 / PhysicsClock.STEPS_PER_SECOND;

  /** Faster springs would swing up by themselves at 60 steps a second. */
  private static final double FASTEST = 12;

  private final BoneHandle[] bones;

  /** Where the ends of the bones are, x and y in turn; what follows is laid out alike. */
  private final double[] ends;

  private final double[] velocities;

  /** Vectors along the bones, as animated. */
  private final double[] along;

  // What a step that is only looked at must not change.
  private final double[] endsBefore;
  private final double[] velocitiesBefore;
  private boolean started;

  /** Where the last bone ends, in its own space; its origin if nothing says. */
  private double tipX;

  private double tipY;

  private double frequency = 2;
  private double damping = 0.3;
  private double gravityX;
  private double gravityY;
  private double mix = 1;

  /**
   * Creates a chain.
   *
   * @param names bones, each hanging on the one before. A last one without a length, as in
   *     SkelForm, goes on like the one before; a single one needs a {@link #tip}.
   * @throws IllegalArgumentException if there is no such bone, they do not hang on each other, or
   *     the file's own inverse kinematics turns one of them
   */
  public SpringChain(Puppet puppet, String... names) {
    if (names.length == 0) {
      throw new IllegalArgumentException("a chain needs bones");
    }
    bones = new BoneHandle[names.length];
    for (int i = 0; i < bones.length; i++) {
      bones[i] = Values.turnable(puppet, names[i]);
      if (i > 0 && bones[i].parent() != bones[i - 1].index()) {
        throw new IllegalArgumentException(bones[i] + " does not hang on " + bones[i - 1]);
      }
    }
    tipX = bones[bones.length - 1].length();
    ends = new double[2 * bones.length];
    velocities = new double[ends.length];
    along = new double[ends.length];
    endsBefore = new double[ends.length];
    velocitiesBefore = new double[ends.length];
  }

  /**
   * Sets where the last bone ends, in its own space: the end that swings. At first it is where its
   * file says.
   *
   * @throws IllegalArgumentException if this is the bone's origin
   */
  public SpringChain tip(double x, double y) {
    Values.tip(bones[bones.length - 1], x, y);
    tipX = x;
    tipY = y;
    return this;
  }

  /**
   * Sets how fast it swings, in swings a second: above 0 to {@value #FASTEST}, 2 by default.
   *
   * @throws IllegalArgumentException if it is not in that range
   */
  public SpringChain frequency(double swingsPerSecond) {
    if (!(swingsPerSecond > 0 && swingsPerSecond <= FASTEST)) {
      throw new IllegalArgumentException(
          "above 0 to " + FASTEST + " swings a second, not " + swingsPerSecond);
    }
    frequency = swingsPerSecond;
    return this;
  }

  /**
   * Sets how soon it comes to rest: 0 never, 1 without swinging back; 0.3 by default.
   *
   * @throws IllegalArgumentException if it is not from 0 to 1
   */
  public SpringChain damping(double ratio) {
    if (!(ratio >= 0 && ratio <= 1)) {
      throw new IllegalArgumentException("a damping is from 0 to 1, not " + ratio);
    }
    damping = ratio;
    return this;
  }

  /** Sets what pulls all the time, in model units per second squared; nothing by default. */
  public SpringChain gravity(double x, double y) {
    gravityX = Values.finite("gravity", x);
    gravityY = Values.finite("gravity", y);
    return this;
  }

  /** Sets how much of it shows, from 0 for the animation alone to 1, the default. */
  public SpringChain mix(double newMix) {
    mix = Values.part(newMix);
    return this;
  }

  /** Goes to rest where the animation has the bones at the next step. */
  public SpringChain reset() {
    started = false;
    return this;
  }

  @Override
  public void moveBy(double x, double y) {
    Values.finite("a movement", x);
    Values.finite("a movement", y);
    for (int i = 0; i < ends.length; i += 2) {
      ends[i] -= x;
      ends[i + 1] -= y;
    }
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalStateException if nothing says where a single bone ends
   */
  @Override
  public void step(Puppet puppet) {
    Values.own(puppet, bones[0]);
    puppet.constructAhead(0);
    measure();
    simulate();
    turn(ends);
  }

  @Override
  public void ahead(Puppet puppet, double part) {
    Values.own(puppet, bones[0]);
    puppet.constructAhead(0);
    measure();
    System.arraycopy(ends, 0, endsBefore, 0, ends.length);
    System.arraycopy(velocities, 0, velocitiesBefore, 0, ends.length);
    simulate();
    for (int i = 0; i < ends.length; i++) {
      ends[i] = endsBefore[i] + (ends[i] - endsBefore[i]) * part;
    }
    turn(ends);
    System.arraycopy(endsBefore, 0, ends, 0, ends.length);
    System.arraycopy(velocitiesBefore, 0, velocities, 0, ends.length);
  }

  /** Reads where the animation has the bones. */
  private void measure() {
    int last = bones.length - 1;
    boolean known = tipX != 0 || tipY != 0;
    if (last == 0 && !known) {
      throw new IllegalStateException(
          bones[0] + " has no length: name the bones that hang on it, too, or set its tip(x, y)");
    }
    for (int i = 0; i < last; i++) {
      along[2 * i] = bones[i + 1].worldX() - bones[i].worldX();
      along[2 * i + 1] = bones[i + 1].worldY() - bones[i].worldY();
    }
    for (int axis = 0; axis < 2; axis++) {
      along[2 * last + axis] =
          known
              ? bones[last].matrix(axis) * tipX + bones[last].matrix(axis + 2) * tipY
              : along[2 * last - 2 + axis];
    }
    if (!started) {
      started = true;
      double x = bones[0].worldX();
      double y = bones[0].worldY();
      for (int i = 0; i < ends.length; i += 2) {
        x += along[i];
        y += along[i + 1];
        ends[i] = x;
        ends[i + 1] = y;
      }
      Arrays.fill(velocities, 0);
    }
  }

  private void simulate() {
    double rate = 2 * Math.PI * frequency;
    double pull = rate * rate * STEP;
    double drag = Math.min(1, 2 * damping * rate * STEP);
    double fromX = bones[0].worldX();
    double fromY = bones[0].worldY();
    // Cosine and sine of how far the bone before has swung from the animation.
    double cos = 1;
    double sin = 0;
    for (int i = 0; i < ends.length; i += 2) {
      double with = bones[i / 2].turnWithParent();
      cos = with == 0 ? 1 : cos;
      sin *= with;
      double restX = cos * along[i] - sin * along[i + 1];
      double restY = sin * along[i] + cos * along[i + 1];
      double length = Math.sqrt(restX * restX + restY * restY);
      double oldX = ends[i];
      double oldY = ends[i + 1];
      double vx = velocities[i] * (1 - drag) + (fromX + restX - oldX) * pull + gravityX * STEP;
      double vy = velocities[i + 1] * (1 - drag) + (fromY + restY - oldY) * pull + gravityY * STEP;
      double dx = oldX + vx * STEP - fromX;
      double dy = oldY + vy * STEP - fromY;
      double distance = Math.sqrt(dx * dx + dy * dy);
      double share = distance > 0 ? length / distance : 0;
      dx *= share;
      dy *= share;
      ends[i] = fromX + dx;
      ends[i + 1] = fromY + dy;
      velocities[i] = (ends[i] - oldX) / STEP;
      velocities[i + 1] = (ends[i + 1] - oldY) / STEP;
      if (length > 0 && distance > 0) {
        double square = length * length;
        cos = (along[i] * dx + along[i + 1] * dy) / square;
        sin = (along[i] * dy - along[i + 1] * dx) / square;
      }
      fromX = ends[i];
      fromY = ends[i + 1];
    }
  }

  /** Turns the bones along points. */
  private void turn(double[] points) {
    double fromX = bones[0].worldX();
    double fromY = bones[0].worldY();
    double before = 0;
    for (int b = 0; b < bones.length; b++) {
      int i = 2 * b;
      double dx = points[i] - fromX;
      double dy = points[i + 1] - fromY;
      double turn =
          Trig.atan2(along[i] * dy - along[i + 1] * dx, along[i] * dx + along[i + 1] * dy);
      // The parent counts as it was at the last construct, and takes the bone along from there.
      double taken = before * bones[b].turnWithParent();
      bones[b].worldRotation(bones[b].worldRotation() + (turn - taken) * mix);
      before = turn;
      double length = Math.sqrt(along[i] * along[i] + along[i + 1] * along[i + 1]);
      double distance = Math.sqrt(dx * dx + dy * dy);
      double share = distance > 0 ? length / distance : 0;
      fromX += dx * share;
      fromY += dy * share;
    }
  }
}
