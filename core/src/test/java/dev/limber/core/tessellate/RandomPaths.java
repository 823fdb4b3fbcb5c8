package dev.limber.core.tessellate;

import dev.limber.core.canvas.Path;
import java.util.List;
import java.util.Random;

/** Paths of all sorts, the same for the same seed. They lie within 0 to 100 in x and y. */
final class RandomPaths {
  /** The sorts. */
  static final List<String> SORTS =
      List.of(
          "convex", "star", "scribble", "grid", "contours", "curves", "comb", "collinear", "thin");

  private RandomPaths() {}

  static Path make(String sort, Random random) {
    return switch (sort) {
      case "convex" -> convex(random);
      case "star" -> star(random);
      case "scribble" -> scribble(random, 3 + random.nextInt(30));
      case "grid" -> grid(random);
      case "contours" -> contours(random);
      case "curves" -> curves(random);
      case "comb" -> comb(random);
      case "collinear" -> collinear(random);
      case "thin" -> thin(random);
      default -> throw new IllegalArgumentException(sort);
    };
  }

  private static Path convex(Random random) {
    Path path = new Path();
    int corners = 3 + random.nextInt(20);
    double start = random.nextDouble();
    double way = random.nextBoolean() ? 1 : -1;
    double flat = 0.2 + 0.8 * random.nextDouble();
    for (int i = 0; i < corners; i++) {
      double angle = way * 2 * Math.PI * (i + start) / corners;
      to(path, 50 + 45 * Math.cos(angle), 50 + 45 * flat * Math.sin(angle));
    }
    return path.close();
  }

  /** Simple, seen from its centre; concave. */
  static Path star(Random random) {
    Path path = new Path();
    int corners = 5 + random.nextInt(40);
    for (int i = 0; i < corners; i++) {
      double angle = 2 * Math.PI * i / corners;
      double radius = 10 + 38 * random.nextDouble();
      to(path, 50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle));
    }
    return path.close();
  }

  static Path scribble(Random random, int corners) {
    Path path = new Path();
    for (int i = 0; i < corners; i++) {
      to(path, 100 * random.nextDouble(), 100 * random.nextDouble());
    }
    return path.close();
  }

  /** Corners on few places: many edges coincide, touch or cross in one point. */
  private static Path grid(Random random) {
    Path path = new Path();
    int corners = 3 + random.nextInt(25);
    for (int i = 0; i < corners; i++) {
      to(path, 10 + 20 * random.nextInt(5), 10 + 20 * random.nextInt(5));
    }
    return path.close();
  }

  private static Path contours(Random random) {
    Path path = new Path();
    int count = 2 + random.nextInt(5);
    for (int i = 0; i < count; i++) {
      double size = 5 + 40 * random.nextDouble();
      double x = size + (100 - 2 * size) * random.nextDouble();
      double y = size + (100 - 2 * size) * random.nextDouble();
      double way = random.nextBoolean() ? 1 : -1;
      path.moveTo(x - size, y - size * way).lineTo(x + size, y - size * way);
      path.lineTo(x + size, y + size * way).lineTo(x - size, y + size * way);
      if (random.nextBoolean()) {
        path.close();
      }
    }
    return path;
  }

  static Path curves(Random random) {
    Path path = new Path();
    path.moveTo(100 * random.nextDouble(), 100 * random.nextDouble());
    int steps = 2 + random.nextInt(6);
    for (int i = 0; i < steps; i++) {
      if (random.nextBoolean()) {
        path.quadTo(next(random), next(random), next(random), next(random));
      } else {
        path.cubicTo(
            next(random), next(random), next(random), next(random), next(random), next(random));
      }
    }
    return path.close();
  }

  private static Path comb(Random random) {
    Path path = new Path();
    int teeth = 2 + random.nextInt(12);
    boolean lying = random.nextBoolean();
    to(path, 5, 5);
    for (int i = 0; i < teeth; i++) {
      double low = 5 + 90.0 * i / teeth;
      double high = 5 + 90.0 * (i + 1) / teeth;
      double tip = 20 + 70 * random.nextDouble();
      to(path, lying ? tip : low, lying ? low : tip);
      to(path, lying ? 10 : high, lying ? high : 10);
    }
    to(path, lying ? 5 : 95, lying ? 95 : 5);
    return path.close();
  }

  /** Corners in the middle of straight edges, edges back over themselves, corners twice. */
  private static Path collinear(Random random) {
    Path path = new Path();
    int corners = 3 + random.nextInt(5);
    double x = next(random);
    double y = next(random);
    to(path, x, y);
    for (int i = 0; i < corners; i++) {
      double nextX = random.nextInt(3) == 0 ? x : next(random);
      double nextY = random.nextInt(3) == 0 ? y : next(random);
      double part = random.nextDouble();
      path.lineTo(x + part * (nextX - x), y + part * (nextY - y));
      if (random.nextBoolean()) {
        path.lineTo(nextX, nextY).lineTo(nextX, nextY).lineTo(x, y);
      }
      path.lineTo(nextX, nextY);
      x = nextX;
      y = nextY;
    }
    return path.close();
  }

  /** Strips of a few hundredths up to three units. */
  private static Path thin(Random random) {
    Path path = new Path();
    for (int i = 0; i < 4; i++) {
      double ax = 5 + 90 * random.nextDouble();
      double ay = 5 + 90 * random.nextDouble();
      double bx = 5 + 90 * random.nextDouble();
      double by = 5 + 90 * random.nextDouble();
      double width = 0.02 + 3 * random.nextDouble() * random.nextDouble();
      double length = Math.hypot(bx - ax, by - ay) + 1e-9;
      double nx = width * (ay - by) / length;
      double ny = width * (bx - ax) / length;
      path.moveTo(ax, ay).lineTo(bx, by).lineTo(bx + nx, by + ny).lineTo(ax + nx, ay + ny).close();
    }
    return path;
  }

  private static double next(Random random) {
    return 100 * random.nextDouble();
  }

  private static void to(Path path, double x, double y) {
    if (path.isEmpty()) {
      path.moveTo(x, y);
    } else {
      path.lineTo(x, y);
    }
  }
}
