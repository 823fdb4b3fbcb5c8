package dev.limber.skelform.zip;

import static dev.limber.skelform.zip.LittleEndian.fits;
import static dev.limber.skelform.zip.LittleEndian.u16;
import static dev.limber.skelform.zip.LittleEndian.u32;

import dev.limber.core.diagnostics.Limits;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the central directory, the one list of entries that counts.
 *
 * <p>Refuses what makes the archive as a whole ambiguous. What is wrong with a single entry (its
 * method, its local header) is left to {@link EntryReader}, so that a broken thumbnail does not
 * make a character unreadable.
 */
final class ZipDirectory {
  private static final long SIGNATURE = 0x02014b50L;
  private static final int LENGTH = 46;
  private static final int FLAG_UTF8 = 1 << 11;

  private final byte[] bytes;
  private final ZipFaults faults;
  private final EndRecord end;
  private final Map<String, CentralRecord> records = new LinkedHashMap<>();

  private ZipDirectory(byte[] bytes, EndRecord end, ZipFaults faults) {
    this.bytes = bytes;
    this.end = end;
    this.faults = faults;
  }

  /** Returns the records by name, in the order of the directory. */
  static Map<String, CentralRecord> read(byte[] bytes, Limits limits, ZipFaults faults) {
    if (bytes.length > limits.fileBytes()) {
      throw faults.file(
          ZipFaults.TOO_LARGE,
          "the file has more than " + limits.fileBytes() + " bytes",
          ZipFaults.RAISE_LIMIT);
    }
    EndRecord end = EndRecord.find(bytes, faults);
    if (end.entries() > limits.archiveEntries()) {
      throw faults.file(
          ZipFaults.TOO_LARGE,
          "the archive has " + end.entries() + " entries, the limit is " + limits.archiveEntries(),
          ZipFaults.RAISE_LIMIT);
    }
    ZipDirectory directory = new ZipDirectory(bytes, end, faults);
    directory.readRecords();
    directory.refuseOverlaps();
    return directory.records;
  }

  private void readRecords() {
    int at = end.directoryAt();
    for (int index = 1; index <= end.entries(); index++) {
      if (!fits(at, LENGTH, end.directoryEnd()) || u32(bytes, at) != SIGNATURE) {
        throw faults.file(
            ZipFaults.DIRECTORY,
            "the central directory announces "
                + end.entries()
                + " entries but record "
                + index
                + " is not there",
            ZipFaults.EXPORT_AGAIN);
      }
      int nameLength = u16(bytes, at + 28);
      int length = LENGTH + nameLength + u16(bytes, at + 30) + u16(bytes, at + 32);
      if (!fits(at, length, end.directoryEnd())) {
        throw faults.file(
            ZipFaults.DIRECTORY,
            "record " + index + " of the central directory runs over the directory's end",
            ZipFaults.EXPORT_AGAIN);
      }
      String name = name(at, nameLength, index);
      if (records.put(name, record(at, name, nameLength)) != null) {
        throw faults.entry(
            ZipFaults.DUPLICATE_NAME,
            name,
            "two entries have this name, expected each name once",
            ZipFaults.PACK_AGAIN);
      }
      at += length;
    }
    if (at != end.directoryEnd()) {
      throw faults.file(
          ZipFaults.DIRECTORY,
          "the central directory has "
              + (end.directoryEnd() - at)
              + " bytes more than its "
              + end.entries()
              + " records need",
          ZipFaults.EXPORT_AGAIN);
    }
  }

  /**
   * Decodes a name: UTF-8 where that is promised or happens to fit, otherwise code page 437. Plain
   * ASCII is the same in both.
   */
  private String name(int at, int length, int index) {
    String name = EntryName.utf8(bytes, at + LENGTH, length);
    if (name == null && (u16(bytes, at + 8) & FLAG_UTF8) != 0) {
      throw faults.file(
          ZipFaults.NAME,
          "the name of entry " + index + " is marked as UTF-8 but is not valid UTF-8",
          ZipFaults.PACK_AGAIN);
    }
    if (length == 0) {
      throw faults.file(
          ZipFaults.NAME, "entry " + index + " has an empty name", ZipFaults.PACK_AGAIN);
    }
    return name != null ? name : EntryName.cp437(bytes, at + LENGTH, length);
  }

  private CentralRecord record(int at, String name, int nameLength) {
    long packedSize = u32(bytes, at + 20);
    long size = u32(bytes, at + 24);
    int disk = u16(bytes, at + 34);
    long localAt = u32(bytes, at + 42);
    if (packedSize == 0xffffffffL
        || size == 0xffffffffL
        || localAt == 0xffffffffL
        || disk == 0xffff) {
      throw faults.entry(
          ZipFaults.ZIP64,
          name,
          "the entry uses ZIP64, which is for entries over 4 GiB and is not supported",
          ZipFaults.PACK_AGAIN);
    }
    if (disk != 0) {
      throw faults.entry(
          ZipFaults.DIRECTORY,
          name,
          "the entry is on disk " + disk + " of a split archive, expected a single file",
          ZipFaults.PACK_AGAIN);
    }
    if (!fits(localAt, LocalHeader.LENGTH + packedSize, end.directoryAt())) {
      throw faults.entry(
          ZipFaults.DIRECTORY,
          name,
          "the entry's "
              + packedSize
              + " bytes at offset "
              + localAt
              + " do not fit before the central directory at "
              + end.directoryAt(),
          ZipFaults.COPY_AGAIN);
    }
    return new CentralRecord(
        name,
        at + LENGTH,
        nameLength,
        u16(bytes, at + 8),
        u16(bytes, at + 10),
        u32(bytes, at + 16),
        (int) packedSize,
        size,
        (int) localAt,
        LocalHeader.dataAt(bytes, (int) localAt, (int) packedSize, end.directoryAt()));
  }

  /**
   * Refuses entries that share bytes, the trick of archives that unpack to far more than they hold.
   * Entries without data cannot be read anyway.
   */
  private void refuseOverlaps() {
    List<CentralRecord> byPlace = new ArrayList<>(records.size());
    for (CentralRecord record : records.values()) {
      if (record.hasData()) {
        byPlace.add(record);
      }
    }
    byPlace.sort(Comparator.comparingInt(CentralRecord::localAt));
    for (int i = 1; i < byPlace.size(); i++) {
      CentralRecord before = byPlace.get(i - 1);
      CentralRecord record = byPlace.get(i);
      if (record.localAt() < before.dataEnd()) {
        throw faults.entry(
            ZipFaults.OVERLAP,
            record.name(),
            "the entry shares bytes with the entry '"
                + EntryName.printable(before.name())
                + "', expected each to have its own",
            ZipFaults.PACK_AGAIN);
      }
    }
  }
}
