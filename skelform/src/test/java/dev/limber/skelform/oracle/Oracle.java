package dev.limber.skelform.oracle;

import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.IkMode;
import dev.limber.skelform.data.Keyframe;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Ruleset;
import dev.limber.skelform.data.Visual;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The spec as the simplest possible program: every pass over every bone, angles as angles, {@link
 * Math}'s trigonometry, nothing folded, nothing shared with the runtime but the data. Slow and
 * obvious; the runtime must agree with it.
 */
public final class Oracle {
  /** Local or world values of a bone. */
  public static final class Node {
    public double x;
    public double y;
    public double rot;
    public double scaleX;
    public double scaleY;

    Node copy() {
      Node n = new Node();
      n.x = x;
      n.y = y;
      n.rot = rot;
      n.scaleX = scaleX;
      n.scaleY = scaleY;
      return n;
    }
  }

  private final Armature armature;
  public final List<Node> local = new ArrayList<>();
  public List<Node> world = new ArrayList<>();
  public final boolean[] hidden;
  public final String[] texture;
  public final int[] zindex;
  public final double[][] tint;
  public final IkMode[] mode;
  public final IkConstraint[] constraint;
  public final boolean[] mimic;

  /** Per physics entry: x, y, rotation, scale x, scale y, orbit, difference, velocity. */
  public final double[][] physics;

  /** Per visual: vertices as x and y in turn. */
  public final double[][] vertices;

  public Oracle(Armature armature) {
    this.armature = armature;
    int visuals = armature.visuals().size();
    int families = armature.families().size();
    hidden = new boolean[armature.bones().size()];
    texture = new String[visuals];
    zindex = new int[visuals];
    tint = new double[visuals][];
    vertices = new double[visuals][0];
    mode = new IkMode[families];
    constraint = new IkConstraint[families];
    mimic = new boolean[families];
    physics = new double[armature.physics().size()][];
    for (int b = 0; b < hidden.length; b++) {
      Bone bone = armature.bones().get(b);
      Node node = new Node();
      node.x = bone.start().x();
      node.y = bone.start().y();
      node.rot = bone.start().rotation();
      node.scaleX = bone.start().scaleX();
      node.scaleY = bone.start().scaleY();
      local.add(node);
      hidden[b] = bone.hidden();
    }
    for (int v = 0; v < visuals; v++) {
      Visual visual = armature.visuals().get(v);
      texture[v] = visual.texture();
      zindex[v] = visual.zindex();
      tint[v] =
          new double[] {visual.tint().r(), visual.tint().g(), visual.tint().b(), visual.tint().a()};
    }
    for (int f = 0; f < families; f++) {
      IkFamily family = armature.families().get(f);
      mode[f] = family.mode();
      constraint[f] = family.constraint();
      mimic[f] = family.mimicTarget();
    }
    for (int i = 0; i < physics.length; i++) {
      Physics.State s = armature.physics().get(i).start();
      physics[i] =
          new double[] {
            s.x(),
            s.y(),
            s.rotation(),
            s.scaleX(),
            s.scaleY(),
            s.orbit(),
            s.orbitDifference(),
            s.orbitVelocity()
          };
    }
  }

  // ---------------------------------------------------------------- animate

  public void animate(List<Animation> animations, double[] frames, double[] smooth) {
    for (int a = 0; a < animations.size(); a++) {
      for (int b = 0; b < local.size(); b++) {
        for (Element element : Element.values()) {
          List<Keyframe> keys = keysOf(animations.get(a), b, element);
          if (!keys.isEmpty() && element.isContinuous() && has(b, element)) {
            double field = get(b, element);
            set(b, element, moved(field, keys, Math.max(0, frames[a]), smooth[a]));
          }
        }
      }
      // Fields of a family take the latest keyframe of any of its bones: go in file order.
      for (Element element : Element.values()) {
        if (!element.isContinuous()) {
          switchFields(animations.get(a), element, Math.max(0, frames[a]));
        }
      }
    }
    double frame = animations.isEmpty() ? 0 : Math.max(0, frames[0]);
    double smoothFrames = animations.isEmpty() ? 0 : smooth[0];
    for (int b = 0; b < local.size(); b++) {
      for (Element element : Element.values()) {
        if (has(b, element) && !isAnimated(animations, b, element)) {
          reset(b, element, frame, smoothFrames);
        }
      }
    }
  }

