package dev.limber.cli.terminal;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Help.Ansi;

/**
 * What the command finds around it, so that tests can give it something else.
 *
 * @param in standard input
 * @param paint colours, if standard output is a terminal that wants them
 * @param debug whether the environment asks for stack traces of internal errors
 * @param terminal whether a person watches, who wants to see progress
 * @param searchPath where programs are found
 */
public record Environment(
    InputStream in, Paint paint, boolean debug, boolean terminal, @Nullable String searchPath) {

  /** Creates surroundings without a person who watches. */
  public Environment(InputStream in, Paint paint, boolean debug) {
    this(in, paint, debug, false, System.getenv("PATH"));
  }

  /** Returns those of this process. */
  public static Environment ofProcess() {
    // picocli knows NO_COLOR and how each JDK tells a terminal from a pipe.
    boolean colour = Ansi.AUTO.enabled() && !"dumb".equals(System.getenv("TERM"));
    // That looks at standard output, but progress goes to standard error: a log wants none of it.
    boolean logged = Files.isRegularFile(Path.of("/dev/stderr"));
    return new Environment(
        System.in,
        new Paint(colour),
        System.getenv("LIMBER_DEBUG") != null,
        colour && !logged,
        System.getenv("PATH"));
  }
}
