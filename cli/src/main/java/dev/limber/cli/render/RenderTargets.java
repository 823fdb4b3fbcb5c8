package dev.limber.cli.render;

import dev.limber.cli.usage.UsageException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import picocli.CommandLine;

/** Which files a command may write: no inputs, nothing twice, no existing file without --force. */
final class RenderTargets {
  private final CommandLine command;
  private final boolean force;
  private final Set<Path> inputs;
  private final Set<Path> written = new HashSet<>();

  RenderTargets(CommandLine command, Collection<Path> inputs, boolean force) {
    this.command = command;
    this.inputs = new HashSet<>(inputs);
    this.force = force;
  }

  /** Adds files that an input uses. */
  void addInputs(Collection<Path> more) {
    inputs.addAll(more);
  }

  /** Returns the files that are never overwritten. */
  Set<Path> inputs() {
    return inputs;
  }

  /**
   * Refuses a file that may not be written.
   *
   * @throws UsageException if it is an input, a folder, or was written before
   * @throws FileAlreadyExistsException if it exists and must not be overwritten
   */
  void check(Path target) throws IOException {
    for (Path known : inputs) {
      if (Files.exists(target) && Files.exists(known) && Files.isSameFile(known, target)) {
        throw new UsageException(command, target + " is an input; inputs are never overwritten");
      }
    }
    if (!written.add(target.toAbsolutePath().normalize())) {
      throw new UsageException(
          command,
          target + " would be written twice: two inputs or animations have the same name",
          "render them separately");
    }
    if (Files.isDirectory(target)) {
      throw new UsageException(
          command, target + " is a folder", "-o '" + target.resolve("{name}.gif") + "'");
    }
    if (!force && Files.exists(target)) {
      throw new FileAlreadyExistsException(target.toString());
    }
  }
}