  private static List<Keyframe> keysOf(Animation animation, int bone, Element element) {
    List<Keyframe> keys = new ArrayList<>();
    for (Keyframe key : animation.keyframes()) {
      if (key.bone() == bone && key.element() == element) {
        keys.add(key);
      }
    }
    return keys;
  }

  private double moved(double field, List<Keyframe> keys, double frame, double smooth) {
    Keyframe first = keys.get(0);
    List<Keyframe> all = new ArrayList<>(keys);
    if (first.frame() > 0) {
      // The first value also holds before its frame.
      Easing straight = Easing.LINEAR;
      all.add(0, new Keyframe(0, first.bone(), first.element(), first.value(), "", straight));
    }
    double result = field;
    if (armature.ruleset().compareTo(Ruleset.BOTH_SEGMENTS) >= 0) {
      for (int i = 0; i < all.size(); i++) {
        Keyframe from = all.get(i);
        Keyframe to = nextAfter(all, from.frame());
        if (from.frame() <= frame && (to == null || frame <= to.frame())) {
          result = approach(result, segment(all, from, to, frame), frame - from.frame(), smooth);
        }
      }
      return result;
    }
    Keyframe from = null;
    for (Keyframe key : all) {
      if (key.frame() <= frame) {
        from = key;
      }
    }
    Keyframe to = nextAfter(all, frame);
    return approach(result, segment(all, from, to, frame), frame - from.frame(), smooth);
  }

  private static Keyframe nextAfter(List<Keyframe> keys, double frame) {
    for (Keyframe key : keys) {
      if (key.frame() > frame) {
        return key;
      }
    }
    return null;
  }

  /**
   * Exact on whole frames, straight from one to the next between them, except that a snap holds. Of
   * several keyframes on one frame the last gives that frame's value.
   */
  private static double segment(List<Keyframe> all, Keyframe from, Keyframe to, double frame) {
    if (to == null) {
      return from.value();
    }
    double whole = Math.floor(frame);
    double here = onSegment(from, to, whole);
    if (whole == frame || to.easing().kind() == Easing.Kind.SNAP) {
      return here;
    }
    double next = onSegment(from, to, whole + 1);
    for (Keyframe key : all) {
      if (key.frame() == whole + 1) {
        next = key.value();
      }
    }
    return here + (next - here) * (frame - whole);
  }

  private static double onSegment(Keyframe from, Keyframe to, double frame) {
    double max = to.frame() - from.frame();
    return interpolate(frame - from.frame(), max, from.value(), to.value(), to.easing());
  }

  private double approach(double field, double value, double current, double smooth) {
    boolean linear =
        armature.ruleset() == Ruleset.OFFSETS || armature.ruleset() == Ruleset.LINEAR_SMOOTHING;
    Easing easing = linear ? Easing.LINEAR : Easing.bezier(0, 0, 0, 0);
    return interpolate(current, Math.max(0, smooth), field, value, easing);
  }

  public static double interpolate(
      double current, double max, double start, double end, Easing easing) {
    if (easing.startY() == 999 && easing.endY() == 999) {
      return start;
    }
    if (max == 0 || current >= max) {
      return end;
    }
    double x = current / max;
    double progress =
        switch (easing.kind()) {
          case LINEAR -> x;
          case SINE_IN -> 1 - Math.cos(x * easing.startX());
          case SINE_OUT -> Math.sin(x * easing.startX());
          case SNAP -> 0;
          case BEZIER -> {
            double t = x;
            for (int i = 0; i < 5; i++) {
              double slope = bezierSlope(t, easing.startX(), easing.endX());
              if (Math.abs(slope) < 1e-5) {
                break;
              }
              t -= (bezier(t, easing.startX(), easing.endX()) - x) / slope;
              t = Math.max(0, Math.min(1, t));
            }
            yield bezier(t, easing.startY(), easing.endY());
          }
        };
    return start + (end - start) * progress;
  }

  private static double bezier(double t, double p1, double p2) {
    return 3 * (1 - t) * (1 - t) * t * p1 + 3 * (1 - t) * t * t * p2 + t * t * t;
  }

  private static double bezierSlope(double t, double p1, double p2) {
    return 3 * (1 - t) * (1 - t) * p1 + 6 * (1 - t) * t * (p2 - p1) + 3 * t * t * (1 - p2);
  }

