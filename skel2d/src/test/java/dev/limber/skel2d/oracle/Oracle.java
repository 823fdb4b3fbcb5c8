package dev.limber.skel2d.oracle;

import dev.limber.core.canvas.PathOp;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.PathCommand;
import dev.limber.skel2d.data.Placement;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.data.Timeline;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The rules of the language as the simplest possible program: every value in a map, every bone by
 * walking up to the top, {@link Math}'s trigonometry, nothing shared with the runtime but the data.
 */
public final class Oracle {
  private record Field(Target target, int index, Property property) {}

  private final Skeleton skeleton;
  private final Map<Field, Double> values = new HashMap<>();

  public Oracle(Skeleton skeleton) {
    this.skeleton = skeleton;
    reset();
  }

  public void reset() {
    for (int b = 0; b < skeleton.bones().size(); b++) {
      for (Property property : Property.values()) {
        if (property.fits(Target.BONE)) {
          values.put(new Field(Target.BONE, b, property), setup(Target.BONE, b, property));
        }
      }
    }
    for (int s = 0; s < skeleton.slots().size(); s++) {
      for (Property property : Property.values()) {
        if (property.fits(Target.SLOT)) {
          values.put(new Field(Target.SLOT, s, property), setup(Target.SLOT, s, property));
        }
      }
    }
  }

  private double setup(Target target, int index, Property property) {
    Bone bone = target == Target.BONE ? skeleton.bones().get(index) : null;
    Slot slot = target == Target.SLOT ? skeleton.slots().get(index) : null;
    return switch (property) {
      case X -> bone.x();
      case Y -> bone.y();
      case ROTATION -> bone.rotation();
      case SCALE_X -> bone.scaleX();
      case SCALE_Y -> bone.scaleY();
      case FLIP_X -> bone.flipX() ? 1 : 0;
      case FLIP_Y -> bone.flipY() ? 1 : 0;
      case RED -> slot.color().r();
      case GREEN -> slot.color().g();
      case BLUE -> slot.color().b();
      case ALPHA -> slot.color().a();
      case ATTACHMENT -> slot.attachment();
      case NOTHING -> 0;
    };
  }

  public double bone(int index, Property property) {
    return values.get(new Field(Target.BONE, index, property));
  }

  public void setBone(int index, Property property, double value) {
    values.put(new Field(Target.BONE, index, property), value);
  }

  public double slot(int index, Property property) {
    return values.get(new Field(Target.SLOT, index, property));
  }

  // ---------------------------------------------------------------- animate

  public void apply(Animation animation, double from, double to, double mix) {
    for (Timeline timeline : animation.timelines()) {
      Field field = new Field(timeline.target(), timeline.index(), timeline.property());
      double setup = setup(timeline.target(), timeline.index(), timeline.property());
      double current = values.get(field);
      boolean angles = timeline.property() == Property.ROTATION;
      Double key = at(timeline.keys(), to, angles);
      switch (timeline.property()) {
        case NOTHING -> {}
        case FLIP_X, FLIP_Y, ATTACHMENT ->
            values.put(field, switched(timeline.keys(), from, to, current));
        case X, Y -> {
          if (key != null) {
            values.put(field, current + (setup + key - current) * mix);
          }
        }
        case ROTATION -> {
          if (key != null) {
            values.put(field, turned(normal(current), normal(setup + key), mix));
          }
        }
        case SCALE_X, SCALE_Y -> {
          if (key != null) {
            values.put(field, current + (setup * key - current) * mix);
          }
        }
        default -> {
          if (key != null) {
            values.put(field, current + (key - current) * mix);
          }
        }
      }
    }
  }

  private static @Nullable Double at(List<Key> keys, double time, boolean angles) {
    if (time < keys.get(0).time()) {
      return null;
    }
    for (int k = keys.size() - 1; k >= 0; k--) {
      Key key = keys.get(k);
      if (key.time() <= time) {
        if (k == keys.size() - 1) {
          return key.value();
        }
        Key next = keys.get(k + 1);
        double x = (time - key.time()) / (next.time() - key.time());
        double eased =
            switch (key.easing()) {
              case LINEAR -> x;
              case SINE_IN -> 1 - Math.sin(Math.PI / 2 + x * Math.PI / 2);
              case SINE_OUT -> Math.sin(x * Math.PI / 2);
              case SINE_IN_OUT -> 0.5 + 0.5 * Math.sin(Math.PI * x - Math.PI / 2);
            };
        return angles
            ? turned(key.value(), next.value(), eased)
            : key.value() + (next.value() - key.value()) * eased;
      }
    }
    return null;
  }

