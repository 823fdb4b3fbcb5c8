package dev.limber.cli.render;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** Says which file could not be written: the system only says that there is no space left. */
final class NamedOutput extends FilterOutputStream {
  private final Path file;

  NamedOutput(OutputStream out, Path file) {
    super(out);
    this.file = file;
  }

  private IOException named(IOException e) {
    FileSystemException named = new FileSystemException(file.toString(), null, e.getMessage());
    named.initCause(e);
    return named;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    try {
      out.write(bytes, from, count);
    } catch (IOException e) {
      throw named(e);
    }
  }

  @Override
  public void close() throws IOException {
    try {
      out.close();
    } catch (IOException e) {
      throw named(e);
    }
  }
}
