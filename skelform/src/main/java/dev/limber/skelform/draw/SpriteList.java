package dev.limber.skelform.draw;

import dev.limber.core.math.Ints;
import dev.limber.core.math.Trig;
import dev.limber.skelform.animate.LocalPose;
import dev.limber.skelform.construct.WorldPose;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Pivot;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import dev.limber.skelform.data.Visual;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a pose shows, first drawn first: for each sprite its texture, corners, texture coordinates
 * and triangles. A buffer that is filled again and again; filling allocates nothing once every
 * texture has been seen.
 *
 * <p>Corners are in model space, y up, whatever the options of {@code construct}; {@code screenX}
 * and {@code screenY} of these put them on the screen.
 *
 * <p>Order: ascending draw order, ties by bone index. Left out: bones that are hidden or hang on a
 * hidden one, and textures that no style has.
 */
public final class SpriteList {
  private static final int W = WorldPose.STRIDE;
  private static final int[] RECTANGLE = {0, 1, 2, 0, 2, 3};

  private final Armature armature;
  private final DrawOrder drawOrder;
  private final int[][] triangles;

  /** Where the corners of each visual begin in {@link #positions} and {@link #uvs}. */
  private final int[] cornersAt;

  private final double[] positions;
  private final double[] uvs;
  private final @Nullable Texture[] texture;
  private final @Nullable String[] knownName;
  private final List<Style> knownStyles = new ArrayList<>();
  private Map<String, Texture> textures = Map.of();
  private boolean filled;
  private @Nullable LocalPose local;
  private int size;
  private final int[] shown;

  /** Creates a list for the poses of an armature. */
  public SpriteList(Armature armature) {
    this.armature = armature;
    int count = armature.visuals().size();
    drawOrder = new DrawOrder(armature);
    triangles = new int[count][];
    shown = new int[count];
    cornersAt = new int[count];
    texture = new Texture[count];
    knownName = new String[count];
    int corners = 0;
    for (int v = 0; v < count; v++) {
      Mesh mesh = armature.visuals().get(v).mesh();
      triangles[v] = mesh == null ? RECTANGLE : Ints.of(mesh.triangles());
      cornersAt[v] = 2 * corners;
      corners += mesh == null ? 4 : mesh.vertices().size();
    }
    positions = new double[2 * corners];
    uvs = new double[2 * corners];
  }

  /**
   * Fills the list from a constructed pose.
   *
   * @param verticesAt where the vertices of each visual's mesh begin in {@code world.vertices}
   * @param fixed textures that visuals show instead of the pose's; null for none
   */
  public void fill(
      LocalPose pose,
      WorldPose world,
      int[] verticesAt,
      List<Style> styles,
      @Nullable String @Nullable [] fixed) {
    local = pose;
    drawOrder.update(pose.hidden, pose.zindex);
    boolean sameStyles = remember(styles);
    size = 0;
    for (int v : drawOrder.visuals()) {
      Visual visual = armature.visuals().get(v);
      String name = fixed == null || fixed[v] == null ? pose.texture[v] : fixed[v];
      if (!sameStyles || !name.equals(knownName[v])) {
        texture[v] = textures.get(name);
        knownName[v] = name;
        setUvs(v, visual, texture[v]);
      }
      Texture found = texture[v];
      if (found != null && drawOrder.isVisible(visual.bone())) {
        place(v, visual, found, world, verticesAt[v]);
        shown[size++] = v;
      }
    }
  }

  /**
   * Returns whether the styles are those of the last call, and remembers them. By identity, because
   * comparing all their textures each frame would cost more than it saves.
   */
  @SuppressWarnings("ReferenceEquality")
  private boolean remember(List<Style> styles) {
    boolean same = filled && styles.size() == knownStyles.size();
    for (int i = 0; same && i < styles.size(); i++) {
      same = styles.get(i) == knownStyles.get(i);
    }
    if (!same) {
      for (Style style : styles) {
        style.requireAtlases(armature.atlases().size());
      }
      knownStyles.clear();
      knownStyles.addAll(styles);
      textures = StyledTextures.byName(styles);
      filled = true;
    }
    return same;
  }

  private void place(int v, Visual visual, Texture found, WorldPose world, int from) {
    double[] w = world.bones;
    int b = W * visual.bone();
    double cos = w[b + WorldPose.COS];
    double sin = w[b + WorldPose.SIN];
    double scaleX = w[b + WorldPose.SCALE_X];
    double scaleY = w[b + WorldPose.SCALE_Y];
    Pivot pivot = visual.pivot();
    double pivotX = pivot.x() * found.width();
    double pivotY = pivot.y() * found.height();
    double offsetX = (pivotX * cos - pivotY * sin) * scaleX;
    double offsetY = (pivotX * sin + pivotY * cos) * scaleY;
    int at = cornersAt[v];
    Mesh mesh = visual.mesh();
    if (mesh != null) {
      for (int i = 0; i < 2 * mesh.vertices().size(); i += 2) {
        positions[at + i] = world.vertices[from + i] + offsetX;
        positions[at + i + 1] = world.vertices[from + i + 1] + offsetY;
      }
      return;
    }
    double turnCos = cos;
    double turnSin = sin;
    if (pivot.rotation() != 0) {
      double pivotCos = Trig.cos(pivot.rotation());
      double pivotSin = Trig.sin(pivot.rotation());
      turnCos = cos * pivotCos - sin * pivotSin;
      turnSin = sin * pivotCos + cos * pivotSin;
    }
    double halfX = 0.5 * found.width() * scaleX * pivot.scaleX();
    double halfY = 0.5 * found.height() * scaleY * pivot.scaleY();
    double centreX = w[b + WorldPose.X] + offsetX;
    double centreY = w[b + WorldPose.Y] + offsetY;
    corner(at, centreX, centreY, -halfX, halfY, turnCos, turnSin);
    corner(at + 2, centreX, centreY, halfX, halfY, turnCos, turnSin);
    corner(at + 4, centreX, centreY, halfX, -halfY, turnCos, turnSin);
    corner(at + 6, centreX, centreY, -halfX, -halfY, turnCos, turnSin);
  }

