package dev.limber.cli.usage;

import dev.limber.cli.terminal.Environment;
import java.nio.file.Path;
import java.util.List;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
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
    String words = String.join(" ", limber.getSubcommands().keySet());
    options(out, "__fish_use_subcommand", limber.getCommandSpec());
    limber
        .getSubcommands()
        .forEach(
            (name, subcommand) -> {
              CommandSpec spec = subcommand.getCommandSpec();
              UsageMessageSpec usage = spec.usageMessage();
              String[] about = usage.header().length > 0 ? usage.header() : usage.description();
              line(out, "__fish_use_subcommand", " -f -a " + name, about);
              String seen = "__fish_seen_subcommand_from " + name;
              options(out, seen, spec);
              for (PositionalParamSpec word : spec.positionalParameters()) {
                if (word.completionCandidates() != null) {
                  line(out, seen, choice(word), word.description());
                }
              }
            });
    line(out, "__fish_seen_subcommand_from help", " -f -a '" + words + "'");
    return out.toString();
  }

  private static void options(StringBuilder out, String when, CommandSpec spec) {
    for (OptionSpec option : spec.options()) {
      if (!option.hidden()) {
        StringBuilder what = new StringBuilder();
        for (String word : option.names()) {
          what.append(word.startsWith("--") ? " -l " : " -s ");
          what.append(word.substring(word.startsWith("--") ? 2 : 1));
        }
        what.append(option.arity().max() == 0 ? "" : " -r").append(choice(option));
        line(out, when, what.toString(), option.description());
      }
    }
  }

  /** Returns what fish is told of a value: files, if it is one, else its words, if it has any. */
  private static String choice(ArgSpec value) {
    if (value.arity().max() == 0 || List.of(value.auxiliaryTypes()).contains(Path.class)) {
      return "";
    }
    Iterable<String> words = value.completionCandidates();
    return words == null ? " -f" : " -f -a '" + String.join(" ", words) + "'";
  }

  private static void line(StringBuilder out, String when, String what, String... description) {
    out.append("complete -c limber -n '").append(when).append('\'').append(what);
    if (description.length > 0) {
      out.append(" -d '").append(description[0].replace("'", "\\'")).append('\'');
    }
    out.append('\n');
  }
}
