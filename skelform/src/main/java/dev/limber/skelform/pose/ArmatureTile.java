package dev.limber.skelform.pose;

import dev.limber.core.crowd.Moment;
import dev.limber.core.crowd.Tile;
import dev.limber.core.crowd.Workbench;
import dev.limber.core.lanes.Step;
import dev.limber.core.lanes.Value;
import dev.limber.skelform.animate.Animator;
import dev.limber.skelform.animate.Clip;
import dev.limber.skelform.animate.LocalPose;
import dev.limber.skelform.construct.LaneLayout;
import dev.limber.skelform.construct.LaneProgram;
import dev.limber.skelform.construct.PhysicsSimulation;
import dev.limber.skelform.construct.WorldPose;
import dev.limber.skelform.data.Animation;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Poses of an armature side by side. */
final class ArmatureTile implements Tile {
  private static final int L = LocalPose.BONE_STRIDE;

  private final ArmatureLanes lanes;
  private final LaneLayout layout;

  /** The rows by number; those that no program needs are null. */
  private final double[][] rows;

  /** The clip whose values are the only ones that may differ from the initial ones. */
  private final @Nullable Clip[] shown = new Clip[Step.LANES];

  /** Number of the way in which a lane's families are solved. */
  private final int[] way = new int[Step.LANES];

  /** The program that computed a lane last. */
  private final @Nullable LaneProgram[] computedBy = new LaneProgram[Step.LANES];

  /** Whether a lane's vertices are computed. */
  private final boolean[] deformed = new boolean[Step.LANES];

  private int[] known = {};
  private List<LaneProgram> programs = List.of();

  ArmatureTile(ArmatureLanes lanes) {
    this.lanes = lanes;
    this.layout = lanes.layout;
    this.rows = new double[layout.count][];
    rows[LaneLayout.MOVING] = new double[Step.LANES];
    for (int row = layout.physics; row < layout.vertices; row++) {
      rows[row] = new double[Step.LANES];
    }
  }

  /** Makes rows for local values that have begun to differ from lane to lane. */
  @SuppressWarnings("ReferenceEquality") // A new array each time that there are more.
  private int[] varying() {
    if (known != lanes.varying) {
      known = lanes.varying;
      for (int slot : known) {
        if (rows[LaneLayout.LOCAL + slot] == null) {
          double[] row = new double[Step.LANES];
          Arrays.fill(row, lanes.compiled.initial.values[slot]);
          rows[LaneLayout.LOCAL + slot] = row;
        }
      }
    }
    return known;
  }

  @Override
  public void start(int lane) {
    take(lane, lanes.compiled.start);
    for (int i = 0; i < lanes.physicsStart.length; i++) {
      rows[layout.physics + i][lane] = lanes.physicsStart[i];
    }
    for (int row = layout.world; row < layout.count; row++) {
      boolean isPhysics = row >= layout.physics && row < layout.vertices;
      if (rows[row] != null && !isPhysics) {
        rows[row][lane] = 0;
      }
    }
    computedBy[lane] = null;
    deformed[lane] = false;
  }

  /** Returns whether a lane's vertices are computed, so that {@link #show} copies them. */
  boolean deformed(int lane) {
    return deformed[lane] || computedBy[lane] == null;
  }

  private void take(int lane, LocalPose pose) {
    for (int slot : varying()) {
      rows[LaneLayout.LOCAL + slot][lane] = pose.values[slot];
    }
    shown[lane] = null;
    way[lane] = lanes.wayOf(pose);
  }

  @Override
  public void pose(int lane, Moment moment, Workbench bench) {
    Clip clip = lanes.clip(moment.number());
    if (moment.fading() || clip == null || !(moment.animation() instanceof Animation animation)) {
      take(lane, ((ArmatureBench) bench).localPose(moment));
      return;
    }
    double frame = Animator.frameOf(ArmaturePose.frameAt(animation, moment.seconds()));
    restore(lane, clip);
    clip.sample(frame, rows, LaneLayout.LOCAL, layout.slots, lane);
    way[lane] = 0;
    if (clip.switchesFamilies()) {
      way[lane] = lanes.wayOf(((ArmatureBench) bench).switches(clip, frame));
    }
  }

  @SuppressWarnings("ReferenceEquality") // Clips are told apart as objects.
  private void restore(int lane, Clip clip) {
    if (shown[lane] != clip) {
      double[] initial = lanes.compiled.initial.values;
      for (int slot : varying()) {
        rows[LaneLayout.LOCAL + slot][lane] = initial[slot];
      }
      shown[lane] = clip;
    }
  }

  @Override
  public void set(int lane, int bone, int channel, double value) {
    varying();
    rows[LaneLayout.LOCAL + L * bone + channel][lane] = value;
    shown[lane] = null;
  }

  @Override
  public void moving(int lane, boolean moving) {
    rows[LaneLayout.MOVING][lane] = moving ? 1 : 0;
  }

