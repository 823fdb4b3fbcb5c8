package dev.limber.skelform.animate;

import dev.limber.core.color.Rgba;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.IkMode;
import dev.limber.skelform.data.Transform;
import dev.limber.skelform.data.Visual;
import java.util.List;

/**
 * What animations change, as flat arrays: the local values of all bones, the tints, and the fields
 * that switch instead of moving.
 *
 * <p>{@link #values} holds {@value #BONE_STRIDE} numbers for each bone (x, y, rotation, scale x,
 * scale y) and behind them {@value #TINT_STRIDE} for each visual (r, g, b, a). One array, so that a
 * channel is one index.
 */
public final class LocalPose {
  /** Numbers for each bone in {@link #values}. */
  public static final int BONE_STRIDE = 5;

  /** Numbers for each visual in {@link #values}, behind those of the bones. */
  public static final int TINT_STRIDE = 4;

  /** Offset of x inside a bone's numbers. */
  public static final int X = 0;

  /** Offset of y inside a bone's numbers. */
  public static final int Y = 1;

  /** Offset of the rotation inside a bone's numbers. */
  public static final int ROTATION = 2;

  /** Offset of the x scale inside a bone's numbers. */
  public static final int SCALE_X = 3;

  /** Offset of the y scale inside a bone's numbers. */
  public static final int SCALE_Y = 4;

  /** Moving values: bones, then tints. */
  public final double[] values;

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

  private LocalPose(int bones, int visuals, int families) {
    values = new double[BONE_STRIDE * bones + TINT_STRIDE * visuals];
    hidden = new boolean[bones];
    texture = new String[visuals];
    zindex = new int[visuals];
    mode = new IkMode[families];
    constraint = new IkConstraint[families];
    mimicTarget = new boolean[families];
  }

  /** Returns the state right after loading. */
  public static LocalPose start(Armature armature) {
    LocalPose pose = sized(armature);
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
    LocalPose pose = sized(armature);
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

  private static LocalPose sized(Armature armature) {
    List<?> bones = armature.bones();
    return new LocalPose(bones.size(), armature.visuals().size(), armature.families().size());
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
    return BONE_STRIDE * hidden.length + TINT_STRIDE * visual;
  }

  /** Copies what switches of a visual. */
  void copyVisualFrom(LocalPose other, int visual) {
    texture[visual] = other.texture[visual];
    zindex[visual] = other.zindex[visual];
  }

  /** Copies what switches of an IK family. */
  void copyFamilyFrom(LocalPose other, int family) {
    mode[family] = other.mode[family];
    constraint[family] = other.constraint[family];
    mimicTarget[family] = other.mimicTarget[family];
  }

  /** Copies everything from another pose of the same armature. */
  public void copyFrom(LocalPose other) {
    copyValuesFrom(other);
    copySwitchesFrom(other);
  }

  /** Copies the moving values. */
  public void copyValuesFrom(LocalPose other) {
    System.arraycopy(other.values, 0, values, 0, values.length);
  }

  /** Copies the fields that switch. */
  public void copySwitchesFrom(LocalPose other) {
    System.arraycopy(other.hidden, 0, hidden, 0, hidden.length);
    System.arraycopy(other.texture, 0, texture, 0, texture.length);
    System.arraycopy(other.zindex, 0, zindex, 0, zindex.length);
    System.arraycopy(other.mode, 0, mode, 0, mode.length);
    System.arraycopy(other.constraint, 0, constraint, 0, constraint.length);
    System.arraycopy(other.mimicTarget, 0, mimicTarget, 0, mimicTarget.length);
  }
}
