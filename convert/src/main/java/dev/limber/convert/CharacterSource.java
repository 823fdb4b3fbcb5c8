package dev.limber.convert;

import dev.limber.character.CharacterFile;
import dev.limber.character.CharacterFormats;
import dev.limber.character.FilesBeside;
import dev.limber.character.SkelFormCharacter;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.skelform.write.SkfWriter;

/**
 * What is converted.
 *
 * @param bytes the whole file; not changed
 * @param character what was read from it
 * @param beside the images that lie beside the file; not asked if it holds its images
 * @param limits how much to accept and to make
 */
public record CharacterSource(
    byte[] bytes, CharacterFile character, FilesBeside beside, Limits limits) {
  /**
   * Reads a character of any format. Marks that lie beside a {@code .skf} and are not in it are put
   * into it, so that what is made of its bytes has them.
   *
   * @param bytes the whole file; not changed
   * @param name the name that diagnostics show; may be empty
   * @param beside what lies beside the file: images and marks
   * @throws LimberException if nothing in it can be used
   */
  public static CharacterSource read(byte[] bytes, String name, FilesBeside beside, Limits limits) {
    CharacterFile alone = CharacterFormats.DEFAULT.read(bytes, name, limits);
    CharacterFile whole = alone.withFilesBeside(beside, limits);
    byte[] file = bytes;
    // Writing leaves out what it cannot read: only for marks that change something.
    if (alone instanceof SkelFormCharacter before
        && whole instanceof SkelFormCharacter after
        && !after.armature().animations().equals(before.armature().animations())) {
      file = SkfWriter.withMarks(bytes, after.armature(), limits);
    }
    return new CharacterSource(file, whole, beside, limits);
  }
}
