package dev.limber.cli.usage;

import dev.limber.cli.terminal.Environment;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What every subcommand has: streams, an environment, {@code --help}, and errors with hints. */
public abstract class LimberCommand implements Callable<Integer> {
  /** Input, colours and programs around the command. */
  protected final Environment environment;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      order = 1, // last: all others have -1
      description = "Show this help message and exit.")
  @SuppressWarnings("UnusedVariable") // picocli sees to it
  private boolean help;

  protected LimberCommand(Environment environment) {
    this.environment = environment;
  }

  protected final CommandLine command() {
    return spec.commandLine();
  }

  protected final PrintWriter out() {
    return command().getOut();
  }

  protected final PrintWriter err() {
    return command().getErr();
  }

  protected final Failures failures() {
    return new Failures(err(), environment::debug);
  }

  protected final UsageException usage(String message) {
    return usage(message, "");
  }

  protected final UsageException usage(String message, String hint) {
    return new UsageException(command(), message, hint);
  }
}
