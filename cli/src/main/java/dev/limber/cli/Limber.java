package dev.limber.cli;

import dev.limber.cli.check.CheckCommand;
import dev.limber.cli.dump.DumpCommand;
import dev.limber.cli.format.FmtCommand;
import dev.limber.cli.info.InfoCommand;
import dev.limber.cli.pose.PoseCommand;
import dev.limber.cli.render.RenderCommand;
import dev.limber.cli.studio.StudioCommand;
import dev.limber.cli.studio.StudioHost;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.StandardOutput;
import dev.limber.cli.terminal.TerminalText;
import dev.limber.cli.usage.ExitCode;
import dev.limber.cli.usage.Failures;
import dev.limber.cli.usage.LimberVersion;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The {@code limber} command: opens the studio when no subcommand is given. */
@Command(
    name = "limber",
    description = "Plays, draws and checks 2D skeletal animation.",
    synopsisSubcommandLabel = "COMMAND",
    mixinStandardHelpOptions = true,
    versionProvider = LimberVersion.class,
    commandListHeading = "%nCommands:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  limber                            the studio, with samples to play with",
      "  limber studio characters          the studio, with your own",
      "  limber info hero.skf              what is in a file",
      "  limber check *.skf                what is wrong with it",
      "  limber pose hero.skf --anim Run --frame 12",
      "  limber render hero.skf -o run.gif --anim Run",
      "  limber dump fox.skel2d            all that a file says, as JSON",
      "  limber fmt *.skel2d               tidy sources, in place",
      "  limber help pose                  more about one command",
      "",
      "Exit codes:",
      "  0  all is well",
      "  1  problems were found in the input",
      "  2  the command line does not make sense",
      "  3  something could not be read or written",
      "  70 an error in limber itself"
    })
public final class Limber implements Callable<Integer> {
  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Option(
      names = "--debug",
      hidden = true,
      scope = ScopeType.INHERIT,
      description = "Show where an internal error happened. LIMBER_DEBUG does the same.")
  private boolean debug;

  /** Runs the command and ends the JVM with its exit code. */
  public static void main(String[] args) {
    StandardOutput stdout = new StandardOutput(new FileOutputStream(FileDescriptor.out));
    StandardOutput stderr = new StandardOutput(new FileOutputStream(FileDescriptor.err));
    PrintWriter out = stdout.writer(false);
    PrintWriter err = stderr.writer(true);
    int code = run(Environment.ofProcess(), out, err, args);
    out.flush();
    String failure = stdout.failure();
    if (failure != null) {
      err.println("limber: cannot write the output: " + TerminalText.text(failure));
      code = ExitCode.IO;
    }
    System.exit(code);
  }

  /** Runs the command and returns its exit code. */
  public static int run(
      Environment surroundings, PrintWriter out, PrintWriter err, String... args) {
    return run(surroundings, StudioHost.ofProcess(surroundings), out, err, args);
  }

  /** Runs the command with something else around its studio. */
  public static int run(
      Environment surroundings, StudioHost host, PrintWriter out, PrintWriter err, String... args) {
    Limber limber = new Limber();
    CommandLine command = new CommandLine(limber);
    add(command, new StudioCommand(surroundings, host));
    add(command, new InfoCommand(surroundings));
    add(command, new CheckCommand(surroundings));
    add(command, new PoseCommand(surroundings));
    add(command, new RenderCommand(surroundings));
    add(command, new DumpCommand());
    add(command, new FmtCommand(surroundings));
    command.addSubcommand(new HelpCommand());
    command.setOut(out).setErr(err);
    command.setUsageHelpWidth(100);
    command.setExpandAtFiles(false); // a file may be called @home.skf
    Failures failures = new Failures(err, () -> limber.debug || surroundings.debug());
    command.setParameterExceptionHandler(failures::usage);
    command.setExecutionExceptionHandler((e, at, parsed) -> failures.execution(e));
    try {
      return command.execute(args);
    } catch (Error e) {
      return failures.error(e);
    }
  }

  private static void add(CommandLine parent, Object subcommand) {
    CommandLine command = new CommandLine(subcommand);
    command
        .getCommandSpec()
        .addOption(
            OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("Show this help message and exit.")
                .build());
    parent.addSubcommand(command);
  }

  @Override
  public Integer call() {
    return Objects.requireNonNull(spec.commandLine().getSubcommands().get("studio")).execute();
  }
}
