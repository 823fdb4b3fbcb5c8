package dev.limber.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Small SkelForm characters, each for one rule, and our sample in every generation. */
final class SkelFormCases {
  private static final int[] QUAD = {0, 1, 2, 0, 2, 3};
  private static final double[] SNAP = {999, 999, 999, 999};

  /**
   * One rule.
   *
   * @param file the bytes of the file beside it, or null for a sample
   * @param path where the file is, seen from the vector
   * @param styles what to draw with, empty for the active ones
   * @param steps lines for {@code limber pose --script}
   */
  record Case(
      String name,
      String rule,
      byte[] file,
      String path,
      List<String> styles,
      List<String> steps) {}

  private final List<Case> cases = new ArrayList<>();

  private SkelFormCases() {}

  static List<Case> all() {
    SkelFormCases all = new SkelFormCases();
    all.animation();
    all.smoothing();
    all.inheritance();
    all.inverseKinematics();
    all.physics();
    all.meshes();
    all.drawing();
    all.generations();
    return all.cases;
  }

  private void add(String name, String rule, SmallRig rig, String... steps) {
    cases.add(new Case(name, rule, rig.skf(), name + ".skf", List.of(), List.of(steps)));
  }

  // ---------------------------------------------------------------- steps

  private static final String AS_LOADED = "{\"reset\":true}";

  /** From the state after loading to a frame of an animation. */
  private static String at(String animation, double frame) {
    return "{\"reset\":true,\"anims\":[\"%s\"],\"frames\":[%s],\"smooth\":[0]}"
        .formatted(animation, frame);
  }

  /** On from the step before. */
  private static String on(String animation, double frame, int smooth) {
    return "{\"anims\":[\"%s\"],\"frames\":[%s],\"smooth\":[%d]}"
        .formatted(animation, frame, smooth);
  }

  private static String[] frames(String animation, double... frames) {
    List<String> steps = new ArrayList<>(List.of(AS_LOADED));
    for (double frame : frames) {
      steps.add(at(animation, frame));
    }
    return steps.toArray(new String[0]);
  }

  private static String[] playing(String animation, int smooth, double... frames) {
    List<String> steps = new ArrayList<>(List.of(AS_LOADED));
    for (double frame : frames) {
      steps.add(on(animation, frame, smooth));
    }
    return steps.toArray(new String[0]);
  }

  /** Plays an animation on and on, and physics with it. */
  private static String[] shaking(String animation, int count) {
    double[] frames = new double[count];
    for (int i = 0; i < count; i++) {
      frames[i] = i;
    }
    return playing(animation, 0, frames);
  }

  // ---------------------------------------------------------------- animate

