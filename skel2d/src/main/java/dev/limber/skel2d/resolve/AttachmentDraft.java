package dev.limber.skel2d.resolve;

import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.color.Rgba;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An attachment as far as it was read. */
final class AttachmentDraft {
  final String name;

  /** Index in every skin's list; -1 in a skin until its name is resolved. */
  final int index;

  AttachmentType type = AttachmentType.NONE;

  /** Whether the type that was written does not exist. */
  boolean hasUnknownType;

  double x;
  double y;
  double degrees;
  double scaleX;
  double scaleY;
  double width;
  double height;
  double diameter;
  double lineWidth;
  double miterLimit;
  LineJoin join = LineJoin.MITER;
  LineCap cap = LineCap.BUTT;
  Rgba line = Rgba.BLACK;
  Rgba fill = Rgba.BLACK;
  @Nullable String image;
  List<CommandDraft> commands = List.of();

  AttachmentDraft(String name, int index) {
    this.name = name;
    this.index = index;
    reset(AttachmentType.NONE);
  }

  /** Gives it a type; a new one starts from the defaults. */
  void retype(AttachmentType newType) {
    if (newType != type) {
      reset(newType);
    }
  }

  private void reset(AttachmentType newType) {
    type = newType;
    x = 0;
    y = 0;
    degrees = 0;
    scaleX = 1;
    scaleY = 1;
    width = 0;
    height = 0;
    diameter = 0;
    lineWidth = 1;
    miterLimit = 10;
    join = LineJoin.MITER;
    cap = LineCap.BUTT;
    line = Rgba.BLACK;
    fill = Rgba.BLACK;
    image = null;
    commands = newType == AttachmentType.PATH ? new ArrayList<>() : List.of();
  }
}
