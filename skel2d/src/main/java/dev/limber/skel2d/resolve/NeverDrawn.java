package dev.limber.skel2d.resolve;

import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.PathOp;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.PathCommand;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.data.Timeline;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds slots that show nothing in any skin, whatever animations do. */
final class NeverDrawn {
  /** Why something is not drawn, and what would help. */
  private enum Reason {
    EMPTY(
        "none of its attachments shows anything",
        "give it a type and a size, such as :rect w10 h10"),
    NO_IMAGE("its sprite has no image", "name one: :sprite \"image.png\""),
    POINT("its path is a single point", "add commands: L 10,0"),
    OPEN(
        "an open path is only a line, and t0 draws none",
        "close it with C, or give it a line width such as t1"),
    FLAT(
        "it has no width or no height, and no line",
        "give it both, or a line with a width such as t1"),
    CLEAR(
        "inside and line are fully transparent", "give f or s an opacity above 0, or a t above 0"),
    SHRUNK(
        "a scale of 0 leaves nothing of it, and animations only multiply that",
        "give its bone a scale above 0 and let animations start from i 0 and j 0"),
    FADED(
        "its slot's colour is fully transparent, and no animation changes that",
        "give the colour an opacity above 0, or animate it with c or a");

    final String why;
    final String hint;

    Reason(String why, String hint) {
      this.why = why;
      this.hint = hint;
    }
  }

  private final Skeleton skeleton;
  private final boolean[] flatX;
  private final boolean[] flatY;
  private final boolean[] drawn;
  private final @Nullable Reason[] reasons;

  private NeverDrawn(Skeleton skeleton) {
    this.skeleton = skeleton;
    this.drawn = new boolean[skeleton.slots().size()];
    this.reasons = new Reason[drawn.length];
    List<Bone> bones = skeleton.bones();
    this.flatX = new boolean[bones.size()];
    this.flatY = new boolean[bones.size()];
    for (int b = 0; b < flatX.length; b++) {
      Bone bone = bones.get(b);
      boolean inherits = bone.parent() >= 0 && bone.inheritScale();
      flatX[b] = bone.scaleX() == 0 || (inherits && flatX[bone.parent()]);
      flatY[b] = bone.scaleY() == 0 || (inherits && flatY[bone.parent()]);
    }
  }

  static void report(List<SlotDraft> drafts, Skeleton skeleton, Report report) {
    NeverDrawn search = new NeverDrawn(skeleton);
    search.mark(skeleton.defaultSkin().attachments());
    for (Skin skin : skeleton.skins()) {
      for (int override : skin.overrides()) {
        search.mark(List.of(skin.attachments().get(override)));
      }
    }
    search.markFaded();
    for (SlotDraft draft : drafts) {
      if (!search.drawn[draft.index] && !draft.hasUnknownType) {
        Reason found = search.reasons[draft.index];
        Reason reason = found == null ? Reason.EMPTY : found;
        if (reason == Reason.EMPTY && draft.isEmptyOnPurpose()) {
          continue;
        }
        report.note(
            Codes.NEVER_DRAWN, draft.token, "this slot is never drawn: " + reason.why, reason.hint);
      }
    }
  }

  private void mark(List<Attachment> attachments) {
    for (Attachment attachment : attachments) {
      int slot = attachment.slot();
      int bone = skeleton.slots().get(slot).bone();
      Reason reason = reason(attachment, flatX[bone], flatY[bone]);
      if (reason == null) {
        drawn[slot] = true;
      } else if (reasons[slot] == null || reasons[slot] == Reason.EMPTY) {
        reasons[slot] = reason;
      }
    }
  }

  private void markFaded() {
    boolean[] changes = new boolean[drawn.length];
    for (Animation animation : skeleton.animations()) {
      for (Timeline timeline : animation.timelines()) {
        if (timeline.property() == Property.ALPHA) {
          changes[timeline.index()] = true;
        }
      }
    }
    for (int s = 0; s < drawn.length; s++) {
      Slot slot = skeleton.slots().get(s);
      if (drawn[s] && slot.color().a() == 0 && !changes[s]) {
        drawn[s] = false;
        reasons[s] = Reason.FADED;
      }
    }
  }