  private void switchFields(Animation animation, Element element, double frame) {
    Map<Integer, Keyframe> latest = new HashMap<>();
    for (Keyframe key : animation.keyframes()) {
      int target = targetOf(key.bone(), element);
      if (key.element() == element && target >= 0) {
        if (key.frame() <= frame || !latest.containsKey(target)) {
          latest.put(target, key);
        }
      }
    }
    latest.forEach(
        (target, key) -> {
          switch (element) {
            case TEXTURE -> texture[target] = key.text();
            case ZINDEX -> zindex[target] = (int) key.value();
            case HIDDEN -> hidden[target] = key.value() != 0;
            case IK_MODE -> mode[target] = IkMode.named(key.text());
            case IK_CONSTRAINT -> constraint[target] = IkConstraint.named(key.text());
            case MIMIC_TARGET -> mimic[target] = key.value() != 0;
            default -> throw new AssertionError(element);
          }
        });
  }

  private int targetOf(int bone, Element element) {
    return switch (element) {
      case TEXTURE, ZINDEX, TINT_R, TINT_G, TINT_B, TINT_A -> armature.bones().get(bone).visual();
      case IK_MODE, IK_CONSTRAINT, MIMIC_TARGET -> armature.bones().get(bone).family();
      default -> bone;
    };
  }

  private boolean has(int bone, Element element) {
    return targetOf(bone, element) >= 0;
  }

  private boolean isAnimated(List<Animation> animations, int bone, Element element) {
    for (Animation animation : animations) {
      for (Keyframe key : animation.keyframes()) {
        if (key.element() == element && targetOf(key.bone(), element) == targetOf(bone, element)) {
          return true;
        }
      }
    }
    return false;
  }

  private void reset(int b, Element element, double frame, double smooth) {
    Bone bone = armature.bones().get(b);
    int target = targetOf(b, element);
    switch (element) {
      case TEXTURE -> texture[target] = armature.visuals().get(target).initialTexture();
      case ZINDEX -> zindex[target] = armature.visuals().get(target).initialZindex();
      case HIDDEN -> hidden[b] = bone.initialHidden();
      case IK_MODE -> mode[target] = armature.families().get(target).initialMode();
      case IK_CONSTRAINT ->
          constraint[target] = armature.families().get(target).initialConstraint();
      case MIMIC_TARGET -> mimic[target] = armature.families().get(target).initialMimicTarget();
      default -> set(b, element, approach(get(b, element), initial(b, element), frame, smooth));
    }
  }

  private double get(int b, Element element) {
    Node n = local.get(b);
    int v = armature.bones().get(b).visual();
    return switch (element) {
      case POSITION_X -> n.x;
      case POSITION_Y -> n.y;
      case ROTATION -> n.rot;
      case SCALE_X -> n.scaleX;
      case SCALE_Y -> n.scaleY;
      case TINT_R -> tint[v][0];
      case TINT_G -> tint[v][1];
      case TINT_B -> tint[v][2];
      case TINT_A -> tint[v][3];
      default -> throw new AssertionError(element);
    };
  }

  private void set(int b, Element element, double value) {
    Node n = local.get(b);
    int v = armature.bones().get(b).visual();
    switch (element) {
      case POSITION_X -> n.x = value;
      case POSITION_Y -> n.y = value;
      case ROTATION -> n.rot = value;
      case SCALE_X -> n.scaleX = value;
      case SCALE_Y -> n.scaleY = value;
      case TINT_R -> tint[v][0] = value;
      case TINT_G -> tint[v][1] = value;
      case TINT_B -> tint[v][2] = value;
      case TINT_A -> tint[v][3] = value;
      default -> throw new AssertionError(element);
    }
  }

  private double initial(int b, Element element) {
    Bone bone = armature.bones().get(b);
    Visual visual = bone.visual() < 0 ? null : armature.visuals().get(bone.visual());
    return switch (element) {
      case POSITION_X -> bone.initial().x();
      case POSITION_Y -> bone.initial().y();
      case ROTATION -> bone.initial().rotation();
      case SCALE_X -> bone.initial().scaleX();
      case SCALE_Y -> bone.initial().scaleY();
      case TINT_R -> visual.initialTint().r();
      case TINT_G -> visual.initialTint().g();
      case TINT_B -> visual.initialTint().b();
      case TINT_A -> visual.initialTint().a();
      default -> throw new AssertionError(element);
    };
  }

