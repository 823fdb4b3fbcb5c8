package dev.limber.skel2d.oracle;

import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.canvas.PathOp;
import dev.limber.core.color.Rgba;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.Paint;
import dev.limber.skel2d.data.PathCommand;
import dev.limber.skel2d.data.Placement;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.data.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes skeletons with everything in them, the same for the same seed. */
public final class RandomSkeleton {
  private static final List<Easing> EASINGS = List.of(Easing.values());

  private final Random random;
  private final boolean flips;
  private final boolean independent;
  private final List<Bone> bones = new ArrayList<>();
  private final List<Attachment> attachments = new ArrayList<>();

  private RandomSkeleton(long seed) {
    random = new Random(seed);
    flips = seed % 3 != 0;
    independent = seed % 4 < 2;
  }

  public static Skeleton make(long seed) {
    return new RandomSkeleton(seed).build(3 + (int) (seed % 25));
  }

  private Skeleton build(int boneCount) {
    for (int b = 0; b < boneCount; b++) {
      bones.add(bone(b));
    }
    int[] bone = new int[1 + random.nextInt(6)];
    int[] shown = new int[bone.length];
    for (int s = 0; s < bone.length; s++) {
      bone[s] = random.nextInt(boneCount);
      shown[s] = random.nextInt(5) == 0 ? -1 : attachments.size();
      int count = 1 + random.nextInt(3);
      for (int i = 0; i < count; i++) {
        attachments.add(attachment("look" + i, s));
      }
    }
    List<Slot> slots = new ArrayList<>();
    for (int s = 0; s < bone.length; s++) {
      slots.add(new Slot(bones.get(bone[s]).name() + ".slot" + s, bone[s], color(), shown[s]));
    }
    List<Animation> animations = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      animations.add(animation("move" + i, slots));
    }
    return new Skeleton(bones, slots, skins(), animations);
  }

  private Bone bone(int b) {
    int kind = random.nextInt(8);
    int parent = b == 0 || kind == 0 ? -1 : kind < 5 ? b - 1 : random.nextInt(b);
    String own = "bone" + b;
    return new Bone(
        parent < 0 ? own : bones.get(parent).name() + "." + own,
        parent,
        true,
        signed(50),
        signed(50),
        signed(Math.PI),
        random.nextInt(3) > 0 ? 1 : random.nextInt(9) == 0 ? 0 : signed(2),
        random.nextInt(3) > 0 ? 1 : signed(2),
        10,
        Bone.DEFAULT_COLOR,
        flips && random.nextInt(5) == 0,
        flips && random.nextInt(5) == 0,
        !(independent && random.nextInt(5) == 0),
        !(independent && random.nextInt(5) == 0));
  }

  private Attachment attachment(String name, int slot) {
    Placement at =
        random.nextInt(3) == 0
            ? Placement.IDENTITY
            : new Placement(signed(9), signed(9), signed(Math.PI), signed(2), signed(2));
    Paint paint =
        new Paint(random.nextDouble(), 4, LineJoin.ROUND, LineCap.SQUARE, color(), color());
    return switch (random.nextInt(7)) {
      case 0 -> new Attachment.None(name, slot, at);
      case 1 -> new Attachment.Sprite(name, slot, at, name + ".png");
      case 2 -> new Attachment.Circle(name, slot, at, paint, random.nextDouble() * 9);
      case 3 -> new Attachment.Ellipse(name, slot, at, paint, signed(9), signed(9));
      case 4 -> new Attachment.Rect(name, slot, at, paint, signed(20), signed(20), signed(5));
      default -> new Attachment.Path(name, slot, at, paint, commands());
    };
  }

  private List<PathCommand> commands() {
    List<PathCommand> commands = new ArrayList<>();
    commands.add(PathCommand.of(PathOp.MOVE, point()));
    int count = random.nextInt(8);
    for (int i = 0; i < count; i++) {
      commands.add(
          switch (random.nextInt(9)) {
            case 0 -> PathCommand.of(PathOp.MOVE, point());
            case 1 -> PathCommand.of(PathOp.CLOSE);
            case 2, 3 -> PathCommand.of(PathOp.QUAD, point(), point());
            case 4, 5 -> PathCommand.of(PathOp.CUBIC, point(), point(), point());
            default -> PathCommand.of(PathOp.LINE, point());
          });
    }
    return commands;
  }

  private PathCommand.Point point() {
    return new PathCommand.Point(signed(30), signed(30), random.nextInt(bones.size()));
  }

  private List<Skin> skins() {
    List<Attachment> other = new ArrayList<>(attachments);
    List<Integer> overrides = new ArrayList<>();
    for (int i = 0; i < other.size(); i += 2) {
      other.set(i, attachment(other.get(i).name(), other.get(i).slot()));
      overrides.add(i);
    }
    return List.of(
        new Skin(Skin.DEFAULT_NAME, attachments, List.of()), new Skin("other", other, overrides));
  }

  private Animation animation(String name, List<Slot> slots) {
    List<Timeline> timelines = new ArrayList<>();
    // Some timelines share their times, as those of a body do, and some do not.
    double[] common = times();
    for (Property property : Property.values()) {
      boolean flip = property == Property.FLIP_X || property == Property.FLIP_Y;
      Target target = property.fits(Target.BONE) ? Target.BONE : Target.SLOT;
      int count = target == Target.BONE ? bones.size() : slots.size();
      for (int i = 0; i < count; i++) {
        if (random.nextBoolean() && (flips || !flip)) {
          double[] times = random.nextBoolean() ? common : times();
          timelines.add(new Timeline(target, i, property, keys(property, i, times)));
        }
      }
    }
    double duration = 0;
    for (Timeline timeline : timelines) {
      List<Key> keys = timeline.keys();
      duration = Math.max(duration, keys.get(keys.size() - 1).time());
    }
    return new Animation(name, duration, Animation.Header.EMPTY, timelines);
  }

  private double[] times() {
    double[] times = new double[1 + random.nextInt(6)];
    boolean even = random.nextBoolean();
    double time = random.nextInt(3) == 0 ? random.nextDouble() * 0.3 : 0;
    for (int i = 0; i < times.length; i++) {
      times[i] = time;
      time += even ? 0.25 : random.nextInt(8) == 0 ? 0 : random.nextDouble() * 0.5;
    }
    return times;
  }

  private List<Key> keys(Property property, int index, double[] times) {
    List<Key> keys = new ArrayList<>();
    Easing all = EASINGS.get(random.nextInt(4));
    for (double time : times) {
      Easing easing = random.nextInt(4) == 0 ? EASINGS.get(random.nextInt(4)) : all;
      keys.add(new Key(time, value(property, index), easing));
    }
    return keys;
  }

  private double value(Property property, int index) {
    return switch (property) {
      case X, Y -> signed(40);
      case ROTATION -> signed(Math.PI);
      case FLIP_X, FLIP_Y -> random.nextInt(2);
      case ATTACHMENT -> {
        int attachment = random.nextInt(attachments.size());
        yield attachments.get(attachment).slot() == index ? attachment : -1;
      }
      default -> signed(2);
    };
  }

  private Rgba color() {
    return new Rgba(
        random.nextDouble(), random.nextDouble(), random.nextDouble(), random.nextDouble());
  }

  private double signed(double size) {
    return (2 * random.nextDouble() - 1) * size;
  }
}
