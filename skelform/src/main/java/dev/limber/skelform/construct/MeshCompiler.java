package dev.limber.skelform.construct;

import dev.limber.core.math.Ints;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Pivot;
import dev.limber.skelform.data.Visual;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Folds the binds of meshes into shares; see {@link MeshDeformation}.
 *
 * <p>The mesh's own bone places every vertex. A weight bind of weight w keeps 1 - w of what is
 * there and adds w of its own; a path bind replaces what is there. Going through the binds from the
 * last to the first, each takes its part of what the later ones have left: one look at each pull.
 */
final class MeshCompiler {
  private static final double MOST_LEFT = 1e15;

  /** A bone as a mesh sees it. */
  record BoneFrame(int bone, Pivot pivot) {}

  /** A path bind's bone between those of its neighbours. */
  record Joint(int bone, int before, int after) {}

  /** A frame's part in a vertex: how much turned rest position, how much translation. */
  private static final class Share {
    private double linear;
    private double translation;
  }

  private final Map<BoneFrame, Integer> boneFrames = new LinkedHashMap<>();
  private final List<Joint> joints = new ArrayList<>();
  private final List<Mesh.Vertex> vertices = new ArrayList<>();

  /** Per vertex its shares by frame; joints are numbered below zero until all bones are known. */
  private final List<Map<Integer, Share>> shares = new ArrayList<>();

  int vertexCount() {
    return vertices.size();
  }

  List<BoneFrame> boneFrames() {
    return List.copyOf(boneFrames.keySet());
  }

  List<Joint> joints() {
    return joints;
  }

  void add(Visual visual, Mesh mesh) {
    int first = vertices.size();
    double[] left = new double[mesh.vertices().size()];
    for (int v = 0; v < left.length; v++) {
      left[v] = 1;
      vertices.add(mesh.vertices().get(v));
      shares.add(new LinkedHashMap<>());
    }
    for (int i = mesh.binds().size() - 1; i >= 0; i--) {
      Mesh.Bind bind = mesh.binds().get(i);
      if (bind.bone() >= 0) {
        fold(bind, bind.path() ? joint(mesh, i) : boneFrame(bind.bone(), visual), first, left);
      }
    }
    int own = boneFrame(visual.bone(), visual);
    for (int v = 0; v < left.length; v++) {
      // Also when nothing is left and nobody has a share: the vertex is on the origin then.
      if (left[v] != 0 || shares.get(first + v).isEmpty()) {
        share(first + v, own, left[v], left[v]);
      }
    }
  }

  private void fold(Mesh.Bind bind, int frame, int first, double[] left) {
    for (int i = bind.vertices().size() - 1; i >= 0; i--) {
      int v = bind.vertices().get(i).vertex();
      double weight = bind.vertices().get(i).weight();
      double before = left[v];
      if (before == 0) {
        continue;
      }
      if (bind.path()) {
        share(first + v, frame, weight * before, before);
        left[v] = 0;
      } else {
        share(first + v, frame, weight * before, weight * before);
        double rest = (1 - weight) * before;
        // Weights far outside 0 to 1 multiply up; nonsense stays finite by being cut off.
        left[v] = Math.abs(rest) < MOST_LEFT ? rest : 0;
      }
    }
  }

  private void share(int vertex, int frame, double linear, double translation) {
    Share share = shares.get(vertex).computeIfAbsent(frame, f -> new Share());
    share.linear += linear;
    share.translation += translation;
  }

  private int boneFrame(int bone, Visual visual) {
    BoneFrame frame = new BoneFrame(bone, visual.pivot());
    return boneFrames.computeIfAbsent(frame, f -> boneFrames.size());
  }

  private int joint(Mesh mesh, int bind) {
    List<Mesh.Bind> binds = mesh.binds();
    int bone = binds.get(bind).bone();
    int before = binds.get(Math.max(0, bind - 1)).bone();
    int after = binds.get(Math.min(bind + 1, binds.size() - 1)).bone();
    // A neighbour without a bone adds no direction, like the end of the path.
    joints.add(new Joint(bone, before < 0 ? bone : before, after < 0 ? bone : after));
    return -joints.size();
  }

  /** Returns the vertices that one frame has for itself, sorted by frame. */
  Shares wholeShares() {
    List<Part> parts = new ArrayList<>();
    for (int v = 0; v < vertices.size(); v++) {
      if (isWhole(v)) {
        addParts(v, parts);
      }
    }
    parts.sort(Comparator.comparingInt(Part::frame));
    return new Shares(parts);
  }

  /** Returns the parts of the vertices that several frames share. */
  Shares partShares() {
    List<Part> parts = new ArrayList<>();
    for (int v = 0; v < vertices.size(); v++) {
      if (!isWhole(v)) {
        addParts(v, parts);
      }
    }
    return new Shares(parts);
  }

  private boolean isWhole(int vertex) {
    Map<Integer, Share> parts = shares.get(vertex);
    if (parts.size() != 1) {
      return false;
    }
    Share only = parts.values().iterator().next();
    return only.linear == 1 && only.translation == 1;
  }

  /** A frame's part in a vertex. */
  private record Part(int vertex, int frame, Share share) {}

  private void addParts(int vertex, List<Part> parts) {
    shares
        .get(vertex)
        .forEach(
            (frame, share) -> {
              int number = frame < 0 ? boneFrames.size() - frame - 1 : frame;
              parts.add(new Part(vertex, number, share));
            });
  }

  /** Parts as flat arrays. */
  final class Shares {
    private final List<Part> parts;

    private Shares(List<Part> parts) {
      this.parts = parts;
    }

    /** Where the vertices are written: x and y in turn. */
    int[] vertices() {
      return Ints.of(parts, part -> 2 * part.vertex);
    }

    int[] frames(int stride) {
      return Ints.of(parts, part -> stride * part.frame);
    }

    /** The frames of runs of parts with the same frame. */
    int[] runFrames(int stride) {
      return Ints.of(runs(), i -> stride * parts.get(i).frame);
    }

    /** Where those runs end. */
    int[] runEnds() {
      return Ints.of(runs(), i -> i + 1);
    }

    /** The last part of each run. */
    private List<Integer> runs() {
      List<Integer> last = new ArrayList<>();
      for (int i = 0; i < parts.size(); i++) {
        if (i + 1 == parts.size() || parts.get(i).frame != parts.get(i + 1).frame) {
          last.add(i);
        }
      }
      return last;
    }

    double[] rest() {
      double[] rest = new double[2 * parts.size()];
      for (int e = 0; e < parts.size(); e++) {
        Mesh.Vertex vertex = vertices.get(parts.get(e).vertex);
        rest[2 * e] = vertex.x();
        rest[2 * e + 1] = vertex.y();
      }
      return rest;
    }

    double[] factors() {
      double[] factors = new double[3 * parts.size()];
      for (int e = 0; e < parts.size(); e++) {
        Mesh.Vertex rest = vertices.get(parts.get(e).vertex);
        Share share = parts.get(e).share;
        factors[3 * e] = rest.x() * share.linear;
        factors[3 * e + 1] = rest.y() * share.linear;
        factors[3 * e + 2] = share.translation;
      }
      return factors;
    }
  }
}
