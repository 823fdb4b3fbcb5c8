package dev.limber.cli.usage;

import dev.limber.cli.terminal.Environment;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Parameters;

/** Prints what a shell needs to complete the command's own words. */
@Command(
    name = "completion",
    description = "Prints a script with which a shell completes subcommands and options.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  limber completion fish > ~/.config/fish/completions/limber.fish",
      "  source <(limber completion bash)          in ~/.bashrc; the same with zsh in ~/.zshrc",
      "",
      "Exit codes: 0 success, 2 usage."
    })
public final class CompletionCommand extends LimberCommand {
  /** A shell. */
  public enum Shell {
    bash,
    zsh,
    fish
  }

  @Parameters(paramLabel = "bash|zsh|fish", description = "The shell.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Shell shell;

  public CompletionCommand(Environment environment) {
    super(environment);
  }

  @Override
  public Integer call() {
    CommandLine limber = command().getParent();
    out().print(shell == Shell.fish ? fish(limber) : AutoComplete.bash("limber", limber));
    return ExitCode.OK;
  }

  /** picocli writes a script for bash and zsh only. */
  private static String fish(CommandLine limber) {
    StringBuilder out = new StringBuilder();
    limber
        .getSubcommands()
        .forEach(
            (name, subcommand) -> {
              CommandSpec spec = subcommand.getCommandSpec();
              line(
                  out,
                  "__fish_use_subcommand",
                  " -f -a " + name,
                  spec.usageMessage().description());
              for (OptionSpec option : spec.options()) {
                if (!option.hidden()) {
                  String value = option.arity().max() == 0 ? "" : " -r";
                  StringBuilder names = new StringBuilder();
                  for (String word : option.names()) {
                    names.append(word.startsWith("--") ? " -l " : " -s ");
                    names.append(word.substring(word.startsWith("--") ? 2 : 1));
                  }
                  String when = "__fish_seen_subcommand_from " + name;
                  line(out, when, names + value, option.description());
                }
              }
            });
    return out.toString();
  }

  private static void line(StringBuilder out, String when, String what, String[] description) {
    String about = description.length == 0 ? "" : description[0].replace("'", "\\'");
    out.append("complete -c limber -n '").append(when).append('\'').append(what);
    out.append(" -d '").append(about).append("'\n");
  }
}
