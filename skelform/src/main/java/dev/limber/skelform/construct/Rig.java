package dev.limber.skelform.construct;

import dev.limber.core.math.Ints;
import dev.limber.skelform.animate.LocalPose;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Ruleset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * An armature compiled for constructing: links as flat arrays, and for each inheritance pass the
 * bones that it must visit. Immutable, shared by all poses.
 *
 * <p>The first pass visits only what the solvers look at, the second what was not visited or what
 * they move, the third what physics moves. Each bone's last visit gives the same values as visiting
 * all bones in all passes, as the spec does.
 */
public final class Rig {
  /** How many bones there are. */
  public final int boneCount;

  final int[] parents;

  /** Index of each bone's physics entry, -1 for none. */
  public final int[] physicsOf;

  /** Bones of each IK family, root first. */
  public final int[][] chains;

  /** Target of each IK family. */
  public final int[] targets;

  /**
   * Families that are solved: those with bones and a target that the author did not switch off,
   * none if IK was baked.
   */
  public final int[] activeFamilies;

  /** Whether a later family looks at a bone of this family's chain. */
  public final boolean[] seenByLaterFamilies;

  /** Whether each bone of this family's chain hangs on the one before and no family shares them. */
  public final boolean[] isLimb;

  /**
   * Whether all families are limbs and none hangs on another: then the solver knows the rotations
   * of all parents and can say what it found as local rotations, and the pass behind it is the
   * plain one.
   */
  public final boolean limbsOnly;

  /** Whether a pass needs the solved rotations as world rotations, and not only in the parent. */
  public final boolean absoluteTurns;

  /** Whether what hangs on a mirrored bone turns the other way round. */
  public final boolean mirrorsTurns;

  /** All bones of all chains, once each. */
  final int[] chainBones;

  /** Plan for what the solvers look at: chains, targets and what they hang on. */
  public final int[] beforeIk;

  /** Plan for what is not final after {@link #beforeIk}. */
  public final int[] afterIk;

  /** Plan for bones with physics and all that hangs on them. */
  public final int[] afterPhysics;

  /** The physics of all entries. */
  public final PhysicsSimulation simulation;

  /** All meshes. */
  public final MeshDeformation meshes;

  /** Compiles an armature. */
  public Rig(Armature armature) {
    List<Bone> bones = armature.bones();
    mirrorsTurns = armature.ruleset() == Ruleset.MIRRORED_TURNS;
    boneCount = bones.size();
    parents = Ints.of(bones, Bone::parent);
    physicsOf = Ints.of(bones, Bone::physics);
    List<IkFamily> families = armature.families();
    chains = new int[families.size()][];
    targets = new int[families.size()];
    boolean[] active = new boolean[chains.length];
    for (int f = 0; f < chains.length; f++) {
      IkFamily family = families.get(f);
      chains[f] = Ints.of(family.bones());
      targets[f] = family.target();
      active[f] = armature.solves(family);
    }
    activeFamilies = members(active);
    seenByLaterFamilies = seenLater();
    isLimb = limbs();

    boolean[] chain = new boolean[boneCount];
    boolean[] needed = new boolean[boneCount];
    for (int f : activeFamilies) {
      for (int bone : chains[f]) {
        chain[bone] = true;
        needed[bone] = true;
      }
      needed[targets[f]] = true;
    }
    for (int b = boneCount - 1; b >= 0; b--) {
      if (needed[b] && parents[b] >= 0) {
        needed[parents[b]] = true;
      }
    }
    boolean[] moved = withDescendants(chain);
    boolean only = true;
    for (int f : activeFamilies) {
      int holder = parents[chains[f][0]];
      only &= isLimb[f] && (holder < 0 || !moved[holder]);
    }
    limbsOnly = only;
    chainBones = members(chain);
    beforeIk = planOf(members(needed));
    boolean[] physical = new boolean[boneCount];
    for (Physics entry : armature.physics()) {
      if (entry.bone() >= 0) {
        physical[entry.bone()] = true;
      }
    }
    boolean[] shaken = withDescendants(physical);
    boolean[] again = new boolean[boneCount];
    boolean shakesChains = false;
    for (int b = 0; b < boneCount; b++) {
      again[b] = !needed[b] || moved[b];
      shakesChains |= shaken[b] && chain[b];
    }
    afterIk = planOf(members(again));
    afterPhysics = planOf(members(shaken));
    absoluteTurns = !limbsOnly || shakesChains || anySeenLater();
    simulation = new PhysicsSimulation(armature.physics(), parents);
    meshes = new MeshDeformation(armature);
  }

