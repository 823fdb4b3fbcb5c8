package dev.limber.skelform.construct;

import dev.limber.core.math.Trig;
import dev.limber.skelform.animate.LocalPose;

/**
 * Constructed values of one character as flat arrays, in model space.
 *
 * <p>{@link #bones} holds {@value #STRIDE} numbers for each bone: x, y, cosine and sine of the
 * rotation, scale x, scale y.
 */
public final class WorldPose {
  /** Numbers for each bone in {@link #bones}. */
  public static final int STRIDE = 6;

  /** Offset of x inside a bone's numbers. */
  public static final int X = 0;

  /** Offset of y inside a bone's numbers. */
  public static final int Y = 1;

  /** Offset of the rotation's cosine inside a bone's numbers. */
  public static final int COS = 2;

  /** Offset of the rotation's sine inside a bone's numbers. */
  public static final int SIN = 3;

  /** Offset of the x scale inside a bone's numbers. */
  public static final int SCALE_X = 4;

  /** Offset of the y scale inside a bone's numbers. */
  public static final int SCALE_Y = 5;

  /** World transforms of all bones, and behind them of the ground that roots stand on. */
  public final double[] bones;

  /** Vertices of all meshes, x and y in turn. */
  public final double[] vertices;

  /** Physics state; see {@link PhysicsSimulation}. */
  public final double[] physics;

  /** Cosine and sine of each bone's local rotation, in turn; mirrored where {@link #mirrored}. */
  final double[] localTurns;

  /** Whether {@link #localTurns} of a bone are turned the other way round. */
  final boolean[] mirrored;

  /**
   * The same as {@link #localTurns}, but with what inverse kinematics makes of the rotations of
   * limbs; see {@link Rig#limbsOnly}.
   */
  final double[] solvedTurns;

  /** The local rotations that {@link #localTurns} belong to. */
  private final double[] rotation;

  /** Whether inverse kinematics sets the world rotation of a bone. */
  final boolean[] ikSet;

  /** Cosine and sine of the world rotation that inverse kinematics sets, in turn. */
  final double[] ikTurns;

  /** Scratch of {@link Inheritance}: a cosine and a sine. */
  final double[] swing = new double[2];

  /** Scratch of {@link MeshDeformation}. */
  final double[] matrices;

  WorldPose(Rig rig, double[] physicsStart) {
    int boneCount = rig.boneCount;
    matrices = new double[rig.meshes.matrixSize()];
    bones = new double[STRIDE * (boneCount + 1)];
    int ground = STRIDE * boneCount;
    bones[ground + COS] = 1;
    bones[ground + SCALE_X] = 1;
    bones[ground + SCALE_Y] = 1;
    vertices = new double[2 * rig.meshes.vertexCount()];
    physics = physicsStart.clone();
    localTurns = new double[2 * boneCount];
    mirrored = new boolean[boneCount];
    solvedTurns = new double[2 * boneCount];
    rotation = new double[boneCount];
    for (int b = 0; b < boneCount; b++) {
      localTurns[2 * b] = 1;
      solvedTurns[2 * b] = 1;
    }
    ikSet = new boolean[boneCount];
    ikTurns = new double[2 * boneCount];
  }

  /** Returns the world rotation of a bone in radians, -π to π. */
  public double rotation(int bone) {
    return Trig.atan2(bones[STRIDE * bone + SIN], bones[STRIDE * bone + COS]);
  }

  /**
   * Computes cosine and sine of the local rotations that have changed: few do from call to call.
   */
  void refreshRotations(double[] local) {
    for (int b = 0, at = LocalPose.ROTATION;
        b < rotation.length;
        b++, at += LocalPose.BONE_STRIDE) {
      double angle = local[at];
      if (angle != rotation[b]) {
        rotation[b] = angle;
        mirrored[b] = false;
        Trig.cosSin(angle, localTurns, 2 * b);
        solvedTurns[2 * b] = localTurns[2 * b];
        solvedTurns[2 * b + 1] = localTurns[2 * b + 1];
      }
    }
  }

  /**
   * Turns the rotations in mirrored parents the other way round: a rule of its own from 0.8 on. On
   * the way it computes the world scales, which depend on nothing but local ones until physics.
   */
  void mirrorTurns(Rig rig, double[] local) {
    for (int b = 0; b < mirrored.length; b++) {
      int parent = STRIDE * rig.hangsOn(b);
      double scaleX = bones[parent + SCALE_X];
      double scaleY = bones[parent + SCALE_Y];
      if (BoneFlip.isFacingLeft(scaleX, scaleY) != mirrored[b]) {
        mirrored[b] = !mirrored[b];
        localTurns[2 * b + 1] = -localTurns[2 * b + 1];
        solvedTurns[2 * b + 1] = localTurns[2 * b + 1];
      }
      int l = LocalPose.BONE_STRIDE * b;
      bones[STRIDE * b + SCALE_X] = local[l + LocalPose.SCALE_X] * scaleX;
      bones[STRIDE * b + SCALE_Y] = local[l + LocalPose.SCALE_Y] * scaleY;
    }
  }
}
