package dev.limber.skelform.zip;

import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * Gets the bytes of single entries and keeps count of them.
 *
 * <p>The order matters: what the entry claims is held against the limits first, and the claimed
 * size, now known to be acceptable, is then what the inflater may not exceed.
 */
final class EntryReader {
  /** Encryption (bits 0, 6, 13): the bytes cannot be understood without a key. */
  private static final int FLAGS_ENCRYPTED = 1 | 1 << 6 | 1 << 13;

  /** Bit 5: the bytes are a patch to another file. */
  private static final int FLAG_PATCH = 1 << 5;

  static final int FLAGS_REFUSED = FLAGS_ENCRYPTED | FLAG_PATCH;

  /** Entries up to this size may have any ratio: small texts and flat images pack very well. */
  private static final long RATIO_EXEMPT = 1 << 20;

  private static final int STORED = 0;
  private static final int DEFLATED = 8;
  private static final int AES = 99;

  private final byte[] bytes;
  private final Limits limits;
  private final ZipFaults faults;
  private long unpacked;

  EntryReader(byte[] bytes, Limits limits, ZipFaults faults) {
    this.bytes = bytes;
    this.limits = limits;
    this.faults = faults;
  }

  byte[] read(CentralRecord record) {
    if (record.isDirectory()) {
      return new byte[0];
    }
    refuseMethod(record);
    LocalHeader.check(bytes, record, faults);
    refuseSize(record);
    // Counted before the work, so that entries that turn out broken count as well.
    unpacked += record.size();
    byte[] content =
        record.method() == STORED
            ? Arrays.copyOfRange(bytes, record.dataAt(), record.dataEnd())
            : EntryInflater.inflate(bytes, record, faults);
    checkCrc(record, content);
    return content;
  }

  private void refuseMethod(CentralRecord record) {
    if ((record.flags() & FLAGS_ENCRYPTED) != 0 || record.method() == AES) {
      throw faults.entry(
          ZipFaults.ENCRYPTED,
          record.name(),
          "the entry is encrypted, expected one without a password",
          ZipFaults.PACK_AGAIN);
    }
    if ((record.flags() & FLAG_PATCH) != 0) {
      throw faults.entry(
          ZipFaults.METHOD,
          record.name(),
          "the entry is a patch to another file, expected a whole file",
          ZipFaults.PACK_AGAIN);
    }
    if (record.method() != STORED && record.method() != DEFLATED) {
      throw faults.entry(
          ZipFaults.METHOD,
          record.name(),
          "the entry is packed with "
              + methodName(record.method())
              + ", expected stored (0) or deflate (8)",
          ZipFaults.PACK_AGAIN);
    }
  }

  private static String methodName(int method) {
    return switch (method) {
      case 9 -> "deflate64 (9)";
      case 12 -> "bzip2 (12)";
      case 14 -> "lzma (14)";
      case 93 -> "zstandard (93)";
      case 95 -> "xz (95)";
      default -> "method " + method;
    };
  }

  private void refuseSize(CentralRecord record) {
    long size = record.size();
    if (record.method() == STORED && size != record.packedSize()) {
      throw faults.entry(
          ZipFaults.MISMATCH,
          record.name(),
          "the entry is stored as it is, in "
              + record.packedSize()
              + " bytes, but should have "
              + size,
          ZipFaults.EXPORT_AGAIN);
    }
    if (size > limits.entryBytes()) {
      throw tooLarge(record, "the limit for one entry is " + limits.entryBytes());
    }
    if (size > limits.archiveBytes() - unpacked) {
      throw tooLarge(
          record,
          "the limit for all reads together is "
              + limits.archiveBytes()
              + " and "
              + unpacked
              + " are used");
    }
    if (size >= RATIO_EXEMPT && size > (long) record.packedSize() * limits.inflateRatio()) {
      throw tooLarge(
          record,
          "the limit for "
              + record.packedSize()
              + " packed bytes is "
              + limits.inflateRatio()
              + " times as many");
    }
  }

  private LimberException tooLarge(CentralRecord record, String limit) {
    return faults.entry(
        ZipFaults.TOO_LARGE,
        record.name(),
        "the entry unpacks to " + record.size() + " bytes, " + limit,
        ZipFaults.RAISE_LIMIT);
  }

  private void checkCrc(CentralRecord record, byte[] content) {
    CRC32 crc = new CRC32();
    crc.update(content, 0, content.length);
    if (crc.getValue() != record.crc()) {
      throw faults.entry(
          ZipFaults.CRC,
          record.name(),
          "the entry's bytes have the checksum "
              + Long.toHexString(crc.getValue())
              + ", expected "
              + Long.toHexString(record.crc()),
          ZipFaults.COPY_AGAIN);
    }
  }
}
