package dev.limber.java2d.raster;

import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import java.util.Arrays;

/**
 * Draws textured triangles with smooth silhouettes and without seams.
 *
 * <p>Each pixel has 8 rows of 8 samples; the rows are shifted against each other, so that steep
 * edges have 64 steps. A sample lies in a triangle if it is right of the left side or on it, left
 * of the right side, not above the top and above the bottom. Pixels inside are blended at once,
 * those on edges through {@link EdgePixels}. Never allocates once grown to its largest size.
 */
public final class TriangleRaster {
  private static final int N = 8;

  /** Where the first sample of each row lies, in eighths of a pixel: all sixteenths once. */
  private static final double[] SHIFT = {
    1 / 16.0, 9 / 16.0, 5 / 16.0, 13 / 16.0, 3 / 16.0, 11 / 16.0, 7 / 16.0, 15 / 16.0
  };

  /** Farther away, positions lack precision; such triangles are not drawn. */
  private static final double FARTHEST = 1e12;

  private final EdgePixels edgePixels = new EdgePixels();
  private final Texels texels = new Texels();
  private final Footprint footprint = new Footprint();
  private final Tint tint = new Tint();
  private final TriangleEdge longSide = new TriangleEdge();
  private final TriangleEdge upperSide = new TriangleEdge();
  private final TriangleEdge lowerSide = new TriangleEdge();

  /** Canvas x and y, then texel u and v of each corner. */
  private double[] corners = new double[64];

  private final int[] from = new int[N];
  private final int[] to = new int[N];
  private int[] pixels = {};
  private int width;
  private int height;

  // Texture coordinates of the current triangle: at a corner, and how they change over a pixel.
  private double originX;
  private double originY;
  private double originU;
  private double originV;
  private double uOverX;
  private double uOverY;
  private double vOverX;
  private double vOverY;

  // Texture bounds of the current triangle; only slivers are clamped to them.
  private boolean sliver;
  private double leastU;
  private double mostU;
  private double leastV;
  private double mostV;

  /** Creates a raster; it can draw on any number of surfaces, one at a time. */
  public TriangleRaster() {}

  /** Draws triangles of an image. Those with a corner that is not finite are left out. */
  public void draw(Surface surface, MipMap image, Triangles triangles, View view, Ink ink) {
    if (ink.isInvisible() || triangles.indexCount() == 0) {
      return;
    }
    place(triangles, view, image);
    int[] indices = triangles.indices();
    int count = triangles.indexCount() / 3 * 3;
    double perPixel = measure(indices, count);
    texels.set(image, Footprint.level(perPixel, image.levels()), leastU, mostU, leastV, mostV);
    tint.set(ink);
    pixels = surface.pixels();
    width = surface.width();
    height = surface.height();
    edgePixels.begin(surface);
    for (int i = 0; i < count; i += 3) {
      int a = 4 * indices[i];
      int b = 4 * indices[i + 1];
      int c = 4 * indices[i + 2];
      if (isDrawable(a) && isDrawable(b) && isDrawable(c) && mapTexture(a, b, c, perPixel)) {
        sortAndFill(a, b, c);
      }
    }
    edgePixels.end();
  }

  private void place(Triangles triangles, View view, MipMap image) {
    int count = triangles.cornerCount();
    if (corners.length < 4 * count) {
      corners = Arrays.copyOf(corners, 8 * count);
    }
    double[] positions = triangles.positions();
    double[] uvs = triangles.uvs();
    for (int i = 0; i < count; i++) {
      double x = positions[2 * i];
      double y = positions[2 * i + 1];
      corners[4 * i] = view.x(x, y);
      corners[4 * i + 1] = view.y(x, y);
      corners[4 * i + 2] = uvs[2 * i] * image.width(0);
      corners[4 * i + 3] = uvs[2 * i + 1] * image.height(0);
    }
  }

