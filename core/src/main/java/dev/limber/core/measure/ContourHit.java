package dev.limber.core.measure;

import dev.limber.core.tessellate.Contours;

/** Asks contours, taken as closed, about a point. */
final class ContourHit {
  private ContourHit() {}

  /** Returns how often contours go round a point. */
  static int winding(Contours contours, double x, double y) {
    int winding = 0;
    for (int c = 0; c < contours.count(); c++) {
      int end = contours.end(c);
      double ax = contours.x(end - 1);
      double ay = contours.y(end - 1);
      for (int i = contours.start(c); i < end; i++) {
        double bx = contours.x(i);
        double by = contours.y(i);
        if (ay <= y != by <= y) {
          double side = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
          if (by > ay && side > 0) {
            winding++;
          } else if (by < ay && side < 0) {
            winding--;
          }
        }
        ax = bx;
        ay = by;
      }
    }
    return winding;
  }

  /** Returns whether a contour comes as near to a point as a distance. */
  static boolean isWithin(Contours contours, double x, double y, double distance) {
    for (int c = 0; c < contours.count(); c++) {
      int end = contours.end(c);
      double ax = contours.x(end - 1);
      double ay = contours.y(end - 1);
      for (int i = contours.start(c); i < end; i++) {
        double bx = contours.x(i);
        double by = contours.y(i);
        double part = nearest(ax, ay, bx, by, x, y);
        double dx = ax + part * (bx - ax) - x;
        double dy = ay + part * (by - ay) - y;
        if (dx * dx + dy * dy <= distance * distance) {
          return true;
        }
        ax = bx;
        ay = by;
      }
    }
    return false;
  }

  /** Returns which part of the way from a to b is nearest to a point. */
  static double nearest(double ax, double ay, double bx, double by, double x, double y) {
    double dx = bx - ax;
    double dy = by - ay;
    double square = dx * dx + dy * dy;
    double part = square > 0 ? ((x - ax) * dx + (y - ay) * dy) / square : 0;
    return Math.max(0, Math.min(part, 1));
  }
}
