package dev.limber.skelform.zip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import java.nio.charset.StandardCharsets;

/** What the tests of this package say often. */
public final class ZipAssert {
  private ZipAssert() {}

  public static ZipArchive open(byte[] bytes) {
    return open(bytes, Limits.DEFAULT);
  }

  public static ZipArchive open(byte[] bytes, Limits limits) {
    return ZipArchive.open(bytes, limits, new Diagnostics("test.skf"));
  }

  public static ZipArchive open(ZipBuilder builder) {
    return open(builder.build());
  }

  public static String text(ZipArchive archive, String name) {
    return new String(archive.read(name), StandardCharsets.UTF_8);
  }

  public static Diagnostic openFails(String code, ZipBuilder builder) {
    return openFails(code, builder.build());
  }

  public static Diagnostic openFails(String code, byte[] bytes) {
    return openFails(code, bytes, Limits.DEFAULT);
  }

  public static Diagnostic openFails(String code, byte[] bytes, Limits limits) {
    return check(code, assertThrows(LimberException.class, () -> open(bytes, limits)));
  }

  public static Diagnostic readFails(String code, ZipBuilder builder, String name) {
    return readFails(code, open(builder), name);
  }

  public static Diagnostic readFails(String code, ZipArchive archive, String name) {
    return check(code, assertThrows(LimberException.class, () -> archive.read(name)));
  }

  private static Diagnostic check(String code, LimberException e) {
    Diagnostic diagnostic = e.diagnostic();
    assertEquals(code, diagnostic.code(), diagnostic::toString);
    assertEquals("test.skf", diagnostic.file());
    assertFalse(diagnostic.message().isEmpty());
    assertFalse(diagnostic.hint().isEmpty());
    return diagnostic;
  }

  /** Returns the default limits with the five that concern archives replaced. */
  public static Limits limits(
      int fileBytes, int archiveEntries, int entryBytes, long archiveBytes, int inflateRatio) {
    return Limits.DEFAULT.toBuilder()
        .fileBytes(fileBytes)
        .archiveEntries(archiveEntries)
        .entryBytes(entryBytes)
        .archiveBytes(archiveBytes)
        .inflateRatio(inflateRatio)
        .build();
  }
}