  private void animation() {
    add(
        "position-rotation-scale",
        "Keyframes replace the local position, rotation and scale of their bone.",
        new SmallRig()
            .bone("root", "", 5, -3)
            .bone("arm", "root", 40, 10)
            .turned(0.4)
            .scaled(1.5, 0.8)
            .animation("move", 30)
            .key(0, "arm", "PositionX", 40)
            .key(10, "arm", "PositionX", -20)
            .key(0, "arm", "PositionY", 10)
            .key(10, "arm", "PositionY", 30)
            .key(0, "arm", "Rotation", 0.4)
            .key(10, "arm", "Rotation", -2)
            .key(0, "arm", "ScaleX", 1.5)
            .key(10, "arm", "ScaleX", 0.5)
            .key(0, "arm", "ScaleY", 0.8)
            .key(10, "arm", "ScaleY", 2),
        frames("move", 0, 3, 5, 10, 14));
    SmallRig easings = new SmallRig().animation("ease", 30);
    double[][] handles = {
      SmallRig.LINEAR,
      {0.5, 0, 1, 1},
      {1.0 / 3, 1, 2.0 / 3, 1},
      {0.5, 0, 0.5, 1},
      {0, 0, 0, 0},
      {0.2, 1.8, 0.7, -0.6},
      {1, 0, 0, 1},
      SNAP
    };
    String[] names = {"linear", "in", "out", "in-out", "zero", "overshoot", "steep", "snap"};
    for (int i = 0; i < handles.length; i++) {
      easings
          .bone(names[i], "", 0, 10 * i)
          .key(2, names[i], "PositionX", 0)
          .key(14, names[i], "PositionX", 60, handles[i]);
    }
    add(
        "easings",
        "The handles of the later keyframe bend the way to it; five Newton steps solve the Bezier."
            + " Handles of 999 hold the earlier value.",
        easings,
        frames("ease", 2, 3, 5, 8, 11, 13, 14));
    add(
        "between-frames",
        "Between two whole frames values lie on the straight line; a snap holds.",
        new SmallRig()
            .bone("eased", "", 0, 0)
            .bone("snapped", "", 0, 0)
            .animation("move", 24)
            .key(0, "eased", "Rotation", 0)
            .key(6, "eased", "Rotation", 3, 0.5, 0, 0.5, 1)
            .key(0, "snapped", "Rotation", 0)
            .key(6, "snapped", "Rotation", 3, SNAP),
        frames("move", 1.25, 2.5, 5.9));
    add(
        "before-the-first-keyframe",
        "Before its first keyframe an element has that keyframe's value.",
        new SmallRig()
            .bone("late", "", 3, 4)
            .animation("move", 24)
            .key(0, "late", "PositionY", 4)
            .key(6, "late", "PositionX", 50)
            .key(12, "late", "PositionX", 80),
        frames("move", 0, 5, 6, 9));
    add(
        "two-keyframes-on-a-frame",
        "Of several keyframes of one element on one frame the last counts from there on; the segment"
            + " before leads to the first.",
        new SmallRig()
            .bone("jump", "", 0, 0)
            .animation("move", 24)
            .key(0, "jump", "PositionX", 0)
            .key(6, "jump", "PositionX", 60)
            .key(6, "jump", "PositionX", 100)
            .key(12, "jump", "PositionX", 40),
        frames("move", 3, 5, 6, 9));
    add(
        "switches",
        "Textures, draw order and hidden switch on their keyframe, with nothing between.",
        new SmallRig()
            .bone("a", "", 0, 0)
            .visual("tex", 1)
            .bone("b", "a", 12, 0)
            .visual("tex", 2)
            .animation("change", 24)
            .key(0, "a", "Texture", "tex")
            .key(4, "a", "Texture", "other")
            .key(0, "a", "Zindex", 1)
            .key(6, "a", "Zindex", 5)
            .key(0, "b", "Hidden", 0)
            .key(8, "b", "Hidden", 1),
        frames("change", 3, 4, 6, 8));
    add(
        "tint",
        "Tints are animated part by part and may leave 0 to 1.",
        new SmallRig()
            .bone("a", "", 0, 0)
            .visual("tex", 0)
            .tint(1, 0.5, 0.25, 1)
            .animation("redden", 24)
            .key(0, "a", "TintR", 1)
            .key(10, "a", "TintR", 1.5)
            .key(0, "a", "TintG", 0.5)
            .key(10, "a", "TintG", 0)
            .key(0, "a", "TintB", 0.25)
            .key(10, "a", "TintB", 1)
            .key(0, "a", "TintA", 1)
            .key(10, "a", "TintA", 0.2),
        frames("redden", 0, 5, 10));
    add(
        "what-is-not-animated",
        "A field that no animation in play has goes back to its initial value.",
        new SmallRig()
            .bone("moved", "", 30, 5)
            .turned(1)
            .scaled(2, 2)
            .initially(10, 0, 0.25, 1, 1)
            .bone("other", "", 0, 0)
            .animation("other", 24)
            .key(0, "other", "Rotation", 0)
            .key(10, "other", "Rotation", 1),
        frames("other", 0, 5));
    add(
        "two-animations",
        "Animations in play at once are applied in their order; each has its own frame.",
        new SmallRig()
            .bone("a", "", 0, 0)
            .bone("b", "a", 20, 0)
            .animation("one", 24)
            .key(0, "a", "Rotation", 0)
            .key(10, "a", "Rotation", 1)
            .key(0, "b", "PositionX", 20)
            .key(10, "b", "PositionX", 40)
            .animation("two", 24)
            .key(0, "b", "PositionX", 0)
            .key(20, "b", "PositionX", -40),
        "{\"reset\":true,\"anims\":[\"one\",\"two\"],\"frames\":[5,10],\"smooth\":[0,0]}",
        "{\"reset\":true,\"anims\":[\"two\",\"one\"],\"frames\":[10,5],\"smooth\":[0,0]}",
        "{\"anims\":[\"one\",\"two\"],\"frames\":[8,4],\"smooth\":[10,20]}");
  }

