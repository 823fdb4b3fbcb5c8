package dev.limber.convert;

import static dev.limber.character.CharacterFormats.SKEL2D;
import static dev.limber.character.CharacterFormats.SKELFORM;

import dev.limber.character.CharacterFormat;
import dev.limber.convert.html.HtmlConverter;
import dev.limber.convert.lottie.LottieConverter;
import dev.limber.convert.skf.SkfConverter;
import dev.limber.convert.skf.UpgradeConverter;
import dev.limber.core.diagnostics.SmallLetters;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can become what: the one table of conversions. */
public final class Conversions {
  private static final List<Conversion> ALL =
      List.of(
          new Conversion(SKEL2D, ".skf", "SkelForm file", false, 2.0, "0.7", SkfConverter::convert),
          new Conversion(
              SKEL2D, ".json", "Lottie animation", true, 1.0, null, LottieConverter::convert),
          new Conversion(SKEL2D, ".html", "HTML page", true, null, null, HtmlConverter::convert),
          new Conversion(
              SKELFORM, ".skf", "SkelForm file", false, null, "0.8", UpgradeConverter::convert),
          new Conversion(SKELFORM, ".html", "HTML page", true, null, null, HtmlConverter::convert));

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

  /** Returns what can become what, on one line. */
  public static String table() {
    StringBuilder table = new StringBuilder();
    CharacterFormat last = null;
    for (Conversion conversion : ALL) {
      boolean another = conversion.from() != last;
      last = conversion.from();
      if (another) {
        table.append(table.length() == 0 ? "" : "; ").append(last.endings().get(0)).append(" →");
      } else {
        table.append(',');
      }
      table.append(' ').append(conversion.ending());
      table.append(" (").append(conversion.name()).append(')');
    }
    return table.toString();
  }
}
