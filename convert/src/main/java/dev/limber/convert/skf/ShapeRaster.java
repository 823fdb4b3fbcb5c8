package dev.limber.convert.skf;

import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.ImageSource;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.measure.BoundsCanvas;
import dev.limber.image.Pixels;
import dev.limber.java2d.PixelCanvas;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.pose.SkeletonPose;
import java.util.List;

/**
 * Draws attachments one by one, each on a bone that is scaled and not turned: so lines are as thick
 * as on the character.
 */
final class ShapeRaster {
  /** Pixels for each unit. */
  final double scale;

  private final ImageSource images;
  private final Diagnostics diagnostics;
  private final Limits limits;
  private long left;

  ShapeRaster(double scale, ImageSource images, Limits limits, Diagnostics diagnostics) {
    this.scale = scale;
    this.images = images;
    this.diagnostics = diagnostics;
    this.limits = limits;
    this.left = limits.imagePixels();
  }

  /** Returns what an attachment takes, in units. */
  Bounds bounds(Attachment attachment, double scaleX, double scaleY) {
    BoundsCanvas canvas = new BoundsCanvas();
    draw(attachment, scaleX, scaleY, new View(), canvas);
    return canvas.bounds();
  }

  /** Returns the pixels of an attachment within a frame. */
  Pixels draw(Attachment attachment, double scaleX, double scaleY, Frame frame) {
    left -= frame.area();
    if (left < 0) {
      throw diagnostics.fatal(
          "convert-too-large",
          Place.FILE,
          "its pictures have more pixels than the limit \"imagePixels\", " + limits.imagePixels(),
          "use a smaller --scale");
    }
    PixelCanvas canvas = new PixelCanvas(frame.width(), frame.height());
    draw(attachment, scaleX, scaleY, View.at(-frame.left(), -frame.top(), scale), canvas);
    return new Pixels(frame.width(), frame.height(), canvas.toArgb());
  }

  private void draw(Attachment attachment, double scaleX, double scaleY, View view, Canvas canvas) {
    Bone bone =
        new Bone("a", -1, true, 0, 0, 0, scaleX, scaleY, 0, Rgba.BLACK, false, false, true, true);
    Skin skin = new Skin(Skin.DEFAULT_NAME, List.of(attachment), List.of());
    Slot slot = new Slot("a.a", 0, Rgba.WHITE, 0);
    SkeletonPose pose =
        new Skeleton(List.of(bone), List.of(slot), List.of(skin), List.of()).newPose();
    pose.images(images);
    canvas.begin(view);
    pose.draw(canvas);
    canvas.end();
  }
}
