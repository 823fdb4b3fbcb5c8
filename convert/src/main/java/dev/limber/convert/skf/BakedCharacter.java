package dev.limber.convert.skf;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.image.Pixels;
import dev.limber.skelform.data.Armature;
import java.util.List;

/**
 * A Skel2D character as SkelForm has it.
 *
 * @param armature bones, meshes, styles and animations
 * @param atlases the pixels of {@link Armature#atlases}
 * @param diagnostics what is not the same as in the source
 */
record BakedCharacter(Armature armature, List<Pixels> atlases, List<Diagnostic> diagnostics) {
  /** Keeps unmodifiable copies. */
  public BakedCharacter {
    atlases = List.copyOf(atlases);
    diagnostics = List.copyOf(diagnostics);
  }
}
