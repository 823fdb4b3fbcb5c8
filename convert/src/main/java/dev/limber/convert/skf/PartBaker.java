package dev.limber.convert.skf;

import dev.limber.core.canvas.Bounds;
import dev.limber.core.color.Rgba;
import dev.limber.image.Pixels;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.data.Target;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.Mesh;
import dev.limber.skelform.data.Pivot;
import dev.limber.skelform.data.Transform;
import dev.limber.skelform.data.Visual;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Makes a bone, a visual and textures of each part. */
final class PartBaker {
  private static final List<Element> TINTS =
      List.of(Element.TINT_R, Element.TINT_G, Element.TINT_B, Element.TINT_A);
  private static final List<Property> COLORS =
      List.of(Property.RED, Property.GREEN, Property.BLUE, Property.ALPHA);

  /** A bone that is smaller than this in the setup pose is drawn as if it had its own size. */
  private static final double SMALLEST = 1e-3;

  private final Skeleton skeleton;
  private final Draft draft;
  private final List<Channel> channels;
  private final ShapeRaster raster;
  private final Atlases atlases;
  private final PoseSample setup;
  private final Helpers helpers;

  /** For each skin the pictures of its textures, by name. */
  private final List<Map<String, Integer>> styles = new ArrayList<>();

  private int zindex;

  PartBaker(
      Skeleton skeleton,
      Draft draft,
      List<Channel> channels,
      ShapeRaster raster,
      Atlases atlases,
      PoseSample setup) {
    this.skeleton = skeleton;
    this.draft = draft;
    this.channels = channels;
    this.raster = raster;
    this.atlases = atlases;
    this.setup = setup;
    this.helpers = new Helpers(draft, channels, setup);
    for (int i = 0; i < skeleton.skins().size(); i++) {
      styles.add(new TreeMap<>());
    }
  }

  /** Returns for each skin which picture each texture is. */
  List<Map<String, Integer>> styles() {
    return styles;
  }

  /** Bakes a part; those that are drawn first come first. */
  void bake(Part part) {
    Slot slot = skeleton.slots().get(part.slot);
    nameTextures(part);
    int shown = slot.attachment();
    String texture = part.texture(shown);
    Mesh mesh =
        part.shape == null || part.motion == null
            ? sprite(part)
            : mesh(part, part.shape, part.motion);
    Rgba tint = slot.color();
    Visual visual =
        new Visual(part.node, texture, texture, zindex, zindex, tint, tint, Pivot.CENTRE, mesh);
    draft.show(part.node, visual, !part.looks.containsKey(shown));
    zindex++;
    for (int i = 0; i < TINTS.size(); i++) {
      int color = i;
      channels.add(
          new Channel(
              part.node,
              TINTS.get(i),
              Target.SLOT,
              part.slot,
              COLORS.get(i),
              sample -> sample.color(part.slot, color)));
    }
  }

  private void nameTextures(Part part) {
    for (int attachment : part.looks.keySet()) {
      String full = skeleton.fullName(skeleton.defaultSkin().attachments().get(attachment));
      String name = part.layer == Layer.LINE ? full + " line" : full;
      String free = name;
      for (int i = 2; styles.get(0).containsKey(free); i++) {
        free = name + " " + i;
      }
      part.textures.put(attachment, free);
    }
  }

  private String boneName(Part part) {
    String name = "@" + skeleton.slots().get(part.slot).name();
    return part.layer == Layer.LINE ? name + " line" : name;
  }

  private @Nullable Mesh sprite(Part part) {
    double scaleX = size(setup.scaleX[part.carrier]);
    double scaleY = size(setup.scaleY[part.carrier]);
    Bounds bounds = new Bounds();
    for (@Nullable Attachment[] looks : part.looks.values()) {
      for (Attachment look : looks) {
        if (look != null) {
          bounds.include(raster.bounds(part.layer.of(look), scaleX, scaleY));
        }
      }
    }
    Frame frame = Frame.around(bounds, raster.scale);
    draw(part, scaleX, scaleY, frame);
    double perX = 1 / (raster.scale * scaleX);
    double perY = 1 / (raster.scale * scaleY);
    Transform place = new Transform(frame.centreX() * perX, frame.centreY() * perY, 0, perX, perY);
    part.node = draft.bone(boneName(part), part.carrier, place);
    return null;
  }

  private static double size(double scale) {
    return Math.abs(scale) < SMALLEST ? 1 : Math.abs(scale);
  }

  private Mesh mesh(Part part, BoundShape shape, MeshMotion motion) {
    OutlineMesh outline = motion.mesh;
    Frame frame = Frame.around(outline.bounds(), raster.scale);
    draw(part, 1, 1, frame);
    String name = boneName(part);
    part.node = draft.bone(name, part.carrier, Transform.IDENTITY);
    return motion.changesWidth
        ? Helpers.bandMesh(motion, helpers.addBand(name, motion), frame, raster.scale)
        : Helpers.mesh(outline, helpers.add(name, shape), frame, raster.scale);
  }

  /** Draws all looks; where a skin has none, something that is not seen hides that of others. */
  private void draw(Part part, double scaleX, double scaleY, Frame frame) {
    for (Map.Entry<Integer, @Nullable Attachment[]> entry : part.looks.entrySet()) {
      String texture = part.textures.get(entry.getKey());
      Map<Attachment, Integer> drawn = new HashMap<>();
      for (int skin = 0; skin < styles.size(); skin++) {
        Attachment look = entry.getValue()[skin];
        int picture =
            look == null
                ? atlases.add(new Pixels(1, 1))
                : drawn.computeIfAbsent(
                    look, l -> atlases.add(raster.draw(shape(part, l), scaleX, scaleY, frame)));
        styles.get(skin).put(texture, picture);
      }
    }
  }

  private static Attachment shape(Part part, Attachment look) {
    return part.shape != null && look instanceof Attachment.Path path
        ? part.layer.of(part.shape.drawn(path.name(), path.paint()))
        : part.layer.of(look);
  }
}
