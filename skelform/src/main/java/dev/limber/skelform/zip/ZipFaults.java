package dev.limber.skelform.zip;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Place;

/** Builds what this package has to say; the codes are stable. */
final class ZipFaults {
  static final String NOT_A_ZIP = "zip-not-a-zip";
  static final String TRUNCATED = "zip-truncated";
  static final String DIRECTORY = "zip-directory";
  static final String DUPLICATE_NAME = "zip-duplicate-name";
  static final String OVERLAP = "zip-overlap";
  static final String METHOD = "zip-method";
  static final String ENCRYPTED = "zip-encrypted";
  static final String MISMATCH = "zip-mismatch";
  static final String CRC = "zip-crc";
  static final String CORRUPT = "zip-corrupt";
  static final String TOO_LARGE = "zip-too-large";
  static final String ZIP64 = "zip-zip64";
  static final String NAME = "zip-name";
  static final String PADDING = "zip-padding";

  static final String EXPORT_AGAIN = "export the file again from the SkelForm editor";
  static final String COPY_AGAIN =
      "copy or download the file again, or export it again from the SkelForm editor";
  static final String PACK_AGAIN =
      "pack it again as a plain zip, or export it again from the SkelForm editor";
  static final String RAISE_LIMIT = "if you trust the file, read it with higher Limits";

  private final Diagnostics diagnostics;

  ZipFaults(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** Says something about the archive that does no harm. */
  void note(String code, String message, String hint) {
    diagnostics.note(code, Place.FILE, message, hint);
  }

  /** Returns an exception about the archive as a whole. */
  LimberException file(String code, String message, String hint) {
    return diagnostics.fatal(code, Place.FILE, message, hint);
  }

  /**
   * Returns an exception about one entry.
   *
   * <p>The place gets the printable form of the name: diagnostics are written to terminals as they
   * are.
   */
  LimberException entry(String code, String name, String message, String hint) {
    return diagnostics.fatal(code, new Place.Entry(EntryName.printable(name)), message, hint);
  }
}
