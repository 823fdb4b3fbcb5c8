package dev.limber.convert;

import dev.limber.character.CharacterFile;
import dev.limber.character.FilesBeside;
import dev.limber.core.diagnostics.Limits;

/**
 * What is converted.
 *
 * @param bytes the whole file; not changed
 * @param character what was read from it
 * @param beside the images that lie beside the file; not asked if it holds its images
 * @param limits how much to accept and to make
 */
public record CharacterSource(
    byte[] bytes, CharacterFile character, FilesBeside beside, Limits limits) {}
