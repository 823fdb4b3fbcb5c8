package dev.limber.convert.skf;

import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Transform;
import dev.limber.skelform.data.Visual;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The bones and visuals of an armature while it grows. Bones get their final places at the end:
 * each right behind its parent with what the parent shows, as editors list them.
 */
final class Draft {
  private record Node(String name, int parent, Transform transform, boolean hidden, int visual) {}

  private final List<Node> nodes = new ArrayList<>();
  private final List<Visual> visuals = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private final int first;

  /**
   * Creates an empty draft.
   *
   * @param first how many bones the skeleton has: they are added first
   */
  Draft(int first) {
    this.first = first;
  }

  /** Adds a bone; returns its number. */
  int bone(String name, int parent, Transform transform) {
    nodes.add(new Node(free(name), parent, transform, false, -1));
    return nodes.size() - 1;
  }

  /** Lets a bone show a visual, whose bone it is. */
  void show(int node, Visual visual, boolean hidden) {
    Node bare = nodes.get(node);
    nodes.set(node, new Node(bare.name, bare.parent, bare.transform, hidden, visuals.size()));
    visuals.add(visual);
  }

  private String free(String name) {
    String free = name;
    for (int i = 2; !names.add(free); i++) {
      free = name + " " + i;
    }
    return free;
  }

  int boneCount() {
    return nodes.size();
  }

  long vertexCount() {
    long count = 0;
    for (Visual visual : visuals) {
      Mesh mesh = visual.mesh();
      count += mesh == null ? 0 : mesh.vertices().size();
    }
    return count;
  }

  /** Returns the final place of each bone. */
  int[] places() {
    List<List<Integer>> children = new ArrayList<>();
    for (int i = 0; i <= nodes.size(); i++) {
      children.add(new ArrayList<>());
    }
    // What was added for a bone comes before its children; on the stack, behind them.
    for (int i = first - 1; i >= 0; i--) {
      children.get(nodes.get(i).parent + 1).add(i);
    }
    for (int i = nodes.size() - 1; i >= first; i--) {
      children.get(nodes.get(i).parent + 1).add(i);
    }
    int[] places = new int[nodes.size()];
    int next = 0;
    Deque<Integer> open = new ArrayDeque<>();
    children.get(0).forEach(open::push);
    while (!open.isEmpty()) {
      int node = open.pop();
      places[node] = next++;
      children.get(node + 1).forEach(open::push);
    }
    return places;
  }

  /** Returns the bones in their places. */
  List<Bone> bones(int[] places) {
    Bone[] bones = new Bone[places.length];
    for (int i = 0; i < places.length; i++) {
      Node node = nodes.get(i);
      bones[places[i]] =
          new Bone(
              node.name,
              node.parent < 0 ? -1 : places[node.parent],
              node.transform,
              node.transform,
              node.hidden,
              node.hidden,
              -1,
              node.visual,
              -1);
    }
    return List.of(bones);
  }

  /** Returns the visuals on bones in their places. */
  List<Visual> visuals(int[] places) {
    List<Visual> placed = new ArrayList<>();
    for (Visual visual : visuals) {
      Mesh mesh = visual.mesh();
      placed.add(
          new Visual(
              places[visual.bone()],
              visual.texture(),
              visual.initialTexture(),
              visual.zindex(),
              visual.initialZindex(),
              visual.tint(),
              visual.initialTint(),
              visual.pivot(),
              mesh == null ? null : placed(mesh, places)));
    }
    return placed;
  }

  private static Mesh placed(Mesh mesh, int[] places) {
    List<Mesh.Bind> binds = new ArrayList<>();
    for (Mesh.Bind bind : mesh.binds()) {
      binds.add(new Mesh.Bind(places[bind.bone()], bind.path(), bind.vertices()));
    }
    return new Mesh(mesh.vertices(), mesh.triangles(), binds);
  }
}
