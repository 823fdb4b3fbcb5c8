package dev.limber.skel2d.language;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.PathCommand;
import dev.limber.skel2d.data.PathCommand.Point;
import dev.limber.skel2d.data.Placement;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.pose.SkeletonPose;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Moves the joint of a bone in the setup pose, and nothing else: the bones on it, what it shows in
 * every skin, and points of outlines on it get numbers with which they stay where they are.
 */
final class JointMove {
  private static final int DECIMALS = 4;

  private final Source source;
  private final Skeleton skeleton;
  private final SkeletonPose setup;
  private final List<Edit> edits = new ArrayList<>();

  /** The attachments of each skin as they are to be. */
  private final List<List<Attachment>> expected = new ArrayList<>();

  private int bone;

  /** How far the joint goes, as seen from the bone. */
  private double byX;

  private double byY;
  private String refusal = "";

  JointMove(Source source) {
    this.source = source;
    this.skeleton = source.result.skeleton();
    this.setup = new SkeletonPose(skeleton);
    setup.construct();
  }

  Change of(String name, double x, double y, double step) {
    bone = source.symbols().fullBone(name);
    if (bone < 0) {
      return Change.refused("there is no bone " + Excerpt.quoted(name));
    }
    Bone old = skeleton.bones().get(bone);
    Matrix parent = old.parent() < 0 ? Matrix.IDENTITY : Matrix.of(setup.bone(old.parent()));
    Matrix back = parent.inverse();
    Matrix own = Matrix.of(setup.bone(bone)).inverse();
    if (back == null || own == null || !Double.isFinite((back.x(x, y) + back.y(x, y)) / step)) {
      return Change.refused("the bone, or what it hangs on, is flat here, or far too large");
    }
    double newX = rounded(Math.rint(back.x(x, y) / step) * step);
    double newY = rounded(Math.rint(back.y(x, y) / step) * step);
    if (newX == old.x() && newY == old.y()) {
      return Change.NOTHING;
    }
    byX = own.x(parent.x(newX, newY), parent.y(newX, newY));
    byY = own.y(parent.x(newX, newY), parent.y(newX, newY));
    List<BonePose> pose = new ArrayList<>();
    pose.add(new BonePose(name, BoneValues.NONE.withX(newX).withY(newY)));
    for (Bone child : skeleton.bones()) {
      if (child.parent() == bone) {
        BoneValues there = BoneValues.NONE.withX(rounded(child.x() - byX));
        pose.add(new BonePose(child.name(), there.withY(rounded(child.y() - byY))));
      }
    }
    Change bones = new BoneEdit(source).set(pose);
    if (bones.isRefused()) {
      return bones;
    }
    edits.addAll(bones.edits());
    for (int skin = 0; skin < skeleton.skins().size(); skin++) {
      expected.add(attachments(skin));
    }
    if (!refusal.isEmpty()) {
      return Change.refused(refusal);
    }
    edits.sort(Comparator.comparingInt(Edit::from).thenComparingInt(Edit::to));
    return checked(Change.of(edits));
  }

  private static double rounded(double value) {
    return Double.parseDouble(Numbers.rounded(value, DECIMALS));
  }

  /** Returns what a skin shows then. */
  private List<Attachment> attachments(int number) {
    Skin skin = skeleton.skins().get(number);
    List<Attachment> shown = new ArrayList<>(skin.attachments());
    for (int i = 0; i < shown.size(); i++) {
      boolean isOwn = number == 0 || skin.overrides().contains(i);
      shown.set(i, isOwn ? moved(shown.get(i), number, i) : expected.get(0).get(i));
    }
    return shown;
  }

  private Attachment moved(Attachment attachment, int skin, int index) {
    AttachmentText text = new AttachmentText(source, skin, index);
    boolean isOn = skeleton.slots().get(attachment.slot()).bone() == bone;
    if (attachment instanceof Attachment.Path path) {
      List<Point> points = ShapeEdit.points(path);
      boolean isWhole = points.stream().allMatch(point -> point.bone() == bone);
      boolean holds = points.stream().anyMatch(point -> point.bone() == bone);
      if (isOn ? !isWhole : holds) {
        return bent(path, points, isOn, text);
      }
    }
    return isOn && !(attachment instanceof Attachment.None)
        ? placed(attachment, -byX, -byY, text)
        : attachment;
  }

