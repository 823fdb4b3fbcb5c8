package dev.limber.convert.skf;

import dev.limber.core.math.Trig;

/** How much a line turns and stretches against the bone of one of its points, in all poses seen. */
final class LineMotion {
  /** A line that turns less against a bone can as well turn with it; radians. */
  private static final double LITTLE_TURN = 0.2;

  /** The same for how many times it is stretched. */
  private static final double LITTLE_STRETCH = 1.1;

  private double first = Double.NaN;
  private double leastTurn;
  private double mostTurn;
  private double leastX = Double.MAX_VALUE;
  private double leastY = Double.MAX_VALUE;
  private double mostX;
  private double mostY;
  private boolean mirrored;
  private boolean unmirrored;

  /**
   * Looks at a pose.
   *
   * @param direction of the line, radians
   */
  void see(double direction, PoseSample sample, int bone) {
    double relative = direction - sample.rotation[bone];
    first = Double.isNaN(first) ? relative : first;
    double turn = Trig.shortestTurn(first, relative);
    leastTurn = Math.min(leastTurn, turn);
    mostTurn = Math.max(mostTurn, turn);
    double x = Math.abs(sample.scaleX[bone]);
    double y = Math.abs(sample.scaleY[bone]);
    leastX = Math.min(leastX, x);
    leastY = Math.min(leastY, y);
    mostX = Math.max(mostX, x);
    mostY = Math.max(mostY, y);
    mirrored |= sample.scaleX[bone] * sample.scaleY[bone] < 0;
    unmirrored |= sample.scaleX[bone] * sample.scaleY[bone] >= 0;
  }

  /** Returns whether the line goes along with the bone. */
  boolean isStill() {
    return mostTurn - leastTurn <= LITTLE_TURN
        && mostX <= LITTLE_STRETCH * leastX
        && mostY <= LITTLE_STRETCH * leastY
        && mirrored != unmirrored;
  }
}
