package dev.limber.convert.skf;

import dev.limber.skel2d.data.Attachment;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What becomes one bone with a picture: attachments of a slot that hang on the same bone, or one
 * outline between several.
 */
final class Part {
  final int slot;
  final Layer layer;

  /** The bone that carries it. */
  final int carrier;

  /** Its outline if there is more than one such bone. */
  final @Nullable BoundShape shape;

  /** For each attachment its look in each skin; null where there is nothing to be seen of it. */
  final SortedMap<Integer, @Nullable Attachment[]> looks = new TreeMap<>();

  /** For each attachment the name of its texture. */
  final SortedMap<Integer, String> textures = new TreeMap<>();

  /** The mesh of its outline, and how it moves. */
  @Nullable MeshMotion motion;

  /** Its bone in the draft. */
  int node = -1;

  Part(int slot, Layer layer, int carrier, @Nullable BoundShape shape) {
    this.slot = slot;
    this.layer = layer;
    this.carrier = carrier;
    this.shape = shape;
  }

  /**
   * Returns the texture for an attachment; that of the first one while it shows none of its own.
   */
  String texture(int attachment) {
    return textures.getOrDefault(attachment, textures.values().iterator().next());
  }
}