  private void corner(int at, double cx, double cy, double x, double y, double cos, double sin) {
    positions[at] = x * cos - y * sin + cx;
    positions[at + 1] = x * sin + y * cos + cy;
  }

  private void setUvs(int v, Visual visual, @Nullable Texture found) {
    if (found == null) {
      return;
    }
    Atlas atlas = armature.atlases().get(found.atlas());
    double perX = 1.0 / Math.max(1, atlas.width());
    double perY = 1.0 / Math.max(1, atlas.height());
    int at = cornersAt[v];
    Mesh mesh = visual.mesh();
    int corners = mesh == null ? 4 : mesh.vertices().size();
    for (int i = 0; i < corners; i++) {
      double u = mesh == null ? ((i == 1 || i == 2) ? 1 : 0) : mesh.vertices().get(i).u();
      double t = mesh == null ? (i >= 2 ? 1 : 0) : mesh.vertices().get(i).v();
      uvs[at + 2 * i] = (found.x() + found.width() * u) * perX;
      uvs[at + 2 * i + 1] = (found.y() + found.height() * t) * perY;
    }
  }

  /** Returns all visuals in draw order, those that show nothing included; not to be changed. */
  int[] order() {
    return drawOrder.visuals();
  }

  /** Returns how many sprites there are to draw. */
  public int size() {
    return size;
  }

  /** Returns the index of the visual that a sprite shows. */
  public int visual(int sprite) {
    return shown[checked(sprite)];
  }

  /** Returns the index of the bone that a sprite sits on. */
  public int bone(int sprite) {
    return armature.visuals().get(visual(sprite)).bone();
  }

  /** Returns a sprite's draw order. */
  public int zindex(int sprite) {
    LocalPose pose = local;
    return pose == null ? 0 : pose.zindex[visual(sprite)];
  }

  /** Returns a sprite's texture; it also says which atlas. */
  public Texture texture(int sprite) {
    Texture found = texture[visual(sprite)];
    if (found == null) {
      throw new IllegalStateException("a sprite has a texture");
    }
    return found;
  }

  /** Returns whether a sprite is a mesh; otherwise it is a rectangle of four corners. */
  public boolean isMesh(int sprite) {
    return armature.visuals().get(visual(sprite)).mesh() != null;
  }

  /**
   * Returns how many corners a sprite has. A rectangle's are top left, top right, bottom right,
   * bottom left of its texture.
   */
  public int cornerCount(int sprite) {
    Mesh mesh = armature.visuals().get(visual(sprite)).mesh();
    return mesh == null ? 4 : mesh.vertices().size();
  }

  /** Returns the x of a corner in model space. */
  public double x(int sprite, int corner) {
    return positions[at(sprite, corner)];
  }

  /** Returns the y of a corner in model space, up. */
  public double y(int sprite, int corner) {
    return positions[at(sprite, corner) + 1];
  }

  /** Returns the horizontal texture coordinate of a corner, 0 to 1 over the atlas. */
  public double u(int sprite, int corner) {
    return uvs[at(sprite, corner)];
  }

  /** Returns the vertical texture coordinate of a corner, 0 to 1 over the atlas, down. */
  public double v(int sprite, int corner) {
    return uvs[at(sprite, corner) + 1];
  }

  /** Returns a part of a sprite's tint, 0 to 1: 0 for red, 1 for green, 2 for blue, 3 for alpha. */
  public double tint(int sprite, int part) {
    LocalPose pose = local;
    if (pose == null || part < 0 || part > 3) {
      throw new IllegalArgumentException("a tint has parts 0 to 3, not " + part);
    }
    return pose.values[pose.tintAt(visual(sprite)) + part];
  }

  /** Returns how many indices its triangles have: three for each. */
  public int indexCount(int sprite) {
    return triangles[visual(sprite)].length;
  }

  /** Returns the corner that an index of the triangles names. */
  public int index(int sprite, int index) {
    int[] corners = triangles[visual(sprite)];
    if (index < 0 || index >= corners.length) {
      throw new IllegalArgumentException("no index " + index + " of " + corners.length);
    }
    return corners[index];
  }

  private int at(int sprite, int corner) {
    if (corner < 0 || corner >= cornerCount(sprite)) {
      throw new IllegalArgumentException("no corner " + corner + " of " + cornerCount(sprite));
    }
    return cornersAt[visual(sprite)] + 2 * corner;
  }

  private int checked(int sprite) {
    if (sprite < 0 || sprite >= size) {
      throw new IllegalArgumentException("no sprite " + sprite + "; there are " + size);
    }
    return sprite;
  }
}
