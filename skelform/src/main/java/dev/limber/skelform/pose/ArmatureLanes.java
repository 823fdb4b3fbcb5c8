package dev.limber.skelform.pose;

import dev.limber.core.crowd.Lanes;
import dev.limber.core.crowd.Moment;
import dev.limber.core.crowd.Settings;
import dev.limber.core.crowd.Stance;
import dev.limber.core.crowd.Tile;
import dev.limber.core.crowd.Workbench;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.skelform.animate.Clip;
import dev.limber.skelform.animate.LocalPose;
import dev.limber.skelform.construct.FamilyState;
import dev.limber.skelform.construct.LaneLayout;
import dev.limber.skelform.construct.LaneProgram;
import dev.limber.skelform.data.Animation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the members of one armature in a crowd share: which local values differ from member to
 * member, the ways in which their families are solved, and a program for each way.
 */
final class ArmatureLanes implements Lanes {
  private static final int L = LocalPose.BONE_STRIDE;

  final CompiledArmature compiled;
  final LaneLayout layout;
  final double[] physicsStart;

  /** Which local values differ from lane to lane; the slots of these. */
  private final boolean[] varies;

  int[] varying = {};

  /** The ways in which the families are solved; the first is that of clips that do not switch. */
  private final List<List<FamilyState>> ways = new ArrayList<>();

  private List<LaneProgram> programs = List.of();

  /** The clips of the animations that have been prepared. */
  private final @Nullable Clip[] clips;

  private boolean startPrepared;
  private boolean stale = true;
  private int revision;

  ArmatureLanes(CompiledArmature compiled) {
    this.compiled = compiled;
    this.layout = new LaneLayout(compiled.rig);
    this.physicsStart = compiled.rig.physicsStart();
    this.varies = new boolean[layout.slots];
    this.clips = new Clip[compiled.armature.animations().size()];
    addWay(compiled.initial);
  }

  @Override
  public boolean hasPhysics() {
    return !compiled.armature.physics().isEmpty();
  }

  @Override
  public int boneCount() {
    return compiled.armature.bones().size();
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // Animations are told apart as objects, as by poses.
  public int prepare(PuppetAnimation animation) {
    if (!(animation instanceof Animation own)) {
      throw new IllegalArgumentException("not an animation of an armature: " + animation.name());
    }
    Clip clip = compiled.clip(own);
    List<Animation> animations = compiled.armature.animations();
    int index = 0;
    while (animations.get(index) != own) {
      index++;
    }
    if (clips[index] == null) {
      clips[index] = clip;
      for (int slot : clip.slots()) {
        vary(slot);
      }
      LocalPose pose = LocalPose.initial(compiled.armature);
      for (int frame : clip.familySwitchFrames()) {
        pose.copySwitchesFrom(compiled.initial);
        clip.applySwitches(frame, pose);
        addWay(pose);
      }
    }
    return index;
  }

  /** Returns the clip of an animation that has been prepared, by its number. */
  @Nullable Clip clip(int number) {
    return number < 0 ? null : clips[number];
  }

  @Override
  public void prepareStart() {
    if (!startPrepared) {
      startPrepared = true;
      for (int slot = 0; slot < layout.slots; slot++) {
        double start = compiled.start.values[slot];
        if (Double.doubleToLongBits(start)
            != Double.doubleToLongBits(compiled.initial.values[slot])) {
          vary(slot);
        }
      }
      addWay(compiled.start);
    }
  }

  @Override
  public void prepare(int bone, int channel) {
    vary(L * bone + channel);
  }

  private void vary(int slot) {
    if (slot < layout.slots && !varies[slot]) {
      varies[slot] = true;
      int[] more = new int[varying.length + 1];
      System.arraycopy(varying, 0, more, 0, varying.length);
      more[varying.length] = slot;
      varying = more;
      stale = true;
    }
  }

  private void addWay(LocalPose pose) {
    if (wayOf(pose) < 0) {
      List<FamilyState> way = new ArrayList<>();
      for (int f = 0; f < pose.mode.length; f++) {
        way.add(new FamilyState(pose.mode[f], pose.constraint[f], pose.mimicTarget[f]));
      }
      ways.add(List.copyOf(way));
      stale = true;
    }
  }

  /** Returns the number of the way in which a pose's families are solved. */
  int wayOf(LocalPose pose) {
    for (int w = 0; w < ways.size(); w++) {
      if (isWay(ways.get(w), pose)) {
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
  public int revision() {
    if (stale) {
      stale = false;
      revision++;
      List<LaneProgram> written = new ArrayList<>();
      for (List<FamilyState> way : ways) {
        written.add(
            new LaneProgram(compiled.rig, layout, compiled.initial.values, varies.clone(), way));
      }
      programs = written;
    }
    return revision;
  }

  /** Returns the programs, one for each way, as of the last {@link #revision}. */
  List<LaneProgram> programs() {
    return programs;
  }

  @Override
  public Tile newTile() {
    return new ArmatureTile(this);
  }

  @Override
  public Workbench newWorkbench() {
    return new ArmatureBench(this);
  }

  @Override
  public Stance stance(Moment moment, Workbench bench) {
    LocalPose pose = LocalPose.initial(compiled.armature);
    pose.copyFrom(((ArmatureBench) bench).localPose(moment));
    return new ArmatureStance(pose);
  }

  @Override
  public void show(
      Tile tile, int lane, Moment moment, Settings settings, Workbench bench, Puppet puppet) {
    if (!(puppet instanceof ArmaturePose pose) || !pose.isOf(compiled)) {
      throw new IllegalArgumentException(
          "the character was made from another rig; make it with member.rig().newPose()");
    }
    PuppetAnimation animation = moment.animation();
    if (animation instanceof Animation own && !moment.fading()) {
      pose.animate(own, ArmaturePose.frameAt(own, moment.seconds()));
    } else {
      pose.local.copyFrom(((ArmatureBench) bench).localPose(moment));
      pose.valuesTouched();
      pose.switchesTouched();
    }
    for (int i = 0; i < settings.count(); i++) {
      pose.local.values[L * settings.bone(i) + settings.channel(i)] = settings.value(i);
      pose.valuesTouched();
    }
    ArmatureTile block = (ArmatureTile) tile;
    block.show(lane, pose.world);
    if (!block.deformed(lane)) {
      compiled.rig.deform(pose.local, pose.world);
    }
  }
}
