package dev.limber.skelform.zip;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A zip archive in memory, read strictly and within limits.
 *
 * <p>Defects that make the archive as a whole ambiguous (duplicate names, entries that share bytes,
 * a directory that does not add up) are raised by {@link #open}; defects of one entry (an unknown
 * compression method, encryption, damaged bytes) only by {@link #read} of that entry. Entries are
 * stored or deflated. ZIP64, split archives, and archives with foreign bytes in front of or behind
 * them are refused; only line breaks and zeros may follow.
 *
 * <p>Names are keys and nothing else: {@code ../x} or {@code C:\x} are names like any other and
 * never become paths.
 *
 * <p>Not for use by several threads at once, because reads are counted.
 */
public final class ZipArchive {
  /** How many names are listed when one is not found. */
  private static final int MAX_LISTED = 20;

  private final Map<String, CentralRecord> records;
  private final List<String> names;
  private final EntryReader reader;

  private ZipArchive(Map<String, CentralRecord> records, EntryReader reader) {
    this.records = records;
    this.names = List.copyOf(records.keySet());
    this.reader = reader;
  }

  /**
   * Reads the archive's directory; unpacks nothing yet.
   *
   * <p>Uses {@link Limits#fileBytes} and {@link Limits#archiveEntries} here, {@link
   * Limits#entryBytes}, {@link Limits#archiveBytes} and {@link Limits#inflateRatio} when reading.
   *
   * @param bytes the whole file; kept and not copied, so it must not change while the archive is in
   *     use
   * @param limits how much to accept
   * @param diagnostics what was said about the file so far, which exceptions carry along; gets the
   *     note {@code zip-padding} if line breaks or zeros follow the archive
   * @return the archive; it may have no entries
   * @throws LimberException if the bytes are not a zip archive, or one that is damaged, ambiguous
   *     or over a limit
   */
  public static ZipArchive open(byte[] bytes, Limits limits, Diagnostics diagnostics) {
    Objects.requireNonNull(bytes, "bytes");
    Objects.requireNonNull(limits, "limits");
    ZipFaults faults = new ZipFaults(Objects.requireNonNull(diagnostics, "diagnostics"));
    return new ZipArchive(
        ZipDirectory.read(bytes, limits, faults), new EntryReader(bytes, limits, faults));
  }

  /**
   * Returns the names of all entries in the order of the central directory.
   *
   * <p>Names of folders end in {@code /}. Names are unique, never empty, and may hold any
   * characters, control characters included.
   */
  public List<String> names() {
    return names;
  }

  /** Says whether there is an entry with exactly this name, letter case included. */
  public boolean has(String name) {
    return records.containsKey(name);
  }

  /**
   * Unpacks an entry and checks its length and CRC-32.
   *
   * <p>Nothing is cached: reading an entry again unpacks it again, and counts again towards {@link
   * Limits#archiveBytes}. An entry that turns out to be damaged counts with its declared size. Any
   * ratio is accepted for entries of less than 1 MiB.
   *
   * @param name a name from {@link #names()}
   * @return the entry's bytes, a new array each time; empty for folders (names ending in {@code /})
   * @throws LimberException if the entry is damaged, encrypted, packed with an unknown method,
   *     described differently by its own header, or over a limit
   * @throws IllegalArgumentException if no entry has this name
   */
  public byte[] read(String name) {
    CentralRecord record = records.get(name);
    if (record == null) {
      throw new IllegalArgumentException(
          "no entry '" + EntryName.printable(name) + "', the archive has " + listNames());
    }
    return reader.read(record);
  }

  private String listNames() {
    if (names.isEmpty()) {
      return "none";
    }
    StringBuilder list = new StringBuilder();
    int listed = Math.min(names.size(), MAX_LISTED);
    for (int i = 0; i < listed; i++) {
      list.append(i == 0 ? "'" : ", '").append(EntryName.printable(names.get(i))).append('\'');
    }
    if (listed < names.size()) {
      list.append(" and ").append(names.size() - listed).append(" more");
    }
    return list.toString();
  }
}
