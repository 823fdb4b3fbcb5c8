package dev.limber.skelform.zip;

import dev.limber.core.diagnostics.LimberException;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Inflates one entry to exactly its declared size, or fails. */
final class EntryInflater {
  /** First buffer, unless the entry declares less or its packed bytes promise more. */
  private static final int FIRST_BUFFER = 64 << 10;

  /**
   * First buffer in packed sizes. Most entries then fit at once, and memory stays in proportion to
   * what the file really holds, whatever it declares.
   */
  private static final int FIRST_BUFFER_RATIO = 4;

  /**
   * TeaVM's inflater, a port of zlib 1.1, looks a byte ahead: without one behind the data it does
   * not see the end of some. The central directory follows in any case. Who uses the byte up was
   * cut off.
   */
  private static final int SPARE = 1;

  private static final String CUT_OFF = "the compressed data is cut off";
  private static final String DAMAGED = "the compressed data is damaged";

  private EntryInflater() {}

  /** Inflates an entry whose declared size has been held against the limits, so fits an int. */
  static byte[] inflate(byte[] bytes, CentralRecord record, ZipFaults faults) {
    Inflater inflater = new Inflater(true);
    try {
      inflater.setInput(bytes, record.dataAt(), record.packedSize() + SPARE);
      return inflate(inflater, record, faults);
    } catch (DataFormatException e) {
      throw corrupt(record, faults, DAMAGED);
    } finally {
      inflater.end();
    }
  }

  private static byte[] inflate(Inflater inflater, CentralRecord record, ZipFaults faults)
      throws DataFormatException {
    int size = (int) record.size();
    long first = Math.max(FIRST_BUFFER, (long) record.packedSize() * FIRST_BUFFER_RATIO);
    byte[] content = new byte[(int) Math.min(size, first)];
    int filled = 0;
    while (!inflater.finished()) {
      if (filled == content.length && filled < size) {
        content = Arrays.copyOf(content, (int) Math.min(size, 2L * filled));
      }
      // A full buffer has no room in which the inflater could see the end of the data.
      boolean isFull = filled == size;
      byte[] room = isFull ? new byte[1] : content;
      int count = inflater.inflate(room, isFull ? 0 : filled, room.length - (isFull ? 0 : filled));
      if (isFull && count > 0) {
        throw wrongSize(record, faults, "to more than that");
      }
      if (count == 0 && !inflater.finished()) {
        throw corrupt(record, faults, inflater.needsInput() ? CUT_OFF : DAMAGED);
      }
      filled += count;
    }
    if (filled < size) {
      throw wrongSize(record, faults, "to only " + filled);
    }
    int left = inflater.getRemaining() - SPARE;
    if (left < 0) {
      throw corrupt(record, faults, CUT_OFF);
    }
    if (left > 0) {
      throw corrupt(record, faults, left + " bytes follow the compressed data");
    }
    return content;
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
