package dev.limber.skelform;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Limits;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.read.MarksReader;
import java.util.ArrayList;
import java.util.List;

/**
 * Everything that was in a {@code .skf} file.
 *
 * @param armature the character
 * @param images one for each of {@link Armature#atlases()}, in their order; some may be missing
 * @param thumbnail the editor's small picture of the character, a PNG file; often missing
 * @param diagnostics what the reader has to say, in the order found; empty for a file in good order
 */
public record SkelFormFile(
    Armature armature,
    List<AtlasImage> images,
    AtlasImage thumbnail,
    List<Diagnostic> diagnostics) {

  /** Keeps unmodifiable copies. */
  public SkelFormFile {
    images = List.copyOf(images);
    diagnostics = List.copyOf(diagnostics);
  }

  /** Creates what a file without a thumbnail holds. */
  public SkelFormFile(Armature armature, List<AtlasImage> images, List<Diagnostic> diagnostics) {
    this(armature, images, AtlasImage.missing(SkelFormLoader.THUMBNAIL), diagnostics);
  }

  /**
   * Returns the same file with the marks that a {@code marks.json} gives its animations, such as
   * one that lies beside it.
   *
   * @param name the name that diagnostics show
   */
  public SkelFormFile withMarks(byte[] json, String name, Limits limits) {
    Diagnostics found = new Diagnostics(name);
    return with(MarksReader.read(json, armature, limits, found), found);
  }

  /** Returns the same file with a warning that a file with marks cannot be read. */
  public SkelFormFile withoutMarks(String name) {
    Diagnostics found = new Diagnostics(name);
    MarksReader.unreadable(found);
    return with(armature, found);
  }

  private SkelFormFile with(Armature other, Diagnostics found) {
    List<Diagnostic> all = new ArrayList<>(diagnostics);
    all.addAll(found.toList());
    return new SkelFormFile(other, images, thumbnail, all);
  }

  /** Returns the same file with another armature, such as one without physics. */
  public SkelFormFile with(Armature other) {
    return new SkelFormFile(other, images, thumbnail, diagnostics);
  }
}
