package dev.limber.convert;

import dev.limber.character.CharacterFormat;
import dev.limber.character.CharacterFormats;
import dev.limber.convert.skf.SkfConverter;
import dev.limber.core.diagnostics.SmallLetters;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can become what: the one table of conversions. */
public final class Conversions {
  private static final List<Conversion> ALL =
      List.of(new Conversion(CharacterFormats.SKEL2D, ".skf", "SkelForm", SkfConverter::convert));

  private Conversions() {}

  /** Returns all conversions, in the order in which they are shown. */
  public static List<Conversion> all() {
    return ALL;
  }

  /** Returns the conversion to the kind of file that a name's ending tells; null if none does. */
  public static @Nullable Conversion find(CharacterFormat from, String fileName) {
    String lower = SmallLetters.of(fileName);
    for (Conversion conversion : ALL) {
      if (conversion.from() == from && lower.endsWith(conversion.ending())) {
        return conversion;
      }
    }
    return null;
  }
}
