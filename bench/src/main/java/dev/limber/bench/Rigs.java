package dev.limber.bench;

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
import org.jspecify.annotations.Nullable;

/** Armatures of known sizes, the same each time. */
final class Rigs {
  private final Random random = new Random(42);
  private final List<Transform> transforms = new ArrayList<>();
  private final List<Integer> parents = new ArrayList<>();
  private final List<IkFamily> families = new ArrayList<>();
  private final List<Visual> visuals = new ArrayList<>();
  private final List<Physics> physics = new ArrayList<>();
  private final List<Keyframe> keyframes = new ArrayList<>();

  private Rigs() {}

  /**
   * A character of the size of a real one: 61 bones, 4 arched limbs of 7 bones and a pair by
   * FABRIK, 7 meshes with 103 vertices, 3 bones with physics, 65 keyframes in 16 channels.
   */
  static Armature character() {
    return new Rigs().buildCharacter();
  }

  /** A tree of bones and nothing else; a quarter of the rotations and positions is animated. */
  static Armature plain(int bones) {
    return new Rigs().buildPlain(bones);
  }

  /** A limb of 16 bones that pulls a mesh. */
  static Armature mesh(int vertices) {
    Rigs rigs = new Rigs();
    List<Integer> limb = rigs.straightLimb();
    rigs.mesh(0, vertices, limb, false);
    rigs.channel(0, Element.ROTATION, 4);
    return rigs.build();
  }

  /** A limb of 16 bones whose rotations have so many keyframes in all. */
  static Armature keys(int keys) {
    Rigs rigs = new Rigs();
    for (int bone : rigs.straightLimb()) {
      rigs.channel(bone, Element.ROTATION, Math.max(2, keys / 16));
    }
    return rigs.build();
  }

  private List<Integer> straightLimb() {
    List<Integer> limb = new ArrayList<>();
    for (int b = 0; b < 16; b++) {
      limb.add(bone(b - 1, 30, 0));
    }
    return limb;
  }

  private Armature buildCharacter() {
    for (int target = 0; target < 5; target++) {
      bone(-1, 150 * target - 300, -300);
    }
    int body = bone(-1, 0, 0);
    int[] corners = {13, 20, 20, 13};
    for (int limb = 0; limb < 4; limb++) {
      limb(body, limb, corners[limb]);
    }
    int neck = bone(body, 0, 150);
    int head = bone(neck, 0, 80);
    families.add(family(List.of(neck, head), 4, IkMode.FABRIK, IkConstraint.NONE));
    int[] weighted = {10, 16, 11};
    for (int i = 0; i < 3; i++) {
      int holder = bone(i == 0 ? body : head, 20 * i, 30);
      int first = bone(holder, 40, -10);
      int second = bone(holder, -40, -10);
      mesh(holder, weighted[i], List.of(first, second), false);
      physics.add(physics(i == 0 ? first : second, i));
    }
    while (parents.size() < 61) {
      int bone = bone(parents.size() % 2 == 0 ? body : head, 10, parents.size());
      visual(bone, null);
    }
    int[] moved = {0, 1, 2, 3, 4, 5, 6, 7};
    for (int bone : moved) {
      channel(bone, Element.POSITION_X, 4);
      channel(bone, bone == 5 ? Element.ROTATION : Element.POSITION_Y, bone == 0 ? 5 : 4);
    }
    return build();
  }

  private void limb(int body, int target, int corners) {
    int parent = bone(body, 60 - 40 * target, 100 - 60 * target);
    int holder = parent;
    List<Integer> chain = new ArrayList<>();
    for (int i = 0; i < 7; i++) {
      parent = bone(parent, i == 0 ? 0 : 60, 0);
      chain.add(parent);
    }
    IkConstraint side = target % 2 == 0 ? IkConstraint.CLOCKWISE : IkConstraint.COUNTER_CLOCKWISE;
    families.add(family(chain, target, IkMode.ARC, side));
    mesh(holder, corners, chain, true);
    visual(bone(parent, 20, 0), null);
  }

