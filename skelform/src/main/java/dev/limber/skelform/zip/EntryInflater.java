package dev.limber.skelform.zip;

import dev.limber.core.diagnostics.LimberException;

/** Inflates one entry to exactly its declared size, or fails. */
final class EntryInflater {
  /** First buffer, unless the entry declares less or its packed bytes promise more. */
  private static final int FIRST_BUFFER = 64 << 10;

  /**
   * First buffer in packed sizes. Most entries then fit at once, and memory stays in proportion to
   * what the file really holds, whatever it declares.
   */
  private static final int FIRST_BUFFER_RATIO = 4;

  private EntryInflater() {}

  /** Inflates an entry whose declared size has been held against the limits, so fits an int. */
  static byte[] inflate(byte[] bytes, CentralRecord record, ZipFaults faults) {
    int size = (int) record.size();
    long first = Math.max(FIRST_BUFFER, (long) record.packedSize() * FIRST_BUFFER_RATIO);
    Inflate inflate =
        new Inflate(bytes, record.dataAt(), record.packedSize(), size, (int) Math.min(size, first));
    switch (inflate.run()) {
      case CUT_OFF -> throw corrupt(record, faults, "the compressed data is cut off");
      case DAMAGED -> throw corrupt(record, faults, "the compressed data is damaged");
      case TOO_LONG -> throw wrongSize(record, faults, "to more than that");
      case DONE -> {}
    }
    if (inflate.size() < size) {
      throw wrongSize(record, faults, "to only " + inflate.size());
    }
    if (inflate.left() > 0) {
      throw corrupt(record, faults, inflate.left() + " bytes follow the compressed data");
    }
    return inflate.content();
  }

  private static LimberException wrongSize(CentralRecord record, ZipFaults faults, String found) {
    return faults.entry(
        ZipFaults.MISMATCH,
        record.name(),
        "the entry should unpack to " + record.size() + " bytes but unpacks " + found,
        ZipFaults.EXPORT_AGAIN);
  }

  private static LimberException corrupt(CentralRecord record, ZipFaults faults, String what) {
    return faults.entry(ZipFaults.CORRUPT, record.name(), what, ZipFaults.COPY_AGAIN);
  }
}
