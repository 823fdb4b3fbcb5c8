package dev.limber.studio.files;

import dev.limber.studio.http.RefusedException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Versions of files: the SHA-256 of their bytes, so that the same content is the same version. */
public final class Version {
  private static final int DIGITS = 64;

  private Version() {}

  /** Returns the version of some bytes: 64 hex digits. */
  public static String of(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  /** Returns a version as a header has it. */
  public static String quoted(String version) {
    return '"' + version + '"';
  }

  /**
   * Returns the version that a header names.
   *
   * @throws RefusedException if it is not a version
   */
  public static String parse(String header) throws RefusedException {
    int last = header.length() - 1;
    boolean fits = last == DIGITS + 1 && header.charAt(0) == '"' && header.charAt(last) == '"';
    String digits = fits ? header.substring(1, last) : "";
    for (int i = 0; i < digits.length(); i++) {
      fits &= "0123456789abcdef".indexOf(digits.charAt(i)) >= 0;
    }
    if (!fits) {
      throw RefusedException.badRequest("a version is 64 hex digits in quotes");
    }
    return digits;
  }
}