  private void smoothing() {
    SmallRig rig =
        new SmallRig()
            .bone("a", "", 0, 0)
            .bone("idle", "", 30, 0)
            .turned(1)
            .initially(0, 0, 0, 1, 1)
            .animation("walk", 24)
            .key(0, "a", "PositionX", 10)
            .key(6, "a", "PositionX", 40)
            .key(12, "a", "PositionX", 10)
            .animation("rest", 24)
            .key(0, "a", "PositionX", -50)
            .key(30, "a", "PositionX", -50);
    add(
        "smoothing",
        "With smooth frames a field goes part of the way from where it is, by a Bezier with zero"
            + " handles over the frames since the keyframe; on a keyframe's own frame the segment"
            + " that ends there is applied first.",
        rig,
        playing("walk", 10, 0, 2, 4, 6, 7, 9, 12, 15));
    add(
        "transition",
        "Another animation with smooth frames takes over from the pose that is there.",
        rig,
        on("walk", 3, 0),
        on("walk", 6, 0),
        on("rest", 0, 20),
        on("rest", 4, 20),
        on("rest", 10, 20),
        on("rest", 19, 20),
        on("rest", 20, 20));
  }

  // ---------------------------------------------------------------- construct

  private void inheritance() {
    add(
        "inheritance",
        "A child's position is scaled by its parent, turned with it, and added; rotations add up,"
            + " scales multiply along each bone's own axes.",
        new SmallRig()
            .bone("root", "", 10, 20)
            .turned(0.5)
            .scaled(2, 0.5)
            .bone("middle", "root", 30, 10)
            .turned(1.2)
            .scaled(0.75, 1.5)
            .bone("end", "middle", -8, 12)
            .turned(-0.7)
            .bone("other", "root", 0, -15),
        AS_LOADED);
    add(
        "negative-scale",
        "Up to 0.7, negative scales mirror positions; they do not turn rotations round.",
        new SmallRig()
            .bone("root", "", 0, 0)
            .turned(0.3)
            .scaled(-1, 1)
            .bone("child", "root", 20, 5)
            .turned(0.6)
            .visual("tex", 0)
            .bone("both", "child", 10, 0)
            .scaled(-2, -1)
            .visual("tex", 1),
        AS_LOADED);
    add(
        "mirrored-parent",
        "From 0.8, a parent with exactly one world scale below zero turns its children the other"
            + " way round; one with two does not.",
        flipping(
            new SmallRig()
                .version("0.8.0")
                .bone("root", "", 0, 0)
                .turned(0.3)
                .scaled(-1, 1)
                .bone("child", "root", 20, 5)
                .turned(0.6)
                .visual("tex", 0)
                .bone("grandchild", "child", 10, 0)
                .turned(0.25)
                .scaled(1, -2)
                .visual("tex", 1)
                .bone("both", "grandchild", 10, 4)
                .turned(0.4)),
        frames("flip", 0, 4, 5, 6, 10));
    add(
        "mirrored-chain",
        "From 0.8, a chain in a mirrored parent is solved from where it lies, and what hangs on the"
            + " solved bones turns the other way round.",
        reaching(
            arm("FABRIK", "Clockwise", false, 60, 20)
                .version("0.8.0")
                .with("root", 0.2, 1, -1)
                .with("elbow-pad", 0.8, 1, 1)),
        frames("reach", 0, 7, 14, 20));
    add(
        "mirrored-arc",
        "The same with Arc.",
        reaching(arm("Arc", "None", true, 60, 20).version("0.8.0").with("root", 0.2, 1, -1)),
        frames("reach", 0, 7, 14, 20));
    add(
        "mirrored-sway",
        "From 0.8, a swaying bone in a mirrored parent is turned the other way round before the"
            + " sway is added; a damped scale mirrors once it is below zero itself.",
        flipping(
            new SmallRig()
                .version("0.8.0")
                .bone("root", "", 0, 0)
                .scaled(-1, 1)
                .bone("hanging", "root", 0, -30)
                .turned(-1.2)
                .physics(
                    "\"global_pos\":{\"x\":0,\"y\":-30},\"global_scale\":{\"x\":1,\"y\":1},"
                        + "\"sway\":1.5,\"rot_bounce\":0.5,\"scale_damping\":6")
                .bone("end", "hanging", 20, 0)
                .turned(0.5)),
        shaking("flip", 11));
  }