  private boolean[] seenLater() {
    boolean[] seen = new boolean[chains.length];
    boolean[] later = new boolean[boneCount];
    for (int i = activeFamilies.length - 1; i >= 0; i--) {
      int f = activeFamilies[i];
      for (int bone : chains[f]) {
        seen[f] |= later[bone];
      }
      for (int bone : chains[f]) {
        later[bone] = true;
      }
      later[targets[f]] = true;
    }
    return seen;
  }

  private boolean anySeenLater() {
    boolean any = false;
    for (boolean seen : seenByLaterFamilies) {
      any |= seen;
    }
    return any;
  }

  private boolean[] limbs() {
    int[] users = new int[boneCount];
    for (int f : activeFamilies) {
      for (int bone : chains[f]) {
        users[bone]++;
      }
    }
    boolean[] limbs = new boolean[chains.length];
    for (int f : activeFamilies) {
      int[] chain = chains[f];
      limbs[f] = users[chain[0]] == 1;
      for (int i = 1; i < chain.length; i++) {
        limbs[f] &= users[chain[i]] == 1 && parents[chain[i]] == chain[i - 1];
      }
    }
    return limbs;
  }

  private boolean[] withDescendants(boolean[] some) {
    boolean[] all = new boolean[boneCount];
    for (int b = 0; b < boneCount; b++) {
      all[b] = some[b] || (parents[b] >= 0 && all[parents[b]]);
    }
    return all;
  }

  /**
   * Returns the plan for visiting some bones: each followed by where its parent's numbers begin.
   *
   * <p>Bones are sorted by their depth in the tree. Parents still come first, but neighbours in the
   * plan are siblings and cousins, which do not wait for each other's results.
   */
  private int[] planOf(int[] bones) {
    int[] depth = new int[boneCount];
    for (int b = 0; b < boneCount; b++) {
      depth[b] = parents[b] < 0 ? 0 : depth[parents[b]] + 1;
    }
    List<Integer> order = new ArrayList<>();
    for (int b : bones) {
      order.add(b);
    }
    order.sort(Comparator.comparingInt(b -> depth[b]));
    int[] plan = new int[2 * bones.length];
    for (int i = 0; i < bones.length; i++) {
      int b = order.get(i);
      plan[2 * i] = b;
      plan[2 * i + 1] = WorldPose.STRIDE * hangsOn(b);
    }
    return plan;
  }

  /** Returns the parent of a bone, or the ground behind all bones for a root. */
  public int hangsOn(int bone) {
    return parents[bone] < 0 ? boneCount : parents[bone];
  }

  private static int[] members(boolean[] set) {
    int count = 0;
    int[] members = new int[set.length];
    for (int i = 0; i < set.length; i++) {
      if (set[i]) {
        members[count++] = i;
      }
    }
    return Arrays.copyOf(members, count);
  }

  /** Returns the physics state right after loading; see {@link WorldPose#physics}. */
  public double[] physicsStart() {
    return simulation.start();
  }

  /** Computes the vertices of a pose whose bones are constructed. */
  public void deform(LocalPose pose, WorldPose world) {
    meshes.deform(pose.values, world);
  }

  /** Returns where the vertices of a visual begin in {@link WorldPose#vertices}. */
  public int verticesAt(int visual) {
    return meshes.verticesAt(visual);
  }
}
