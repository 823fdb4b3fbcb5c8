package dev.limber.cli.terminal;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Help.Ansi;

/**
 * What a command needs from its process; tests replace it.
 *
 * @param in standard input
 * @param paint colours, if standard output is a terminal that supports them
 * @param debug whether the environment asks for stack traces of internal errors
 * @param terminal whether to show progress
 * @param searchPath the folders with programs, as in PATH
 * @param out standard output for what is not text
 */
public record Environment(
    InputStream in,
    Paint paint,
    boolean debug,
    boolean terminal,
    @Nullable String searchPath,
    OutputStream out) {

  /** Creates an environment that shows no progress and writes nothing but text. */
  public Environment(InputStream in, Paint paint, boolean debug) {
    this(in, paint, debug, false, System.getenv("PATH"), OutputStream.nullOutputStream());
  }

  /** Returns the environment of this process. */
  public static Environment ofProcess() {
    // picocli knows NO_COLOR and how each JDK tells a terminal from a pipe.
    boolean colour = Ansi.AUTO.enabled() && !"dumb".equals(System.getenv("TERM"));
    // That looks at standard output, but progress goes to standard error: keep it out of logs.
    boolean logged = Files.isRegularFile(Path.of("/dev/stderr"));
    return new Environment(
        System.in,
        new Paint(colour),
        System.getenv("LIMBER_DEBUG") != null,
        colour && !logged,
        System.getenv("PATH"),
        new FileOutputStream(FileDescriptor.out));
  }

  /** Returns where a program is, or null if it is not on the search path. */
  public @Nullable Path program(String name) {
    if (searchPath == null) {
      return null;
    }
    for (String folder : searchPath.split(File.pathSeparator, -1)) {
      for (String file : List.of(name, name + ".exe")) {
        if (!folder.isEmpty() && Files.isExecutable(Path.of(folder, file))) {
          return Path.of(folder, file);
        }
      }
    }
    return null;
  }
}
