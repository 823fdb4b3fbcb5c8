package dev.limber.skel2d.language;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.math.Trig;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.pose.SkeletonPose;
import dev.limber.skel2d.resolve.Degrees;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.TokenKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Hangs bones on another one, so that they stay where they are in the setup pose. Nothing is ever
 * skewed, so that there are always values of its own with which a bone does: what it inherits less,
 * it gets itself, flips included.
 *
 * <p>No line moves: the order of slots is that of drawing, and comments belong to their lines.
 */
final class Reparenting {
  /** Of places and degrees, where the parent is not grown. */
  private static final int DECIMALS = 4;

  private static final int SCALE_DECIMALS = 6;

  private final Source source;
  private final Symbols symbols;
  private final Skeleton skeleton;
  private final Words words;

  /** The bones that hang on another one, and all that hangs on them. */
  private final boolean[] moved;

  private final boolean[] carried;
  private int parent = Symbols.NONE;

  Reparenting(Source source) {
    this.source = source;
    this.symbols = source.symbols();
    this.skeleton = symbols.skeleton;
    this.words = source.words();
    this.moved = new boolean[symbols.firstSlot];
    this.carried = new boolean[symbols.firstSlot];
  }

  Change of(List<String> bones, @Nullable String parentName) {
    String problem = mark(bones, parentName);
    if (!problem.isEmpty()) {
      return Change.refused(problem);
    }
    NewNames names = new NewNames(source, moved, parent);
    Change mentions = new RenameEdits(source, names).dotted();
    if (mentions.isRefused()) {
      return mentions;
    }
    List<Edit> edits = new ArrayList<>(mentions.edits());
    List<Bone> expected = new ArrayList<>(skeleton.bones());
    List<BonePose> pose = new ArrayList<>();
    InheritedTransform inherited = InheritedTransform.of(skeleton, parent);
    SkeletonPose setup = new SkeletonPose(skeleton);
    setup.construct();
    Matrix back = parent < 0 ? Matrix.IDENTITY : Matrix.of(setup.bone(parent)).inverse();
    for (int i = 0; i < moved.length; i++) {
      if (moved[i] && back != null) {
        Bone bone = symbols.bone(i);
        InheritedTransform old = InheritedTransform.of(skeleton, bone.parent());
        Matrix world = Matrix.of(setup.bone(i));
        BoneValues values =
            values(
                bone, back.x(world.e(), world.f()), back.y(world.e(), world.f()), old, inherited);
        pose.add(new BonePose(bone.name(), values));
        boolean flipsX = bone.flipX() != (old.flipX() != inherited.flipX());
        boolean flipsY = bone.flipY() != (old.flipY() != inherited.flipY());
        expected.set(i, with(bone, parent, values, flipsX, flipsY));
        if (!bone.declared() && (flipsX || flipsY)) {
          return Change.refused(
              Excerpt.quoted(bone.name())
                  + " would have to be mirrored; write a line for it into the text first");
        }
        flag(i, "flip-x", bone.flipX(), flipsX, edits);
        flag(i, "flip-y", bone.flipY(), flipsY, edits);
      }
    }
    if (back == null) {
      return Change.refused(
          Excerpt.quoted(symbols.fullName(parent))
              + " is flat in the setup pose, or far too large");
    }
    if (!isFinite(pose)) {
      return Change.refused("the numbers that this takes are far too large");
    }
    // Before flags, which stand behind numbers at the same place.
    edits.addAll(0, new BoneEdit(source, names.bones::get).set(pose).edits());
    definitions(names, edits);
    parentsLines(edits);
    edits.sort(Comparator.comparingInt(Edit::from).thenComparingInt(Edit::to));
    return checked(Change.of(edits), names, expected, setup);
  }

