package dev.limber.cli.usage;

import dev.limber.cli.terminal.DiagnosticPrinter;
import dev.limber.cli.terminal.Paint;
import dev.limber.cli.terminal.TerminalText;
import dev.limber.core.diagnostics.LimberException;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.BooleanSupplier;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns failures of a command into a message and an exit code. */
public final class Failures {
  private final PrintWriter err;
  private final BooleanSupplier debug;

  public Failures(PrintWriter err, BooleanSupplier debug) {
    this.err = err;
    this.debug = debug;
  }

  /** Explains an invalid command line. */
  public int usage(ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    boolean top = command.getParent() == null;
    String message = String.valueOf(e.getMessage());
    String hint = e instanceof UsageException usage ? usage.hint() : "";
    if (e instanceof UnmatchedArgumentException unmatched) {
      String word = unmatched.getUnmatched().get(0);
      boolean option = word.startsWith("-");
      message =
          (option ? "unknown option " : top ? "unknown command " : "unexpected argument ") + word;
      if (word.contains(".") && (option || top)) {
        hint = option ? "for a file of that name: ./" + word : "limber info " + word;
      } else {
        hint = suggestion(unmatched, option);
      }
    }
    err.println("limber: " + TerminalText.text(message));
    if (!hint.isEmpty()) {
      err.println("  = hint: " + TerminalText.text(hint));
    }
    err.println("limber help" + (top ? "" : " " + command.getCommandName()) + " shows usage.");
    return ExitCode.USAGE;
  }

  private static String suggestion(UnmatchedArgumentException e, boolean option) {
    List<String> near = e.getSuggestions();
    if (near.isEmpty()) {
      return "";
    }
    // More than a few are not a guess.
    List<String> best = near.subList(0, Math.min(3, near.size()));
    return "did you mean " + (option ? "" : "limber ") + String.join(", ", best) + "?";
  }

  /** Explains an exception. */
  public int execution(Exception e) {
    if (e instanceof LimberException unusable) {
      return unusable(unusable);
    }
    if (e instanceof IOException failed) {
      return unreadable(failed);
    }
    return bug(e);
  }

  /** Explains an unusable file. */
  public int unusable(LimberException e) {
    // Without colours: standard error may not be a terminal.
    new DiagnosticPrinter(err, Paint.NONE).print(e.diagnostic());
    return ExitCode.PROBLEMS;
  }

  /** Explains a file that could not be read. */
  public int unreadable(IOException e) {
    err.println("limber: " + TerminalText.text(String.valueOf(e.getMessage())));
    return ExitCode.IO;
  }

  /** Explains an error that is not an exception: no memory left, or a bug. */
  public int error(Error e) {
    if (e instanceof OutOfMemoryError) {
      err.println("limber: not enough memory");
      err.println("  = hint: set JAVA_TOOL_OPTIONS=-Xmx4g for more");
      return ExitCode.IO;
    }
    return bug(e);
  }

  private int bug(Throwable e) {
    boolean trace = debug.getAsBoolean();
    String hint = trace ? "" : " (--debug shows details)";
    err.println(
        "limber: this is a bug, please report it: " + TerminalText.text(e.toString()) + hint);
    if (trace) {
      e.printStackTrace(err);
    }
    return ExitCode.BUG;
  }
}
