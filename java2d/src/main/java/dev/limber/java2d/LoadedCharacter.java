package dev.limber.java2d;

import dev.limber.core.canvas.ImageSource;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.puppet.Puppet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * A character of either format with its images: everything that drawing it takes. Immutable; make
 * as many puppets as there shall be on the screen.
 */
public final class LoadedCharacter {
  private final String name;
  private final Supplier<? extends Puppet> puppets;
  private final Map<String, PixelImage> images;
  private final List<Diagnostic> diagnostics;

  LoadedCharacter(
      String name,
      Supplier<? extends Puppet> puppets,
      Map<String, PixelImage> images,
      List<Diagnostic> diagnostics) {
    this.name = name;
    this.puppets = puppets;
    this.images = new TreeMap<>(images);
    this.diagnostics = List.copyOf(diagnostics);
  }

  /** Returns the name of its file. */
  public String name() {
    return name;
  }

  /**
   * Returns a new puppet in the state right after loading, with its images, constructed, and with
   * physics at rest.
   */
  public Puppet newPuppet() {
    Puppet puppet = puppets.get();
    puppet.images(imageSource());
    puppet.construct();
    return puppet;
  }

  /** Returns the images that could be used, by name. */
  public List<PixelImage> images() {
    return List.copyOf(images.values());
  }

  /** Returns the images as puppets ask for them. */
  public ImageSource imageSource() {
    return images::get;
  }

  /** Returns what is wrong or doubtful in file and images; a missing image is not drawn. */
  public List<Diagnostic> diagnostics() {
    return diagnostics;
  }

  @Override
  public String toString() {
    return name;
  }
}
