package dev.limber.convert.skf;

import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Transform;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Bones for the points of bound outlines, so that a mesh follows them exactly.
 *
 * <p>A point of a curve is a sum of the curve's points with weights that depend on the parameter
 * alone, wherever bones take those points; and a vertex of a SkelForm mesh that lies on the origin
 * of some bones is a sum of their places with its weights. So each point of the path gets a bone,
 * and every vertex hangs on those of its curve. What a vertex is off its outline is turned with
 * these bones. They are upright where the outline is drawn; where a line turns or stretches against
 * its bone, they turn with the line and keep their size.
 */
final class Helpers {
  private record Place(int carrier, Transform transform) {}

  private final Draft draft;
  private final List<Channel> channels;
  private final PoseSample setup;
  private final Map<Place, Integer> known = new HashMap<>();

  Helpers(Draft draft, List<Channel> channels, PoseSample setup) {
    this.draft = draft;
    this.channels = channels;
    this.setup = setup;
  }

  /** Adds the bones of a shape's points; returns them. */
  int[] add(String name, BoundShape shape) {
    int[] bones = new int[shape.outline.points().size()];
    for (int i = 0; i < bones.length; i++) {
      String own = name + " " + i;
      bones[i] =
          shape.isStill(i)
              ? known.computeIfAbsent(still(shape, i), p -> draft.bone(own, p.carrier, p.transform))
              : moving(own, shape, i);
    }
    return bones;
  }

  private static Place still(BoundShape shape, int i) {
    double[] at = shape.onBone(i);
    Transform transform =
        new Transform(
            at[0],
            at[1],
            shape.drawnTurn[i],
            inverse(shape.drawnScaleX[i]),
            inverse(shape.drawnScaleY[i]));
    return new Place(shape.outline.points().get(i).bone(), transform);
  }

  private int moving(String name, BoundShape shape, int i) {
    boolean carried = shape.isCarried(i);
    int bone = shape.outline.points().get(i).bone();
    int carrier = carried ? bone : -1;
    LineDirection direction = new LineDirection(shape, i);
    double[] at = carried ? shape.onBone(i) : shape.posed(i, setup);
    int node =
        draft.bone(
            name,
            carrier,
            new Transform(
                at[0],
                at[1],
                carried ? setup.turnOn(bone, direction.turn(setup)) : direction.turn(setup),
                carried ? inverse(setup.scaleX[bone]) : 1,
                carried ? inverse(setup.scaleY[bone]) : 1));
    if (carried) {
      channels.add(new Channel(node, Element.ROTATION, s -> s.turnOn(bone, direction.turn(s))));
      channels.add(new Channel(node, Element.SCALE_X, s -> inverse(s.scaleX[bone])));
      channels.add(new Channel(node, Element.SCALE_Y, s -> inverse(s.scaleY[bone])));
    } else {
      channels.add(new Channel(node, Element.POSITION_X, s -> shape.posed(i, s)[0]));
      channels.add(new Channel(node, Element.POSITION_Y, s -> shape.posed(i, s)[1]));
      channels.add(new Channel(node, Element.ROTATION, direction::turn));
    }
    return node;
  }

  private static double inverse(double scale) {
    return Math.abs(scale) < 1e-6 ? 1 : 1 / scale;
  }

  /**
   * Adds a bone for each point of a line that bends much: it goes where the line goes, along its
   * direction, and is as wide across as the line's corner has to be.
   */
  int[] addBand(String name, MeshMotion motion) {
    int[] bones = new int[motion.mesh.samples.size()];
    for (int s = 0; s < bones.length; s++) {
      int point = s;
      double stretch = motion.drawn(s).stretch();
      BandPoint start = motion.posed(s, setup);
      bones[s] =
          draft.bone(
              name + " " + s,
              -1,
              new Transform(start.x, start.y, start.direction(), 1, start.stretch() / stretch));
      channels.add(new Channel(bones[s], Element.POSITION_X, p -> motion.posed(point, p).x));
      channels.add(new Channel(bones[s], Element.POSITION_Y, p -> motion.posed(point, p).y));
      channels.add(
          new Channel(bones[s], Element.ROTATION, p -> motion.posed(point, p).direction()));
      channels.add(
          new Channel(bones[s], Element.SCALE_Y, p -> motion.posed(point, p).stretch() / stretch));
    }
    return bones;
  }