  private static double switched(List<Key> keys, double from, double to, double current) {
    boolean wrapped = from > to;
    double start = wrapped ? -1 : from;
    if (to < keys.get(0).time()) {
      return wrapped ? keys.get(keys.size() - 1).value() : current;
    }
    double value = current;
    for (Key key : keys) {
      if (key.time() <= to) {
        value = key.time() >= start ? key.value() : current;
      }
    }
    return value;
  }

  private static double turned(double a, double b, double x) {
    if (Math.abs(a - b) < Math.PI) {
      return a + (b - a) * x;
    }
    double from = a < b ? a + 2 * Math.PI : a;
    double to = a < b ? b : b + 2 * Math.PI;
    return normal(from + (to - from) * x);
  }

  private static double normal(double angle) {
    double normal = angle;
    while (normal > Math.PI) {
      normal -= 2 * Math.PI;
    }
    while (normal < -Math.PI) {
      normal += 2 * Math.PI;
    }
    return normal;
  }

  // ---------------------------------------------------------------- construct

  /** Returns a, b, c, d, e, f of a bone. */
  public double[] world(int b) {
    double rotation = rotation(b);
    double sx = scale(b, Property.SCALE_X);
    double sy = scale(b, Property.SCALE_Y);
    double fx = flip(b, Property.FLIP_X);
    double fy = flip(b, Property.FLIP_Y);
    int parent = skeleton.bones().get(b).parent();
    double[] p = parent < 0 ? new double[] {1, 0, 0, 1, 0, 0} : world(parent);
    double[] at = times(p, bone(b, Property.X), bone(b, Property.Y));
    return new double[] {
      fx * Math.cos(rotation) * sx,
      fy * Math.sin(rotation) * sx,
      -fx * Math.sin(rotation) * sy,
      fy * Math.cos(rotation) * sy,
      at[0],
      at[1]
    };
  }

  private double rotation(int b) {
    Bone bone = skeleton.bones().get(b);
    double own = bone(b, Property.ROTATION);
    return bone.parent() < 0 || !bone.inheritRotation() ? own : own + rotation(bone.parent());
  }

  private double scale(int b, Property property) {
    Bone bone = skeleton.bones().get(b);
    double own = bone(b, property);
    return bone.parent() < 0 || !bone.inheritScale() ? own : own * scale(bone.parent(), property);
  }

  private double flip(int b, Property property) {
    int parent = skeleton.bones().get(b).parent();
    return (bone(b, property) == 1 ? -1 : 1) * (parent < 0 ? 1 : flip(parent, property));
  }

  private static double[] times(double[] m, double x, double y) {
    return new double[] {m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]};
  }

  // ---------------------------------------------------------------- draw

  /** Returns the points of a path as it is drawn. */
  public List<double[]> pathPoints(Attachment.Path path) {
    int owner = skeleton.slots().get(path.slot()).bone();
    List<double[]> points = new ArrayList<>();
    for (PathCommand command : path.commands()) {
      if (command.op() == PathOp.CLOSE) {
        break;
      }
      if (command.op() == PathOp.MOVE) {
        points.clear();
      }
      for (PathCommand.Point point : command.points()) {
        points.add(place(path, owner, point));
      }
    }
    return points;
  }

  /**
   * Returns how much larger numbers may get on the way into the owner and back than they are at
   * last: an owner that is nearly flat has a large inverse.
   */
  public double spread(Attachment.Path path) {
    double[] w = world(skeleton.slots().get(path.slot()).bone());
    double norm = 0;
    for (int i = 0; i < 4; i++) {
      norm = Math.max(norm, Math.abs(w[i]));
    }
    double det = Math.abs(w[0] * w[3] - w[1] * w[2]);
    return 10 * (1 + norm + (det < 1e-6 ? 0 : norm * norm / det));
  }

  private double[] place(Attachment attachment, int owner, PathCommand.Point point) {
    double[] own = {point.x(), point.y()};
    double[] w = world(owner);
    if (point.bone() != owner) {
      own = times(world(point.bone()), point.x(), point.y());
      double det = w[0] * w[3] - w[1] * w[2];
      if (Math.abs(det) >= 1e-6) {
        double dx = own[0] - w[4];
        double dy = own[1] - w[5];
        own = new double[] {(w[3] * dx - w[2] * dy) / det, (w[0] * dy - w[1] * dx) / det};
      }
    }
    Placement p = attachment.placement();
    double x = own[0] * p.scaleX();
    double y = own[1] * p.scaleY();
    double cos = Math.cos(p.rotation());
    double sin = Math.sin(p.rotation());
    return times(w, cos * x - sin * y + p.x(), sin * x + cos * y + p.y());
  }
}
