package dev.limber.skelform;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.skelform.data.Armature;
import java.util.List;

/**
 * Everything that was in a {@code .skf} file.
 *
 * @param armature the character
 * @param images one for each of {@link Armature#atlases()}, in their order; some may be missing
 * @param diagnostics what the reader has to say, in the order found; empty for a file in good order
 */
public record SkelFormFile(
    Armature armature, List<AtlasImage> images, List<Diagnostic> diagnostics) {

  /** Keeps unmodifiable copies. */
  public SkelFormFile {
    images = List.copyOf(images);
    diagnostics = List.copyOf(diagnostics);
  }
}
