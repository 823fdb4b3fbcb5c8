package dev.limber.java2d;

import dev.limber.character.CharacterFile;
import dev.limber.character.CharacterImages;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.ImageSource;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.puppet.Puppet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A character of either format with its images: everything needed to draw it. Immutable; create a
 * puppet for each character on screen.
 */
public final class LoadedCharacter {
  private final CharacterFile file;
  private final Map<String, PixelImage> images;
  private final Map<String, Image> drawn;
  private final List<Diagnostic> imageDiagnostics;

  LoadedCharacter(CharacterFile file, CharacterImages<PixelImage> images) {
    this.file = file;
    this.images = new TreeMap<>(images.images());
    this.drawn = new TreeMap<>(images.missing());
    this.drawn.putAll(images.images());
    this.imageDiagnostics = List.copyOf(images.diagnostics());
  }

  /** Returns the name of its file. */
  public String name() {
    return file.name();
  }

  /** Returns what was in its file. */
  public CharacterFile file() {
    return file;
  }

  /**
   * Returns a new puppet in the state right after loading, with its images, constructed, and with
   * physics at rest.
   */
  public Puppet newPuppet() {
    return file.newPuppet(imageSource());
  }

  /** Returns the images that could be used, by name. */
  public List<PixelImage> images() {
    return List.copyOf(images.values());
  }

  /** Returns the images as a source for puppets, with boxes for those that are missing. */
  public ImageSource imageSource() {
    return drawn::get;
  }

  /** Returns the problems of the file and its images; a box stands for a missing image. */
  public List<Diagnostic> diagnostics() {
    List<Diagnostic> all = new ArrayList<>(file.diagnostics());
    all.addAll(imageDiagnostics);
    return all;
  }

  /** Returns only the problems of its images. */
  public List<Diagnostic> imageDiagnostics() {
    return imageDiagnostics;
  }

  @Override
  public String toString() {
    return name();
  }
}
