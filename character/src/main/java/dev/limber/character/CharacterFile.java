package dev.limber.character;

import dev.limber.core.canvas.ImageSource;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.puppet.Puppet;
import java.util.List;

/**
 * What a file holds: a character, without decoded images. Immutable, shared by all threads.
 *
 * <p>{@link SkelFormCharacter} and {@link Skel2dCharacter} have more to say about theirs.
 */
public interface CharacterFile {
  /** Returns the file's name as the caller gave it; empty if it has none. */
  String name();

  /** Returns the format that it is written in. */
  CharacterFormat format();

  /** Returns the version of the format that the file claims; empty if the format has none. */
  String version();

  /** Returns what is wrong or doubtful in the file, in the order found; images not included. */
  List<Diagnostic> diagnostics();

  /** Returns the names of all images that it draws, each once. */
  List<String> imageNames();

  /** Returns whether the file holds its images; if not, they lie beside it. */
  boolean hasImagesInside();

  /**
   * Returns an image that the file holds, as PNG or JPEG; empty if it does not hold it. This is the
   * image itself, not a copy: do not change it.
   */
  byte[] imageInside(String imageName);

  /** Returns the place that a message about an image names: where the file asks for it. */
  default Place imagePlace(String imageName) {
    return new Place.Entry(imageName);
  }

  /** Returns a new pose as the file has it: physics has never moved. Neither images nor world. */
  Puppet newPose();

  /**
   * Returns a new puppet that is ready to be drawn: as right after loading, physics at rest,
   * constructed.
   */
  Puppet newPuppet(ImageSource images);

  /**
   * Returns the same character with what files beside it add, itself if there are none: {@code
   * hero.marks.json} gives the animations of {@code hero.skf} their marks.
   */
  default CharacterFile withFilesBeside(FilesBeside beside, Limits limits) {
    return this;
  }

  /** Returns the same character without physics, itself if there is none. */
  CharacterFile withoutPhysics();
}
