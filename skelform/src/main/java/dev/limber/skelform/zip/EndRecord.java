package dev.limber.skelform.zip;

import static dev.limber.skelform.zip.LittleEndian.u16;
import static dev.limber.skelform.zip.LittleEndian.u32;

import dev.limber.core.diagnostics.ForeignFile;
import dev.limber.core.diagnostics.LimberException;

/**
 * The record at the end of an archive, which says where the central directory is.
 *
 * <p>Only one reading of the file is accepted: the last end signature must be the end record, its
 * comment must reach to the end of the file, and the directory must end where the record starts.
 * Archives with bytes put in front of them (and not counted in their offsets), with bytes behind
 * them, or several archives in a row are refused, because readers disagree about those.
 *
 * <p>One exception: line breaks and zeros behind the archive get a note and no more. Tools that
 * take every file for text add them; the real 0.7.0 file "skellina" ends in such a byte.
 *
 * @param entries number of entries it announces
 * @param directoryAt where the central directory starts
 * @param directoryEnd where it ends, which is where this record starts
 */
record EndRecord(int entries, int directoryAt, int directoryEnd) {
  private static final long SIGNATURE = 0x06054b50L;
  private static final long LOCATOR_SIGNATURE = 0x07064b50L;
  private static final int LENGTH = 22;
  private static final int LOCATOR_LENGTH = 20;
  private static final int MAX_COMMENT = 0xffff;

  static EndRecord find(byte[] bytes, ZipFaults faults) {
    if (bytes.length == 0) {
      throw faults.file(
          ZipFaults.NOT_A_ZIP, "the file is empty, expected a zip archive", ZipFaults.COPY_AGAIN);
    }
    int last = bytes.length - LENGTH;
    int first = Math.max(0, last - MAX_COMMENT);
    for (int at = last; at >= first; at--) {
      if (bytes[at] == 'P' && u32(bytes, at) == SIGNATURE) {
        return read(bytes, at, faults);
      }
    }
    throw notFound(bytes, faults);
  }

  private static LimberException notFound(byte[] bytes, ZipFaults faults) {
    if (startsLikeZip(bytes)) {
      return faults.file(
          ZipFaults.TRUNCATED,
          "the zip archive has no end record within its last 64 KiB, its end is missing",
          ZipFaults.COPY_AGAIN);
    }
    return notZip(bytes, faults);
  }

  private static LimberException notZip(byte[] bytes, ZipFaults faults) {
    ForeignFile foreign = ForeignFile.guess(bytes);
    if (foreign != null) {
      return faults.file(
          ZipFaults.NOT_A_ZIP,
          "this is " + foreign.description() + ", expected a zip archive",
          foreign.hint());
    }
    return faults.file(
        ZipFaults.NOT_A_ZIP,
        "this is not a zip archive, it neither starts nor ends like one",
        ZipFaults.EXPORT_AGAIN);
  }

  private static boolean startsLikeZip(byte[] bytes) {
    return bytes.length >= 2 && bytes[0] == 'P' && bytes[1] == 'K';
  }

  private static EndRecord read(byte[] bytes, int at, ZipFaults faults) {
    int comment = u16(bytes, at + 20);
    int behind = bytes.length - at - LENGTH;
    if (comment > behind || !isPadding(bytes, at + LENGTH + comment)) {
      throw badComment(bytes, comment, behind, faults);
    }
    int disk = u16(bytes, at + 4);
    int directoryDisk = u16(bytes, at + 6);
    int entriesHere = u16(bytes, at + 8);
    int entries = u16(bytes, at + 10);
    long size = u32(bytes, at + 12);
    long offset = u32(bytes, at + 16);
    // 65,535 entries are legal without ZIP64, so that count alone says nothing.
    boolean zip64 = size == 0xffffffffL || offset == 0xffffffffL || hasLocator(bytes, at);
    if (zip64) {
      throw faults.file(
          ZipFaults.ZIP64,
          "the archive uses ZIP64, which is for archives over 4 GiB and is not supported",
          ZipFaults.PACK_AGAIN);
    }
    if (disk != 0 || directoryDisk != 0 || entriesHere != entries) {
      throw faults.file(
          ZipFaults.DIRECTORY,
          "the archive is split over several files, expected a single one",
          ZipFaults.PACK_AGAIN);
    }
    if (offset + size != at) {
      throw misplaced(offset + size - at, faults);
    }
    if (comment < behind) {
      faults.note(
          ZipFaults.PADDING,
          "line breaks or zeros follow the end of the archive, " + (behind - comment) + " in all",
          "nothing is lost; some tool took the file for text or padded it");
    }
    return new EndRecord(entries, (int) offset, at);
  }

  private static boolean isPadding(byte[] bytes, int from) {
    for (int i = from; i < bytes.length; i++) {
      if (bytes[i] != 0 && bytes[i] != '\r' && bytes[i] != '\n') {
        return false;
      }
    }
    return true;
  }

  private static boolean hasLocator(byte[] bytes, int at) {
    return at >= LOCATOR_LENGTH && u32(bytes, at - LOCATOR_LENGTH) == LOCATOR_SIGNATURE;
  }

  private static LimberException badComment(
      byte[] bytes, int comment, int behind, ZipFaults faults) {
    if (!startsLikeZip(bytes)) {
      // Four bytes in the middle of something else: it never was a zip.
      return notZip(bytes, faults);
    }
    if (comment > behind) {
      return faults.file(
          ZipFaults.TRUNCATED,
          "the archive's comment should have "
              + comment
              + " bytes but the file ends after "
              + behind,
          ZipFaults.COPY_AGAIN);
    }
    return faults.file(
        ZipFaults.DIRECTORY,
        (behind - comment) + " bytes follow the end of the archive, expected none",
        ZipFaults.COPY_AGAIN);
  }

  private static LimberException misplaced(long off, ZipFaults faults) {
    if (off > 0) {
      return faults.file(
          ZipFaults.TRUNCATED,
          "the central directory should end "
              + off
              + " bytes later than it does, bytes are missing",
          ZipFaults.COPY_AGAIN);
    }
    return faults.file(
        ZipFaults.DIRECTORY,
        "the archive has "
            + -off
            + " bytes that its offsets do not count, in front of it or after its directory",
        ZipFaults.PACK_AGAIN);
  }
}