  // -------------------------------------------------------------- construct

  public void construct() {
    Map<Integer, Double> ikRots = new HashMap<>();
    inheritance(ikRots, false);
    if (!armature.bakedIk()) {
      inverseKinematics(ikRots);
      inheritance(ikRots, false);
    }
    if (!armature.physics().isEmpty()) {
      simulatePhysics();
      inheritance(ikRots, true);
    }
    constructVertices();
  }

  private void inheritance(Map<Integer, Double> ikRots, boolean withPhysics) {
    world = new ArrayList<>();
    for (int b = 0; b < local.size(); b++) {
      Bone bone = armature.bones().get(b);
      Node n = local.get(b).copy();
      world.add(n);
      Physics p =
          withPhysics && bone.physics() >= 0 ? armature.physics().get(bone.physics()) : null;
      double[] state = p == null ? null : physics[bone.physics()];
      if (bone.parent() >= 0) {
        Node parent = world.get(bone.parent());
        double turn = parent.rot;
        if (p != null && p.sway() > 0) {
          turn -= state[6];
        }
        boolean mirrored = parent.scaleX < 0 != parent.scaleY < 0;
        if (mirrored && armature.ruleset() == Ruleset.MIRRORED_TURNS) {
          n.rot = -n.rot;
        }
        n.rot += turn;
        n.scaleX *= parent.scaleX;
        n.scaleY *= parent.scaleY;
        double x = n.x * parent.scaleX;
        double y = n.y * parent.scaleY;
        n.x = x * Math.cos(turn) - y * Math.sin(turn) + parent.x;
        n.y = x * Math.sin(turn) + y * Math.cos(turn) + parent.y;
      }
      if (ikRots.containsKey(b)) {
        n.rot = ikRots.get(b);
      }
      if (p != null) {
        if (p.rotationDamping() > 0) {
          n.rot = state[2];
        }
        if (p.positionDamping() > 0) {
          n.x = state[0];
          n.y = state[1];
        }
        if (p.scaleDamping() > 0) {
          n.scaleX = state[3];
          n.scaleY = state[4];
        }
      }
    }
  }

  private void inverseKinematics(Map<Integer, Double> ikRots) {
    for (int f = 0; f < armature.families().size(); f++) {
      IkFamily family = armature.families().get(f);
      if (family.target() < 0 || family.bones().isEmpty()) {
        continue;
      }
      List<Node> chain = new ArrayList<>();
      for (int bone : family.bones()) {
        chain.add(world.get(bone));
      }
      Node target = world.get(family.target());
      // A target inside its own chain moves while solving; its place is taken before.
      double targetX = target.x;
      double targetY = target.y;
      double targetRot = target.rot;
      if (mode[f] == IkMode.FABRIK) {
        double rootX = chain.get(0).x;
        double rootY = chain.get(0).y;
        for (int i = 0; i < 10; i++) {
          fabrik(chain, rootX, rootY, targetX, targetY);
        }
      } else {
        arc(chain, targetX, targetY);
      }
      int last = chain.size() - 1;
      for (int i = 0; i < last; i++) {
        Node n = chain.get(i);
        n.rot = angle(chain.get(i + 1).y - n.y, chain.get(i + 1).x - n.x);
      }
      if (last > 0) {
        constrain(chain, targetX, targetY, constraint[f]);
      }
      for (int i = 0; i < last; i++) {
        ikRots.put(family.bones().get(i), chain.get(i).rot);
      }
      if (mimic[f]) {
        chain.get(last).rot = targetRot;
        ikRots.put(family.bones().get(last), targetRot);
      }
    }
  }

  private static double angle(double y, double x) {
    return x == 0 && y == 0 ? 0 : Math.atan2(y, x);
  }

