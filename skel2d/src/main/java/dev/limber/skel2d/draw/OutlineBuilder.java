package dev.limber.skel2d.draw;

import dev.limber.core.canvas.PathOp;
import dev.limber.core.math.Ints;
import dev.limber.skel2d.data.PathCommand;
import java.util.ArrayList;
import java.util.List;

/** Turns shapes into path operations, in the order and from the start points of the original. */
final class OutlineBuilder {
  /** Smallest corner radius that makes a rectangle round. */
  private static final double MIN_RADIUS = 0.01;

  /** Where the control points of a quarter of a circle lie; off by 0.03 % of the radius at most. */
  private static final double QUARTER = 0.5522847493;

  final List<PathOp> ops = new ArrayList<>();
  private final List<PathCommand.Point> points = new ArrayList<>();
  private final int owner;

  OutlineBuilder(int owner) {
    this.owner = owner;
  }

  /** Adds a rectangle around the origin. */
  void rect(double width, double height, double radius) {
    double w = width / 2;
    double h = height / 2;
    if (!(radius > MIN_RADIUS)) {
      add(PathOp.MOVE, -w, -h);
      add(PathOp.LINE, w, -h);
      add(PathOp.LINE, w, h);
      add(PathOp.LINE, -w, h);
      add(PathOp.CLOSE);
      return;
    }
    // Limited for each side on its own, so that flat rectangles get elliptic corners.
    double rx = Math.min(radius, Math.abs(w)) * Math.signum(w);
    double ry = Math.min(radius, Math.abs(h)) * Math.signum(h);
    double x = w - rx;
    double y = h - ry;
    double kx = x + QUARTER * rx;
    double ky = y + QUARTER * ry;
    add(PathOp.MOVE, -w, -y);
    add(PathOp.LINE, -w, y);
    add(PathOp.CUBIC, -w, ky, -kx, h, -x, h);
    add(PathOp.LINE, x, h);
    add(PathOp.CUBIC, kx, h, w, ky, w, y);
    add(PathOp.LINE, w, -y);
    add(PathOp.CUBIC, w, -ky, kx, -h, x, -h);
    add(PathOp.LINE, -x, -h);
    add(PathOp.CUBIC, -kx, -h, -w, -ky, -w, -y);
    add(PathOp.CLOSE);
  }

  /** Adds an ellipse around the origin. */
  void ellipse(double rx, double ry) {
    double kx = QUARTER * rx;
    double ky = QUARTER * ry;
    add(PathOp.MOVE, -rx, 0);
    add(PathOp.CUBIC, -rx, ky, -kx, ry, 0, ry);
    add(PathOp.CUBIC, kx, ry, rx, ky, rx, 0);
    add(PathOp.CUBIC, rx, -ky, kx, -ry, 0, -ry);
    add(PathOp.CUBIC, -kx, -ry, -rx, -ky, -rx, 0);
    add(PathOp.CLOSE);
  }

  /** Adds what is drawn of a path: from its last move before the first close, to that. */
  void path(List<PathCommand> commands) {
    for (PathCommand command : commands) {
      if (command.op() == PathOp.MOVE) {
        ops.clear();
        points.clear();
      }
      ops.add(command.op());
      points.addAll(command.points());
      if (command.op() == PathOp.CLOSE) {
        return;
      }
    }
  }

  private void add(PathOp op, double... coordinates) {
    ops.add(op);
    for (int i = 0; i < coordinates.length; i += 2) {
      points.add(new PathCommand.Point(coordinates[i], coordinates[i + 1], owner));
    }
  }

  private void add(PathOp op) {
    ops.add(op);
  }

  double[] points() {
    double[] flat = new double[2 * points.size()];
    for (int i = 0; i < points.size(); i++) {
      flat[2 * i] = points.get(i).x();
      flat[2 * i + 1] = points.get(i).y();
    }
    return flat;
  }

  int[] bones() {
    return Ints.of(points, PathCommand.Point::bone);
  }
}
