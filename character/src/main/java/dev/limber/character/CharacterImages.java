package dev.limber.character;

import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.ImageNames;
import dev.limber.core.canvas.MissingImage;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The images of a character, found and decoded. They share the limit on pixels; what is wrong with
 * one becomes a warning, and a box stands for it.
 *
 * @param <I> a decoded image
 */
public final class CharacterImages<I> {
  /**
   * Turns image files into what an engine draws.
   *
   * @param <I> a decoded image
   */
  @FunctionalInterface
  public interface Decoder<I> {
    /**
     * Decodes a PNG or JPEG file.
     *
     * @param limits of whose pixels those of earlier images are taken away
     * @throws LimberException if the image is broken
     */
    I decode(String name, byte[] bytes, Limits limits);
  }

  private final CharacterFile file;
  private final FilesBeside beside;
  private final Decoder<I> decoder;
  private final Map<String, I> images = new LinkedHashMap<>();
  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private Limits left;

  private CharacterImages(
      CharacterFile file, FilesBeside beside, Limits limits, Decoder<I> decoder) {
    this.file = file;
    this.beside = beside;
    this.decoder = decoder;
    left = limits;
  }

  /**
   * Decodes all images of a character: those inside its file, or else those beside it.
   *
   * @param beside not asked if the file has its images inside
   */
  public static <I> CharacterImages<I> decode(
      CharacterFile file, FilesBeside beside, Limits limits, Decoder<I> decoder) {
    CharacterImages<I> all = new CharacterImages<>(file, beside, limits, decoder);
    for (String name : file.imageNames()) {
      try {
        all.load(name);
      } catch (LimberException e) {
        Diagnostic d = e.diagnostic();
        all.diagnostics.add(
            new Diagnostic(
                d.severity(), d.code(), file.name(), file.imagePlace(name), d.message(), d.hint()));
      }
    }
    return all;
  }

  /** Returns the images that could be decoded, in the order of their names in the file. */
  public Map<String, I> images() {
    return images;
  }

  /** Returns what stands for the images that could not be had, by name. */
  public Map<String, Image> missing() {
    Map<String, Image> missing = new LinkedHashMap<>();
    for (String name : file.imageNames()) {
      if (!images.containsKey(name)) {
        missing.put(name, new MissingImage(name));
      }
    }
    return missing;
  }

  /** Returns what is wrong with images. */
  public List<Diagnostic> diagnostics() {
    return diagnostics;
  }

  private void load(String name) {
    if (!file.hasImagesInside()) {
      loadBeside(name);
    } else if (file.imageInside(name).length > 0) { // the reader said what is missing
      decode(name, file.imageInside(name));
    }
  }

  private void loadBeside(String name) {
    if (!ImageNames.stayBelow(name)) {
      throw warning(
          name, "image-outside", "an image must lie beside its source or in a folder below");
    }
    byte[] bytes;
    try {
      bytes = beside.read(name, left.entryBytes());
    } catch (IOException e) {
      throw warning(name, "image-missing", "the image cannot be read");
    }
    if (bytes == null) {
      throw warning(name, "image-missing", "there is no image " + Excerpt.quoted(name));
    }
    if (bytes.length > left.entryBytes()) {
      throw warning(
          name, "image-too-large", "the image file has more than " + left.entryBytes() + " bytes");
    }
    decode(name, bytes);
  }

  private void decode(String name, byte[] bytes) {
    int pixels = ImageHeader.check(name, bytes, left);
    images.put(name, decoder.decode(name, bytes, left));
    left = left.toBuilder().imagePixels(left.imagePixels() - pixels).build();
  }

  private static LimberException warning(String name, String code, String message) {
    Diagnostics said = new Diagnostics("");
    said.warning(code, new Place.Entry(name), message, "");
    return new LimberException(said.toList().get(0));
  }
}
