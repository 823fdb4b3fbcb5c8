package dev.limber.convert.lottie;

import dev.limber.core.canvas.PathOp;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.PathCommand;
import dev.limber.skel2d.draw.ShapeList;
import dev.limber.skel2d.pose.PosedBone;
import dev.limber.skel2d.pose.SkeletonPose;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** The outlines of shapes over time, as x and y in turn, y down. */
final class Outlines {
  private final Take take;
  private final Budget budget;

  /** All bones lie on the origin, so that outlines are as their bone sees them. */
  private final SkeletonPose flat;

  Outlines(Take take, Budget budget) {
    this.take = take;
    this.budget = budget;
    this.flat = take.skeleton.newPose();
    for (int b = 0; b < flat.boneCount(); b++) {
      flat.bone(b).flip(false, false).position(0, 0).rotation(0).scale(1, 1);
    }
    flat.construct();
  }

  /** Returns the steps of a shape. */
  List<PathOp> ops(Attachment.Shape shape) {
    ShapeList shapes = only(flat, shape);
    List<PathOp> ops = new ArrayList<>();
    for (int i = 0; i < shapes.opCount(0); i++) {
      ops.add(shapes.op(0, i));
    }
    return ops;
  }

  /** Returns the bones of a shape's points, that of its slot first. */
  List<Integer> bones(Attachment.Shape shape) {
    TreeSet<Integer> bones = new TreeSet<>();
    if (shape instanceof Attachment.Path path) {
      for (PathCommand command : path.commands()) {
        command.points().forEach(point -> bones.add(point.bone()));
      }
    }
    int owner = owner(shape);
    bones.remove(owner);
    List<Integer> all = new ArrayList<>(List.of(owner));
    all.addAll(bones);
    return all;
  }

  int owner(Attachment attachment) {
    return take.skeleton.slots().get(attachment.slot()).bone();
  }

  /** Returns the outline of a shape on its bone; all of its points must hang on that. */
  Curve standing(Attachment.Shape shape) {
    ShapeList shapes = only(flat, shape);
    double[] points = new double[2 * shapes.pointCount(0)];
    for (int i = 0; i < points.length; i += 2) {
      points[i] = shapes.x(0, i / 2);
      points[i + 1] = -shapes.y(0, i / 2);
    }
    return Curve.constant(points);
  }

  /**
   * Returns the outline of a shape that hangs on several bones, from one frame to another.
   *
   * @param onOwner whether as the bone of its slot sees it, which may then not be scaled; otherwise
   *     as it is in the world
   */
  Curve moving(Attachment.Shape shape, double from, double to, boolean onOwner) {
    TreeSet<Double> frames = new TreeSet<>();
    for (int bone : bones(shape)) {
      take.addKeys(bone, frames);
    }
    int size = 2 * only(flat, shape).pointCount(0);
    CurveFitter.Sampled sampled =
        (frame, out) -> {
          SkeletonPose pose = take.pose(frame);
          budget.compute(size);
          ShapeList shapes = only(pose, shape);
          PosedBone bone = pose.bone(owner(shape));
          for (int i = 0; i < size; i += 2) {
            double x = shapes.x(0, i / 2);
            double y = shapes.y(0, i / 2);
            out[i] = onOwner ? back(bone, 0, x, y) : x;
            out[i + 1] = -(onOwner ? back(bone, 2, x, y) : y);
          }
        };
    return CurveFitter.fit(sampled, size, Take.within(frames, from, to), budget);
  }

  /** Takes a point back through a matrix that only turns and mirrors: along one of its axes. */
  private static double back(PosedBone bone, int axis, double x, double y) {
    return bone.matrix(axis) * (x - bone.matrix(4)) + bone.matrix(axis + 1) * (y - bone.matrix(5));
  }

  /** Returns a list with a shape and no other. */
  private ShapeList only(SkeletonPose pose, Attachment.Shape shape) {
    for (int s = 0; s < pose.partCount(); s++) {
      pose.slot(s).hide();
    }
    pose.slot(shape.slot()).attachment(shape.name());
    return pose.shapes(take.skin);
  }
}