  /** Returns the mesh of a line whose vertices hang on the bones of its own points. */
  static Mesh bandMesh(MeshMotion motion, int[] bones, Frame frame, double scale) {
    OutlineMesh outline = motion.mesh;
    List<Mesh.Vertex> vertices = new ArrayList<>();
    List<List<Mesh.BindVertex>> pulls = new ArrayList<>();
    for (int ignored : bones) {
      pulls.add(new ArrayList<>());
    }
    for (OutlineMesh.Vertex vertex : outline.vertices) {
      double direction = motion.drawn(vertex.sample()).direction();
      double cos = Math.cos(direction);
      double sin = Math.sin(direction);
      pulls.get(vertex.sample()).add(new Mesh.BindVertex(vertices.size(), 1));
      vertices.add(
          onPicture(
              outline,
              vertex,
              cos * vertex.x() + sin * vertex.y(),
              cos * vertex.y() - sin * vertex.x(),
              frame,
              scale));
    }
    return new Mesh(vertices, outline.triangles, binds(bones, pulls));
  }

  /** Returns the mesh whose vertices hang on the bones of the path's points. */
  static Mesh mesh(OutlineMesh outline, int[] bones, Frame frame, double scale) {
    List<Mesh.Vertex> vertices = new ArrayList<>();
    List<List<Mesh.BindVertex>> pulls = new ArrayList<>();
    for (int ignored : bones) {
      pulls.add(new ArrayList<>());
    }
    for (int v = 0; v < outline.vertices.size(); v++) {
      OutlineMesh.Vertex vertex = outline.vertices.get(v);
      vertices.add(onPicture(outline, vertex, vertex.x(), vertex.y(), frame, scale));
      pull(outline.samples.get(vertex.sample()), v, pulls);
    }
    return new Mesh(vertices, outline.triangles, binds(bones, pulls));
  }

  private static Mesh.Vertex onPicture(
      OutlineMesh outline,
      OutlineMesh.Vertex vertex,
      double x,
      double y,
      Frame frame,
      double scale) {
    return new Mesh.Vertex(
        x,
        y,
        (outline.drawnX(vertex) * scale - frame.left()) / frame.width(),
        (-outline.drawnY(vertex) * scale - frame.top()) / frame.height());
  }

  private static List<Mesh.Bind> binds(int[] bones, List<List<Mesh.BindVertex>> pulls) {
    List<Mesh.Bind> binds = new ArrayList<>();
    for (int i = 0; i < bones.length; i++) {
      if (!pulls.get(i).isEmpty()) {
        binds.add(new Mesh.Bind(bones[i], false, pulls.get(i)));
      }
    }
    return binds;
  }

  /**
   * Binds a vertex. Each bind keeps 1 - w of what the earlier ones made and adds w of its own: with
   * its part of all parts so far as w, every one has its part in the end.
   */
  private static void pull(
      BoundShape.Sample sample, int vertex, List<List<Mesh.BindVertex>> pulls) {
    Map<Integer, Double> parts = new TreeMap<>();
    for (int i = 0; i < sample.weights().length; i++) {
      parts.merge(sample.points().get(i), sample.weights()[i], Double::sum);
    }
    double sum = 0;
    for (Map.Entry<Integer, Double> part : parts.entrySet()) {
      if (part.getValue() > 0) {
        sum += part.getValue();
        pulls.get(part.getKey()).add(new Mesh.BindVertex(vertex, part.getValue() / sum));
      }
    }
  }
}
