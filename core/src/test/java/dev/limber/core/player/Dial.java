package dev.limber.core.player;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.ImageSource;
import dev.limber.core.color.Rgba;
import dev.limber.core.math.Trig;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.BoneMask;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A character that is as simple as can be: a base and a hand on it, each with an x and a rotation,
 * moved by functions of time. Setup: x 0, rotation 0.
 */
final class Dial implements Puppet {
  /** An animation: x of the base, rotation of the hand, and a number that switches. */
  record Turn(
      String name,
      double duration,
      DoubleUnaryOperator x,
      DoubleUnaryOperator rotation,
      int switched)
      implements PuppetAnimation {
    @Override
    public double framesPerSecond() {
      return 10;
    }
  }

  final double[] x = new double[2];
  final double[] rotation = new double[2];
  int switched;
  int constructs;
  int steps;
  int snapshots;
  boolean physics;
  double ahead = -1;
  double moved;

  /** What physics remembers: it goes half of the way to the x of the base in a step. */
  double lagging;

  private final List<Turn> animations = new ArrayList<>();

  Dial animation(
      String name, double duration, DoubleUnaryOperator atX, DoubleUnaryOperator turned) {
    animations.add(new Turn(name, duration, atX, turned, animations.size() + 1));
    return this;
  }

  /** Two animations of one second: out along x, and round by a turn. */
  static Dial simple() {
    return new Dial()
        .animation("out", 1, t -> 10 * t, t -> 0)
        .animation("round", 1, t -> 0, t -> Trig.TWO_PI * t)
        .animation("far", 0.5, t -> 100, t -> 3)
        .animation("pose", 0, t -> -5, t -> 1);
  }

  @Override
  public List<Turn> animations() {
    return animations;
  }

  @Override
  public Turn animation(String name) {
    for (Turn turn : animations) {
      if (turn.name.equals(name)) {
        return turn;
      }
    }
    throw new IllegalArgumentException("no animation " + name + "; there are " + animations);
  }

  @Override
  public void seek(PuppetAnimation animation, double seconds) {
    setup();
    Turn turn = (Turn) animation;
    double at = Math.max(0, Math.min(turn.duration, seconds));
    x[0] = turn.x.applyAsDouble(at);
    rotation[1] = turn.rotation.applyAsDouble(at);
    switched = turn.switched;
  }

  @Override
  public void setup() {
    for (int b = 0; b < 2; b++) {
      x[b] = 0;
      rotation[b] = 0;
    }
    switched = 0;
  }

  @Override
  public Snapshot newSnapshot() {
    snapshots++;
    return new Kept();
  }

  private final class Kept implements Snapshot {
    private final double[] keptX = new double[2];
    private final double[] keptRotation = new double[2];
    private int keptSwitched;

    @Override
    public void take() {
      System.arraycopy(x, 0, keptX, 0, 2);
      System.arraycopy(rotation, 0, keptRotation, 0, 2);
      keptSwitched = switched;
    }

    @Override
    public void show() {
      System.arraycopy(keptX, 0, x, 0, 2);
      System.arraycopy(keptRotation, 0, rotation, 0, 2);
      switched = keptSwitched;
    }

    @Override
    public void blend(double weight, @Nullable BoneMask mask) {
      for (int b = 0; b < 2; b++) {
        double w = mask == null || mask.contains(b) ? weight : 0;
        x[b] = keptX[b] + (x[b] - keptX[b]) * w;
        rotation[b] = keptRotation[b] + (rotation[b] - keptRotation[b]) * w;
      }
      switched = weight >= 0.5 ? switched : keptSwitched;
    }

    @Override
    public void add(double weight, @Nullable BoneMask mask) {
      for (int b = 0; b < 2; b++) {
        double w = mask == null || mask.contains(b) ? weight : 0;
        x[b] = keptX[b] + x[b] * w;
        rotation[b] = keptRotation[b] + rotation[b] * w;
      }
      switched = weight >= 0.5 && switched != 0 ? switched : keptSwitched;
    }

    @Override
    public void forget() {}
  }

  @Override
  public List<String> skinNames() {
    return List.of();
  }

  @Override
  public void skins(List<String> names) {}

  @Override
  public List<String> skins() {
    return List.of();
  }

  @Override
  public void images(ImageSource images) {}

  @Override
  public int boneCount() {
    return 2;
  }

  @Override
  public BoneHandle bone(int index) {
    return new Bone(index);
  }

  @Override
  public BoneHandle bone(String name) {
    return switch (name) {
      case "base" -> bone(0);
      case "hand" -> bone(1);
      default -> throw new IllegalArgumentException("no bone " + name + "; there are base, hand");
    };
  }

  private final class Bone implements BoneHandle {
    private final int index;

    Bone(int index) {
      this.index = index;
    }

    @Override
    public int index() {
      return index;
    }

    @Override
    public String name() {
      return index == 0 ? "base" : "hand";
    }

    @Override
    public int parent() {
      return index - 1;
    }

    @Override
    public double length() {
      return 0;
    }

    @Override
    public Rgba color() {
      return Rgba.WHITE;
    }

    @Override
    public double x() {
      return x[index];
    }

    @Override
    public double y() {
      return 0;
    }

    @Override
    public double rotation() {
      return rotation[index];
    }

    @Override
    public double scaleX() {
      return 1;
    }

    @Override
    public double scaleY() {
      return 1;
    }

    @Override
    public BoneHandle position(double newX, double newY) {
      x[index] = newX;
      return this;
    }

    @Override
    public BoneHandle rotation(double radians) {
      rotation[index] = radians;
      return this;
    }

    @Override
    public BoneHandle scale(double scaleX, double scaleY) {
      return this;
    }

    @Override
    public double worldX() {
      return x[index];
    }

    @Override
    public double worldY() {
      return 0;
    }

    @Override
    public BoneHandle worldPosition(double x, double y) {
      throw new UnsupportedOperationException();
    }

    @Override
    public BoneHandle worldRotation(double radians) {
      throw new UnsupportedOperationException();
    }

    @Override
    public BoneHandle worldScale(double scaleX, double scaleY) {
      throw new UnsupportedOperationException();
    }

    @Override
    public double matrix(int part) {
      return 0;
    }
  }

  @Override
  public int partCount() {
    return 0;
  }

  @Override
  public String partName(int part) {
    throw new IllegalArgumentException("no parts");
  }

  @Override
  public int partBone(int part) {
    throw new IllegalArgumentException("no parts");
  }

  @Override
  public void reset() {
    setup();
  }

  @Override
  public boolean hasPhysics() {
    return physics;
  }

  @Override
  public void construct() {
    constructs++;
    ahead = 0;
    lagging += (x[0] - lagging) * 0.5;
  }

  @Override
  public void stepPhysics() {
    steps++;
    lagging += (x[0] - lagging) * 0.5;
  }

  @Override
  public void constructAhead(double part) {
    constructs++;
    ahead = part;
  }

  @Override
  public void moveBy(double byX, double byY) {
    moved += byX;
    lagging -= byX;
  }

  @Override
  public void draw(Canvas canvas) {}
}
