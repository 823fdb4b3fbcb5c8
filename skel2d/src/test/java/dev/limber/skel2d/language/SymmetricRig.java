package dev.limber.skel2d.language;

import java.util.Random;

/** Writes a rig whose right side is the left one's mirror image, written in another way. */
public final class SymmetricRig {
  private final Random random;
  private final boolean alike;
  private final StringBuilder out = new StringBuilder("skeleton\n");

  /** The source: {@code body} and chains of {@code part-l} and {@code part-r}. */
  public final String text;

  /** How a bone of the right side differs: flips, sign of its scale along y, half a turn. */
  private record Side(int turn, int flipX, int flipY, int sign, int half) {
    int alongX() {
      return -flipX * half;
    }

    int alongY() {
      return flipY * half * sign;
    }
  }

  /**
   * Writes a rig.
   *
   * @param alike whether no bone has a single flip of its own where its counterpart has none
   */
  public SymmetricRig(Random random, boolean alike) {
    this.random = random;
    this.alike = alike;
    int turn = 90 * random.nextInt(4);
    out.append("\tbody y").append(random.nextInt(50)).append(" r").append(turn).append('\n');
    pair("body", "body", turn, new Side(turn, 1, 1, 1, turn % 180 == 0 ? 1 : -1), 0);
    text = out.toString();
  }

  private void pair(String left, String right, int turn, Side side, int depth) {
    int x = random.nextInt(30) - 15;
    int y = random.nextInt(30) - 15;
    int r = random.nextInt(360) - 180;
    int flipX = random.nextInt(4) == 0 ? -1 : 1;
    int flipY = alike ? flipX : random.nextInt(4) == 0 ? -1 : 1;
    int sign = random.nextInt(4) == 0 ? -1 : 1;
    int half = random.nextBoolean() ? 1 : -1;
    int allX = side.flipX * flipX;
    int allY = side.flipY * flipY;
    int mirrored = -allX * allY * (turn + r) + (half < 0 ? 180 : 0);
    line(left + ".part-l", x, y, r, "");
    String more = (flipX < 0 ? " flip-x" : "") + (flipY < 0 ? " flip-y" : "");
    line(
        right + ".part-r",
        side.alongX() * x,
        side.alongY() * y,
        mirrored - side.turn,
        more + (sign < 0 ? " j-1" : ""));
    if (depth < 3) {
      Side own = new Side(mirrored, allX, allY, side.sign * sign, half);
      pair(left + ".part-l", right + ".part-r", turn + r, own, depth + 1);
    }
  }

  private void line(String name, int x, int y, int r, String more) {
    out.append('\t').append(name).append(" x").append(x).append(" y").append(y);
    out.append(" r").append(r).append(more).append('\n');
  }
}
