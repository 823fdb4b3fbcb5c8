package dev.limber.crowd.skelform;

import dev.limber.core.pose.LocalValues;
import dev.limber.core.puppet.Puppet;
import dev.limber.crowd.batch.BatchProgram;
import dev.limber.crowd.batch.BatchRig;
import dev.limber.crowd.batch.PlayState;
import dev.limber.crowd.batch.PoseBlock;
import dev.limber.crowd.batch.RowLayout;
import dev.limber.crowd.batch.Scratch;
import dev.limber.crowd.batch.Settings;
import dev.limber.skelform.animate.Animator;
import dev.limber.skelform.animate.CompiledAnimation;
import dev.limber.skelform.animate.Frames;
import dev.limber.skelform.animate.LocalPose;
import dev.limber.skelform.construct.ArmatureInternals;
import dev.limber.skelform.construct.PhysicsSimulation;
import dev.limber.skelform.construct.Rig;
import dev.limber.skelform.construct.WorldPose;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.pose.ArmaturePose;
import java.util.ArrayList;
import java.util.List;

/** An armature in a crowd. Its members may solve their IK families in different ways. */
public final class ArmatureBatch extends BatchRig {
  private static final int W = WorldPose.STRIDE;

  private final Armature armature;
  private final ArmatureInternals internals;
  private final RowLayout layout;

  /** The ways in which the families are solved; the first is that of the initial pose. */
  private final List<List<FamilyState>> ways = new ArrayList<>();

  private final CompiledAnimation[] compiled;

  /** Prepares for the armature of a pose. */
  public ArmatureBatch(ArmaturePose pose) {
    this(pose.armature(), pose.internals(), layoutOf(pose.internals().rig()));
  }

  private ArmatureBatch(Armature armature, ArmatureInternals internals, RowLayout layout) {
    super(
        layout,
        internals.start(),
        internals.initial(),
        internals.rig().physicsStart(),
        armature.animations());
    this.armature = armature;
    this.internals = internals;
    this.layout = layout;
    this.compiled = new CompiledAnimation[armature.animations().size()];
    addWay(internals.initial());
  }

  private static RowLayout layoutOf(Rig rig) {
    return new RowLayout(
        LocalPose.BONE_STRIDE * rig.boneCount,
        W * rig.boneCount,
        rig.physicsStart().length,
        2 * rig.meshes.vertexCount());
  }

  @Override
  protected int[] prepare(int number) {
    CompiledAnimation animation = internals.animations().apply(armature.animations().get(number));
    compiled[number] = animation;
    LocalPose pose = internals.initial().copy();
    for (int frame : animation.familySwitchFrames()) {
      pose.copySwitchesFrom(internals.initial());
      animation.applySwitches(frame, pose);
      addWay(pose);
    }
    return animation.slots();
  }

  @Override
  protected void addWay(LocalValues pose) {
    if (wayOf(pose) < 0) {
      LocalPose local = (LocalPose) pose;
      List<FamilyState> way = new ArrayList<>();
      for (int f = 0; f < local.mode.length; f++) {
        way.add(new FamilyState(local.mode[f], local.constraint[f], local.mimicTarget[f]));
      }
      ways.add(List.copyOf(way));
      rewrite();
    }
  }

  @Override
  protected int wayOf(LocalValues pose) {
    for (int w = 0; w < ways.size(); w++) {
      if (isWay(ways.get(w), (LocalPose) pose)) {
        return w;
      }
    }
    return -1;
  }

  private static boolean isWay(List<FamilyState> way, LocalPose pose) {
    for (int f = 0; f < way.size(); f++) {
      FamilyState state = way.get(f);
      if (state.mode() != pose.mode[f]
          || state.constraint() != pose.constraint[f]
          || state.mimicTarget() != pose.mimicTarget[f]) {
        return false;
      }
    }
    return true;
  }

  @Override
  protected List<BatchProgram> write(boolean[] varies) {
    List<BatchProgram> programs = new ArrayList<>();
    for (List<FamilyState> way : ways) {
      ProgramValues values =
          new ProgramValues(internals.rig(), layout, internals.initial().values, varies);
      programs.add(ArmatureProgram.write(values, way));
    }
    return programs;
  }

  @Override
  protected void play(int number, double seconds, LocalValues out) {
    if (number < 0) {
      out.copyFrom(internals.start());
    } else {
      double frame = frame(number, seconds);
      out.copyFrom(internals.initial());
      compiled[number].sample(frame, out.values);
      compiled[number].applySwitches(frame, (LocalPose) out);
    }
  }

  @Override
  protected int playMoved(
      int number, double seconds, LocalValues scratch, double[][] rows, int lane) {
    CompiledAnimation animation = compiled[number];
    double frame = frame(number, seconds);
    animation.sample(frame, rows, RowLayout.LOCAL, layout.slots, lane);
    if (!animation.switchesFamilies()) {
      return 0;
    }
    scratch.copySwitchesFrom(internals.initial());
    animation.applySwitches(frame, (LocalPose) scratch);
    return wayOf(scratch);
  }

  private double frame(int number, double seconds) {
    Animation animation = armature.animations().get(number);
    return Animator.frameOf(Frames.at(animation, seconds));
  }

  @Override
  public void shift(PoseBlock block, int lane, double x, double y) {
    block.shift(lane, PhysicsSimulation.STRIDE, x, y);
  }

  @Override
  public double matrix(PoseBlock block, int lane, int bone, int part) {
    int at = W * bone;
    return switch (part) {
      case 0 -> block.world(lane, at + WorldPose.COS) * block.world(lane, at + WorldPose.SCALE_X);
      case 1 -> block.world(lane, at + WorldPose.SIN) * block.world(lane, at + WorldPose.SCALE_X);
      case 2 -> -block.world(lane, at + WorldPose.SIN) * block.world(lane, at + WorldPose.SCALE_Y);
      case 3 -> block.world(lane, at + WorldPose.COS) * block.world(lane, at + WorldPose.SCALE_Y);
      case 4 -> block.world(lane, at + WorldPose.X);
      default -> block.world(lane, at + WorldPose.Y);
    };
  }

  @Override
  @SuppressWarnings(
      "ReferenceEquality") // Rigs are compared by identity: equal ones have their own poses.
  public void show(
      PoseBlock block,
      int lane,
      PlayState state,
      Settings settings,
      Scratch scratch,
      Puppet puppet) {
    if (!(puppet instanceof ArmaturePose pose) || pose.armature() != armature) {
      throw isOfAnother();
    }
    ArmatureInternals shown = pose.internals();
    if (state.animation >= 0 && !state.fading) {
      pose.seek(armature.animations().get(state.animation), state.seconds);
    } else {
      shown.local().copyFrom(scratch.pose(state));
      shown.touched().run();
    }
    if (settings.count() > 0) {
      setLocal(shown.local(), settings);
      shown.touched().run();
    }
    WorldPose world = shown.world();
    if (block.show(lane, world.bones, world.physics, world.vertices)) {
      internals.rig().deform(shown.local(), world);
    }
  }
}
