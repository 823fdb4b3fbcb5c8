package dev.limber.convert.skf;

import dev.limber.character.CharacterImages;
import dev.limber.character.Skel2dCharacter;
import dev.limber.convert.CharacterSource;
import dev.limber.convert.ConvertOptions;
import dev.limber.convert.Converted;
import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.View;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.measure.BoundsCanvas;
import dev.limber.core.puppet.Puppet;
import dev.limber.image.Pixels;
import dev.limber.image.png.PngEncoder;
import dev.limber.java2d.PixelCanvas;
import dev.limber.java2d.PixelImage;
import dev.limber.skelform.write.SkfVersion;
import dev.limber.skelform.write.SkfWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/** Makes a {@code .skf} of a Skel2D source. */
public final class SkfConverter {
  /** Sides of the picture that file lists show. */
  private static final int THUMBNAIL = 128;

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
    Map<String, PixelImage> images =
        CharacterImages.decode(character, source.beside(), source.limits(), PixelImage::decode)
            .images();
    SkfVersion version = version(options, character.name());
    BakedCharacter baked =
        Baker.bake(
            character.skeleton(),
            images::get,
            options.scale(),
            version,
            character.name(),
            source.limits());
    SkfWriter writer = new SkfWriter(baked.armature(), version, List.of(Baker.DEFAULT_STYLE));
    for (int i = 0; i < baked.atlases().size(); i++) {
      writer.image(i, png(baked.atlases().get(i)));
    }
    show(character.newPuppet(images::get), writer);
    return new Converted(writer.write(), baked.diagnostics());
  }

  private static SkfVersion version(ConvertOptions options, String file) {
    String wanted = options.version();
    if (wanted == null) {
      return SkfVersion.V0_7;
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
            "leave it out for 0.7");
  }

  /** Adds a picture of the character, and lets the editor look at it. */
  private static void show(Puppet puppet, SkfWriter writer) {
    BoundsCanvas measure = new BoundsCanvas();
    measure.begin(new View());
    puppet.draw(measure);
    Bounds bounds = measure.bounds();
    PixelCanvas canvas = new PixelCanvas(THUMBNAIL, THUMBNAIL);
    canvas.begin(new View().fit(bounds, THUMBNAIL, THUMBNAIL, 2));
    puppet.draw(canvas);
    canvas.end();
    writer.thumbnail(png(new Pixels(THUMBNAIL, THUMBNAIL, canvas.toArgb())));
    if (bounds.height() > 0) {
      writer.camera(bounds.centerX(), bounds.centerY(), ROOM * bounds.height());
    }
  }

  private static byte[] png(Pixels pixels) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      new PngEncoder().write(pixels, out);
    } catch (IOException e) {
      throw new UncheckedIOException("memory can be written to", e);
    }
    return out.toByteArray();
  }
}
