package dev.limber.convert.lottie;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonReader;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads a Lottie file as a player does: slowly, and by the format's words alone. */
final class LottieReading {
  final JsonObject root;
  private final Map<Integer, JsonObject> byIndex = new HashMap<>();

  LottieReading(byte[] json) {
    root = (JsonObject) JsonReader.parse(json, "", Limits.DEFAULT, new Diagnostics(""));
    for (JsonObject layer : layers()) {
      byIndex.put((int) number(layer, "ind"), layer);
    }
  }

  List<JsonObject> layers() {
    return objects(root, "layers");
  }

  /** Returns the layers of a type and a name that are seen at a frame, those in front first. */
  List<JsonObject> seen(int type, String name, double frame) {
    return layers().stream()
        .filter(layer -> number(layer, "ty") == type && text(layer, "nm").equals(name))
        .filter(layer -> number(layer, "ip") <= frame && frame < number(layer, "op"))
        .toList();
  }

  /** Returns a, b, c, d, e, f of a layer in the picture, without what is inside it. */
  double[] matrix(JsonObject layer, double frame) {
    double[] own = transform(object(layer, "ks"), frame);
    return layer.has("parent")
        ? product(matrix(byIndex.get((int) number(layer, "parent")), frame), own)
        : own;
  }

  /** Returns the outline of a shape layer before its matrix: x and y of its corners in turn. */
  double[] corners(JsonObject layer, double frame) {
    List<JsonObject> outer = objects(objects(layer, "shapes").get(0), "it");
    List<JsonObject> inner = objects(outer.get(0), "it");
    double[] matrix =
        product(
            transform(outer.get(outer.size() - 1), frame),
            transform(inner.get(inner.size() - 1), frame));
    double[] corners = value(object(inner.get(0), "ks"), frame, LottieReading::outline);
    for (int i = 0; i < corners.length; i += 2) {
      double x = corners[i];
      double y = corners[i + 1];
      corners[i] = matrix[0] * x + matrix[2] * y + matrix[4];
      corners[i + 1] = matrix[1] * x + matrix[3] * y + matrix[5];
    }
    return corners;
  }

  /** Returns the fill ("fl") or the line ("st") of a shape layer; null if it has none. */
  static JsonObject paint(JsonObject layer, String type) {
    return objects(objects(layer, "shapes").get(0), "it").stream()
        .filter(item -> text(item, "ty").equals(type))
        .findFirst()
        .orElse(null);
  }

  private static double[] outline(JsonValue value) {
    JsonValue one = value instanceof JsonArray array ? array.get(0) : value;
    List<Double> numbers = new ArrayList<>();
    for (JsonValue corner : (JsonArray) ((JsonObject) one).get("v")) {
      for (JsonValue coordinate : (JsonArray) corner) {
        numbers.add(((JsonNumber) coordinate).value());
      }
    }
    return numbers.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private static double[] transform(JsonObject ks, double frame) {
    double[] a = value(ks, "a", frame);
    double[] s = value(ks, "s", frame);
    double r = Math.toRadians(value(ks, "r", frame)[0]);
    JsonObject p = object(ks, "p");
    double[] at =
        p.has("s")
            ? new double[] {value(p, "x", frame)[0], value(p, "y", frame)[0]}
            : value(ks, "p", frame);
    double[] turned = {Math.cos(r), Math.sin(r), -Math.sin(r), Math.cos(r), at[0], at[1]};
    double[] scaled = {s[0] / 100, 0, 0, s[1] / 100, 0, 0};
    return product(product(turned, scaled), new double[] {1, 0, 0, 1, -a[0], -a[1]});
  }

  private static double[] product(double[] m, double[] n) {
    return new double[] {
      m[0] * n[0] + m[2] * n[1],
      m[1] * n[0] + m[3] * n[1],
      m[0] * n[2] + m[2] * n[3],
      m[1] * n[2] + m[3] * n[3],
      m[0] * n[4] + m[2] * n[5] + m[4],
      m[1] * n[4] + m[3] * n[5] + m[5]
    };
  }

  /** Returns the numbers of a property at a frame. */
  static double[] value(JsonObject holder, String name, double frame) {
    return value(object(holder, name), frame, LottieReading::numbers);
  }

  /** What the value of a property is made of. */
  private interface Reading {
    double[] read(JsonValue value);
  }

  private static double[] value(JsonObject property, double frame, Reading reading) {
    if (number(property, "a") == 0) {
      return reading.read(property.get("k"));
    }
    List<JsonObject> keys = objects(property, "k");
    int k = 0;
    while (k + 1 < keys.size() && number(keys.get(k + 1), "t") <= frame) {
      k++;
    }
    JsonObject from = keys.get(k);
    double[] value = reading.read(from.get("s"));
    if (k + 1 == keys.size() || from.has("h") || frame < number(from, "t")) {
      return value;
    }
    JsonObject to = keys.get(k + 1);
    double[] next = reading.read(to.get("s"));
    double x = (frame - number(from, "t")) / (number(to, "t") - number(from, "t"));
    double eased = eased(object(from, "o"), object(from, "i"), x);
    for (int i = 0; i < value.length; i++) {
      value[i] += (next[i] - value[i]) * eased;
    }
    return value;
  }

  private static double eased(JsonObject out, JsonObject in, double x) {
    return eased(number(out, "x"), number(out, "y"), number(in, "x"), number(in, "y"), x);
  }

  /** Returns the progress at a time on a cubic curve: the time is found by halving. */
  static double eased(double outX, double outY, double inX, double inY, double x) {
    double low = 0;
    double high = 1;
    for (int i = 0; i < 60; i++) {
      double middle = 0.5 * (low + high);
      if (cubic(outX, inX, middle) < x) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return cubic(outY, inY, low);
  }

  private static double cubic(double first, double second, double t) {
    return 3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t;
  }

  private static double[] numbers(JsonValue value) {
    if (value instanceof JsonNumber number) {
      return new double[] {number.value()};
    }
    JsonArray array = (JsonArray) value;
    double[] numbers = new double[array.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = ((JsonNumber) array.get(i)).value();
    }
    return numbers;
  }

  static double number(JsonObject holder, String name) {
    return ((JsonNumber) holder.get(name)).value();
  }

  static String text(JsonObject holder, String name) {
    return ((JsonString) holder.get(name)).value();
  }

  static JsonObject object(JsonObject holder, String name) {
    return (JsonObject) holder.get(name);
  }

  static List<JsonObject> objects(JsonObject holder, String name) {
    List<JsonObject> objects = new ArrayList<>();
    for (JsonValue one : (JsonArray) holder.get(name)) {
      objects.add((JsonObject) one);
    }
    return objects;
  }
}