  public static void fabrik(
      List<Node> chain, double rootX, double rootY, double targetX, double targetY) {
    double nextX = targetX;
    double nextY = targetY;
    double length = 0;
    for (int i = chain.size() - 1; i >= 0; i--) {
      Node n = chain.get(i);
      double dx = nextX - n.x;
      double dy = nextY - n.y;
      double distance = Math.sqrt(dx * dx + dy * dy);
      double backX = distance == 0 ? 0 : dx / distance * length;
      double backY = distance == 0 ? 0 : dy / distance * length;
      if (i > 0) {
        length = Math.sqrt(sq(n.x - chain.get(i - 1).x) + sq(n.y - chain.get(i - 1).y));
      }
      n.x = nextX - backX;
      n.y = nextY - backY;
      nextX = n.x;
      nextY = n.y;
    }
    double lastX = rootX;
    double lastY = rootY;
    length = 0;
    for (int i = 0; i < chain.size(); i++) {
      Node n = chain.get(i);
      double dx = lastX - n.x;
      double dy = lastY - n.y;
      double distance = Math.sqrt(dx * dx + dy * dy);
      double backX = distance == 0 ? 0 : dx / distance * length;
      double backY = distance == 0 ? 0 : dy / distance * length;
      if (i < chain.size() - 1) {
        length = Math.sqrt(sq(n.x - chain.get(i + 1).x) + sq(n.y - chain.get(i + 1).y));
      }
      n.x = lastX - backX;
      n.y = lastY - backY;
      lastX = n.x;
      lastY = n.y;
    }
  }

  private static double sq(double a) {
    return a * a;
  }

  public static void arc(List<Node> chain, double targetX, double targetY) {
    double rootX = chain.get(0).x;
    double rootY = chain.get(0).y;
    List<Double> along = new ArrayList<>(List.of(0.0));
    double walked = 0;
    for (int i = 1; i < chain.size(); i++) {
      walked +=
          Math.sqrt(
              sq(chain.get(i).x - chain.get(i - 1).x) + sq(chain.get(i).y - chain.get(i - 1).y));
      along.add(walked);
    }
    Node end = chain.get(chain.size() - 1);
    double total = Math.sqrt(sq(end.x - rootX) + sq(end.y - rootY));
    double baseX = targetX - rootX;
    double baseY = targetY - rootY;
    double base = Math.min(Math.sqrt(sq(baseX) + sq(baseY)), total);
    if (total == 0) {
      return;
    }
    double angle = angle(baseY, baseX);
    for (int i = 1; i < chain.size(); i++) {
      Node n = chain.get(i);
      double rise = base == 0 ? -total : (1 - total / base) * base;
      double x = n.x * (base / total) - rootX;
      double y = rise * Math.sin(along.get(i) / total * 3.14);
      n.x = x * Math.cos(angle) - y * Math.sin(angle) + rootX;
      n.y = x * Math.sin(angle) + y * Math.cos(angle) + rootY;
    }
  }

  private static void constrain(
      List<Node> chain, double targetX, double targetY, IkConstraint constraint) {
    Node root = chain.get(0);
    double side =
        (chain.get(1).x - root.x) * (targetY - root.y)
            - (targetX - root.x) * (chain.get(1).y - root.y);
    double base = angle(targetY - root.y, targetX - root.x);
    if ((constraint == IkConstraint.CLOCKWISE && side > 0)
        || (constraint == IkConstraint.COUNTER_CLOCKWISE && side < 0)) {
      for (Node n : chain) {
        n.rot = 2 * base - n.rot;
      }
    }
  }

