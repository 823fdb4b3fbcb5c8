package dev.limber.skel2d.data;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a slot can show. */
public sealed interface Attachment {

  /** Returns its own name, without the slot's; unique within its slot. */
  String name();

  /** Returns the index of its slot. */
  int slot();

  /** Returns where it lies on the slot's bone. */
  Placement placement();

  /** Returns the language's word for what it is: none, sprite, rect, ellipse, circle or path. */
  String type();

  /** What has an outline: everything but {@link None} and {@link Sprite}. */
  sealed interface Shape extends Attachment {
    /** Returns how it is outlined and filled. */
    Paint paint();
  }

  /**
   * Shows nothing.
   *
   * @param name its own name
   * @param slot index of its slot
   * @param placement where it would lie
   */
  record None(String name, int slot, Placement placement) implements Attachment {
    /** Creates it; no part may be null. */
    public None {
      check(name, placement);
    }

    @Override
    public String type() {
      return "none";
    }
  }

  /**
   * Shows an image, centred on the placement.
   *
   * @param name its own name
   * @param slot index of its slot
   * @param placement where it lies on the bone
   * @param image name of the image, null when the source gives none
   */
  record Sprite(String name, int slot, Placement placement, @Nullable String image)
      implements Attachment {
    /** Creates it; only the image may be null. */
    public Sprite {
      check(name, placement);
    }

    @Override
    public String type() {
      return "sprite";
    }
  }

  /**
   * A rectangle, centred on the placement.
   *
   * @param name its own name
   * @param slot index of its slot
   * @param placement where it lies on the bone
   * @param paint outline and fill
   * @param width whole width; may be negative
   * @param height whole height; may be negative
   * @param cornerRadius radius of its corners, half of the written diameter
   */
  record Rect(
      String name,
      int slot,
      Placement placement,
      Paint paint,
      double width,
      double height,
      double cornerRadius)
      implements Shape {
    /** Creates it; no part may be null. */
    public Rect {
      check(name, placement);
      Objects.requireNonNull(paint, "paint");
    }

    @Override
    public String type() {
      return "rect";
    }
  }

  /**
   * An ellipse, centred on the placement.
   *
   * @param name its own name
   * @param slot index of its slot
   * @param placement where it lies on the bone
   * @param paint outline and fill
   * @param radiusX half of the written width; may be negative
   * @param radiusY half of the written height; may be negative
   */
  record Ellipse(
      String name, int slot, Placement placement, Paint paint, double radiusX, double radiusY)
      implements Shape {
    /** Creates it; no part may be null. */
    public Ellipse {
      check(name, placement);
      Objects.requireNonNull(paint, "paint");
    }

    @Override
    public String type() {
      return "ellipse";
    }
  }

  /**
   * A circle, centred on the placement.
   *
   * @param name its own name
   * @param slot index of its slot
   * @param placement where it lies on the bone
   * @param paint outline and fill
   * @param radius half of the written diameter
   */
  record Circle(String name, int slot, Placement placement, Paint paint, double radius)
      implements Shape {
    /** Creates it; no part may be null. */
    public Circle {
      check(name, placement);
      Objects.requireNonNull(paint, "paint");
    }

    @Override
    public String type() {
      return "circle";
    }
  }

  /**
   * An outline whose points hang on bones.
   *
   * @param name its own name
   * @param slot index of its slot
   * @param placement where it lies on the bone
   * @param paint outline and fill
   * @param commands empty, or a move and what follows, as written: see {@link PathCommand} for what
   *     of it is drawn
   */
  record Path(String name, int slot, Placement placement, Paint paint, List<PathCommand> commands)
      implements Shape {
    /** Keeps an unmodifiable copy of the commands; no part may be null. */
    public Path {
      check(name, placement);
      Objects.requireNonNull(paint, "paint");
      commands = List.copyOf(commands);
    }

    @Override
    public String type() {
      return "path";
    }
  }

  private static void check(String name, Placement placement) {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(placement, "placement");
  }
}