  /** Finds the visible part of the image, and the squared texels per pixel. */
  private double measure(int[] indices, int count) {
    footprint.clear();
    leastU = Double.POSITIVE_INFINITY;
    leastV = Double.POSITIVE_INFINITY;
    mostU = Double.NEGATIVE_INFINITY;
    mostV = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i += 3) {
      int a = 4 * indices[i];
      int b = 4 * indices[i + 1];
      int c = 4 * indices[i + 2];
      if (isDrawable(a) && isDrawable(b) && isDrawable(c)) {
        extendTexture(a, b, c);
        footprint.add(
            corners[b] - corners[a],
            corners[b + 1] - corners[a + 1],
            corners[c] - corners[a],
            corners[c + 1] - corners[a + 1],
            corners[b + 2] - corners[a + 2],
            corners[b + 3] - corners[a + 3],
            corners[c + 2] - corners[a + 2],
            corners[c + 3] - corners[a + 3]);
      }
    }
    return footprint.texelsSquared();
  }

  private void extendTexture(int a, int b, int c) {
    leastU = Math.min(leastU, least(a + 2, b + 2, c + 2));
    mostU = Math.max(mostU, most(a + 2, b + 2, c + 2));
    leastV = Math.min(leastV, least(a + 3, b + 3, c + 3));
    mostV = Math.max(mostV, most(a + 3, b + 3, c + 3));
  }

  private double least(int a, int b, int c) {
    return Math.min(corners[a], Math.min(corners[b], corners[c]));
  }

  private double most(int a, int b, int c) {
    return Math.max(corners[a], Math.max(corners[b], corners[c]));
  }

  private boolean isDrawable(int corner) {
    // Written so that NaN is not.
    return Math.abs(corners[corner]) <= FARTHEST
        && Math.abs(corners[corner + 1]) <= FARTHEST
        && Math.abs(corners[corner + 2]) <= FARTHEST
        && Math.abs(corners[corner + 3]) <= FARTHEST;
  }

  /** Sets how texture coordinates change with pixels; false if the triangle has no area. */
  private boolean mapTexture(int a, int b, int c, double perPixel) {
    double x1 = corners[b] - corners[a];
    double y1 = corners[b + 1] - corners[a + 1];
    double x2 = corners[c] - corners[a];
    double y2 = corners[c + 1] - corners[a + 1];
    double area = x1 * y2 - x2 * y1;
    if (area == 0) {
      return false;
    }
    double u1 = corners[b + 2] - corners[a + 2];
    double v1 = corners[b + 3] - corners[a + 3];
    double u2 = corners[c + 2] - corners[a + 2];
    double v2 = corners[c + 3] - corners[a + 3];
    originX = corners[a];
    originY = corners[a + 1];
    originU = corners[a + 2];
    originV = corners[a + 3];
    uOverX = (u1 * y2 - u2 * y1) / area;
    uOverY = (u2 * x1 - u1 * x2) / area;
    vOverX = (v1 * y2 - v2 * y1) / area;
    vOverY = (v2 * x1 - v1 * x2) / area;
    // The centre of an edge pixel may be outside the triangle. The texture is extrapolated there,
    // which is right unless the triangle is so thin that it would go far astray.
    double steepest =
        Math.max(uOverX * uOverX + vOverX * vOverX, uOverY * uOverY + vOverY * vOverY);
    sliver = steepest > 64 * perPixel;
    if (sliver) {
      leastU = least(a + 2, b + 2, c + 2);
      mostU = most(a + 2, b + 2, c + 2);
      leastV = least(a + 3, b + 3, c + 3);
      mostV = most(a + 3, b + 3, c + 3);
    }
    return true;
  }

  private void sortAndFill(int a, int b, int c) {
    int top = a;
    int middle = b;
    int bottom = c;
    if (isAbove(middle, top)) {
      int swap = top;
      top = middle;
      middle = swap;
    }
    if (isAbove(bottom, middle)) {
      int swap = middle;
      middle = bottom;
      bottom = swap;
    }
    if (isAbove(middle, top)) {
      int swap = top;
      top = middle;
      middle = swap;
    }
    set(longSide, top, bottom);
    set(upperSide, top, middle);
    set(lowerSide, middle, bottom);
    boolean middleIsLeft = cross(top, bottom, middle) > 0;
    fill(corners[top + 1], corners[middle + 1], corners[bottom + 1], middleIsLeft);
  }

  private boolean isAbove(int corner, int other) {
    return corners[corner + 1] < corners[other + 1];
  }

  private void set(TriangleEdge side, int top, int bottom) {
    side.set(corners[top], corners[top + 1], corners[bottom], corners[bottom + 1]);
  }

  private double cross(int top, int bottom, int corner) {
    double x = corners[bottom] - corners[top];
    double y = corners[bottom + 1] - corners[top + 1];
    return x * (corners[corner + 1] - corners[top + 1]) - y * (corners[corner] - corners[top]);
  }

  private void fill(double top, double middle, double bottom, boolean middleIsLeft) {
    int end = sampleRow(bottom);
    int bend = sampleRow(middle);
    int start = sampleRow(top);
    for (int y = start / N; y * N < end; y++) {
      int least = Integer.MAX_VALUE;
      int most = 0;
      int fullFrom = 0;
      int fullTo = Integer.MAX_VALUE;
      for (int k = 0; k < N; k++) {
        int row = y * N + k;
        int left = 0;
        int right = 0;
        if (row >= start && row < end) {
          double at = (row + 0.5) / N;
          TriangleEdge shortSide = row < bend ? upperSide : lowerSide;
          double one = longSide.at(at);
          double other = shortSide.at(at);
          left = sampleColumn(middleIsLeft ? other : one, k);
          right = sampleColumn(middleIsLeft ? one : other, k);
        }
        from[k] = left;
        to[k] = right;
        if (left < right) {
          least = Math.min(least, left);
          most = Math.max(most, right);
        }
        fullFrom = Math.max(fullFrom, left);
        fullTo = Math.min(fullTo, right);
      }
      fillRow(y, least, most, (fullFrom + N - 1) / N, fullTo / N);
    }
  }

  /** Returns the first row of samples that is not above a height, inside the surface. */
  private int sampleRow(double y) {
    return (int) Math.max(0, Math.min(N * (double) height, Math.ceil(N * y - 0.5)));
  }

  /** Returns the first sample of a row that is not left of an x, inside the surface. */
  private int sampleColumn(double x, int k) {
    return (int) Math.max(0, Math.min(N * (double) width, Math.ceil(N * x - SHIFT[k])));
  }

  private void fillRow(int y, int least, int most, int fullFrom, int fullTo) {
    if (least >= most) {
      return;
    }
    int first = least / N;
    int last = (most + N - 1) / N;
    if (fullFrom >= fullTo) {
      fillEdge(y, first, last);
    } else {
      fillEdge(y, first, fullFrom);
      fillInside(y, fullFrom, fullTo);
      fillEdge(y, fullTo, last);
    }
  }

  private void fillEdge(int y, int first, int last) {
    for (int x = first; x < last; x++) {
      long samples = 0;
      for (int k = 0; k < N; k++) {
        int left = Math.max(0, Math.min(N, from[k] - N * x));
        int right = Math.max(0, Math.min(N, to[k] - N * x));
        long row = right > left ? (1L << right) - (1L << left) : 0;
        samples |= row << N * k;
      }
      if (samples != 0) {
        edgePixels.add(y * width + x, samples, tint.on(edgeColor(x + 0.5, y + 0.5)));
      }
    }
  }

  private int edgeColor(double x, double y) {
    double u = originU + (x - originX) * uOverX + (y - originY) * uOverY;
    double v = originV + (x - originX) * vOverX + (y - originY) * vOverY;
    if (sliver) {
      u = Math.max(leastU, Math.min(mostU, u));
      v = Math.max(leastV, Math.min(mostV, v));
    }
    return texels.at(texels.coordinate(u), texels.coordinate(v));
  }

  private void fillInside(int y, int first, int last) {
    double x = first + 0.5 - originX;
    double below = y + 0.5 - originY;
    long u = texels.coordinate(originU + x * uOverX + below * uOverY);
    long v = texels.coordinate(originV + x * vOverX + below * vOverY);
    long stepU = texels.step(uOverX);
    long stepV = texels.step(vOverX);
    int from = y * width + first;
    int to = y * width + last;
    edgePixels.settle(from, to);
    texels.blend(pixels, from, to, u, v, stepU, stepV, tint);
  }
}
