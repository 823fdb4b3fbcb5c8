package dev.limber.skelform;

/**
 * An image as the file stores it, of an atlas or the thumbnail. It is not decoded: posing needs no
 * pixels, and how to decode them is a matter of the engine.
 */
public final class AtlasImage {
  private static final byte[] NOTHING = {};

  private final String filename;
  private final byte[] bytes;

  AtlasImage(String filename, byte[] bytes) {
    this.filename = filename;
    this.bytes = bytes;
  }

  static AtlasImage missing(String filename) {
    return new AtlasImage(filename, NOTHING);
  }

  /** Returns the name of the entry that holds it; never use it as a path. */
  public String filename() {
    return filename;
  }

  /**
   * Tells whether the file has it; about a missing atlas, a warning in its diagnostics says why.
   */
  public boolean isPresent() {
    return bytes.length > 0;
  }

  /**
   * Returns the image as it is stored, a PNG or JPG file; empty if it is missing.
   *
   * <p>This is the image itself, not a copy: do not change it.
   */
  public byte[] bytes() {
    return bytes;
  }

  /** Returns the name and the size in bytes. */
  @Override
  public String toString() {
    return filename + (isPresent() ? " (" + bytes.length + " bytes)" : " (missing)");
  }
}