  /** Points on the bone stay where they are, and those on others, too. */
  private Attachment bent(
      Attachment.Path path, List<Point> points, boolean isOn, AttachmentText text) {
    List<Integer> numbers = text.points();
    int implied = points.size() - numbers.size() / 2;
    List<Point> moved = new ArrayList<>();
    for (int i = 0; i < points.size(); i++) {
      Point old = points.get(i);
      Point point = old;
      if (old.bone() == bone && (implied < 0 || i < implied)) {
        refusal =
            "an outline on "
                + Excerpt.quoted(skeleton.bones().get(bone).name())
                + " starts there without saying so; write M 0,0 as its first command";
      } else if (old.bone() == bone) {
        point = new Point(rounded(old.x() - byX), rounded(old.y() - byY), bone);
        text.replace(numbers.get(2 * (i - implied)), old.x(), point.x(), edits);
        text.replace(numbers.get(2 * (i - implied) + 1), old.y(), point.y(), edits);
      }
      moved.add(point);
    }
    List<PathCommand> commands = new ArrayList<>();
    int first = 0;
    for (PathCommand command : path.commands()) {
      int end = first + command.points().size();
      commands.add(new PathCommand(command.op(), moved.subList(first, end)));
      first = end;
    }
    Attachment.Path bent =
        new Attachment.Path(path.name(), path.slot(), path.placement(), path.paint(), commands);
    if (!isOn) {
      return bent;
    }
    // Its place is seen from the bone: with a turn or scale it turns about another point now.
    Matrix place = Matrix.of(path.placement());
    double turnedX = place.a() * byX + place.c() * byY;
    double turnedY = place.b() * byX + place.d() * byY;
    return placed(bent, turnedX - byX, turnedY - byY, text);
  }

  private Attachment placed(Attachment a, double x, double y, AttachmentText text) {
    Placement old = a.placement();
    Placement place =
        new Placement(
            rounded(old.x() + x), rounded(old.y() + y), old.rotation(), old.scaleX(), old.scaleY());
    if (place.x() != old.x()) {
      edits.addAll(text.set('x', place.x()));
    }
    if (place.y() != old.y()) {
      edits.addAll(text.set('y', place.y()));
    }
    if (a instanceof Attachment.Sprite s) {
      return new Attachment.Sprite(s.name(), s.slot(), place, s.image());
    }
    if (a instanceof Attachment.Rect r) {
      return new Attachment.Rect(
          r.name(), r.slot(), place, r.paint(), r.width(), r.height(), r.cornerRadius());
    }
    if (a instanceof Attachment.Ellipse e) {
      return new Attachment.Ellipse(e.name(), e.slot(), place, e.paint(), e.radiusX(), e.radiusY());
    }
    if (a instanceof Attachment.Circle c) {
      return new Attachment.Circle(c.name(), c.slot(), place, c.paint(), c.radius());
    }
    Attachment.Path p = (Attachment.Path) a;
    return new Attachment.Path(p.name(), p.slot(), place, p.paint(), p.commands());
  }

  /** Makes sure that the text says that, and that nothing is seen to have moved. */
  private Change checked(Change change) {
    Skel2d.Result after = Skel2d.parse(change.applyTo(source.text));
    Skeleton now = after.skeleton();
    boolean same =
        now.bones().size() == skeleton.bones().size()
            && now.slots().equals(skeleton.slots())
            && now.animations().equals(skeleton.animations())
            && now.skins().size() == skeleton.skins().size();
    SkeletonPose pose = new SkeletonPose(now);
    pose.construct();
    double reach = 0;
    for (int i = 0; same && i < skeleton.bones().size(); i++) {
      Matrix world = Matrix.of(setup.bone(i));
      reach = Math.max(reach, Math.abs(world.e()) + Math.abs(world.f()));
    }
    for (int i = 0; same && i < skeleton.bones().size(); i++) {
      same =
          skeleton.bones().get(i).name().equals(now.bones().get(i).name())
              && (i == bone || Matrix.of(setup.bone(i)).isNear(Matrix.of(pose.bone(i)), reach));
    }
    for (int skin = 0; same && skin < expected.size(); skin++) {
      List<Attachment> before = skeleton.skins().get(skin).attachments();
      List<Attachment> shown = now.skins().get(skin).attachments();
      same = shown.equals(expected.get(skin));
      for (int i = 0; same && i < shown.size(); i++) {
        same = isSameDrawing(before.get(i), shown.get(i), pose, reach);
      }
    }
    return same
        ? change
        : Change.refused("the text would mean something else then; change it by hand");
  }

  private boolean isSameDrawing(
      Attachment before, Attachment now, SkeletonPose pose, double reach) {
    if (before instanceof Attachment.None) {
      return true;
    }
    if (!(before instanceof Attachment.Path path && now instanceof Attachment.Path changed)) {
      int own = skeleton.slots().get(before.slot()).bone();
      return ShapeEdit.to(setup, before, own).isNear(ShapeEdit.to(pose, now, own), reach);
    }
    boolean same = true;
    List<Point> points = ShapeEdit.points(path);
    List<Point> others = ShapeEdit.points(changed);
    for (int i = 0; i < points.size(); i++) {
      Point one = points.get(i);
      Point other = others.get(i);
      Matrix from = ShapeEdit.to(setup, path, one.bone()).times(at(one));
      same &= from.isNear(ShapeEdit.to(pose, changed, other.bone()).times(at(other)), reach);
    }
    return same;
  }

  private static Matrix at(Point point) {
    return new Matrix(1, 0, 0, 1, point.x(), point.y());
  }
}