  private static SmallRig flipping(SmallRig rig) {
    return rig.animation("flip", 60)
        .key(0, "root", "ScaleX", -1)
        .key(10, "root", "ScaleX", 1.2)
        .key(0, "root", "PositionX", 0)
        .key(10, "root", "PositionX", 40);
  }

  private static SmallRig arm(String mode, String constraint, boolean mimic, double x, double y) {
    return new SmallRig()
        .bone("root", "", 5, 5)
        .turned(0.2)
        .bone("upper", "root", 10, 0)
        .turned(0.5)
        .bone("lower", "upper", 40, 0)
        .turned(-1)
        .bone("hand", "lower", 35, 0)
        .turned(0.3)
        .bone("finger", "hand", 12, 3)
        .bone("elbow-pad", "upper", 20, 4)
        .bone("target", "", x, y)
        .turned(2)
        .chain(mode, constraint, mimic, "target", "upper", "lower", "hand");
  }

  private static SmallRig reaching(SmallRig rig) {
    return rig.animation("reach", 24)
        .key(0, "target", "PositionX", 60)
        .key(20, "target", "PositionX", -30)
        .key(0, "target", "PositionY", 20)
        .key(20, "target", "PositionY", 55);
  }

  private void inverseKinematics() {
    add(
        "fabrik",
        "FABRIK: ten rounds from the end to the root and back; then each bone points to the next,"
            + " and what hangs on the chain follows.",
        reaching(arm("FABRIK", "None", false, 60, 20)),
        frames("reach", 0, 7, 14, 20));
    add(
        "fabrik-out-of-reach",
        "A target that is too far away straightens the chain.",
        arm("FABRIK", "None", false, 200, 90),
        AS_LOADED);
    add(
        "fabrik-clockwise",
        "A constraint mirrors the chain at the line to its target if it bends to the other side.",
        reaching(arm("FABRIK", "Clockwise", false, 60, 20)),
        frames("reach", 0, 7, 14, 20));
    add(
        "fabrik-counter-clockwise",
        "The same to the other side.",
        reaching(arm("FABRIK", "CounterClockwise", false, 60, 20)),
        frames("reach", 0, 7, 14, 20));
    add(
        "arc",
        "Arc: the chain becomes a bow over the line to its target, with 3.14 for pi.",
        reaching(arm("Arc", "None", false, 60, 20)),
        frames("reach", 0, 7, 14, 20));
    add(
        "mimic-target",
        "The last bone of a chain takes the world rotation of its target.",
        reaching(arm("FABRIK", "None", true, 60, 20)),
        frames("reach", 0, 14));
    add(
        "ik-switches",
        "Mode, constraint and mimic of a chain switch on keyframes of any of its bones, and go back"
            + " only if none of its bones has such keyframes.",
        reaching(arm("FABRIK", "None", false, 60, 20))
            .key(5, "upper", "IkConstraint", "Clockwise")
            .key(10, "lower", "IkMode", "Arc")
            .key(15, "hand", "MimicTarget", 1),
        frames("reach", 4, 5, 10, 15, 20));
    add(
        "two-chains",
        "Chains are solved in the order of the file, each on what the ones before left.",
        reaching(arm("FABRIK", "None", false, 60, 20))
            .bone("tip", "finger", 14, 0)
            .bone("second-target", "", 20, 70)
            .chain("FABRIK", "None", false, "second-target", "finger", "tip"),
        frames("reach", 0, 7, 14));
    add(
        "baked-ik",
        "A file with baked inverse kinematics is not solved again.",
        reaching(arm("FABRIK", "None", false, 60, 20)).bakedIk(),
        frames("reach", 0, 14));
  }

