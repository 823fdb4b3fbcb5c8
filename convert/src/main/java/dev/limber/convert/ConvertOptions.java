package dev.limber.convert;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Options of a conversion. Converters ignore what does not apply to their format.
 *
 * @param animation the name of the animation, if the new format holds only one; null for the first
 * @param skins the names of the skins or styles, if the new format holds only one of several; if
 *     empty, the file's own choice
 * @param scale pixels for each unit of the source, where shapes become pixels
 * @param version the version to write, of formats that have several; null for the usual one
 */
public record ConvertOptions(
    @Nullable String animation, List<String> skins, double scale, @Nullable String version) {
  /** The file's own choices, at one pixel a unit. */
  public static final ConvertOptions DEFAULT = new ConvertOptions(null, List.of(), 1, null);

  /** Keeps an unmodifiable copy of the skins. */
  public ConvertOptions {
    skins = List.copyOf(skins);
  }
}
