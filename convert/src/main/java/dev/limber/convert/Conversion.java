package dev.limber.convert;

import dev.limber.character.CharacterFormat;

/**
 * One way to convert.
 *
 * @param from the format that it reads
 * @param ending how the names of the files that it makes end, such as {@code .json}
 * @param name what it makes, in words
 * @param scale pixels for each unit of the source by default
 * @param converter does it
 */
public record Conversion(
    CharacterFormat from, String ending, String name, double scale, Converter converter) {}
