package dev.limber.skelform.animate;

import dev.limber.core.math.Trig;
import dev.limber.core.puppet.BoneMask;
import dev.limber.skelform.data.Armature;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Mixes poses of one armature: a kept one and another. Allocates nothing. */
public final class PoseMix {
  private static final int STRIDE = LocalPose.BONE_STRIDE;

  private final Armature armature;
  private final LocalPose initial;
  private final LocalPose kept;
  private final int bones;

  /** How far each bone turns from the one pose to the other, as of the last mix. */
  private final double[] turns;

  private boolean known;

  /** Creates a mix that keeps the initial pose. */
  public PoseMix(Armature armature, LocalPose initial) {
    this.armature = armature;
    this.initial = initial;
    this.kept = LocalPose.initial(armature);
    this.bones = armature.bones().size();
    this.turns = new double[bones];
  }

  /** Keeps a pose. */
  public void take(LocalPose pose) {
    kept.copyFrom(pose);
  }

  /** Copies the kept pose. */
  public void show(LocalPose pose) {
    pose.copyFrom(kept);
  }

  /** Forgets which way the bones turn. */
  public void forget() {
    known = false;
  }

  /** Takes a pose back to a part of the way from the kept one to itself. */
  public void blend(LocalPose pose, double weight, @Nullable BoneMask mask) {
    double[] from = kept.values;
    double[] to = pose.values;
    for (int b = 0, at = 0; b < bones; b++, at += STRIDE) {
      double turn = turn(b, from[at + LocalPose.ROTATION], to[at + LocalPose.ROTATION]);
      if (mask == null || mask.contains(b)) {
        // At the end exactly there, and not a rounding error beside it.
        if (weight != 1) {
          to[at] = from[at] + (to[at] - from[at]) * weight;
          to[at + 1] = from[at + 1] + (to[at + 1] - from[at + 1]) * weight;
          to[at + 2] = from[at + 2] + turn * weight;
          to[at + 3] = from[at + 3] + (to[at + 3] - from[at + 3]) * weight;
          to[at + 4] = from[at + 4] + (to[at + 4] - from[at + 4]) * weight;
        }
      } else {
        System.arraycopy(from, at, to, at, STRIDE);
      }
    }
    known = true;
    for (int v = 0; v < kept.texture.length; v++) {
      double share = mask == null || mask.contains(boneOf(v)) ? weight : 0;
      int at = kept.tintAt(v);
      for (int i = at; i < at + LocalPose.TINT_STRIDE; i++) {
        to[i] = share == 1 ? to[i] : from[i] + (to[i] - from[i]) * share;
      }
    }
    blendSwitches(pose, weight >= 0.5, mask);
  }

  private void blendSwitches(LocalPose pose, boolean switched, @Nullable BoneMask mask) {
    if (mask == null) {
      if (!switched) {
        pose.copySwitchesFrom(kept);
      }
      return;
    }
    for (int b = 0; b < bones; b++) {
      if (!(switched && mask.contains(b))) {
        pose.hidden[b] = kept.hidden[b];
      }
    }
    for (int v = 0; v < kept.texture.length; v++) {
      if (!(switched && mask.contains(boneOf(v)))) {
        pose.copyVisualFrom(kept, v);
      }
    }
    for (int f = 0; f < kept.mode.length; f++) {
      if (!(switched && mask.contains(firstBone(f)))) {
        pose.copyFamilyFrom(kept, f);
      }
    }
  }

  /** Makes a pose the kept one with the difference between itself and the initial one on top. */
  public void add(LocalPose pose, double weight, @Nullable BoneMask mask) {
    double[] home = initial.values;
    double[] from = kept.values;
    double[] to = pose.values;
    for (int b = 0, at = 0; b < bones; b++, at += STRIDE) {
      double turn = turn(b, home[at + LocalPose.ROTATION], to[at + LocalPose.ROTATION]);
      if (mask == null || mask.contains(b)) {
        to[at] = from[at] + (to[at] - home[at]) * weight;
        to[at + 1] = from[at + 1] + (to[at + 1] - home[at + 1]) * weight;
        to[at + 2] = from[at + 2] + turn * weight;
        to[at + 3] = from[at + 3] + (to[at + 3] - home[at + 3]) * weight;
        to[at + 4] = from[at + 4] + (to[at + 4] - home[at + 4]) * weight;
      } else {
        System.arraycopy(from, at, to, at, STRIDE);
      }
    }
    known = true;
    for (int v = 0; v < kept.texture.length; v++) {
      double share = mask == null || mask.contains(boneOf(v)) ? weight : 0;
      int at = kept.tintAt(v);
      for (int i = at; i < at + LocalPose.TINT_STRIDE; i++) {
        double sum = from[i] + (to[i] - home[i]) * share;
        to[i] = share == 0 ? from[i] : Math.max(0, Math.min(1, sum));
      }
    }
    addSwitches(pose, weight >= 0.5, mask);
  }

  private void addSwitches(LocalPose pose, boolean switched, @Nullable BoneMask mask) {
    for (int b = 0; b < bones; b++) {
      boolean own = switched && (mask == null || mask.contains(b));
      if (!own || pose.hidden[b] == initial.hidden[b]) {
        pose.hidden[b] = kept.hidden[b];
      }
    }
    for (int v = 0; v < kept.texture.length; v++) {
      boolean own = switched && (mask == null || mask.contains(boneOf(v)));
      if (!own || pose.texture[v].equals(initial.texture[v])) {
        pose.texture[v] = kept.texture[v];
      }
      if (!own || pose.zindex[v] == initial.zindex[v]) {
        pose.zindex[v] = kept.zindex[v];
      }
    }
    for (int f = 0; f < kept.mode.length; f++) {
      boolean own = switched && (mask == null || mask.contains(firstBone(f)));
      if (!own || pose.mode[f] == initial.mode[f]) {
        pose.mode[f] = kept.mode[f];
      }
      if (!own || pose.constraint[f] == initial.constraint[f]) {
        pose.constraint[f] = kept.constraint[f];
      }
      if (!own || pose.mimicTarget[f] == initial.mimicTarget[f]) {
        pose.mimicTarget[f] = kept.mimicTarget[f];
      }
    }
  }

  /**
   * Returns the turn from one angle to another: the short way, later the way nearest to the last.
   */
  private double turn(int bone, double from, double to) {
    double near = known ? turns[bone] : 0;
    double turn = near + Trig.shortestTurn(near, to - from);
    turns[bone] = turn;
    return turn;
  }

  private int boneOf(int visual) {
    return armature.visuals().get(visual).bone();
  }

  private int firstBone(int family) {
    List<Integer> chain = armature.families().get(family).bones();
    return chain.isEmpty() ? -1 : chain.get(0);
  }
}
