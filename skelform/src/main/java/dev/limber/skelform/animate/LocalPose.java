package dev.limber.skelform.animate;

import dev.limber.core.color.Rgba;
import dev.limber.core.math.Ints;
import dev.limber.core.pose.LocalValues;
import dev.limber.core.puppet.BoneMask;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.IkMode;
import dev.limber.skelform.data.Transform;
import dev.limber.skelform.data.Visual;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What animations change in an armature: five numbers for each bone and a tint for each visual, and
 * as arrays of their own the fields that switch instead of moving.
 */
public final class LocalPose extends LocalValues {
  /** Numbers for each bone in {@link #values}. */
  public static final int BONE_STRIDE = 5;

  /** Numbers for each visual in {@link #values}, behind those of the bones. */
  public static final int TINT_STRIDE = 4;

  /** Own hidden flag of each bone. */
  public final boolean[] hidden;

  /** Texture name of each visual. */
  public final String[] texture;

  /** Draw order of each visual. */
  public final int[] zindex;

  /** Solver of each IK family. */
  public final IkMode[] mode;

  /** Bending side of each IK family. */
  public final IkConstraint[] constraint;

  /** Whether the last bone of each IK family copies its target's rotation. */
  public final boolean[] mimicTarget;

  private final Armature armature;

  private LocalPose(Armature armature) {
    super(
        armature.bones().size(),
        BONE_STRIDE,
        Ints.of(armature.visuals(), Visual::bone),
        TINT_STRIDE);
    this.armature = armature;
    int visuals = armature.visuals().size();
    int families = armature.families().size();
    hidden = new boolean[armature.bones().size()];
    texture = new String[visuals];
    zindex = new int[visuals];
    mode = new IkMode[families];
    constraint = new IkConstraint[families];
    mimicTarget = new boolean[families];
  }

  /** Returns the state right after loading. */
  public static LocalPose start(Armature armature) {
    LocalPose pose = new LocalPose(armature);
    for (int b = 0; b < armature.bones().size(); b++) {
      Bone bone = armature.bones().get(b);
      pose.setBone(b, bone.start(), bone.hidden());
    }
    for (int v = 0; v < armature.visuals().size(); v++) {
      Visual visual = armature.visuals().get(v);
      pose.setVisual(v, visual.texture(), visual.zindex(), visual.tint());
    }
    for (int f = 0; f < armature.families().size(); f++) {
      IkFamily family = armature.families().get(f);
      pose.setFamily(f, family.mode(), family.constraint(), family.mimicTarget());
    }
    return pose;
  }

  /** Returns the state that un-animated fields go back to. */
  public static LocalPose initial(Armature armature) {
    LocalPose pose = new LocalPose(armature);
    for (int b = 0; b < armature.bones().size(); b++) {
      Bone bone = armature.bones().get(b);
      pose.setBone(b, bone.initial(), bone.initialHidden());
    }
    for (int v = 0; v < armature.visuals().size(); v++) {
      Visual visual = armature.visuals().get(v);
      pose.setVisual(v, visual.initialTexture(), visual.initialZindex(), visual.initialTint());
    }
    for (int f = 0; f < armature.families().size(); f++) {
      IkFamily family = armature.families().get(f);
      pose.setFamily(
          f, family.initialMode(), family.initialConstraint(), family.initialMimicTarget());
    }
    return pose;
  }

  private void setBone(int b, Transform transform, boolean isHidden) {
    int at = BONE_STRIDE * b;
    values[at + X] = transform.x();
    values[at + Y] = transform.y();
    values[at + ROTATION] = transform.rotation();
    values[at + SCALE_X] = transform.scaleX();
    values[at + SCALE_Y] = transform.scaleY();
    hidden[b] = isHidden;
  }

  private void setVisual(int v, String textureName, int z, Rgba tint) {
    texture[v] = textureName;
    zindex[v] = z;
    int at = tintAt(v);
    values[at] = tint.r();
    values[at + 1] = tint.g();
    values[at + 2] = tint.b();
    values[at + 3] = tint.a();
  }

  private void setFamily(int f, IkMode newMode, IkConstraint newConstraint, boolean mimic) {
    mode[f] = newMode;
    constraint[f] = newConstraint;
    mimicTarget[f] = mimic;
  }

  /** Returns where the tint of a visual begins in {@link #values}. */
  public int tintAt(int visual) {
    return partsAt + TINT_STRIDE * visual;
  }

  @Override
  public LocalPose copy() {
    LocalPose copy = new LocalPose(armature);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copySwitchesFrom(LocalValues other) {
    LocalPose from = (LocalPose) other;
    System.arraycopy(from.hidden, 0, hidden, 0, hidden.length);
    System.arraycopy(from.texture, 0, texture, 0, texture.length);
    System.arraycopy(from.zindex, 0, zindex, 0, zindex.length);
    System.arraycopy(from.mode, 0, mode, 0, mode.length);
    System.arraycopy(from.constraint, 0, constraint, 0, constraint.length);
    System.arraycopy(from.mimicTarget, 0, mimicTarget, 0, mimicTarget.length);
  }

  @Override
  protected void mixSwitches(
      LocalValues kept, @Nullable LocalValues home, boolean switched, @Nullable BoneMask mask) {
    if (mask == null && home == null) {
      if (!switched) {
        copySwitchesFrom(kept);
      }
      return;
    }
    LocalPose from = (LocalPose) kept;
    LocalPose same = (LocalPose) home;
    for (int b = 0; b < hidden.length; b++) {
      boolean own = switched && (mask == null || mask.contains(b));
      if (!own || (same != null && hidden[b] == same.hidden[b])) {
        hidden[b] = from.hidden[b];
      }
    }
    for (int v = 0; v < texture.length; v++) {
      boolean own = switched && (mask == null || mask.contains(armature.visuals().get(v).bone()));
      if (!own || (same != null && texture[v].equals(same.texture[v]))) {
        texture[v] = from.texture[v];
      }
      if (!own || (same != null && zindex[v] == same.zindex[v])) {
        zindex[v] = from.zindex[v];
      }
    }
    for (int f = 0; f < mode.length; f++) {
      List<Integer> chain = armature.families().get(f).bones();
      int first = chain.isEmpty() ? -1 : chain.get(0);
      boolean own = switched && (mask == null || mask.contains(first));
      if (!own || (same != null && mode[f] == same.mode[f])) {
        mode[f] = from.mode[f];
      }
      if (!own || (same != null && constraint[f] == same.constraint[f])) {
        constraint[f] = from.constraint[f];
      }
      if (!own || (same != null && mimicTarget[f] == same.mimicTarget[f])) {
        mimicTarget[f] = from.mimicTarget[f];
      }
    }
  }
}