  /** Marks what moves, and returns why it cannot; empty if it can. */
  private String mark(List<String> bones, @Nullable String parentName) {
    boolean[] chosen = new boolean[moved.length];
    for (String name : bones) {
      int bone = symbols.fullBone(name);
      if (bone < 0) {
        return "there is no bone " + Excerpt.quoted(name);
      }
      chosen[bone] = true;
    }
    if (parentName != null) {
      parent = symbols.fullBone(parentName);
      if (parent < 0) {
        return "there is no bone " + Excerpt.quoted(parentName);
      }
    }
    Set<String> names = new TreeSet<>();
    for (int i = 0; i < moved.length; i++) {
      int above = symbols.bone(i).parent();
      boolean rides = above >= 0 && carried[above];
      carried[i] = rides || (chosen[i] && above != parent);
      moved[i] = carried[i] && !rides;
      boolean isTwice = moved[i] && !names.add(symbols.name(i));
      if (isTwice || (moved[i] && symbols.bone(parent, symbols.name(i)) >= 0)) {
        String where = parent < 0 ? "at the top" : "on " + Excerpt.quoted(symbols.fullName(parent));
        return "there would be two bones "
            + Excerpt.quoted(symbols.name(i))
            + " "
            + where
            + "; rename one of them first";
      }
    }
    if (parentName != null && (chosen[parent] || carried[parent])) {
      return Excerpt.quoted(parentName)
          + (chosen[parent] ? " cannot hang on itself" : " hangs on what would hang on it");
    }
    return "";
  }

  private static BoneValues values(
      Bone bone, double x, double y, InheritedTransform old, InheritedTransform inherited) {
    double turn = bone.inheritRotation() ? old.degrees() - inherited.degrees() : 0;
    double growX = bone.inheritScale() ? old.scaleX() / inherited.scaleX() : 1;
    double growY = bone.inheritScale() ? old.scaleY() / inherited.scaleY() : 1;
    double degrees = bone.rotation() * 180 / Math.PI;
    // Large parents need finer numbers on them, and make small scales of usual ones.
    int finer = finer(Math.max(Math.abs(inherited.scaleX()), Math.abs(inherited.scaleY())));
    double newDegrees = degrees + Trig.shortTurn(turn);
    return new BoneValues(
        changed(bone.x(), x, DECIMALS + finer),
        changed(bone.y(), y, DECIMALS + finer),
        Double.isNaN(changed(degrees, newDegrees, DECIMALS))
            ? Double.NaN
            : changed(Double.NaN, Trig.shortTurn(newDegrees), DECIMALS),
        changed(bone.scaleX(), bone.scaleX() * growX, SCALE_DECIMALS + finer),
        changed(bone.scaleY(), bone.scaleY() * growY, SCALE_DECIMALS + finer),
        Double.NaN);
  }

  private static int finer(double scale) {
    int digits = 0;
    for (double rest = scale; rest > 1 && digits < 9; rest /= 10) {
      digits++;
    }
    return digits;
  }

  /** Returns a new value as it is written; NaN if it is the old one. */
  private static double changed(double old, double value, int decimals) {
    if (!Double.isFinite(value)) {
      return Double.POSITIVE_INFINITY;
    }
    return Math.abs(value - old) <= Math.pow(10, -decimals) / 2
        ? Double.NaN
        : Double.parseDouble(Numbers.rounded(value, decimals));
  }

  private static boolean isFinite(List<BonePose> pose) {
    return pose.stream().noneMatch(one -> "xyrij".chars().anyMatch(c -> isInfinite(one, c)));
  }

  private static boolean isInfinite(BonePose one, int letter) {
    return Double.isInfinite(one.values().of((char) letter));
  }

  private static Bone with(Bone b, int parent, BoneValues values, boolean flipsX, boolean flipsY) {
    return new Bone(
        b.name(),
        parent,
        b.declared(),
        or(values.x(), b.x()),
        or(values.y(), b.y()),
        Double.isNaN(values.degrees()) ? b.rotation() : Degrees.toRadians(values.degrees()),
        or(values.scaleX(), b.scaleX()),
        or(values.scaleY(), b.scaleY()),
        b.length(),
        b.color(),
        flipsX,
        flipsY,
        b.inheritRotation(),
        b.inheritScale());
  }

