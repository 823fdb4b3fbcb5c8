package dev.limber.cli.render;

import dev.limber.cli.input.InputFile;
import dev.limber.studio.part.PartFiles;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Files that appear only when all of them are complete. Until then they have temporary names beside
 * the final ones; a failure or a stopped program leaves nothing behind.
 */
public final class OutputFiles implements AutoCloseable {
  private record Pair(Path part, Path target) {}

  private final boolean force;
  private final Set<Path> kept;
  private final List<Pair> pairs = new ArrayList<>();
  private final List<Process> writers = new ArrayList<>();
  private final Set<Path> cleaned = new HashSet<>();
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
      try (OutputStream out = files.open(target)) {
        out.write(content);
      }
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
    if (cleaned.add(folder)) {
      PartFiles.deleteLeftovers(List.of(folder));
    }
    // Not createTempFile, which makes files that nobody else may read.
    Path part = folder.resolve(PartFiles.newName());
    Files.createFile(part);
    pairs.add(new Pair(part, target));
    return part;
  }

  /**
   * Starts a file and opens it. What goes wrong while it is written names the file.
   *
   * @throws IOException if there is such a file already, or none can be made there
   */
  public OutputStream open(Path target) throws IOException {
    // Never made anew: a program that is being stopped may have deleted it just now.
    OutputStream part = Files.newOutputStream(add(target), StandardOpenOption.WRITE);
    return new BufferedOutputStream(new NamedOutput(part, target), 1 << 16);
  }

  /** Starts a program. */
  interface Start {
    Process start() throws IOException;
  }

  /**
   * Starts a program that writes one of the files; it is ended before that is removed.
   *
   * @throws IOException if it does not start
   */
  synchronized Process writtenBy(Start program) throws IOException {
    if (abandoned) {
      throw new IOException("stopped before the file was complete");
    }
    Process process = program.start();
    writers.add(process);
    return process;
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
        // Not REPLACE_EXISTING, which deletes the old file first: for a moment there is none.
        Files.move(pair.part(), pair.target(), StandardCopyOption.ATOMIC_MOVE);
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
    for (Process writer : writers) {
      writer.destroyForcibly().onExit().join(); // else it could bring back what is removed
    }
    writers.clear();
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
