package dev.limber.core.tessellate;

import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.View;
import org.jspecify.annotations.Nullable;

/**
 * A tessellator with a cache. Most shapes of a character are attached to one bone: from frame to
 * frame, and from one character to the next of its kind, they move and rotate but keep their form.
 * The cached triangles are then transformed, which takes a fraction of the time of tessellating
 * again.
 *
 * <p>A shape counts as known if all its points, including control points, are within {@value
 * #LIKENESS} pixels of a known one after rotation and translation; so the result is off by no more
 * than that. Shapes that change their form, are stretched non-uniformly, or have more than {@value
 * RememberedMesh#POINTS} points are tessellated each time.
 *
 * <p>A shape gets an entry when it appears for the second time. All {@value #ENTRIES} entries,
 * together 7 MB, are made for the first one: shapes that deform use up any number of them, so
 * growing step by step would only allocate later. One thread at a time.
 */
public final class MeshMemory {
  /** How far a point may be from where a known shape has it, in pixels. */
  static final double LIKENESS = 1.0 / 256;

  /** How many shapes are cached at most. */
  static final int ENTRIES = 1024;

  private static final int WAYS = 4;
  private static final int SETS = ENTRIES / WAYS;
  private static final int SEEN = 4 * ENTRIES;

  /** Farther away, doubles are too coarse to resolve {@link #LIKENESS} after rotation. */
  private static final double REACH = 1 << 16;

  /**
   * Squared distances are cut into cells of this size, off from the whole numbers that rects have.
   */
  private static final double CELLS = 4.37;

  private static final double OFF = 0.213;
  private static final int LARGEST_CELL = 1 << 30;

  private final Tessellator tessellator;

  /** Empty until there is a shape to keep. */
  private RememberedMesh[] entries = new RememberedMesh[0];

  /** How many shapes were looked for; overflows, so only differences count. */
  private int now;

  private final int[] keys = new int[ENTRIES];
  private final int[] seen = new int[SEEN];

  /** The points of the current shape on the canvas, x and y in turn. */
  private final double[] points = new double[2 * RememberedMesh.POINTS];

  /** The vertices of the returned mesh; only one is in use at a time. */
  private final double[] placed = new double[2 * RememberedMesh.CORNERS];

  private double fringe;
  private double tolerance;

  /** Creates an empty cache; the tessellator's fringe and tolerance may still change. */
  public MeshMemory(Tessellator tessellator) {
    this.tessellator = tessellator;
  }

  /** Returns the triangles of a filled path; see {@link Tessellator#fill(Path, View)}. */
  public Mesh fill(Path path, View view) {
    int key = key(path, view);
    if (key == 0) {
      return tessellator.fill(path, view);
    }
    Mesh known = recall(key, path, null, 0);
    return known != null ? known : remember(key, path, null, 0, tessellator.fill(path, view));
  }

  /** Returns the triangles of a path's line; see {@link Tessellator#stroke(Path, Stroke, View)}. */
  public Mesh stroke(Path path, Stroke stroke, View view) {
    int key = isEven(view) ? key(path, view) : 0;
    if (key == 0) {
      return tessellator.stroke(path, stroke, view);
    }
    double scale = view.scale();
    key = mixed(key, cell(Math.abs(stroke.width()) * scale) + 1);
    Mesh known = recall(key, path, stroke, scale);
    return known != null
        ? known
        : remember(key, path, stroke, scale, tessellator.stroke(path, stroke, view));
  }

  /** Clears the cache; happens automatically when fringe or tolerance change. */
  public void forget() {
    for (int i = 0; i < ENTRIES; i++) {
      keys[i] = 0;
    }
    for (int i = 0; i < SEEN; i++) {
      seen[i] = 0;
    }
  }

  /**
   * Maps a path to the canvas; returns a key that all its rotated copies share, 0 if it cannot be
   * cached.
   */
  private int key(Path path, View view) {
    int count = path.pointCount();
    if (tessellator.clips()
        || count < 2
        || count > RememberedMesh.POINTS
        || path.opCount() > RememberedMesh.OPS) {
      return 0;
    }
    if (fringe != tessellator.fringe() || tolerance != tessellator.tolerance()) {
      fringe = tessellator.fringe();
      tolerance = tessellator.tolerance();
      forget();
    }
    double reach = 0;
    for (int i = 0; i < count; i++) {
      double x = view.x(path.x(i), path.y(i));
      double y = view.y(path.x(i), path.y(i));
      points[2 * i] = x;
      points[2 * i + 1] = y;
      // A sum, so that NaN is not lost.
      reach = Math.abs(x) + Math.abs(y) + reach;
    }
    if (!(reach < REACH * count)) {
      return 0;
    }
    int key = mixed(count, path.opCount());
    key = mixed(key, distance(count / 3));
    key = mixed(key, distance(count / 2));
    return mixed(key, distance(2 * count / 3));
  }

  private int distance(int point) {
    double dx = points[2 * point] - points[0];
    double dy = points[2 * point + 1] - points[1];
    return cell(dx * dx + dy * dy);
  }

  static int cell(double value) {
    return (int) Math.min(value * CELLS + OFF, LARGEST_CELL);
  }

  /** Returns a key of both; never 0, which stands for no shape. */
  static int mixed(int key, int value) {
    int sum = (key ^ value) * 0x2c1b3c6d;
    int mixed = sum ^ (sum >>> 15);
    return mixed == 0 ? 1 : mixed;
  }

  /** Returns whether a view scales uniformly. */
  private static boolean isEven(View view) {
    double a = view.a() * view.a() + view.b() * view.b();
    double c = view.c() * view.c() + view.d() * view.d();
    double mixed = view.a() * view.c() + view.b() * view.d();
    double small = 1e-9 * a;
    return Math.abs(a - c) <= small && Math.abs(mixed) <= small;
  }

  private @Nullable Mesh recall(int key, Path path, @Nullable Stroke stroke, double scale) {
    now++;
    int first = WAYS * (key & (SETS - 1));
    for (int i = first; i < first + WAYS; i++) {
      if (keys[i] == key
          && entries[i].isLineOf(stroke, scale)
          && entries[i].isLike(path, points, LIKENESS)) {
        entries[i].lastUsed = now;
        return entries[i].place(placed);
      }
    }
    return null;
  }

  /** Caches a mesh if its shape was seen before; returns the mesh unchanged. */
  private Mesh remember(int key, Path path, @Nullable Stroke stroke, double scale, Mesh mesh) {
    int mark = (key >>> 8) & (SEEN - 1);
    if (seen[mark] != key) {
      seen[mark] = key;
      return mesh;
    }
    if (RememberedMesh.fits(mesh)) {
      if (entries.length == 0) {
        entries = new RememberedMesh[ENTRIES];
        for (int i = 0; i < ENTRIES; i++) {
          entries[i] = new RememberedMesh(placed);
        }
      }
      int way = freeWay(key);
      entries[way].lastUsed = now;
      keys[way] = entries[way].keep(path, points, stroke, scale, mesh) ? key : 0;
    }
    return mesh;
  }

  /** Returns where a key can go: a free entry of its set, or the least recently used one. */
  private int freeWay(int key) {
    int first = WAYS * (key & (SETS - 1));
    int oldest = first;
    for (int i = first; i < first + WAYS; i++) {
      if (keys[i] == 0) {
        return i;
      }
      if (now - entries[i].lastUsed > now - entries[oldest].lastUsed) {
        oldest = i;
      }
    }
    return oldest;
  }
}
