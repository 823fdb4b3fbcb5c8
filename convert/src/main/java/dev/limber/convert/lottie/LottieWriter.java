package dev.limber.convert.lottie;

import dev.limber.convert.easing.EasingHandles;
import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.json.JsonWriter;
import dev.limber.skel2d.data.Easing;
import java.util.List;

/** Writes the parts of a Lottie file. Numbers have as many digits as can be seen. */
final class LottieWriter {
  static final Curve OPAQUE = Curve.constant(100);

  /** Steps of a second's frames, of degrees, percents and parts of colours. */
  private static final double FINE = 1e4;

  final JsonWriter json;
  private final Budget budget;

  /** Steps of lengths. */
  private final double steps;

  /**
   * Creates a writer.
   *
   * @param extent width or height of the whole picture; a millionth of it does not matter
   */
  LottieWriter(StringBuilder out, double extent, Budget budget) {
    this.json = new JsonWriter(out);
    this.budget = budget;
    double digits = 6 - Math.ceil(Math.log10(Math.max(extent, 1e-6)));
    this.steps = Math.pow(10, Math.max(0, digits));
  }

  void time(String name, double frame) {
    json.name(name).value(rounded(frame, FINE));
  }

  /** Writes a property: its value, or its keyframes. */
  void property(String name, Curve curve) {
    property(name, curve, FINE);
  }

  /** Writes a property that is a length or a position. */
  void length(String name, Curve curve) {
    property(name, curve, steps);
  }

  private void property(String name, Curve curve, double rounding) {
    property(
        name,
        curve,
        curve.first().length == 1
            ? value -> number(value[0], rounding)
            : value -> numbers(value, rounding),
        value -> numbers(value, rounding));
  }

  /** Writes a property that is an outline. */
  void outline(String name, Curve curve, OutlineWriter outline) {
    property(
        name,
        curve,
        value -> outline.write(value, this),
        value -> {
          json.beginArray();
          outline.write(value, this);
          json.endArray();
        });
  }

  private void property(String name, Curve curve, ValueWriter constant, ValueWriter keyed) {
    json.name(name).beginObject();
    if (curve.isConstant()) {
      json.name("a").value(0).name("k");
      constant.write(curve.first());
    } else {
      keyframes(curve, keyed);
    }
    json.endObject();
  }

  /** Writes a value, which a keyframe puts into an array. */
  private interface ValueWriter {
    void write(double[] value);
  }

  private void keyframes(Curve curve, ValueWriter values) {
    json.name("a").value(1).name("k").beginArray();
    List<Curve.Keyframe> keys = curve.keys();
    for (int k = 0; k < keys.size(); k++) {
      Curve.Keyframe key = keys.get(k);
      json.beginObject();
      time("t", key.frame());
      json.name("s");
      values.write(key.value());
      Easing easing = key.easing();
      if (easing == null) {
        json.name("h").value(1);
      } else if (k + 1 < keys.size()) {
        EasingHandles handles = EasingHandles.of(easing);
        handle("o", handles.x1(), handles.y1());
        handle("i", handles.x2(), handles.y2());
      }
      json.endObject();
    }
    json.endArray();
  }

  private void handle(String name, double x, double y) {
    json.name(name).beginObject();
    json.name("x").value(rounded(x, FINE)).name("y").value(rounded(y, FINE));
    json.endObject();
  }

  /**
   * Writes a transform into an open object.
   *
   * @param anchorX what of it is at the position
   * @param anchorY what of it is at the position, down
   */
  void transform(LayerMotion motion, double anchorX, double anchorY, Curve opacity) {
    property("o", opacity);
    property("r", motion.rotation());
    List<Curve> position = motion.position();
    if (position.size() == 1) {
      length("p", position.get(0));
    } else {
      json.name("p").beginObject().name("s").value(true);
      length("x", position.get(0));
      length("y", position.get(1));
      json.endObject();
    }
    length("a", Curve.constant(anchorX, anchorY));
    property("s", motion.scale());
  }

  /** Writes what is inside an outline. */
  void fill(Curve color, Curve opacity) {
    json.beginObject().name("ty").value("fl");
    property("c", color);
    property("o", opacity);
    json.name("r").value(1); // the non-zero rule
    json.endObject();
  }

  /** Writes the line of an outline. */
  void stroke(Stroke stroke, Curve color, Curve opacity) {
    json.beginObject().name("ty").value("st");
    property("c", color);
    property("o", opacity);
    length("w", Curve.constant(stroke.width()));
    json.name("lc").value(cap(stroke.cap()));
    json.name("lj").value(join(stroke.join()));
    json.name("ml").value(stroke.miterLimit());
    json.endObject();
  }

  private static int cap(LineCap cap) {
    return switch (cap) {
      case BUTT -> 1;
      case ROUND -> 2;
      case SQUARE -> 3;
    };
  }

  private static int join(LineJoin join) {
    return switch (join) {
      case MITER -> 1;
      case ROUND -> 2;
      case BEVEL -> 3;
    };
  }

  /** Writes a point. */
  void point(double x, double y) {
    numbers(new double[] {x, y}, steps);
  }

  private void numbers(double[] values, double rounding) {
    json.beginArray();
    for (double value : values) {
      number(value, rounding);
    }
    json.endArray();
  }

  private void number(double value, double rounding) {
    budget.write(1);
    budget.check(value);
    json.value(rounded(value, rounding));
  }

  private static double rounded(double value, double steps) {
    double rounded = Math.rint(value * steps) / steps;
    return Double.isFinite(rounded) ? rounded + 0.0 : value; // without a sign for zero
  }
}
