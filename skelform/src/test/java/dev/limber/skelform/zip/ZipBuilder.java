package dev.limber.skelform.zip;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * Writes archives field by field, so that every field can be wrong.
 *
 * <p>Entries and the end record start out right; {@link #edit} and {@link #end} change them. A
 * field that is null or negative is computed when the archive is built.
 */
public final class ZipBuilder {
  private final List<Entry> entries = new ArrayList<>();
  private final End end = new End();

  /** One entry: each field once for its local header and once for the central directory. */
  public static final class Entry {
    public byte[] before = {};
    public boolean hasLocal = true;
    public long localSignature = 0x04034b50L;
    public byte[] localName;
    public int localFlags;
    public int localMethod;
    public long localCrc;
    public long localPacked;
    public long localSize;
    public byte[] localExtra = {};
    public int localExtraLength = -1;
    public byte[] data;
    public byte[] after = {};

    public long centralSignature = 0x02014b50L;
    public byte[] centralName;
    public int centralNameLength = -1;
    public int centralFlags;
    public int centralMethod;
    public long centralCrc;
    public long centralPacked;
    public long centralSize;
    public byte[] centralExtra = {};
    public byte[] centralComment = {};
    public int centralDisk;
    public long centralOffset = -1;
    public int writtenAt;

    public void flags(int flags) {
      localFlags = flags;
      centralFlags = flags;
    }

    public void method(int method) {
      localMethod = method;
      centralMethod = method;
    }

    public void size(long size) {
      localSize = size;
      centralSize = size;
    }

    public void packed(long packed) {
      localPacked = packed;
      centralPacked = packed;
    }

    public void crc(long crc) {
      localCrc = crc;
      centralCrc = crc;
    }

    public void name(byte[] name) {
      localName = name;
      centralName = name;
    }

    /** Moves CRC and sizes behind the data, as programs do that write to a stream. */
    public void useDescriptor() {
      flags(centralFlags | 1 << 3);
      localCrc = 0;
      localPacked = 0;
      localSize = 0;
      Bytes descriptor = new Bytes();
      descriptor.u32(0x08074b50L).u32(centralCrc).u32(centralPacked).u32(centralSize);
      after = descriptor.toByteArray();
    }
  }

  /** What follows the entries. */
  public static final class End {
    public byte[] inFront = {};
    public byte[] beforeDirectory = {};
    public boolean reverse;
    public byte[] insideDirectory = {};
    public byte[] afterDirectory = {};
    public int disk;
    public int directoryDisk;
    public int entriesHere = -1;
    public int entries = -1;
    public long directorySize = -1;
    public long directoryOffset = -1;
    public int commentLength = -1;
    public byte[] comment = {};
    public byte[] behind = {};
  }

  /** Little-endian output. */
  public static final class Bytes extends ByteArrayOutputStream {
    public Bytes u16(int value) {
      write(value);
      write(value >> 8);
      return this;
    }

    public Bytes u32(long value) {
      return u16((int) value).u16((int) (value >> 16));
    }

    public Bytes all(byte[] bytes) {
      writeBytes(bytes);
      return this;
    }
  }

  public ZipBuilder stored(String name, byte[] content) {
    return add(name, 0, content, content);
  }

  public ZipBuilder stored(String name, String content) {
    return stored(name, content.getBytes(StandardCharsets.UTF_8));
  }

  public ZipBuilder deflated(String name, byte[] content) {
    return add(name, 8, content, deflate(content));
  }

  public ZipBuilder deflated(String name, String content) {
    return deflated(name, content.getBytes(StandardCharsets.UTF_8));
  }

  private ZipBuilder add(String name, int method, byte[] content, byte[] packed) {
    Entry entry = new Entry();
    entry.name(name.getBytes(StandardCharsets.UTF_8));
    entry.method(method);
    entry.data = packed;
    entry.crc(crc(content));
    entry.packed(packed.length);
    entry.size(content.length);
    entries.add(entry);
    return this;
  }

  /** Changes the entry added last. */
  public ZipBuilder edit(Consumer<Entry> change) {
    change.accept(entries.get(entries.size() - 1));
    return this;
  }

  /** Changes what follows the entries. */
  public ZipBuilder end(Consumer<End> change) {
    change.accept(end);
    return this;
  }

  public byte[] build() {
    Bytes out = new Bytes();
    for (Entry entry : entries) {
      out.all(entry.before);
      entry.writtenAt = out.size();
      if (entry.hasLocal) {
        writeLocal(out, entry);
      }
    }
    out.all(end.beforeDirectory);
    int directoryAt = out.size();
    List<Entry> order = new ArrayList<>(entries);
    if (end.reverse) {
      Collections.reverse(order);
    }
    for (Entry entry : order) {
      writeCentral(out, entry);
    }
    out.all(end.insideDirectory);
    int directorySize = out.size() - directoryAt;
    out.all(end.afterDirectory);
    out.u32(0x06054b50L).u16(end.disk).u16(end.directoryDisk);
    out.u16(or(end.entriesHere, end.entries, entries.size())).u16(or(end.entries, entries.size()));
    out.u32(end.directorySize < 0 ? directorySize : end.directorySize);
    out.u32(end.directoryOffset < 0 ? directoryAt : end.directoryOffset);
    out.u16(or(end.commentLength, end.comment.length)).all(end.comment).all(end.behind);
    return new Bytes().all(end.inFront).all(out.toByteArray()).toByteArray();
  }

  private static void writeLocal(Bytes out, Entry e) {
    out.u32(e.localSignature).u16(20).u16(e.localFlags).u16(e.localMethod).u32(0);
    out.u32(e.localCrc).u32(e.localPacked).u32(e.localSize);
    out.u16(e.localName.length).u16(or(e.localExtraLength, e.localExtra.length));
    out.all(e.localName).all(e.localExtra).all(e.data).all(e.after);
  }

  private static void writeCentral(Bytes out, Entry e) {
    out.u32(e.centralSignature).u16(20).u16(20).u16(e.centralFlags).u16(e.centralMethod).u32(0);
    out.u32(e.centralCrc).u32(e.centralPacked).u32(e.centralSize);
    out.u16(or(e.centralNameLength, e.centralName.length));
    out.u16(e.centralExtra.length).u16(e.centralComment.length);
    out.u16(e.centralDisk).u16(0).u32(0);
    out.u32(e.centralOffset < 0 ? e.writtenAt : e.centralOffset);
    out.all(e.centralName).all(e.centralExtra).all(e.centralComment);
  }

  private static int or(int... values) {
    for (int value : values) {
      if (value >= 0) {
        return value;
      }
    }
    throw new IllegalStateException("no value");
  }

  public static long crc(byte[] content) {
    CRC32 crc = new CRC32();
    crc.update(content);
    return crc.getValue();
  }

  /** Returns the raw deflate stream of the content. */
  public static byte[] deflate(byte[] content) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    deflater.setInput(content);
    deflater.finish();
    Bytes out = new Bytes();
    byte[] buffer = new byte[8192];
    while (!deflater.finished()) {
      out.write(buffer, 0, deflater.deflate(buffer));
    }
    deflater.end();
    return out.toByteArray();
  }
}
