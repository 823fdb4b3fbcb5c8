package dev.limber.convert.lottie;

import dev.limber.core.canvas.PathOp;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.json.JsonWriter;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.Paint;
import dev.limber.skel2d.data.Placement;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.data.Timeline;
import java.util.ArrayList;
import java.util.List;

/** Writes the layers of slots: one for each time that a slot shows something. */
final class SlotLayers {
  private final Take take;
  private final BoneLayers bones;
  private final SpriteImages images;
  private final LayerWriter layers;
  private final SlotColors colors;
  private final Outlines outlines;
  private final Diagnostics said;

  SlotLayers(
      Take take,
      BoneLayers bones,
      SpriteImages images,
      LayerWriter layers,
      Budget budget,
      Diagnostics said) {
    this.take = take;
    this.bones = bones;
    this.images = images;
    this.layers = layers;
    this.colors = new SlotColors(take, budget);
    this.outlines = new Outlines(take, budget);
    this.said = said;
  }

  /** A time during which a slot shows an attachment. */
  private record Showing(int attachment, double from, double to) {}

  /** Writes the layers of a slot. */
  void write(int slot) {
    for (Showing showing : showings(slot)) {
      Attachment attachment = take.skin.attachments().get(showing.attachment());
      if (attachment instanceof Attachment.Sprite sprite) {
        sprite(sprite, showing);
      } else if (attachment instanceof Attachment.Shape shape) {
        shape(shape, showing);
      }
    }
  }

  private List<Showing> showings(int slot) {
    List<Showing> showings = new ArrayList<>();
    int shown = take.skeleton.slots().get(slot).attachment();
    double since = 0;
    Timeline timeline = take.timeline(Target.SLOT, slot, Property.ATTACHMENT);
    for (Key key : timeline == null ? List.<Key>of() : timeline.keys()) {
      int next = (int) key.value();
      if (next != shown) {
        double frame = key.time() * take.fps;
        add(showings, shown, since, frame);
        shown = next;
        since = frame;
      }
    }
    add(showings, shown, since, take.end);
    return showings;
  }

  private static void add(List<Showing> showings, int attachment, double from, double to) {
    if (attachment >= 0 && from < to) {
      showings.add(new Showing(attachment, from, to));
    }
  }

  private void sprite(Attachment.Sprite sprite, Showing showing) {
    SpriteImages.Sprite image = images.find(sprite.image());
    Curve opacity = colors.opacity(sprite.slot(), 1);
    if (image == null || opacity.isAlways(0)) {
      return;
    }
    if (!colors.isWhite(sprite.slot())) {
      warnOfTint(sprite);
    }
    Placement at = sprite.placement();
    LayerMotion motion =
        new LayerMotion(
            outlines.owner(sprite),
            List.of(Curve.constant(at.x(), -at.y())),
            Curve.constant(-LayerMotion.DEGREES * at.rotation()),
            Curve.constant(LayerMotion.PERCENT * at.scaleX(), LayerMotion.PERCENT * at.scaleY()));
    layers.begin(LayerWriter.IMAGE, take.skeleton.fullName(sprite), showing.from(), showing.to());
    layers.writer.json.name("refId").value(image.id());
    layers.end(motion, 0.5 * image.width(), 0.5 * image.height(), opacity);
  }

  private void warnOfTint(Attachment.Sprite sprite) {
    said.warning(
        "lottie-tint",
        Place.FILE,
        "Lottie cannot colour images: "
            + Excerpt.quoted(take.skeleton.fullName(sprite))
            + " is shown in the image's own colours",
        "colour the image itself");
  }

  private void shape(Attachment.Shape shape, Showing showing) {
    Paint paint = shape.paint();
    Curve lineOpacity = colors.opacity(shape.slot(), paint.line().a());
    Curve fillOpacity = colors.opacity(shape.slot(), paint.fill().a());
    List<PathOp> ops = outlines.ops(shape);
    boolean lined = paint.lineWidth() > 0 && !lineOpacity.isAlways(0);
    boolean filled = ops.contains(PathOp.CLOSE) && !fillOpacity.isAlways(0);
    if (ops.size() < 2 || !(lined || filled)) {
      return;
    }
    PlacedOutline placed = placed(shape, showing, lined);
    layers.begin(LayerWriter.SHAPE, take.skeleton.fullName(shape), showing.from(), showing.to());
    LottieWriter writer = layers.writer;
    JsonWriter json = writer.json;
    json.name("shapes").beginArray();
    beginGroup();
    beginGroup();
    json.beginObject().name("ty").value("sh");
    writer.outline("ks", placed.outline(), new OutlineWriter(ops, placed.outline()));
    json.endObject();
    endGroup(placed.scale());
    if (lined) {
      writer.stroke(paint.stroke(), colors.color(shape.slot(), paint.line()), lineOpacity);
    }
    if (filled) {
      writer.fill(colors.color(shape.slot(), paint.fill()), fillOpacity);
    }
    endGroup(LayerMotion.FULL_SIZE);
    json.endArray();
    layers.end(placed.motion(), 0, 0, LottieWriter.OPAQUE);
  }

  /**
   * An outline and where it is.
   *
   * @param scale of the outline alone, not of its line
   * @param motion of the layer, line included
   */
  private record PlacedOutline(Curve outline, Curve scale, LayerMotion motion) {}

  private PlacedOutline placed(Attachment.Shape shape, Showing showing, boolean lined) {
    int owner = outlines.owner(shape);
    boolean keepsLines = bones.keepsLines(owner);
    if (outlines.bones(shape).size() > 1) {
      Curve outline = outlines.moving(shape, showing.from(), showing.to(), keepsLines);
      LayerMotion motion = keepsLines ? LayerMotion.on(owner) : LayerMotion.AT_REST;
      return new PlacedOutline(outline, LayerMotion.FULL_SIZE, motion);
    }
    Curve outline = outlines.standing(shape);
    if (keepsLines || !lined) {
      return new PlacedOutline(outline, LayerMotion.FULL_SIZE, LayerMotion.on(owner));
    }
    LayerMotion own = bones.motionForLines(owner);
    return new PlacedOutline(outline, own.scale(), own.withScale(LayerMotion.FULL_SIZE));
  }

  private void beginGroup() {
    layers.writer.json.beginObject().name("ty").value("gr").name("it").beginArray();
  }

  private void endGroup(Curve scale) {
    LottieWriter writer = layers.writer;
    writer.json.beginObject().name("ty").value("tr");
    writer.transform(LayerMotion.AT_REST.withScale(scale), 0, 0, LottieWriter.OPAQUE);
    writer.json.endObject().endArray().endObject();
  }
}
