package dev.limber.skelform.oracle;

import dev.limber.core.color.Rgba;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.Generation;
import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.IkMode;
import dev.limber.skelform.data.ImageFormat;
import dev.limber.skelform.data.Keyframe;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Pivot;
import dev.limber.skelform.data.Ruleset;
import dev.limber.skelform.data.Transform;
import dev.limber.skelform.data.Visual;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** Makes armatures with everything in them, the same for the same seed. */
public final class RandomArmature {
  private final Random random;
  private final int boneCount;
  private final List<Bone> bones = new ArrayList<>();
  private final List<Visual> visuals = new ArrayList<>();
  private final List<IkFamily> families = new ArrayList<>();
  private final List<Physics> physics = new ArrayList<>();
  private final int[] parents;
  private final int[] familyOf;

  /** Without physics rigs take shorter ways, which must be checked too. */
  private boolean withPhysics;

  private RandomArmature(long seed, int boneCount) {
    this.random = new Random(seed);
    this.boneCount = boneCount;
    this.parents = new int[boneCount];
    this.familyOf = new int[boneCount];
  }

  public static Armature make(long seed) {
    Ruleset ruleset =
        switch ((int) (seed % 6)) {
          case 0 -> Ruleset.OFFSETS;
          case 1 -> Ruleset.LINEAR_SMOOTHING;
          case 2 -> Ruleset.ONE_SEGMENT;
          default -> Ruleset.BOTH_SEGMENTS;
        };
    RandomArmature maker = new RandomArmature(seed, 6 + (int) (seed % 31));
    maker.withPhysics = seed % 5 < 3;
    return maker.build(ruleset);
  }

  private Armature build(Ruleset ruleset) {
    for (int b = 0; b < boneCount; b++) {
      familyOf[b] = -1;
      // Mostly chains, some branches and roots.
      int kind = random.nextInt(10);
      parents[b] = b == 0 || kind == 0 ? -1 : kind < 7 ? b - 1 : random.nextInt(b);
    }
    makeFamilies();
    int[] visualOf = new int[boneCount];
    int[] physicsOf = new int[boneCount];
    for (int b = 0; b < boneCount; b++) {
      visualOf[b] = random.nextInt(3) > 0 ? visuals.size() : -1;
      if (visualOf[b] >= 0) {
        visuals.add(visual(b));
      }
      boolean physical = random.nextInt(5) == 0 && withPhysics;
      physicsOf[b] = physical ? physics.size() : -1;
      if (physicsOf[b] >= 0) {
        physics.add(physics(b));
      }
    }
    for (int b = 0; b < boneCount; b++) {
      Transform initial = transform();
      Transform start = random.nextInt(8) == 0 ? transform() : initial;
      bones.add(
          new Bone(
              "bone" + b,
              parents[b],
              start,
              initial,
              random.nextInt(9) == 0,
              random.nextInt(9) == 0,
              familyOf[b],
              visualOf[b],
              physicsOf[b]));
    }
    List<Animation> animations = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      animations.add(animation(i));
    }
    return new Armature(
        new Armature.Parts(
            "0.7.0",
            Generation.V0_7,
            ruleset,
            random.nextInt(12) == 0,
            ImageFormat.PNG,
            bones,
            visuals,
            families,
            physics,
            animations,
            List.of(),
            List.of()));
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private double between(double low, double high) {
    return low + random.nextDouble() * (high - low);
  }

  private Transform transform() {
    return new Transform(
        between(-100, 100), between(-100, 100), between(-7, 7), factor(), factor());
  }

  private double factor() {
    return random.nextInt(3) > 0 ? 1 : between(0.4, 1.6) * (random.nextInt(5) == 0 ? -1 : 1);
  }

  private void makeFamilies() {
    for (int b = 1; b + 4 < boneCount; b += 3 + random.nextInt(4)) {
      List<Integer> chain = new ArrayList<>();
      int length = 1 + random.nextInt(5);
      for (int next = b; next < boneCount && chain.size() < length; next++) {
        if (chain.isEmpty() || parents[next] == chain.get(chain.size() - 1)) {
          chain.add(next);
        }
      }
      int target = random.nextInt(6) == 0 ? -1 : random.nextInt(boneCount);
      if (!families.isEmpty() && random.nextInt(4) == 0) {
        target = families.get(families.size() - 1).bones().get(0);
      }
      for (int bone : chain) {
        familyOf[bone] = families.size();
      }
      families.add(
          new IkFamily(
              chain,
              chain.contains(target) ? -1 : target,
              mode(),
              mode(),
              constraint(),
              constraint(),
              random.nextInt(3) == 0,
              random.nextInt(3) == 0));
    }
    families.replaceAll(this::withSteadyTarget);
  }

