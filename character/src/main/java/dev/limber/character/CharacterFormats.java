package dev.limber.character;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.ForeignFile;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Severity;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The formats that can be opened, and the way in: tells which one a file is, and reads it. */
public final class CharacterFormats {
  /** {@code .skf} archives of the SkelForm editor, with their images inside. */
  public static final CharacterFormat SKELFORM = new SkelFormFormat();

  /** {@code .skel2d} texts, with their images beside them. */
  public static final CharacterFormat SKEL2D = new Skel2dFormat();

  /** SkelForm and Skel2D. */
  public static final CharacterFormats DEFAULT = new CharacterFormats(List.of(SKELFORM, SKEL2D));

  private final List<CharacterFormat> formats;

  private CharacterFormats(List<CharacterFormat> formats) {
    this.formats = formats;
  }

  /** Returns these formats and one more, which is asked before them. */
  public CharacterFormats with(CharacterFormat format) {
    List<CharacterFormat> all = new ArrayList<>(formats);
    all.add(0, format);
    return new CharacterFormats(List.copyOf(all));
  }

  /**
   * Reads a file. Its first bytes tell the format, then its name's ending; any other text is taken
   * for Skel2D.
   *
   * @param bytes the whole file; not changed
   * @param name the name that diagnostics show; may be empty
   * @param limits how much to accept
   * @throws LimberException if it is no character, or none that could be used
   */
  public CharacterFile read(byte[] bytes, String name, Limits limits) {
    CharacterFormat format = find(bytes, name);
    if (format == null) {
      throw refusal(bytes, name, "unknown data", List.of());
    }
    return format.read(bytes, name, limits);
  }

  /**
   * Returns the small picture that a file has inside, as PNG; empty if it has none.
   *
   * @throws LimberException if the file is broken
   */
  public byte[] thumbnail(byte[] bytes, String name, Limits limits) {
    CharacterFormat format = find(bytes, name);
    return format == null ? new byte[0] : format.thumbnail(bytes, limits);
  }

  private @Nullable CharacterFormat find(byte[] bytes, String name) {
    for (CharacterFormat format : formats) {
      if (format.recognizes(bytes)) {
        return format;
      }
    }
    for (CharacterFormat format : formats) {
      if (format.isNamed(name)) {
        return format;
      }
    }
    return Skel2dFormat.isText(bytes) ? SKEL2D : null;
  }

  /**
   * Returns what is thrown for a file that is no character.
   *
   * @param found what it is, if its first bytes do not tell
   * @param earlier what was found out before
   */
  static LimberException refusal(
      byte[] bytes, String name, String found, List<Diagnostic> earlier) {
    ForeignFile foreign = ForeignFile.guess(bytes);
    String what = foreign == null ? found : foreign.description();
    String hint = foreign == null ? "open a .skf or a .skel2d file" : foreign.hint();
    Diagnostic refused =
        new Diagnostic(
            Severity.ERROR,
            "not-a-character",
            name,
            Place.FILE,
            "this is " + what + ", not a character",
            hint);
    return new LimberException(refused, foreign == null ? earlier : List.of());
  }
}
