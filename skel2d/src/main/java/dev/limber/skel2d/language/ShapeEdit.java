package dev.limber.skel2d.language;

import dev.limber.core.diagnostics.Limits;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.PathCommand;
import dev.limber.skel2d.data.PathCommand.Point;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.language.ShapeHandle.Kind;
import dev.limber.skel2d.pose.SkeletonPose;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Moves points and sides of the outline that a slot shows in the setup pose. */
final class ShapeEdit {
  /** Decimals of dragged numbers; a step may leave more in a double. */
  private static final int DECIMALS = 4;

  private final Source source;
  private final Skeleton skeleton;
  private final int skin;
  private final int attachment;
  private final AttachmentText text;
  private final SkeletonPose setup;
  private final Matrix owner;
  private final Matrix placement;

  private ShapeEdit(Source source, int slot, int skin, int attachment) {
    this.source = source;
    this.skeleton = source.result.skeleton();
    this.attachment = attachment;
    // A skin that says nothing about the attachment shows the skeleton's own.
    this.skin = skeleton.skins().get(skin).overrides().contains(attachment) ? skin : 0;
    this.text = new AttachmentText(source, this.skin, attachment);
    this.setup = new SkeletonPose(skeleton);
    setup.construct();
    this.owner = Matrix.of(setup.bone(skeleton.slots().get(slot).bone()));
    this.placement = Matrix.of(shown().placement());
  }

  static @Nullable ShapeEdit of(Source source, String slotName, String skinName) {
    Symbols symbols = source.symbols();
    int slot = symbols.fullSlot(slotName);
    int skin = symbols.skin(skinName);
    if (slot < 0) {
      return null;
    }
    int attachment = symbols.slot(slot).attachment();
    return attachment < 0
        ? null
        : new ShapeEdit(
            source, slot - symbols.firstSlot, skin < 0 ? 0 : skin - symbols.firstSkin, attachment);
  }

  private Attachment shown() {
    return skeleton.skins().get(skin).attachments().get(attachment);
  }

  List<ShapeHandle> handles() {
    List<ShapeHandle> handles = all();
    for (ShapeHandle handle : handles) {
      if (!Double.isFinite(handle.x() + handle.y())) {
        return List.of();
      }
    }
    return handles;
  }

  private List<ShapeHandle> all() {
    if (shown() instanceof Attachment.Path path) {
      return pathHandles(path);
    }
    List<ShapeHandle> handles = new ArrayList<>();
    if (shown() instanceof Attachment.Rect rect) {
      double round = Math.min(2 * rect.cornerRadius(), Math.abs(rect.width()));
      double across = (rect.width() - Math.copySign(round, rect.width())) / 2;
      handles.add(side(Kind.WIDTH, rect.width() / 2, 0, "w", rect.width()));
      handles.add(side(Kind.HEIGHT, 0, rect.height() / 2, "h", rect.height()));
      handles.add(side(Kind.CORNER, across, rect.height() / 2, "d", 2 * rect.cornerRadius()));
    } else if (shown() instanceof Attachment.Ellipse ellipse) {
      handles.add(side(Kind.WIDTH, ellipse.radiusX(), 0, "w", 2 * ellipse.radiusX()));
      handles.add(side(Kind.HEIGHT, 0, ellipse.radiusY(), "h", 2 * ellipse.radiusY()));
    } else if (shown() instanceof Attachment.Circle circle) {
      handles.add(side(Kind.DIAMETER, circle.radius(), 0, "d", 2 * circle.radius()));
    }
    return handles;
  }

  private ShapeHandle side(Kind kind, double x, double y, String letter, double value) {
    Matrix to = owner.times(placement);
    return new ShapeHandle(kind, to.x(x, y), to.y(x, y), -1, letter + Numbers.exact(value));
  }

  private List<ShapeHandle> pathHandles(Attachment.Path path) {
    List<ShapeHandle> handles = new ArrayList<>();
    int implied = points(path).size() - text.points().size() / 2;
    if (implied < 0 || implied > 1) {
      return handles;
    }
    int end = -1;
    for (PathCommand command : path.commands()) {
      int count = command.points().size();
      for (int i = 0; i < count && implied == 0; i++) {
        Point point = command.points().get(i);
        Matrix to = to(point.bone());
        boolean control = i < count - 1;
        int next = handles.size() + count - 1 - i;
        // The first of two control points bends the start of the curve.
        int anchor = !control ? -1 : count == 3 && i == 0 ? end : next;
        handles.add(
            new ShapeHandle(
                control ? Kind.CONTROL : Kind.POINT,
                to.x(point.x(), point.y()),
                to.y(point.x(), point.y()),
                anchor,
                Numbers.exact(point.x()) + "," + Numbers.exact(point.y())));
      }
      end = count > 0 && implied == 0 ? handles.size() - 1 : end;
      implied = 0;
    }
    return handles;
  }

  static List<Point> points(Attachment.Path path) {
    List<Point> points = new ArrayList<>();
    for (PathCommand command : path.commands()) {
      points.addAll(command.points());
    }
    return points;
  }

  /** Returns what takes points on a bone to where they are drawn. */
  private Matrix to(int bone) {
    return to(setup, shown(), bone);
  }

