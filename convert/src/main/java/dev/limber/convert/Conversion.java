package dev.limber.convert;

import dev.limber.character.CharacterFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One way to convert, and which options it knows.
 *
 * @param from the format that it reads
 * @param ending how the names of the files that it makes end, such as {@code .json}
 * @param name what it makes, in words
 * @param choosesOne whether it holds, or starts with, one animation and skin of several
 * @param scale pixels for each unit of the source by default; null if nothing becomes pixels
 * @param version the version that it writes by default; null if there are none to choose from
 * @param converter does it
 */
public record Conversion(
    CharacterFormat from,
    String ending,
    String name,
    boolean choosesOne,
    @Nullable Double scale,
    @Nullable String version,
    Converter converter) {

  /** Returns what it does unless told otherwise. */
  public ConvertOptions defaults() {
    return new ConvertOptions(null, List.of(), scale == null ? 1 : scale, version);
  }
}
