package dev.limber.skel2d.draw;

import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.PathOp;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.color.Rgba;
import dev.limber.skel2d.animate.LocalPose;
import dev.limber.skel2d.construct.WorldPose;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Paint;
import dev.limber.skel2d.data.Skeleton;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a pose shows, first drawn first: for each slot that shows something its attachment, matrix,
 * colours and outline. A reusable buffer that never allocates once grown to its largest size.
 *
 * <p>Slots are listed in draw order, those without an attachment left out. {@link Attachment.None}
 * and {@link Attachment.Sprite} are listed too, with an outline of no operations: the first shows
 * nothing, the second its image, centred on the origin of its matrix. Points are in skeleton space,
 * y up. Colours are straight and may leave 0 to 1 when an animation makes them.
 */
public final class ShapeList {
  private static final int M = WorldPose.STRIDE;
  private static final int PARTS = 4;
  private static final Rgba NOTHING = new Rgba(0, 0, 0, 0);

  private final int[] slots;
  private final int[] attachments;
  private final double[] matrices;
  private final double[] tints;
  private final int[] pointsAt;
  private final Placer placer = new Placer();
  private double[] points = new double[0];
  private SkinOutlines skin;
  private int size;

  /** Creates an empty list for the poses of a skeleton. */
  public ShapeList(Skeleton skeleton, SkinOutlines skin) {
    int count = skeleton.slots().size();
    this.slots = new int[count];
    this.attachments = new int[count];
    this.matrices = new double[M * count];
    this.tints = new double[PARTS * count];
    this.pointsAt = new int[count];
    this.skin = skin;
  }

  /**
   * Fills the list from a constructed pose.
   *
   * @param fixed for each slot the attachment that it shows instead of the pose's, -1 for none;
   *     null for none at all
   */
  public void fill(SkinOutlines newSkin, LocalPose pose, WorldPose world, int @Nullable [] fixed) {
    skin = newSkin;
    size = 0;
    int used = 0;
    double[] values = pose.values;
    int at = pose.partsAt;
    for (int s = 0; s < slots.length; s++, at += LocalPose.SLOT_STRIDE) {
      int attachment = (int) values[at + LocalPose.ATTACHMENT];
      if (fixed != null && fixed[s] >= 0) {
        attachment = fixed[s];
      }
      if (attachment < 0) {
        continue;
      }
      Outline outline = newSkin.outlines[attachment];
      slots[size] = s;
      attachments[size] = attachment;
      pointsAt[size] = used;
      if (points.length < used + outline.points.length) {
        points = Arrays.copyOf(points, 2 * (used + outline.points.length));
      }
      System.arraycopy(values, at, tints, PARTS * size, PARTS);
      placer.place(outline, world.matrices, matrices, M * size, points, used);
      used += outline.points.length;
      size++;
    }
  }

  /** Returns how many slots there are, those that show nothing included. */
  int slotCount() {
    return slots.length;
  }

  /** Returns how many shapes there are. */
  public int size() {
    return size;
  }

  /** Returns the index of the slot that a shape is in. */
  public int slot(int shape) {
    return slots[checked(shape)];
  }

  /** Returns the index of a shape's attachment, the same in every skin. */
  public int attachmentIndex(int shape) {
    return attachments[checked(shape)];
  }

  /** Returns a shape's attachment: that of the skin. */
  public Attachment attachment(int shape) {
    return skin.skin.attachments().get(attachmentIndex(shape));
  }

  /**
   * Returns a part of a shape's matrix, the bone's times the attachment's: 0 to 5 for a, b, c, d,
   * e, f of {@code X = a x + c y + e, Y = b x + d y + f}. Outlines have gone through it already.
   */
  public double matrix(int shape, int part) {
    return matrices[M * checked(shape) + part(part, M)];
  }

  /** Returns a part of the slot's colour, 0 to 3 for red, green, blue, alpha: a sprite's tint. */
  public double tint(int shape, int part) {
    return tints[PARTS * checked(shape) + part(part, PARTS)];
  }

  /**
   * Returns a part of the colour inside: the slot's times the fill's.
   *
   * @throws IllegalArgumentException if the attachment has no outline
   */
  public double fill(int shape, int part) {
    return tint(shape, part) * component(paint(shape).fill(), part);
  }

  /**
   * Returns a part of the colour of the line: the slot's times the line's.
   *
   * @throws IllegalArgumentException if the attachment has no outline
   */
  public double line(int shape, int part) {
    return tint(shape, part) * component(paint(shape).line(), part);
  }

