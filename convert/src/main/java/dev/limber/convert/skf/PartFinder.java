package dev.limber.convert.skf;

import dev.limber.core.canvas.Stroke;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.Placement;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Timeline;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Sorts the attachments of slots into parts.
 *
 * <p>Skel2D draws the inside and then the line, each through the slot's opacity. One picture of
 * both cannot do that, so that slots which are transparent at times have two.
 */
final class PartFinder {
  /** What the looks of one part have in common. */
  private record Kind(
      Layer layer, int carrier, @Nullable Outline outline, Placement placement, Stroke stroke) {}

  private static final Stroke NO_STROKE = Stroke.round(0);

  private final Skeleton skeleton;
  private final double pixelsPerUnit;
  private final boolean[] transparent;
  private final List<Map<Kind, Part>> parts = new ArrayList<>();

  PartFinder(Skeleton skeleton, double pixelsPerUnit) {
    this.skeleton = skeleton;
    this.pixelsPerUnit = pixelsPerUnit;
    this.transparent = new boolean[skeleton.slots().size()];
    findTransparent();
    for (int s = 0; s < transparent.length; s++) {
      parts.add(new LinkedHashMap<>());
    }
    List<Attachment> attachments = skeleton.defaultSkin().attachments();
    for (int a = 0; a < attachments.size(); a++) {
      for (int skin = 0; skin < skeleton.skins().size(); skin++) {
        Attachment look = skeleton.skins().get(skin).attachments().get(a);
        add(a, skin, look);
      }
    }
  }

  private void findTransparent() {
    for (int s = 0; s < transparent.length; s++) {
      transparent[s] = skeleton.slots().get(s).color().a() < 1;
    }
    for (Animation animation : skeleton.animations()) {
      for (Timeline timeline : animation.timelines()) {
        if (timeline.property() == Property.ALPHA) {
          for (Key key : timeline.keys()) {
            transparent[timeline.index()] |= key.value() < 1;
          }
        }
      }
    }
  }

  /** Returns the parts of a slot, first drawn first. */
  List<Part> parts(int slot) {
    Collection<Part> all = parts.get(slot).values();
    List<Part> sorted = new ArrayList<>();
    for (Part part : all) {
      if (part.layer != Layer.LINE) {
        sorted.add(part);
      }
    }
    for (Part part : all) {
      if (part.layer == Layer.LINE) {
        sorted.add(part);
      }
    }
    return sorted;
  }

  private void add(int attachment, int skin, Attachment look) {
    int owner = skeleton.slots().get(look.slot()).bone();
    int carrier = owner;
    Outline bound = null;
    if (look instanceof Attachment.Path path) {
      Outline outline = Outline.of(path);
      if (outline.curves().isEmpty()) {
        return;
      }
      int first = outline.points().get(0).bone();
      boolean placed = !path.placement().equals(Placement.IDENTITY);
      if (outline.bones().size() > 1 || (placed && first != owner)) {
        bound = outline;
      } else {
        carrier = first;
      }
    }
    if (bound == null && !transparent[look.slot()]) {
      put(Layer.ALL, attachment, skin, look, carrier, null);
    } else {
      put(Layer.FILL, attachment, skin, look, carrier, bound);
      put(Layer.LINE, attachment, skin, look, carrier, bound);
    }
  }

  private void put(
      Layer layer,
      int attachment,
      int skin,
      Attachment look,
      int carrier,
      @Nullable Outline bound) {
    if (!layer.shows(look)) {
      return;
    }
    boolean isLine = layer == Layer.LINE;
    Kind kind = new Kind(layer, carrier, null, Placement.IDENTITY, NO_STROKE);
    if (bound != null && look instanceof Attachment.Path path) {
      Stroke stroke = isLine ? path.paint().stroke() : NO_STROKE;
      kind = new Kind(layer, carrier, bound, path.placement(), stroke);
    }
    Part part =
        parts
            .get(look.slot())
            .computeIfAbsent(kind, k -> new Part(look.slot(), layer, carrier, shape(look, k)));
    part.looks.computeIfAbsent(attachment, a -> new Attachment[skeleton.skins().size()])[skin] =
        look;
  }

  private @Nullable BoundShape shape(Attachment look, Kind kind) {
    return kind.outline != null && look instanceof Attachment.Path path
        ? new BoundShape(path, kind.outline, kind.carrier, kind.layer == Layer.LINE, pixelsPerUnit)
        : null;
  }
}