  private static SmallRig shaken(SmallRig rig) {
    return rig.animation("shake", 60)
        .key(0, "root", "PositionX", 0)
        .key(8, "root", "PositionX", 80)
        .key(0, "root", "Rotation", 0)
        .key(6, "root", "Rotation", 1.5)
        .key(0, "root", "ScaleX", 1)
        .key(8, "root", "ScaleX", 2)
        .key(0, "root", "ScaleY", 1)
        .key(8, "root", "ScaleY", 0.5);
  }

  private static SmallRig hanging(String physics) {
    return shaken(
        new SmallRig()
            .bone("root", "", 0, 0)
            .bone("hanging", "root", 0, -30)
            .turned(-1.5)
            .physics(physics)
            .bone("end", "hanging", 20, 0));
  }

  private void physics() {
    String place = "\"global_pos\":{\"x\":0,\"y\":-30},";
    add(
        "position-damping",
        "Each construct moves the damped position towards the bone's.",
        hanging(place + "\"pos_damping\":6,\"pos_ratio\":0"),
        shaking("shake", 12));
    add(
        "position-ratio",
        "A positive ratio lowers the damping along x, a negative one along y.",
        shaken(
            new SmallRig()
                .bone("root", "", 0, 0)
                .bone("along-x", "root", 0, -30)
                .physics(place + "\"pos_damping\":9,\"pos_ratio\":0.5")
                .bone("along-y", "root", 0, -30)
                .physics(place + "\"pos_damping\":9,\"pos_ratio\":-0.5")),
        shaking("shake", 10));
    add(
        "rotation-damping",
        "The damped rotation goes a part of the short way to the bone's.",
        hanging("\"global_rot\":-1.5,\"rot_damping\":5"),
        shaking("shake", 12));
    add(
        "scale-damping",
        "The damped scale follows the bone's; a positive ratio lowers the damping along x.",
        hanging("\"global_scale\":{\"x\":1,\"y\":1},\"scale_damping\":8,\"scale_ratio\":0.4"),
        shaking("shake", 12));
    add(
        "sway",
        "A swaying bone orbits its parent late, pushed against the way that it moves.",
        hanging(place + "\"global_orbit\":-1.5707963,\"sway\":6,\"rot_bounce\":0"),
        shaking("shake", 14));
    add(
        "bounce",
        "With bounce the orbit keeps some of its speed.",
        hanging(place + "\"global_orbit\":-1.5707963,\"sway\":6,\"rot_bounce\":0.8"),
        shaking("shake", 16));
    List<String> moved = new ArrayList<>(List.of(AS_LOADED));
    for (int i = 0; i < 8; i++) {
      moved.add("{\"animate\":false,\"velocity\":[%d,2]}".formatted(i < 3 ? 12 : 0));
    }
    add(
        "velocity",
        "What the whole character has moved by is taken from the physics' positions afterwards.",
        hanging(place + "\"pos_damping\":6,\"pos_ratio\":0"),
        moved.toArray(new String[0]));
  }

  // ---------------------------------------------------------------- meshes

  private static SmallRig bent(SmallRig rig) {
    return rig.animation("bend", 24)
        .key(0, "far", "Rotation", 0)
        .key(10, "far", "Rotation", 1.2)
        .key(0, "far", "PositionY", 0)
        .key(10, "far", "PositionY", 8)
        .key(0, "near", "Rotation", 0.1)
        .key(10, "near", "Rotation", -0.4);
  }

  private static SmallRig strip() {
    return new SmallRig()
        .bone("near", "", 4, 6)
        .turned(0.1)
        .scaled(1.2, 0.9)
        .visual("tex", 0)
        .mesh(QUAD, -10, 5, 0, 0, 10, 5, 1, 0, 10, -5, 1, 1, -10, -5, 0, 1);
  }

