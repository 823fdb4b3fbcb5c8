package dev.limber.skel2d.resolve;

import dev.limber.skel2d.syntax.Line;
import java.util.List;

/**
 * A path command whose bones are not resolved yet.
 *
 * @param letter one of {@code M L Q B C} or {@code :}
 * @param points its points; for {@code :} one whose name is the bone
 * @param line where it stands
 */
record CommandDraft(char letter, List<Point> points, Line line) {
  /**
   * A point.
   *
   * @param x position
   * @param y position
   * @param nameFrom offset of its bone's name in the text, -1 if it has none
   * @param nameTo offset behind the name
   */
  record Point(double x, double y, int nameFrom, int nameTo) {}
}