  /**
   * Returns width, joins, caps and miter limit of a shape's line. The width is in units of the
   * skeleton; bones do not scale it.
   *
   * @throws IllegalArgumentException if the attachment has no outline
   */
  public Paint paint(int shape) {
    if (attachment(shape) instanceof Attachment.Shape painted) {
      return painted.paint();
    }
    throw new IllegalArgumentException(
        "shape " + shape + " (\"" + attachment(shape).name() + "\") has no outline");
  }

  /**
   * Returns how a shape's line looks, in units of the skeleton.
   *
   * @throws IllegalArgumentException if the attachment has no outline
   */
  public Stroke stroke(int shape) {
    Stroke stroke = outline(shape).stroke;
    return stroke == null ? paint(shape).stroke() : stroke;
  }

  /** Returns whether an outline is closed, and so filled. */
  public boolean isClosed(int shape) {
    return outline(shape).closed;
  }

  /** Returns how many operations an outline has. */
  public int opCount(int shape) {
    return outline(shape).ops.size();
  }

  /** Returns an operation of an outline; it takes the next {@link PathOp#points} points. */
  public PathOp op(int shape, int index) {
    return outline(shape).ops.get(index);
  }

  /**
   * Returns the letter that the language has for an operation: {@code M}, {@code L}, {@code Q},
   * {@code B} or {@code C}.
   */
  public String letter(int shape, int index) {
    return switch (op(shape, index)) {
      case MOVE -> "M";
      case LINE -> "L";
      case QUAD -> "Q";
      case CUBIC -> "B";
      case CLOSE -> "C";
    };
  }

  /** Returns how many points an outline has, control points included. */
  public int pointCount(int shape) {
    return outline(shape).bones.length;
  }

  /** Returns the x of a point of an outline. */
  public double x(int shape, int point) {
    return points[at(shape, point)];
  }

  /** Returns the y of a point of an outline, up. */
  public double y(int shape, int point) {
    return points[at(shape, point) + 1];
  }

  /** Returns the index of the bone that a point of an outline hangs on. */
  public int bone(int shape, int point) {
    at(shape, point);
    return outline(shape).bones[point];
  }

  /** Returns how wide a sprite of a shape's slot is while its image is missing. */
  double slotWidth(int shape) {
    return skin.sizes[2 * slot(shape)];
  }

  /** Returns how high a sprite of a shape's slot is while its image is missing. */
  double slotHeight(int shape) {
    return skin.sizes[2 * slot(shape) + 1];
  }

  /** Adds an outline to a path. */
  void outlineTo(int shape, Path path) {
    path.append(outline(shape).steps, points, pointsAt[shape]);
  }

  /** Sets an ink to the colour inside; invisible if there is none. */
  void fillTo(int shape, Ink ink) {
    Paint paint = outline(shape).paint;
    tint(shape, paint == null ? NOTHING : paint.fill(), ink);
  }

  /** Sets an ink to the colour of the line; invisible if there is none. */
  void lineTo(int shape, Ink ink) {
    Paint paint = outline(shape).paint;
    tint(shape, paint == null ? NOTHING : paint.line(), ink);
  }

  private void tint(int shape, Rgba color, Ink ink) {
    int t = PARTS * shape;
    ink.set(
        tints[t] * color.r(),
        tints[t + 1] * color.g(),
        tints[t + 2] * color.b(),
        tints[t + 3] * color.a());
  }

  private Outline outline(int shape) {
    return skin.outlines[attachmentIndex(shape)];
  }

  private static double component(Rgba color, int part) {
    return switch (part) {
      case 0 -> color.r();
      case 1 -> color.g();
      case 2 -> color.b();
      default -> color.a();
    };
  }

  private int at(int shape, int point) {
    int count = pointCount(shape);
    if (point < 0 || point >= count) {
      throw new IllegalArgumentException("no point " + point + "; there are " + count);
    }
    return pointsAt[shape] + 2 * point;
  }

  private static int part(int part, int count) {
    if (part < 0 || part >= count) {
      throw new IllegalArgumentException("no part " + part + "; there are " + count + ", from 0");
    }
    return part;
  }

  private int checked(int shape) {
    if (shape < 0 || shape >= size) {
      throw new IllegalArgumentException("no shape " + shape + "; there are " + size);
    }
    return shape;
  }
}
