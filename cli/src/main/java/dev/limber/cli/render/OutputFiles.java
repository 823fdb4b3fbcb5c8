package dev.limber.cli.render;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Files that appear only when all of them are complete. Until then they have another name beside
 * the final one; what fails leaves nothing behind.
 */
public final class OutputFiles implements AutoCloseable {
  private record Pair(Path part, Path target) {}

  private final boolean force;
  private final List<Pair> pairs = new ArrayList<>();

  /** Creates a set of files; with {@code force} they may replace what is there. */
  public OutputFiles(boolean force) {
    this.force = force;
  }

  /**
   * Starts a file.
   *
   * @return where to write it
   * @throws IOException if there is such a file already, or none can be made there
   */
  public Path add(Path target) throws IOException {
    if (!force && Files.exists(target)) {
      throw new FileAlreadyExistsException(target.toString());
    }
    Path folder = target.toAbsolutePath().getParent();
    if (folder == null) {
      throw new IOException(target + " is not a file");
    }
    Files.createDirectories(folder);
    // Not createTempFile, which makes files that nobody else may read.
    String name = ".limber-" + ProcessHandle.current().pid() + "-" + pairs.size() + ".part";
    Path part = folder.resolve(name);
    Files.deleteIfExists(part);
    Files.createFile(part);
    pairs.add(new Pair(part, target));
    return part;
  }

  /**
   * Gives all files their names.
   *
   * @throws IOException if one cannot get its name; those after it do not appear
   */
  public void commit() throws IOException {
    while (!pairs.isEmpty()) {
      Pair pair = pairs.get(0);
      if (force) {
        Files.move(pair.part(), pair.target(), StandardCopyOption.REPLACE_EXISTING);
      } else {
        Files.move(pair.part(), pair.target());
      }
      pairs.remove(0);
    }
  }

  /** Removes what has not been committed. */
  @Override
  public void close() throws IOException {
    for (Pair pair : pairs) {
      Files.deleteIfExists(pair.part());
    }
    pairs.clear();
  }
}
