package dev.limber.convert.skf;

import dev.limber.core.canvas.PathOp;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.PathCommand;
import dev.limber.skel2d.data.PathCommand.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What is drawn of a path: from its last move before the first close, to that.
 *
 * @param points all points, control points included
 * @param curves for each line or curve the indices of its points, from its start to its end
 * @param closed whether it is filled; the line back to the start is then one of the curves
 */
record Outline(List<Point> points, List<List<Integer>> curves, boolean closed) {

  static Outline of(Attachment.Path path) {
    List<Point> points = new ArrayList<>();
    List<List<Integer>> curves = new ArrayList<>();
    for (PathCommand command : path.commands()) {
      if (command.op() == PathOp.CLOSE) {
        close(points, curves);
        return new Outline(points, curves, true);
      }
      if (command.op() == PathOp.MOVE) {
        points.clear();
        curves.clear();
        points.addAll(command.points());
      } else {
        add(points, curves, command.points());
      }
    }
    return new Outline(points, curves, false);
  }

  private static void add(List<Point> points, List<List<Integer>> curves, List<Point> next) {
    List<Integer> curve = new ArrayList<>();
    int from = points.size() - 1;
    curve.add(from);
    for (Point point : next) {
      curve.add(points.size());
      points.add(point);
    }
    boolean still = true;
    for (Point point : next) {
      still &= point.equals(points.get(from));
    }
    if (!still) {
      curves.add(List.copyOf(curve));
    }
  }

  /** Leads the last curve back to the first point, if it does not end there already. */
  private static void close(List<Point> points, List<List<Integer>> curves) {
    if (!curves.isEmpty() && points.get(points.size() - 1).equals(points.get(0))) {
      List<Integer> end = new ArrayList<>(curves.get(curves.size() - 1));
      end.set(end.size() - 1, 0);
      curves.set(curves.size() - 1, List.copyOf(end));
    } else if (!curves.isEmpty()) {
      curves.add(List.of(points.size() - 1, 0));
    }
  }

  /** Returns the bones that its points hang on. */
  Set<Integer> bones() {
    Set<Integer> bones = new TreeSet<>();
    for (Point point : points) {
      bones.add(point.bone());
    }
    return bones;
  }
}