  private int bone(int parent, double x, double y) {
    parents.add(parent);
    transforms.add(new Transform(x, y, x == 60 && y == 0 ? 0 : 0.1 * (parents.size() % 5), 1, 1));
    return parents.size() - 1;
  }

  private static IkFamily family(
      List<Integer> chain, int target, IkMode mode, IkConstraint constraint) {
    return new IkFamily(chain, target, mode, mode, constraint, constraint, false, false);
  }

  private void mesh(int bone, int corners, List<Integer> binds, boolean path) {
    List<Mesh.Vertex> vertices = new ArrayList<>();
    for (int i = 0; i < corners; i++) {
      vertices.add(new Mesh.Vertex(random.nextInt(100) - 50, random.nextInt(100) - 50, 0.5, 0.5));
    }
    List<Mesh.Bind> all = new ArrayList<>();
    for (int i = 0; i < binds.size(); i++) {
      List<Mesh.BindVertex> pulled = new ArrayList<>();
      for (int v = i; v < corners; v += binds.size()) {
        pulled.add(new Mesh.BindVertex(v, path || v % 3 > 0 ? 1 : 0.5));
      }
      all.add(new Mesh.Bind(binds.get(i), path, pulled));
    }
    visual(bone, new Mesh(vertices, List.of(), all));
  }

  private void visual(int bone, @Nullable Mesh mesh) {
    int z = visuals.size();
    visuals.add(new Visual(bone, "t", "t", z, z, Rgba.WHITE, Rgba.WHITE, Pivot.CENTRE, mesh));
  }

  private static Physics physics(int bone, int kind) {
    double damping = kind == 0 ? 0 : 8;
    double sway = kind == 0 ? 1 : 0;
    return new Physics(bone, damping, 0, 0, sway, sway / 2, 0, 0, Physics.State.ZERO);
  }

  private void channel(int bone, Element element, int keys) {
    for (int k = 0; k < keys; k++) {
      int frame = 48 * k / (keys - 1);
      double value = element == Element.ROTATION ? random.nextDouble() : random.nextInt(80);
      Easing easing = k % 2 == 0 ? Easing.bezier(0, 0, 0, 0) : Easing.LINEAR_HANDLES;
      keyframes.add(new Keyframe(frame, bone, element, value, "", easing));
    }
  }

  private Armature buildPlain(int count) {
    for (int b = 0; b < count; b++) {
      bone(b == 0 ? -1 : random.nextInt(3) > 0 ? b - 1 : random.nextInt(b), 10, b % 7);
      if (b % 4 == 0) {
        channel(b, Element.ROTATION, 4);
        channel(b, Element.POSITION_X, 4);
      }
    }
    return build();
  }

  private Armature build() {
    List<Bone> bones = new ArrayList<>();
    for (int b = 0; b < parents.size(); b++) {
      Transform t = transforms.get(b);
      int visual = -1;
      int entry = -1;
      int family = -1;
      for (int i = 0; i < visuals.size(); i++) {
        visual = visuals.get(i).bone() == b ? i : visual;
      }
      for (int i = 0; i < physics.size(); i++) {
        entry = physics.get(i).bone() == b ? i : entry;
      }
      for (int i = 0; i < families.size(); i++) {
        family = families.get(i).bones().contains(b) ? i : family;
      }
      bones.add(new Bone("bone" + b, parents.get(b), t, t, false, false, family, visual, entry));
    }
    keyframes.sort(Comparator.comparingInt(Keyframe::frame));
    return new Armature(
        new Armature.Parts(
            "",
            Generation.V0_7,
            Ruleset.BOTH_SEGMENTS,
            false,
            ImageFormat.PNG,
            bones,
            visuals,
            families,
            physics,
            List.of(new Animation("Run", 0, 60, keyframes)),
            List.of(),
            List.of()));
  }
}
