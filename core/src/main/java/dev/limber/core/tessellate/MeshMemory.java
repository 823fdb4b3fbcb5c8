package dev.limber.core.tessellate;

import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.View;
import java.util.Arrays;
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
 * <p>A shape gets an entry when it appears for the second time. Entries that were not used for a
 * while are reused: shapes that deform would otherwise take new ones for ever. So memory grows to
 * what is drawn, in at most five steps up to {@value #ENTRIES} entries of together 7 MB; after that
 * nothing is allocated. One thread at a time.
 */
public final class MeshMemory {
  /** How far a point may be from where a known shape has it, in pixels. */
  static final double LIKENESS = 1.0 / 256;

  /** How many shapes are cached at most. */
  static final int ENTRIES = 1024;

  private static final int FEWEST_ENTRIES = 64;

  /**
   * An entry that was drawn again is reused when so many shapes were looked for since: some frames
   * of a large scene, or half a minute of a single character.
   */
  private static final int STALE = 1 << 15;

  /**
   * An entry that was never drawn again is reused sooner, since most are moments of a deforming
   * shape; once there is room for usual scenes, even sooner, so that growing comes to an end.
   */
  private static final int NEVER_RECALLED = 8 * ENTRIES;

  private static final int NEVER_RECALLED_SOON = 2 * ENTRIES;
  private static final int USUAL_ENTRIES = 256;

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
  private final @Nullable RememberedMesh[] entries = new RememberedMesh[ENTRIES];

  /** All entries that were ever created, in use or not. */
  private RememberedMesh[] pool = new RememberedMesh[0];

  /** Where the search for an entry to reuse stands. */
  private int hand;

  /** How many shapes were looked for; overflows, so only differences count. */
  private int now;

  private final int[] keys = new int[ENTRIES];
  private final int[] seen = new int[SEEN];
  private int victim;

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
    key = mixed(key, distance(2 * count / 3));
    return key == 0 ? 1 : key;
  }

  private int distance(int point) {
    double dx = points[2 * point] - points[0];
    double dy = points[2 * point + 1] - points[1];
    return cell(dx * dx + dy * dy);
  }

  private static int cell(double value) {
    return (int) Math.min(value * CELLS + OFF, LARGEST_CELL);
  }

  private static int mixed(int key, int value) {
    int sum = (key ^ value) * 0x2c1b3c6d;
    return sum ^ (sum >>> 15);
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
      RememberedMesh entry = entries[i];
      if (keys[i] == key
          && entry != null
          && entry.isLineOf(stroke, scale)
          && entry.isLike(path, points, LIKENESS)) {
        entry.lastUsed = now;
        entry.recalled = true;
        return entry.place(placed);
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
      int i = freeWay(key);
      RememberedMesh entry = entries[i];
      if (entry == null) {
        entry = unused();
        entry.slot = i;
        entries[i] = entry;
      }
      entry.lastUsed = now;
      entry.recalled = false;
      keys[i] = entry.keep(path, points, stroke, scale, mesh) ? key : 0;
    }
    return mesh;
  }

  /** Returns an entry that is not in use: a stale one, or a new one if there is none. */
  private RememberedMesh unused() {
    int never = pool.length < USUAL_ENTRIES ? NEVER_RECALLED : NEVER_RECALLED_SOON;
    for (int i = 0; i < pool.length; i++) {
      hand = hand + 1 < pool.length ? hand + 1 : 0;
      RememberedMesh entry = pool[hand];
      if (entry.slot < 0) {
        return entry;
      }
      if (now - entry.lastUsed > (entry.recalled ? STALE : never)) {
        keys[entry.slot] = 0;
        entries[entry.slot] = null;
        return entry;
      }
    }
    // Never beyond the entries: then each of them has a slot, and slots are reused with theirs.
    hand = pool.length;
    pool = Arrays.copyOf(pool, Math.max(FEWEST_ENTRIES, 2 * hand));
    for (int i = hand; i < pool.length; i++) {
      pool[i] = new RememberedMesh(placed);
    }
    return pool[hand];
  }

  private int freeWay(int key) {
    int first = WAYS * (key & (SETS - 1));
    for (int i = first; i < first + WAYS; i++) {
      if (keys[i] == 0) {
        return i;
      }
    }
    victim++;
    return first + (victim & (WAYS - 1));
  }
}