  private void simulatePhysics() {
    Easing ease = Easing.bezier(0.3, 0.3, 0.6, 0.6);
    for (int i = 0; i < physics.length; i++) {
      Physics p = armature.physics().get(i);
      double[] s = physics[i];
      Node bone = world.get(p.bone());
      double oldX = s[0];
      double oldY = s[1];
      if (p.positionDamping() > 0 || p.sway() > 0) {
        double dampX = p.positionDamping() * (p.positionRatio() > 0 ? 1 - p.positionRatio() : 1);
        double dampY = p.positionDamping() * (p.positionRatio() < 0 ? 1 + p.positionRatio() : 1);
        s[0] = interpolate(2, Math.floor(dampX), s[0], bone.x, ease);
        s[1] = interpolate(2, Math.floor(dampY), s[1], bone.y, ease);
      }
      if (p.scaleDamping() > 0) {
        double dampX = p.scaleDamping() * (p.scaleRatio() > 0 ? 1 - p.scaleRatio() : 1);
        double dampY = p.scaleDamping() * (p.scaleRatio() < 0 ? 1 + p.scaleRatio() : 1);
        s[3] = interpolate(2, Math.floor(dampX), s[3], bone.scaleX, ease);
        s[4] = interpolate(2, Math.floor(dampY), s[4], bone.scaleY, ease);
      }
      if (p.rotationDamping() > 0) {
        s[2] += shortest(s[2], bone.rot) / p.rotationDamping();
      }
      int parentIndex = armature.bones().get(p.bone()).parent();
      if (p.sway() > 0 && parentIndex >= 0) {
        Node parent = world.get(parentIndex);
        double raw = angle(bone.y - parent.y, bone.x - parent.x);
        double buffer = shortest(s[5], raw);
        if (p.bounce() > 0 && p.bounce() <= 1) {
          buffer += s[7] / (2 - p.bounce());
          s[7] = buffer;
        }
        s[5] += buffer / 10;
        double movedX = s[0] - oldX;
        double movedY = s[1] - oldY;
        double against = angle(-movedY, -movedX);
        double strength = Math.sqrt(sq(movedX) + sq(movedY)) / 1000;
        s[5] += shortest(s[5], against) * strength * p.sway();
        s[6] = raw - s[5];
      }
    }
  }

  private static double shortest(double from, double to) {
    double turn = (to - from) % (2 * Math.PI);
    if (turn > Math.PI) {
      turn -= 2 * Math.PI;
    }
    if (turn < -Math.PI) {
      turn += 2 * Math.PI;
    }
    return turn;
  }

  private void constructVertices() {
    for (int v = 0; v < vertices.length; v++) {
      Visual visual = armature.visuals().get(v);
      if (visual.mesh() == null) {
        continue;
      }
      Mesh mesh = visual.mesh();
      double[][] at = new double[mesh.vertices().size()][];
      for (int i = 0; i < at.length; i++) {
        at[i] = inheritVertex(mesh.vertices().get(i), world.get(visual.bone()), visual);
      }
      for (int bi = 0; bi < mesh.binds().size(); bi++) {
        Mesh.Bind bind = mesh.binds().get(bi);
        if (bind.bone() < 0) {
          continue;
        }
        Node bone = world.get(bind.bone());
        for (Mesh.BindVertex pulled : bind.vertices()) {
          double[] p = at[pulled.vertex()];
          Mesh.Vertex vertex = mesh.vertices().get(pulled.vertex());
          if (!bind.path()) {
            double[] end = inheritVertex(vertex, bone, visual);
            p[0] += (end[0] - p[0]) * pulled.weight();
            p[1] += (end[1] - p[1]) * pulled.weight();
            continue;
          }
          int prev = mesh.binds().get(bi > 0 ? bi - 1 : bi).bone();
          int next = mesh.binds().get(Math.min(bi + 1, mesh.binds().size() - 1)).bone();
          Node before = prev < 0 ? bone : world.get(prev);
          Node after = next < 0 ? bone : world.get(next);
          double[] in = normal(bone.x - before.x, bone.y - before.y);
          double[] out = normal(after.x - bone.x, after.y - bone.y);
          double angle = angle(in[1] + out[1], in[0] + out[0]);
          double x = vertex.x() * Math.cos(angle) - vertex.y() * Math.sin(angle);
          double y = vertex.x() * Math.sin(angle) + vertex.y() * Math.cos(angle);
          p[0] = bone.x + x * pulled.weight();
          p[1] = bone.y + y * pulled.weight();
        }
      }
      vertices[v] = new double[2 * at.length];
      for (int i = 0; i < at.length; i++) {
        vertices[v][2 * i] = at[i][0];
        vertices[v][2 * i + 1] = at[i][1];
      }
    }
  }

  private static double[] normal(double x, double y) {
    double length = Math.sqrt(x * x + y * y);
    return length == 0 ? new double[2] : new double[] {-y / length, x / length};
  }

  private static double[] inheritVertex(Mesh.Vertex vertex, Node bone, Visual visual) {
    double x = vertex.x() * bone.scaleX * visual.pivot().scaleX();
    double y = vertex.y() * bone.scaleY * visual.pivot().scaleY();
    double angle = bone.rot + visual.pivot().rotation();
    return new double[] {
      x * Math.cos(angle) - y * Math.sin(angle) + bone.x,
      x * Math.sin(angle) + y * Math.cos(angle) + bone.y
    };
  }
}