  /**
   * A straight chain bends to neither side, so rounding decides whether a constraint mirrors the
   * rotation that its last bone leaves behind; a family that mimics that bone would show it.
   */
  private IkFamily withSteadyTarget(IkFamily family) {
    for (IkFamily other : families) {
      if (other.bones().get(other.bones().size() - 1) == family.target()) {
        return new IkFamily(
            family.bones(),
            0,
            family.mode(),
            family.initialMode(),
            family.constraint(),
            family.initialConstraint(),
            family.mimicTarget(),
            family.initialMimicTarget());
      }
    }
    return family;
  }

  private IkMode mode() {
    return random.nextBoolean() ? IkMode.FABRIK : IkMode.ARC;
  }

  private IkConstraint constraint() {
    return pick(List.of(IkConstraint.values()));
  }

  private Visual visual(int bone) {
    Pivot pivot =
        random.nextBoolean()
            ? Pivot.CENTRE
            : new Pivot(between(-1, 1), between(-1, 1), between(-3, 3), factor(), factor());
    return new Visual(
        bone,
        "tex" + random.nextInt(4),
        "tex" + random.nextInt(4),
        random.nextInt(9) - 3,
        random.nextInt(9) - 3,
        tint(),
        tint(),
        pivot,
        random.nextBoolean() ? mesh() : null);
  }

  private Rgba tint() {
    return new Rgba(
        random.nextDouble(), random.nextDouble(), random.nextDouble(), random.nextDouble());
  }

  private Mesh mesh() {
    int count = 3 + random.nextInt(12);
    List<Mesh.Vertex> vertices = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      vertices.add(
          new Mesh.Vertex(
              between(-80, 80), between(-80, 80), random.nextDouble(), random.nextDouble()));
    }
    List<Mesh.Bind> binds = new ArrayList<>();
    boolean path = random.nextInt(3) == 0;
    for (int i = random.nextInt(5); i > 0; i--) {
      List<Mesh.BindVertex> pulled = new ArrayList<>();
      for (int k = random.nextInt(2 * count); k > 0; k--) {
        double weight = random.nextInt(3) == 0 ? 1 : between(-0.2, 1.2);
        pulled.add(new Mesh.BindVertex(random.nextInt(count), weight));
      }
      int bone = random.nextInt(7) == 0 ? -1 : random.nextInt(boneCount);
      binds.add(new Mesh.Bind(bone, path && random.nextInt(4) > 0, pulled));
    }
    return new Mesh(vertices, List.of(0, 1, 2), binds);
  }

  private Physics physics(int bone) {
    return new Physics(
        bone,
        sometimes(0, 15),
        sometimes(-1, 1),
        sometimes(1, 8),
        sometimes(0, 1),
        sometimes(0, 1.2),
        sometimes(0, 10),
        sometimes(-1, 1),
        new Physics.State(
            between(-50, 50),
            between(-50, 50),
            between(-9, 9),
            between(0.5, 1.5),
            between(0.5, 1.5),
            between(-20, 20),
            between(-3, 3),
            between(-0.1, 0.1)));
  }

  private double sometimes(double low, double high) {
    return random.nextBoolean() ? 0 : between(low, high);
  }

  private Animation animation(int id) {
    List<Keyframe> keys = new ArrayList<>();
    int last = 8 + random.nextInt(25);
    for (int i = random.nextInt(5 * boneCount); i > 0; i--) {
      int bone = random.nextInt(boneCount);
      Element element = pick(List.of(Element.values()));
      int frame = random.nextInt(3) == 0 ? 0 : random.nextInt(last + 1);
      keys.add(new Keyframe(frame, bone, element, value(element), text(element), easing()));
    }
    keys.sort(Comparator.comparingInt(Keyframe::frame));
    return new Animation("animation" + id, id, 60, keys);
  }

  private double value(Element element) {
    return switch (element) {
      case POSITION_X, POSITION_Y -> between(-100, 100);
      case ROTATION -> between(-4, 4);
      case SCALE_X, SCALE_Y -> factor();
      case TINT_R, TINT_G, TINT_B, TINT_A -> random.nextDouble();
      case ZINDEX -> random.nextInt(9) - 3;
      case HIDDEN, MIMIC_TARGET -> random.nextInt(2);
      case TEXTURE, IK_MODE, IK_CONSTRAINT -> 0;
    };
  }

  private String text(Element element) {
    return switch (element) {
      case TEXTURE -> "tex" + random.nextInt(4);
      case IK_MODE -> mode().specName();
      case IK_CONSTRAINT -> constraint().specName();
      default -> "";
    };
  }

  private Easing easing() {
    return switch (random.nextInt(8)) {
      case 0 -> Easing.LINEAR;
      case 1 -> Easing.SINE_IN;
      case 2 -> Easing.SINE_OUT;
      case 3 -> Easing.bezier(999, 999, 999, 999);
      case 4 -> Easing.bezier(0, 0, 0, 0);
      case 5 -> Easing.LINEAR_HANDLES;
      default ->
          Easing.bezier(
              random.nextDouble(), between(-0.3, 1.3), random.nextDouble(), between(-0.3, 1.3));
    };
  }
}
