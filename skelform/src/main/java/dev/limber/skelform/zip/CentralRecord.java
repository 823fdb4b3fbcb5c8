package dev.limber.skelform.zip;

/**
 * What the central directory says about one entry, with its place in the file already checked.
 *
 * @param name decoded name, unique in the archive
 * @param nameAt where the name's bytes start in the central directory
 * @param nameLength length of the name in bytes
 * @param flags general purpose bits
 * @param method compression method; any value, checked when the entry is read
 * @param crc CRC-32 of the unpacked bytes
 * @param packedSize bytes in the file; they fit before the central directory
 * @param size bytes after unpacking, as declared; up to 2³²−2 and not to be trusted
 * @param localAt where the local header should start
 * @param dataAt where the packed bytes start, or {@link #NO_DATA}
 */
record CentralRecord(
    String name,
    int nameAt,
    int nameLength,
    int flags,
    int method,
    long crc,
    int packedSize,
    long size,
    int localAt,
    int dataAt) {

  /** Value of {@code dataAt} when there is no usable local header: the entry cannot be read. */
  static final int NO_DATA = -1;

  boolean isDirectory() {
    return name.endsWith("/");
  }

  boolean hasData() {
    return dataAt != NO_DATA;
  }

  /** Returns the position after the packed bytes; only for entries that have data. */
  int dataEnd() {
    return dataAt + packedSize;
  }
}