  /** Returns why an attachment shows nothing, null if it shows something. */
  private @Nullable Reason reason(Attachment attachment, boolean boneX, boolean boneY) {
    boolean x = attachment.placement().scaleX() == 0;
    boolean y = attachment.placement().scaleY() == 0;
    if (attachment instanceof Attachment.Sprite sprite) {
      if (sprite.image() == null) {
        return Reason.NO_IMAGE;
      }
      return x || y || boneX || boneY ? Reason.SHRUNK : null;
    }
    if (!(attachment instanceof Attachment.Shape shape)) {
      return Reason.EMPTY;
    }
    Extent extent = extent(shape);
    if (extent.points == 0) {
      return Reason.EMPTY;
    }
    if (extent.isBound) {
      // Its points are where other bones are.
      return shown(shape, extent, false, false) ? null : why(shape, extent);
    }
    if (shown(shape, extent, x || y || boneX || boneY, (x && y) || (boneX && boneY))) {
      return null;
    }
    return shown(shape, extent, false, false) ? Reason.SHRUNK : why(shape, extent);
  }

  private static boolean shown(
      Attachment.Shape shape, Extent extent, boolean flattened, boolean shrunk) {
    boolean filled =
        extent.isClosed && !extent.isFlat && !flattened && shape.paint().fill().a() > 0;
    boolean point = extent.points == 1 || shrunk;
    // A single point is a dot if its ends are not cut off right there.
    boolean lined =
        hasLine(shape) && extent.hasLine && (!point || shape.paint().cap() != LineCap.BUTT);
    return filled || lined;
  }

  private static boolean hasLine(Attachment.Shape shape) {
    return shape.paint().lineWidth() > 0 && shape.paint().line().a() > 0;
  }

  private static Reason why(Attachment.Shape shape, Extent extent) {
    if (extent.points == 1) {
      return shape instanceof Attachment.Path ? Reason.POINT : Reason.EMPTY;
    }
    if (!extent.isClosed) {
      return shape.paint().lineWidth() == 0 ? Reason.OPEN : Reason.CLEAR;
    }
    return extent.isFlat && shape.paint().fill().a() > 0 ? Reason.FLAT : Reason.CLEAR;
  }

  /**
   * How much of a plane a shape takes before anything scales it.
   *
   * @param points 0 for nothing, 1 for a single point, 2 for more
   * @param isFlat whether it has no area
   * @param isClosed whether it is filled
   * @param hasLine whether anything follows its start
   * @param isBound whether it has points on other bones
   */
  private record Extent(
      int points, boolean isFlat, boolean isClosed, boolean hasLine, boolean isBound) {}

  private Extent extent(Attachment.Shape shape) {
    if (shape instanceof Attachment.Rect rect) {
      return closed(rect.width(), rect.height());
    }
    if (shape instanceof Attachment.Ellipse ellipse) {
      return closed(ellipse.radiusX(), ellipse.radiusY());
    }
    if (shape instanceof Attachment.Circle circle) {
      return closed(circle.radius(), circle.radius());
    }
    Attachment.Path path = (Attachment.Path) shape;
    return path(path.commands(), skeleton.slots().get(path.slot()).bone());
  }

  private static Extent closed(double width, double height) {
    boolean point = width == 0 && height == 0;
    return new Extent(point ? 1 : 2, width == 0 || height == 0, true, true, false);
  }

  /** Looks at what is drawn of a path: from its last move before the first close, to that. */
  private static Extent path(List<PathCommand> commands, int owner) {
    int start = 0;
    int end = 0;
    while (end < commands.size() && commands.get(end).op() != PathOp.CLOSE) {
      start = commands.get(end).op() == PathOp.MOVE ? end : start;
      end++;
    }
    if (end == 0) {
      return new Extent(0, true, false, false, false);
    }
    PathCommand.Point first = commands.get(start).points().get(0);
    boolean several = false;
    boolean bound = first.bone() != owner;
    int count = 1;
    for (PathCommand command : commands.subList(start + 1, end)) {
      for (PathCommand.Point point : command.points()) {
        several |= !point.equals(first);
        bound |= point.bone() != owner;
        count++;
      }
    }
    boolean closed = end < commands.size();
    boolean line = closed || count > 1;
    return new Extent(several ? 2 : 1, count < 3, closed, line, bound);
  }
}
