package dev.limber.cli;

import dev.limber.cli.check.CheckCommand;
import dev.limber.cli.convert.ConvertCommand;
import dev.limber.cli.convert.UpgradeCommand;
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
import dev.limber.cli.usage.CompletionCommand;
import dev.limber.cli.usage.ExitCode;
import dev.limber.cli.usage.Failures;
import dev.limber.cli.usage.LimberVersion;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The {@code limber} command. Opens the studio if there is no subcommand. */
@Command(
    name = "limber",
    description = "Plays, draws and checks 2D skeletal animation.",
    synopsisSubcommandLabel = "COMMAND",
    mixinStandardHelpOptions = true,
    versionProvider = LimberVersion.class,
    commandListHeading = "%nCommands:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  limber                            open the studio with samples",
      "  limber studio characters          open the studio with your own files",
      "  limber info hero.skf              show what is in a file",
      "  limber check *.skf                find problems",
      "  limber pose hero.skf --anim Run --frame 12",
      "  limber render hero.skf -o run.gif --anim Run",
      "  limber convert hero.skf hero.html make it a page that plays",
      "  limber upgrade old.skf -o new.skf",
      "  limber dump fox.skel2d            print a whole file as JSON",
      "  limber fmt *.skel2d               format sources in place",
      "  limber help pose                  show help for one command",
      "",
      "Exit codes:",
      "  0  success",
      "  1  the input has problems",
      "  2  invalid command line",
      "  3  a file could not be read or written",
      "  70 a bug in limber"
    })
public final class Limber implements Callable<Integer> {
  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Option(
      names = "--debug",
      hidden = true,
      scope = ScopeType.INHERIT,
      description = "Print stack traces of internal errors. LIMBER_DEBUG does the same.")
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
  public static int run(Environment environment, PrintWriter out, PrintWriter err, String... args) {
    return run(environment, StudioHost.ofProcess(environment), out, err, args);
  }

  /** Runs the command with another host for its studio. */
  public static int run(
      Environment environment, StudioHost host, PrintWriter out, PrintWriter err, String... args) {
    Limber limber = new Limber();
    CommandLine command = new CommandLine(limber);
    command.addSubcommand(new StudioCommand(environment, host));
    command.addSubcommand(new InfoCommand(environment));
    command.addSubcommand(new CheckCommand(environment));
    command.addSubcommand(new PoseCommand(environment));
    command.addSubcommand(new RenderCommand(environment));
    command.addSubcommand(new ConvertCommand(environment));
    command.addSubcommand(new UpgradeCommand(environment));
    command.addSubcommand(new DumpCommand(environment));
    command.addSubcommand(new FmtCommand(environment));
    command.addSubcommand(new CompletionCommand(environment));
    command.addSubcommand(new HelpCommand());
    command.setOut(out).setErr(err);
    command.setUsageHelpWidth(100);
    command.setExpandAtFiles(false); // a file may be called @home.skf
    Failures failures = new Failures(err, () -> limber.debug || environment.debug());
    command.setParameterExceptionHandler(failures::usage);
    command.setExecutionExceptionHandler((e, at, parsed) -> failures.execution(e));
    try {
      return command.execute(withStudio(command, args));
    } catch (Error e) {
      return failures.error(e);
    }
  }

  /** Options that only the studio has are meant for it, with or without its name before them. */
  private static String[] withStudio(CommandLine command, String... args) {
    String first = args.length == 0 ? "" : args[0];
    int equals = first.indexOf('=');
    String name = equals < 0 ? first : first.substring(0, equals);
    CommandLine studio = Objects.requireNonNull(command.getSubcommands().get("studio"));
    boolean isItsOwn =
        studio.getCommandSpec().optionsMap().containsKey(name)
            && !command.getCommandSpec().optionsMap().containsKey(name);
    if (!isItsOwn) {
      return args;
    }
    List<String> words = new ArrayList<>(List.of(args));
    words.add(0, "studio");
    return words.toArray(String[]::new);
  }

  @Override
  public Integer call() {
    return Objects.requireNonNull(spec.commandLine().getSubcommands().get("studio")).execute();
  }
}
