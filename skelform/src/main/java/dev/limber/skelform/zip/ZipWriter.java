package dev.limber.skelform.zip;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.zip.CRC32;

/**
 * Packs a zip archive in memory. Entries are stored as they are, as SkelForm's editor does, and all
 * bear the same time: the same entries give the same bytes on every machine.
 */
public final class ZipWriter {
  private static final int VERSION = 20;

  /** Says that names are UTF-8. */
  private static final int UTF8 = 1 << 11;

  /** The first of January 1980, the first day that the format knows. */
  private static final int DATE = 0x21;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream directory = new ByteArrayOutputStream();
  private final Set<String> names = new LinkedHashSet<>();

  /**
   * Adds an entry behind the others.
   *
   * @throws IllegalArgumentException if the archive has an entry of this name
   */
  public void add(String name, byte[] content) {
    if (!names.add(name)) {
      throw new IllegalArgumentException(
          "two entries are called '" + EntryName.printable(name) + "'");
    }
    byte[] written = name.getBytes(StandardCharsets.UTF_8);
    CRC32 crc = new CRC32();
    crc.update(content, 0, content.length);
    int at = out.size();
    u32(out, 0x04034b50);
    describe(out, written, content, crc.getValue());
    out.write(written, 0, written.length);
    out.write(content, 0, content.length);

    u32(directory, 0x02014b50);
    u16(directory, VERSION);
    describe(directory, written, content, crc.getValue());
    u16(directory, 0); // comment
    u16(directory, 0); // disk
    u16(directory, 0); // what it is inside
    u32(directory, 0); // what it is outside
    u32(directory, at);
    directory.write(written, 0, written.length);
  }

  /** Writes what a local header and the directory have in common. */
  private static void describe(
      ByteArrayOutputStream to, byte[] name, byte[] content, long checksum) {
    u16(to, VERSION);
    u16(to, UTF8);
    u16(to, 0); // stored
    u16(to, 0); // midnight
    u16(to, DATE);
    u32(to, checksum);
    u32(to, content.length);
    u32(to, content.length);
    u16(to, name.length);
    u16(to, 0); // extra field
  }

  /** Returns the archive; nothing can be added any more. */
  public byte[] toByteArray() {
    int at = out.size();
    byte[] records = directory.toByteArray();
    out.write(records, 0, records.length);
    u32(out, 0x06054b50);
    u32(out, 0); // disks
    u16(out, names.size());
    u16(out, names.size());
    u32(out, records.length);
    u32(out, at);
    u16(out, 0); // comment
    return out.toByteArray();
  }

  private static void u16(ByteArrayOutputStream to, int value) {
    to.write(value);
    to.write(value >> 8);
  }

  private static void u32(ByteArrayOutputStream to, long value) {
    u16(to, (int) value);
    u16(to, (int) (value >> 16));
  }
}
