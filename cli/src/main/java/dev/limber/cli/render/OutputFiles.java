package dev.limber.cli.render;

import dev.limber.cli.input.InputFile;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Files that appear only when all of them are complete. Until then they have temporary names beside
 * the final ones; a failure or a stopped program leaves nothing behind.
 */
public final class OutputFiles implements AutoCloseable {
  private record Pair(Path part, Path target) {}

  private final boolean force;
  private final Set<Path> kept;
  private final List<Pair> pairs = new ArrayList<>();
  private final Thread stopping = new Thread(this::abandon, "limber-abandon");
  private boolean abandoned;

  /**
   * Creates a set of files.
   *
   * @param force whether they may overwrite existing files
   * @param kept files that are never overwritten
   */
  public OutputFiles(boolean force, Set<Path> kept) {
    this.force = force;
    this.kept = Set.copyOf(kept);
    Runtime.getRuntime().addShutdownHook(stopping);
  }

  /**
   * Writes one file, complete or not at all.
   *
   * @param force whether it may overwrite an existing file
   * @param kept files that are never overwritten
   * @throws IOException if it cannot be written; the message is a sentence that names the file
   */
  public static void write(Path target, byte[] content, boolean force, Set<Path> kept)
      throws IOException {
    try (OutputFiles files = new OutputFiles(force, kept)) {
      Files.write(files.add(target), content);
      files.commit();
    } catch (FileAlreadyExistsException e) {
      throw new IOException(target + " already exists; --force overwrites it", e);
    } catch (FileSystemException e) {
      // Its message has the temporary name, and often nothing else.
      throw new IOException("cannot write " + target + ": " + InputFile.reason(e), e);
    }
  }

  /**
   * Starts a file.
   *
   * @return where to write it
   * @throws IOException if there is such a file already, or none can be made there
   */
  public synchronized Path add(Path target) throws IOException {
    if (abandoned) {
      throw new IOException("stopped before " + target + " was complete");
    }
    if (!force && Files.exists(target)) {
      throw new FileAlreadyExistsException(target.toString());
    }
    for (Path one : kept) {
      if (Files.exists(target) && Files.exists(one) && Files.isSameFile(one, target)) {
        throw new IOException(target + " is an input; inputs are never overwritten");
      }
    }
    Path folder = target.toAbsolutePath().getParent();
    if (folder == null) {
      throw new IOException(target + " is not a file");
    }
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new FileSystemException(target.toString(), null, folder + " is not a folder");
    }
    Files.createDirectories(folder);
    // Not createTempFile, which makes files that nobody else may read.
    long random = ThreadLocalRandom.current().nextLong();
    Path part = folder.resolve(".limber-" + Long.toHexString(random) + ".part");
    Files.createFile(part);
    pairs.add(new Pair(part, target));
    return part;
  }

  /**
   * Gives all files their names.
   *
   * @throws IOException if one cannot get its name; those after it do not appear
   */
  public synchronized void commit() throws IOException {
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
    try {
      Runtime.getRuntime().removeShutdownHook(stopping);
    } catch (IllegalStateException e) {
      // It runs already, and does what follows as well.
    }
    remove();
  }

  private synchronized void remove() throws IOException {
    while (!pairs.isEmpty()) {
      Files.deleteIfExists(pairs.remove(0).part());
    }
  }

  /** Removes what has not been committed, for good: the threads that write may still be running. */
  synchronized void abandon() {
    abandoned = true;
    try {
      remove();
    } catch (IOException e) {
      // Nobody is left to be told.
    }
  }
}
