package dev.limber.convert.skf;

import dev.limber.character.CharacterImages;
import dev.limber.character.Skel2dCharacter;
import dev.limber.convert.CharacterSource;
import dev.limber.convert.ConvertOptions;
import dev.limber.convert.Converted;
import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.Image;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetBounds;
import dev.limber.java2d.PixelImage;
import dev.limber.skelform.write.SkfVersion;
import dev.limber.skelform.write.SkfWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes a {@code .skf} of a Skel2D source. */
public final class SkfConverter {
  /** How much more than the character an editor shows at first. */
  private static final double ROOM = 1.25;

  private SkfConverter() {}

  /**
   * Converts a source with the images that lie beside it. Without a version it is 0.7, which every
   * runtime reads; what both versions say is the same.
   *
   * @throws LimberException if the version does not exist, or nothing usable can be made
   */
  public static Converted convert(CharacterSource source, ConvertOptions options) {
    Skel2dCharacter character = (Skel2dCharacter) source.character();
    CharacterImages<PixelImage> found =
        CharacterImages.decode(character, source.beside(), source.limits(), PixelImage::decode);
    Map<String, Image> images = new HashMap<>(found.missing());
    images.putAll(found.images());
    SkfVersion version = version(options, character.name(), SkfVersion.V0_7);
    BakedCharacter baked =
        Baker.bake(
            character.skeleton(),
            images::get,
            options.scale(),
            version,
            character.name(),
            source.limits());
    SkfWriter writer = new SkfWriter(baked.armature(), version);
    for (int i = 0; i < baked.atlases().size(); i++) {
      writer.image(i, Thumbnail.png(baked.atlases().get(i)));
    }
    show(character.newPuppet(images::get), writer);
    List<Diagnostic> diagnostics = new ArrayList<>(found.diagnostics());
    diagnostics.addAll(baked.diagnostics());
    return new Converted(writer.write(), diagnostics);
  }

  /** Returns the version that the options name, or the usual one if they name none. */
  static SkfVersion version(ConvertOptions options, String file, SkfVersion usual) {
    String wanted = options.version();
    if (wanted == null) {
      return usual;
    }
    for (SkfVersion version : SkfVersion.values()) {
      if (version.label().equals(wanted)) {
        return version;
      }
    }
    throw new Diagnostics(file)
        .fatal(
            "convert-version",
            Place.FILE,
            "SkelForm files are written in version 0.7 or 0.8, not " + wanted,
            "leave it out for " + usual.label());
  }

  /** Adds a picture of the character, and lets the editor look at it. */
  private static void show(Puppet puppet, SkfWriter writer) {
    writer.thumbnail(Thumbnail.png(puppet));
    Bounds bounds = new PuppetBounds().of(puppet);
    if (bounds.height() > 0) {
      writer.camera(bounds.centerX(), bounds.centerY(), ROOM * bounds.height());
    }
  }
}