  private void meshes() {
    add(
        "mesh",
        "The vertices of a mesh move with its bone; a pivot turns and scales them, and shifts what is"
            + " drawn.",
        strip().pivot(0.25, -0.5, 0.3, 1.5, 1),
        AS_LOADED);
    add(
        "weights",
        "Each bind pulls its vertices from where they are towards where its bone would have them, by"
            + " their weight, in the order of the file.",
        bent(
            strip()
                .bone("far", "near", 20, 0)
                .bind("near", false, 0, 1, 3, 0.5)
                .bind("far", false, 1, 1, 2, 0.5, 3, 0.25)),
        frames("bend", 0, 5, 10));
    add(
        "path-mesh",
        "Binds of a path put their vertices beside their bone, along the normal of the path through"
            + " the bones of the binds before and after.",
        bent(
            strip()
                .bone("middle", "near", 15, 2)
                .bone("far", "middle", 15, 0)
                .bind("near", true, 0, 1, 3, 1)
                .bind("middle", true, 1, 0.5)
                .bind("far", true, 2, 1)),
        frames("bend", 0, 5, 10));
  }

  // ---------------------------------------------------------------- draw

  private void drawing() {
    add(
        "draw-order",
        "Lower draw order is drawn first; of the same, the bone that comes first in the file.",
        new SmallRig()
            .bone("a", "", 0, 0)
            .visual("tex", 3)
            .bone("b", "", 10, 0)
            .visual("other", -2)
            .bone("c", "", 20, 0)
            .visual("tex", 3)
            .bone("d", "", 30, 0)
            .visual("tex", 0),
        AS_LOADED);
    add(
        "hidden",
        "A hidden bone hides what hangs on it, whether it shows something itself or not.",
        new SmallRig()
            .bone("a", "", 0, 0)
            .visual("tex", 0)
            .bone("hider", "a", 5, 0)
            .hidden()
            .bone("below", "hider", 5, 0)
            .visual("tex", 1)
            .bone("below-it", "below", 5, 0)
            .visual("other", 2)
            .bone("beside", "a", 5, 9)
            .visual("other", 3),
        AS_LOADED);
    add(
        "pivot",
        "A pivot shifts a picture by a part of its size, turns and scales it.",
        new SmallRig()
            .bone("root", "", 10, 0)
            .turned(0.7)
            .scaled(2, 1.5)
            .bone("a", "root", 12, 4)
            .turned(-0.2)
            .visual("tex", 0)
            .pivot(0.5, -0.25, 0.4, 0.5, 3)
            .bone("b", "root", -12, 4)
            .visual("other", 0)
            .pivot(-1, 1, 0, 1, 1),
        AS_LOADED);
    SmallRig styled =
        new SmallRig()
            .bone("a", "", 0, 0)
            .visual("hat", 0)
            .bone("b", "", 20, 0)
            .visual("coat", 1)
            .bone("c", "", 40, 0)
            .visual("scarf", 2)
            .style("Winter", 0, "hat", "scarf")
            .style("Summer", 20, "hat", "coat");
    String rule =
        "The first style in the list that has a texture's name wins; none, and it is not drawn.";
    for (List<String> styles :
        List.of(List.of("Winter"), List.of("Winter", "Summer"), List.of("Summer", "Winter"))) {
      String name = "styles-" + String.join("-", styles).toLowerCase(Locale.ROOT);
      cases.add(new Case(name, rule, styled.skf(), "styles.skf", styles, List.of(AS_LOADED)));
    }
  }

  // ---------------------------------------------------------------- generations

  private void generations() {
    for (String version :
        List.of(
            "before-0.2.skf",
            "0.2.skf",
            "0.3.skf",
            "0.4.skf",
            "0.5-early.skf",
            "0.5.skf",
            "0.5.3.skf",
            "0.6.skf",
            "0.6-jpg.skfe",
            "0.7.skf",
            "0.8.skf")) {
      List<String> steps = new ArrayList<>(List.of(AS_LOADED));
      steps.add(at("Idle", 10));
      steps.add(at("Walk", 5));
      steps.add(on("Walk", 6, 0));
      steps.add(on("Wave ", 3, 8));
      steps.add(on("Wave ", 10, 8));
      String name = "lantern-" + version.replaceFirst("\\.skfe?$", "");
      cases.add(
          new Case(
              name,
              "Our sample as this generation of files has it, played by the rules of its runtimes.",
              null,
              "../../samples/lantern-" + version,
              List.of(),
              steps));
    }
  }
}
