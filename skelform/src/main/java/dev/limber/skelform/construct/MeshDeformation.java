package dev.limber.skelform.construct;

import dev.limber.core.math.Ints;
import dev.limber.core.math.Trig;
import dev.limber.skelform.animate.LocalPose;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Pivot;
import dev.limber.skelform.data.Visual;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The spec's {@code constructVerts} for all meshes.
 *
 * <p>Binds pull vertices one after the other, but every pull is linear in the places that the
 * frames (the mesh's own bone, the bind bones, the joints of path binds) give the vertex. {@link
 * MeshCompiler} folds the pulls at load, so that a vertex is a sum over few frames of matrix times
 * constants. Here first all matrices are made, then all vertices, each in one long loop.
 */
public final class MeshDeformation {
  /** Numbers for each frame: x column, y column and translation of x, then of y. */
  public static final int M = 6;

  /** Numbers for each joint. */
  public static final int J = 5;

  private static final int W = WorldPose.STRIDE;
  private static final int L = LocalPose.BONE_STRIDE;

  private final int[] starts;
  private final int vertexCount;

  // Frames of bones, and the pivots of the visuals that they are made for.
  public final int[] frameBone;
  public final double[] pivotCos;
  public final double[] pivotSin;
  public final double[] pivotScaleX;
  public final double[] pivotScaleY;

  /**
   * Frames of path joints, {@value #J} numbers for each: where the bones of the bind, of the bind
   * before and of the bind after begin in the world; then, where the line from the bind before runs
   * from a parent to its child, where the child begins in the local values, otherwise -1; the same
   * for the line to the bind after.
   */
  public final int[] joints;

  // Vertices that one frame has for itself, sorted by frame: where they are written, their rest
  // positions, and for each run of one frame where its numbers begin and where the run ends.
  public final int[] wholeVertex;
  public final double[] wholeRest;
  public final int[] wholeFrame;
  public final int[] wholeRunEnd;

  // Vertices that several frames share, and their parts: where the frame's numbers begin, and the
  // factors of its x column, y column and translation.
  private final int[] sharedVertex;
  public final int[] addVertex;
  public final int[] addFrame;
  public final double[] addFactors;

  MeshDeformation(Armature armature) {
    List<Visual> visuals = armature.visuals();
    MeshCompiler compiler = new MeshCompiler();
    starts = new int[visuals.size()];
    for (int v = 0; v < starts.length; v++) {
      starts[v] = 2 * compiler.vertexCount();
      Mesh mesh = visuals.get(v).mesh();
      if (mesh != null && visuals.get(v).bone() >= 0) {
        compiler.add(visuals.get(v), mesh);
      }
    }
    vertexCount = compiler.vertexCount();

    List<MeshCompiler.BoneFrame> frames = compiler.boneFrames();
    frameBone = Ints.of(frames, f -> W * f.bone());
    pivotCos = new double[frameBone.length];
    pivotSin = new double[frameBone.length];
    pivotScaleX = new double[frameBone.length];
    pivotScaleY = new double[frameBone.length];
    for (int f = 0; f < frameBone.length; f++) {
      Pivot pivot = frames.get(f).pivot();
      pivotCos[f] = Trig.cos(pivot.rotation());
      pivotSin[f] = Trig.sin(pivot.rotation());
      pivotScaleX[f] = pivot.scaleX();
      pivotScaleY[f] = pivot.scaleY();
    }

    joints = new int[J * compiler.joints().size()];
    int at = 0;
    for (MeshCompiler.Joint joint : compiler.joints()) {
      joints[at] = W * joint.bone();
      joints[at + 1] = W * joint.before();
      joints[at + 2] = W * joint.after();
      joints[at + 3] = link(joint.before(), joint.bone(), armature.bones());
      joints[at + 4] = link(joint.bone(), joint.after(), armature.bones());
      at += J;
    }

    MeshCompiler.Shares whole = compiler.wholeShares();
    wholeVertex = whole.vertices();
    wholeRest = whole.rest();
    wholeFrame = whole.runFrames(M);
    wholeRunEnd = whole.runEnds();
    MeshCompiler.Shares parts = compiler.partShares();
    addVertex = parts.vertices();
    addFrame = parts.frames(M);
    addFactors = parts.factors();
    Set<Integer> shared = new LinkedHashSet<>();
    for (int vertex : addVertex) {
      shared.add(vertex);
    }
    sharedVertex = Ints.of(shared);
  }

  /** Physics takes a bone away from where its parent holds it, so that such a line is no link. */
  private static int link(int parent, int child, List<Bone> bones) {
    boolean linked = bones.get(child).parent() == parent && bones.get(child).physics() < 0;
    return linked ? L * child : -1;
  }

  int verticesAt(int visual) {
    return starts[visual];
  }

  /** Returns how many vertices all meshes have together. */
  public int vertexCount() {
    return vertexCount;
  }

  /** Returns how many numbers the matrices of all frames take: scratch of a pose. */
  public int matrixSize() {
    return M * (frameBone.length + joints.length / J);
  }

  void deform(double[] local, WorldPose world) {
    placeBones(world.bones, world.matrices);
    placeJoints(local, world.bones, world.matrices);
    placeVertices(world.matrices, world.vertices);
  }

