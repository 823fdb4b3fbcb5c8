package dev.limber.convert.skf;

import java.util.ArrayList;
import java.util.List;

/** What becomes of a mesh over an outline in all poses of the film. */
final class MeshMotion {
  /** How many times its width a line may be thin or thick without bones for all its points. */
  private static final double THINNEST = 0.9;

  private static final double THICKEST = 1.1;

  final OutlineMesh mesh;

  /** The largest area that was folded over in a pose, in square pixels. */
  double folded;

  /** Whether the line gets thinner or thicker in some pose if only the path's points turn it. */
  boolean changesWidth;

  /** How a line runs at each point of the path. */
  private final List<LineDirection> directions = new ArrayList<>();

  MeshMotion(OutlineMesh mesh) {
    this.mesh = mesh;
    for (int i = 0; mesh.shape.isLine && i < mesh.shape.outline.points().size(); i++) {
      directions.add(new LineDirection(mesh.shape, i));
    }
  }

  /** Looks at the mesh in a pose. */
  void see(PoseSample sample, double pixelsPerUnit) {
    if (mesh.shape.isLine) {
      for (int s = 0; s < mesh.count; s++) {
        seeWidth(s, sample);
      }
    } else {
      folded = Math.max(folded, folded(sample) * pixelsPerUnit * pixelsPerUnit);
    }
  }

  /** Finds how wide the band is where the points of the path turn it. */
  private void seeWidth(int s, PoseSample sample) {
    BoundShape.Sample point = mesh.samples.get(s);
    double cos = 0;
    double sin = 0;
    for (int i = 0; i < point.weights().length; i++) {
      double turn = directions.get(point.points().get(i)).turn(sample);
      cos += point.weights()[i] * Math.cos(turn);
      sin += point.weights()[i] * Math.sin(turn);
    }
    BandPoint drawn = drawn(s);
    if (drawn.isSharp()) { // Each line has its own side there.
      changesWidth |= Math.hypot(cos, sin) < THINNEST;
      return;
    }
    double sideX = -Math.sin(drawn.direction()) * drawn.stretch();
    double sideY = Math.cos(drawn.direction()) * drawn.stretch();
    double posedX = cos * sideX - sin * sideY;
    double posedY = sin * sideX + cos * sideY;
    BandPoint posed = posed(s, sample);
    changesWidth |=
        posed.leastWidth(posedX, posedY) < THINNEST || posed.mostWidth(posedX, posedY) > THICKEST;
  }

  /** Returns a point of the line where it is drawn. */
  BandPoint drawn(int s) {
    return new BandPoint().set(mesh.drawn(before(s)), mesh.drawn(s), mesh.drawn(after(s)));
  }

  /** Returns a point of the line in a pose. */
  BandPoint posed(int s, PoseSample sample) {
    return new BandPoint().set(place(before(s), sample), place(s, sample), place(after(s), sample));
  }

  private int before(int s) {
    return s > 0 ? s - 1 : mesh.shape.outline.closed() ? mesh.count - 1 : 0;
  }

  private int after(int s) {
    return s < mesh.count - 1 ? s + 1 : mesh.shape.outline.closed() ? 0 : s;
  }

  private double[] place(int s, PoseSample sample) {
    BoundShape.Sample point = mesh.samples.get(s);
    double[] place = new double[2];
    for (int i = 0; i < point.weights().length; i++) {
      double[] at = mesh.shape.posed(point.points().get(i), sample);
      place[0] += point.weights()[i] * at[0];
      place[1] += point.weights()[i] * at[1];
    }
    return place;
  }

  /** Returns the area of the triangles inside that are turned over, against most of the others. */
  private double folded(PoseSample sample) {
    double[] posedX = new double[mesh.samples.size()];
    double[] posedY = new double[mesh.samples.size()];
    for (int s = 0; s < posedX.length; s++) {
      double[] at = place(s, sample);
      posedX[s] = at[0];
      posedY[s] = at[1];
    }
    double left = 0;
    double right = 0;
    for (int t : mesh.insides) {
      int a = corner(t);
      int b = corner(t + 1);
      int c = corner(t + 2);
      double twice =
          (posedX[b] - posedX[a]) * (posedY[c] - posedY[a])
              - (posedY[b] - posedY[a]) * (posedX[c] - posedX[a]);
      left += Math.max(0, twice) / 2;
      right += Math.max(0, -twice) / 2;
    }
    return Math.min(left, right);
  }

  private int corner(int index) {
    return mesh.vertices.get(mesh.triangles.get(index)).sample();
  }
}
