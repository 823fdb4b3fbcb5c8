package dev.limber.gdx;

import dev.limber.core.canvas.Triangles;

/**
 * Cuts off what triangles show around the part of an image that an atlas has kept: there, the
 * texture has other pictures.
 */
final class Trimming {
  /** Numbers of a corner: x, y, u and v. */
  private static final int CORNER = 4;

  /** Four sides add at most one corner each. */
  private static final int MOST_CORNERS = 3 + 4;

  private static final int U = 2;
  private static final int V = 3;

  private final Triangles result = new Triangles();
  private double[] piece = new double[MOST_CORNERS * CORNER];
  private double[] cut = new double[MOST_CORNERS * CORNER];
  private int end;

  /** Returns what is left of triangles; valid until the next call. */
  Triangles trim(Triangles triangles, ImageRegion region) {
    result.clear();
    int[] indices = triangles.indices();
    for (int i = 0; i < triangles.indexCount(); i += 3) {
      end = 0;
      for (int corner = 0; corner < 3; corner++) {
        int from = 2 * indices[i + corner];
        piece[end] = triangles.positions()[from];
        piece[end + 1] = triangles.positions()[from + 1];
        piece[end + U] = triangles.uvs()[from];
        piece[end + V] = triangles.uvs()[from + 1];
        end += CORNER;
      }
      cut(U, 1, region.left());
      cut(U, -1, region.right());
      cut(V, 1, region.top());
      cut(V, -1, region.bottom());
      add();
    }
    return result;
  }

  /** Keeps what has more of a coordinate than a limit, or less if the sign is -1. */
  private void cut(int coordinate, int sign, double limit) {
    int kept = 0;
    for (int at = 0; at < end; at += CORNER) {
      int before = at == 0 ? end - CORNER : at - CORNER;
      double here = sign * (piece[at + coordinate] - limit);
      double there = sign * (piece[before + coordinate] - limit);
      if (here >= 0 != there >= 0) {
        // Always from the inside, so that triangles that share a side cut it at the same point.
        int inside = here >= 0 ? at : before;
        int outside = here >= 0 ? before : at;
        double share = Math.max(here, there) / Math.abs(here - there);
        for (int i = 0; i < CORNER; i++) {
          cut[kept + i] = piece[inside + i] + share * (piece[outside + i] - piece[inside + i]);
        }
        cut[kept + coordinate] = limit;
        kept += CORNER;
      }
      if (here >= 0) {
        System.arraycopy(piece, at, cut, kept, CORNER);
        kept += CORNER;
      }
    }
    double[] swapped = piece;
    piece = cut;
    cut = swapped;
    end = kept;
  }

  private void add() {
    int first = result.cornerCount();
    for (int at = 0; at < end; at += CORNER) {
      result.corner(piece[at], piece[at + 1], piece[at + U], piece[at + V]);
    }
    for (int i = 2; i < end / CORNER; i++) {
      result.triangle(first, first + i - 1, first + i);
    }
  }
}