  @Override
  public void step(int from, int to, Workbench bench) {
    for (int first = from; first < to; ) {
      int end = endOfWay(first, to);
      program(first).step(table(first, bench), first, end);
      first = end;
    }
  }

  @Override
  public void place(int from, int to, boolean stepped, boolean meshes, Workbench bench) {
    if (meshes && rows.length > layout.vertices && rows[layout.vertices] == null) {
      for (int row = layout.vertices; row < rows.length; row++) {
        rows[row] = new double[Step.LANES];
      }
    }
    for (int first = from; first < to; ) {
      int end = endOfWay(first, to);
      LaneProgram program = program(first);
      double[][] table = table(first, bench);
      if (!stepped) {
        program.stand(table, first, end);
      }
      program.shake(table, first, end);
      if (meshes) {
        program.deform(table, first, end);
      }
      Arrays.fill(computedBy, first, end, program);
      Arrays.fill(deformed, first, end, meshes);
      first = end;
    }
  }

  /** Lanes that are solved the same way are computed together. */
  private int endOfWay(int first, int to) {
    int end = first + 1;
    while (end < to && way[end] == way[first]) {
      end++;
    }
    return end;
  }

  private LaneProgram program(int lane) {
    return lanes.programs().get(way[lane]);
  }

  private double[][] table(int lane, Workbench bench) {
    ensureRows();
    double[][] table = ((ArmatureBench) bench).table(way[lane]);
    System.arraycopy(rows, 0, table, 0, rows.length);
    return table;
  }

  @SuppressWarnings("ReferenceEquality") // Written anew they are other programs.
  private void ensureRows() {
    varying();
    if (programs != lanes.programs()) {
      programs = lanes.programs();
      for (int row = layout.world; row < layout.physics; row++) {
        for (LaneProgram program : programs) {
          if (rows[row] == null && program.needs(row)) {
            rows[row] = new double[Step.LANES];
          }
        }
      }
    }
  }

  @Override
  public void shift(int lane, double x, double y) {
    for (int row = layout.physics; row < layout.vertices; row += PhysicsSimulation.STRIDE) {
      rows[row][lane] += x;
      rows[row + 1][lane] += y;
    }
  }

  @Override
  public int physicsCount() {
    return layout.vertices - layout.physics;
  }

  @Override
  public void physics(int lane, double[] out, int at) {
    for (int i = 0; i < physicsCount(); i++) {
      out[at + i] = rows[layout.physics + i][lane];
    }
  }

  @Override
  public boolean physicsIs(int lane, double[] state, int at) {
    for (int i = 0; i < physicsCount(); i++) {
      if (Double.doubleToLongBits(state[at + i])
          != Double.doubleToLongBits(rows[layout.physics + i][lane])) {
        return false;
      }
    }
    return true;
  }

  private double world(int lane, int bone, int part) {
    LaneProgram program = computedBy[lane];
    if (program == null) {
      return 0;
    }
    Value value = program.world(bone, part);
    return value.at(rows, lane);
  }

  @Override
  public double matrix(int lane, int bone, int part) {
    return switch (part) {
      case 0 -> world(lane, bone, WorldPose.COS) * world(lane, bone, WorldPose.SCALE_X);
      case 1 -> world(lane, bone, WorldPose.SIN) * world(lane, bone, WorldPose.SCALE_X);
      case 2 -> -world(lane, bone, WorldPose.SIN) * world(lane, bone, WorldPose.SCALE_Y);
      case 3 -> world(lane, bone, WorldPose.COS) * world(lane, bone, WorldPose.SCALE_Y);
      case 4 -> world(lane, bone, WorldPose.X);
      case 5 -> world(lane, bone, WorldPose.Y);
      default -> throw new IllegalArgumentException("a matrix has parts 0 to 5, not " + part);
    };
  }

  /** Copies a lane to the constructed values of a pose. */
  void show(int lane, WorldPose world) {
    int values = layout.physics - layout.world;
    for (int i = 0; i < values; i++) {
      world.bones[i] = world(lane, i / WorldPose.STRIDE, i % WorldPose.STRIDE);
    }
    for (int i = 0; i < world.physics.length; i++) {
      world.physics[i] = rows[layout.physics + i][lane];
    }
    if (deformed[lane]) {
      for (int i = 0; i < world.vertices.length; i++) {
        world.vertices[i] = rows[layout.vertices + i][lane];
      }
    }
  }

  @Override
  public void copy(Tile from, int fromLane, int lane) {
    ArmatureTile other = (ArmatureTile) from;
    varying();
    other.varying();
    ensureRows();
    other.ensureRows();
    for (int row = 0; row < rows.length; row++) {
      if (rows[row] != null && other.rows[row] != null) {
        rows[row][lane] = other.rows[row][fromLane];
      }
    }
    shown[lane] = other.shown[fromLane];
    way[lane] = other.way[fromLane];
    computedBy[lane] = other.computedBy[fromLane];
    deformed[lane] = other.deformed[fromLane] && rows[rows.length - 1] != null;
  }
}