  /** Returns what takes points of an attachment, which are on a bone, to where they are drawn. */
  static Matrix to(SkeletonPose pose, Attachment attachment, int bone) {
    int ownBone = pose.skeleton().slots().get(attachment.slot()).bone();
    Matrix owner = Matrix.of(pose.bone(ownBone));
    Matrix placed = owner.times(Matrix.of(attachment.placement()));
    Matrix back = owner.inverse();
    return bone == ownBone || back == null
        ? placed
        : placed.times(back).times(Matrix.of(pose.bone(bone)));
  }

  Change move(int handle, double x, double y, double step) {
    List<ShapeHandle> handles = handles();
    if (handle < 0 || handle >= handles.size()) {
      return Change.refused("there is no such handle any more");
    }
    Matrix to = owner.times(placement);
    if (shown() instanceof Attachment.Path path) {
      to = to(points(path).get(pointOf(path, handle)).bone());
    }
    Matrix back = to.inverse();
    if (back == null || !Double.isFinite((back.x(x, y) + back.y(x, y)) / step)) {
      return Change.refused("what it hangs on is flat here, or far too large");
    }
    return shown() instanceof Attachment.Path path
        ? movePoint(path, handle, back.x(x, y), back.y(x, y), step)
        : moveSide(handles.get(handle).kind(), 2 * back.x(x, y), 2 * back.y(x, y), step);
  }

  /** Returns the point that a handle is for: the first one may not be written. */
  private int pointOf(Attachment.Path path, int handle) {
    return handle + points(path).size() - text.points().size() / 2;
  }

  private Change movePoint(Attachment.Path path, int handle, double x, double y, double step) {
    List<Integer> numbers = text.points();
    int index = pointOf(path, handle);
    Point old = points(path).get(index);
    Point point = new Point(rounded(x, step), rounded(y, step), old.bone());
    List<Edit> edits = new ArrayList<>();
    text.replace(numbers.get(2 * handle), old.x(), point.x(), edits);
    text.replace(numbers.get(2 * handle + 1), old.y(), point.y(), edits);
    return checked(edits, with(path, index, point));
  }

  private static Attachment with(Attachment.Path path, int index, Point point) {
    List<PathCommand> commands = new ArrayList<>();
    int first = 0;
    for (PathCommand command : path.commands()) {
      List<Point> points = new ArrayList<>(command.points());
      if (index >= first && index < first + points.size()) {
        points.set(index - first, point);
      }
      first += points.size();
      commands.add(new PathCommand(command.op(), points));
    }
    return new Attachment.Path(path.name(), path.slot(), path.placement(), path.paint(), commands);
  }

  private Change moveSide(Kind kind, double width, double height, double step) {
    double across = Math.abs(width);
    double up = Math.abs(height);
    if (shown() instanceof Attachment.Rect r) {
      // The handle of a corner moves along the upper side.
      double corner = Math.max(0, Math.min(Math.abs(r.width()) - across, Math.abs(r.width())));
      double w = kind == Kind.WIDTH ? rounded(across, step) : r.width();
      double h = kind == Kind.HEIGHT ? rounded(up, step) : r.height();
      double d = kind == Kind.CORNER ? rounded(corner, step) : 2 * r.cornerRadius();
      double value = kind == Kind.WIDTH ? w : kind == Kind.HEIGHT ? h : d;
      return set(
          kind,
          value,
          new Attachment.Rect(r.name(), r.slot(), r.placement(), r.paint(), w, h, d / 2));
    }
    if (shown() instanceof Attachment.Ellipse e) {
      double w = kind == Kind.WIDTH ? rounded(across, step) : 2 * e.radiusX();
      double h = kind == Kind.HEIGHT ? rounded(up, step) : 2 * e.radiusY();
      return set(
          kind,
          kind == Kind.WIDTH ? w : h,
          new Attachment.Ellipse(e.name(), e.slot(), e.placement(), e.paint(), w / 2, h / 2));
    }
    Attachment.Circle c = (Attachment.Circle) shown();
    double d = rounded(Math.hypot(across, up), step);
    return set(kind, d, new Attachment.Circle(c.name(), c.slot(), c.placement(), c.paint(), d / 2));
  }

  private static double rounded(double value, double step) {
    return Double.parseDouble(Numbers.rounded(Math.rint(value / step) * step, DECIMALS));
  }

  private Change set(Kind kind, double value, Attachment meant) {
    char letter = kind == Kind.WIDTH ? 'w' : kind == Kind.HEIGHT ? 'h' : 'd';
    return checked(text.set(letter, value), meant);
  }

  /** Makes sure that the changed text says what was meant, and all else as before. */
  private Change checked(List<Edit> edits, Attachment meant) {
    Change change = Change.of(edits);
    if (meant.equals(shown())) {
      return Change.NOTHING;
    }
    Skeleton after = Skel2d.parse(change.applyTo(source.text), "", Limits.DEFAULT).skeleton();
    boolean same =
        skeleton.bones().equals(after.bones())
            && skeleton.slots().equals(after.slots())
            && skeleton.animations().equals(after.animations())
            && skeleton.skins().size() == after.skins().size();
    for (int i = 0; same && i < skeleton.skins().size(); i++) {
      Skin before = skeleton.skins().get(i);
      List<Attachment> wanted = new ArrayList<>(before.attachments());
      if (i == skin || (skin == 0 && !before.overrides().contains(attachment))) {
        wanted.set(attachment, meant);
      }
      same = wanted.equals(after.skins().get(i).attachments());
    }
    return same
        ? change
        : Change.refused("the text would mean something else then; change it by hand");
  }
}