  private void placeBones(double[] w, double[] m) {
    for (int f = 0, at = 0; f < frameBone.length; f++, at += M) {
      int bone = frameBone[f];
      double boneCos = w[bone + WorldPose.COS];
      double boneSin = w[bone + WorldPose.SIN];
      double cos = boneCos * pivotCos[f] - boneSin * pivotSin[f];
      double sin = boneSin * pivotCos[f] + boneCos * pivotSin[f];
      double scaleX = w[bone + WorldPose.SCALE_X] * pivotScaleX[f];
      double scaleY = w[bone + WorldPose.SCALE_Y] * pivotScaleY[f];
      m[at] = cos * scaleX;
      m[at + 1] = -sin * scaleY;
      m[at + 2] = w[bone + WorldPose.X];
      m[at + 3] = sin * scaleX;
      m[at + 4] = cos * scaleY;
      m[at + 5] = w[bone + WorldPose.Y];
    }
  }

  /** Turns each joint across its path: by the sum of the unit normals of the lines to and from. */
  private void placeJoints(double[] local, double[] w, double[] m) {
    int at = M * frameBone.length;
    for (int j = 0; j < joints.length; j += J, at += M) {
      int bone = joints[j];
      int before = joints[j + 1];
      double x = w[bone + WorldPose.X];
      double y = w[bone + WorldPose.Y];
      double along = alongLink(local, joints[j + 3], w[before + WorldPose.SCALE_X]);
      double lineX = along * w[before + WorldPose.COS];
      double lineY = along * w[before + WorldPose.SIN];
      if (along == 0 && before != bone) {
        double dx = x - w[before + WorldPose.X];
        double dy = y - w[before + WorldPose.Y];
        double part = perLength(dx, dy);
        lineX = dx * part;
        lineY = dy * part;
      }
      int after = joints[j + 2];
      along = alongLink(local, joints[j + 4], w[bone + WorldPose.SCALE_X]);
      if (along != 0) {
        lineX += along * w[bone + WorldPose.COS];
        lineY += along * w[bone + WorldPose.SIN];
      } else if (after != bone) {
        double dx = w[after + WorldPose.X] - x;
        double dy = w[after + WorldPose.Y] - y;
        double part = perLength(dx, dy);
        lineX += dx * part;
        lineY += dy * part;
      }
      double part = perLength(lineX, lineY);
      // Lines that cancel out have no direction; the angle of the zero vector is 0.
      double cos = part > 0 ? -lineY * part : 1;
      double sin = lineX * part;
      m[at] = cos;
      m[at + 1] = -sin;
      m[at + 2] = x;
      m[at + 3] = sin;
      m[at + 4] = cos;
      m[at + 5] = y;
    }
  }

  /**
   * Returns 1 or -1 if a child lies straight along or against its parent's x axis, as the bones of
   * a limb do: then the parent's rotation is the direction between them and no root is needed.
   */
  private static double alongLink(double[] local, int child, double parentScaleX) {
    return child < 0
        ? 0
        : along(local[child + LocalPose.X], local[child + LocalPose.Y], parentScaleX);
  }

  /** Returns the same for a child at a place in its parent. */
  public static double along(double x, double y, double parentScaleX) {
    if (y != 0) {
      return 0;
    }
    double along = x * parentScaleX;
    return along > 0 ? 1 : along < 0 ? -1 : 0;
  }

  /** Returns 1 divided by the length of a vector, 0 for none. */
  public static double perLength(double x, double y) {
    double length = Math.sqrt(x * x + y * y);
    return length > 0 ? 1 / length : 0;
  }

  private void placeVertices(double[] m, double[] out) {
    placeWhole(m, out);
    for (int e = 0; e < sharedVertex.length; e++) {
      int v = sharedVertex[e];
      out[v] = 0;
      out[v + 1] = 0;
    }
    for (int e = 0; e < addVertex.length; e++) {
      int k = addFrame[e];
      int v = addVertex[e];
      double x = addFactors[3 * e];
      double y = addFactors[3 * e + 1];
      double t = addFactors[3 * e + 2];
      out[v] = (m[k] * x + m[k + 1] * y + m[k + 2] * t) + out[v];
      out[v + 1] = (m[k + 3] * x + m[k + 4] * y + m[k + 5] * t) + out[v + 1];
    }
  }

  /** Places the vertices that one frame has for itself, frame by frame with its matrix at hand. */
  private void placeWhole(double[] m, double[] out) {
    int[] vertices = wholeVertex;
    double[] rest = wholeRest;
    double xx = 0;
    double xy = 0;
    double tx = 0;
    double yx = 0;
    double yy = 0;
    double ty = 0;
    int run = 0;
    int runEnd = 0;
    for (int i = 0; i < vertices.length; i++) {
      if (i == runEnd) {
        int k = wholeFrame[run];
        xx = m[k];
        xy = m[k + 1];
        tx = m[k + 2];
        yx = m[k + 3];
        yy = m[k + 4];
        ty = m[k + 5];
        runEnd = wholeRunEnd[run];
        run++;
      }
      int v = vertices[i];
      double x = rest[2 * i];
      double y = rest[2 * i + 1];
      out[v] = xx * x + xy * y + tx;
      out[v + 1] = yx * x + yy * y + ty;
    }
  }
}
