package dev.limber.skelform.zip;

import static dev.limber.skelform.zip.LittleEndian.fits;
import static dev.limber.skelform.zip.LittleEndian.u16;
import static dev.limber.skelform.zip.LittleEndian.u32;

/**
 * The second description of an entry, right before its bytes; it must agree with the first.
 *
 * <p>The central record rules. The local one is compared with it because programs that read an
 * archive as a stream see only this one: where the two differ, two programs would see two files.
 */
final class LocalHeader {
  /** Length of the fixed part. */
  static final int LENGTH = 30;

  private static final long SIGNATURE = 0x04034b50L;
  private static final int FLAG_DESCRIPTOR = 1 << 3;
  private static final int EXTRA_ZIP64 = 1;
  private static final long IN_ZIP64 = 0xffffffffL;

  private LocalHeader() {}

  /**
   * Returns where the entry's bytes start, or {@link CentralRecord#NO_DATA} if no header is at this
   * place or its bytes would not end before {@code limit}. The fixed part must fit.
   */
  static int dataAt(byte[] bytes, int at, int packedSize, int limit) {
    if (u32(bytes, at) != SIGNATURE) {
      return CentralRecord.NO_DATA;
    }
    int length = LENGTH + u16(bytes, at + 26) + u16(bytes, at + 28);
    return fits(at, (long) length + packedSize, limit) ? at + length : CentralRecord.NO_DATA;
  }

  /** Throws if the header does not describe the same entry as the record. */
  static void check(byte[] bytes, CentralRecord record, ZipFaults faults) {
    String differs = difference(bytes, record);
    if (!differs.isEmpty()) {
      throw faults.entry(
          ZipFaults.MISMATCH,
          record.name(),
          "the entry's own header and the central directory differ in " + differs,
          ZipFaults.PACK_AGAIN);
    }
  }

  private static String difference(byte[] bytes, CentralRecord record) {
    if (!record.hasData()) {
      return "where the entry is";
    }
    int at = record.localAt();
    int flags = u16(bytes, at + 6);
    if (!sameName(bytes, record)) {
      return "its name";
    }
    if (u16(bytes, at + 8) != record.method()) {
      return "its compression method";
    }
    if (((flags ^ record.flags()) & EntryReader.FLAGS_REFUSED) != 0) {
      return "whether it is encrypted or a patch";
    }
    // A program that writes to a stream learns these three too late for the header; it leaves
    // zeros and repeats them behind the data. That copy is not needed here.
    boolean descriptor = (flags & FLAG_DESCRIPTOR) != 0;
    if (!agrees(u32(bytes, at + 14), record.crc(), descriptor)) {
      return "its checksum";
    }
    long packedSize = u32(bytes, at + 18);
    long size = u32(bytes, at + 22);
    int zip64 = zip64At(bytes, record);
    if (packedSize == IN_ZIP64 && size == IN_ZIP64 && zip64 >= 0) {
      // Some programs always write the long form here, even for small entries.
      size = u32(bytes, zip64 + 4) == 0 ? u32(bytes, zip64) : IN_ZIP64;
      packedSize = u32(bytes, zip64 + 12) == 0 ? u32(bytes, zip64 + 8) : IN_ZIP64;
    }
    return agrees(packedSize, record.packedSize(), descriptor)
            && agrees(size, record.size(), descriptor)
        ? ""
        : "its size";
  }

  private static boolean agrees(long local, long central, boolean descriptor) {
    return local == central || (descriptor && local == 0);
  }

  private static boolean sameName(byte[] bytes, CentralRecord record) {
    if (u16(bytes, record.localAt() + 26) != record.nameLength()) {
      return false;
    }
    for (int i = 0; i < record.nameLength(); i++) {
      if (bytes[record.localAt() + LENGTH + i] != bytes[record.nameAt() + i]) {
        return false;
      }
    }
    return true;
  }

  /** Returns where the two long sizes stand in the header's extra field, or −1. */
  private static int zip64At(byte[] bytes, CentralRecord record) {
    int at = record.localAt() + LENGTH + record.nameLength();
    while (fits(at, 4, record.dataAt())) {
      int length = u16(bytes, at + 2);
      if (!fits(at + 4, length, record.dataAt())) {
        return -1;
      }
      if (u16(bytes, at) == EXTRA_ZIP64) {
        return length >= 16 ? at + 4 : -1;
      }
      at += 4 + length;
    }
    return -1;
  }
}
