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

  private EntryInflater() {}

  /** Inflates an entry whose declared size has been held against the limits, so fits an int. */
  static byte[] inflate(byte[] bytes, CentralRecord record, ZipFaults faults) {
    Inflater inflater = new Inflater(true);
    try {
      // One byte too many, which the central directory always provides: zlib's documentation asks
      // for it in raw streams, and TeaVM's inflater gives out nothing more once its input is used
      // up. It must be left over at the end.
      inflater.setInput(bytes, record.dataAt(), record.packedSize() + 1);
      byte[] content = fill(inflater, record, faults);
      if (inflater.getRemaining() > 1) {
        throw corrupt(
            record, faults, (inflater.getRemaining() - 1) + " bytes follow the compressed data");
      }
      if (inflater.getRemaining() < 1) {
        throw corrupt(record, faults, "the compressed data is cut off");
      }
      return content;
    } catch (DataFormatException e) {
      throw corrupt(record, faults, "the compressed data is damaged");
    } finally {
      inflater.end();
    }
  }

  private static byte[] fill(Inflater inflater, CentralRecord record, ZipFaults faults)
      throws DataFormatException {
    int size = (int) record.size();
    long first = Math.max(FIRST_BUFFER, (long) record.packedSize() * FIRST_BUFFER_RATIO);
    byte[] content = new byte[(int) Math.min(size, first)];
    int filled = 0;
    while (filled < size) {
      if (filled == content.length) {
        content = Arrays.copyOf(content, (int) Math.min(size, content.length * 2L));
      }
      int count = inflater.inflate(content, filled, content.length - filled);
      filled += count;
      if (inflater.finished() && filled < size) {
        throw wrongSize(record, faults, "to only " + filled);
      }
      if (count == 0) {
        throw corrupt(record, faults, "the compressed data is cut off");
      }
    }
    // The end of the stream may still have to be read; it must not bring another byte.
    if (!inflater.finished() && inflater.inflate(new byte[1], 0, 1) > 0) {
      throw wrongSize(record, faults, "to more than that");
    }
    if (!inflater.finished()) {
      throw corrupt(record, faults, "the compressed data is cut off");
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