  private static double or(double value, double old) {
    return Double.isNaN(value) ? old : value;
  }

  /** Adds or takes away a word of a bone. */
  private void flag(int bone, String flag, boolean was, boolean is, List<Edit> edits) {
    List<Line> lines = source.tree.lines();
    boolean isMissing = is && !was;
    for (int i = 0; i < lines.size() && was != is; i++) {
      Line line = lines.get(i);
      if (line.kind() != LineKind.BONE || source.parts().of(i, LineParts.BONE) != bone) {
        continue;
      }
      if (isMissing) {
        int end = source.tree.tokenEnd(line.endToken() - 1);
        edits.add(new Edit(end, end, " " + flag));
        isMissing = false;
      }
      int word = words.firstFrom(line.start());
      for (; !is && word < words.size() && words.from(word) < line.contentEnd(); word++) {
        int from = words.from(word);
        if (words.kind(word) == TokenKind.FLAG
            && Lexemes.isWord(source.text, from, words.to(word), flag)) {
          edits.add(new Edit(from - 1, words.to(word), ""));
        }
      }
    }
  }

  /** Writes the new parent where the bones, and those below them, are defined. */
  private void definitions(NewNames names, List<Edit> edits) {
    String above = parent < 0 ? "" : names.bones.get(parent) + ".";
    for (Line line : source.tree.lines()) {
      int first = words.firstFrom(line.start());
      if (line.kind() != LineKind.BONE || first == words.size()) {
        continue;
      }
      int end = source.tree.tokenEnd(line.firstToken());
      for (int word = first; word < words.size() && words.to(word) <= end; word++) {
        int symbol = words.symbol(word);
        if (symbol >= 0 && symbol < moved.length && moved[symbol]) {
          edits.add(new Edit(words.from(first), words.from(word), above));
        }
      }
    }
  }

  private void parentsLines(List<Edit> edits) {
    LinesOfParents parents =
        new LinesOfParents(
            source,
            line -> {
              int bone = source.parts().of(line, LineParts.BONE);
              return bone < 0 || !carried[bone];
            });
    parents.name(parent);
    for (Map.Entry<Integer, String> line : parents.missing(bone -> !carried[bone]).entrySet()) {
      int start = source.tree.lines().get(line.getKey()).start();
      edits.add(new Edit(start, start, line.getValue()));
    }
  }

  /** Makes sure that all is where it was, and that nothing else has another meaning. */
  private Change checked(Change change, NewNames names, List<Bone> expected, SkeletonPose setup) {
    if (!change.isShortFor(source.text)) {
      return Change.refused("names would get so long that the text would be too long");
    }
    Skel2d.Result after = Skel2d.parse(change.applyTo(source.text));
    return after.diagnostics().size() <= source.result.diagnostics().size()
            && SkeletonDiff.holds(skeleton, after.skeleton(), names, expected)
            && isSamePicture(setup, after.skeleton(), names)
        ? change
        : Change.refused("the text would mean something else then; change it by hand");
  }

  private boolean isSamePicture(SkeletonPose setup, Skeleton after, NewNames names) {
    SkeletonPose now = new SkeletonPose(after);
    now.construct();
    double farthest = 0;
    for (int i = 0; i < moved.length; i++) {
      Matrix world = Matrix.of(setup.bone(i));
      farthest = Math.max(farthest, Math.abs(world.e()) + Math.abs(world.f()));
    }
    boolean same = true;
    for (int i = 0; i < moved.length; i++) {
      Matrix world = Matrix.of(now.bone(after.boneIndex(names.bones.get(i))));
      same &= Matrix.of(setup.bone(i)).isNear(world, farthest);
    }
    return same;
  }
}
