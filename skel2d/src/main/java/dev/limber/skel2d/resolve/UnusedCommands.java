package dev.limber.skel2d.resolve;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds path commands that draw nothing: a path draws one outline, from its last {@code M} before
 * the first {@code C} to that.
 */
final class UnusedCommands {
  private static final String HINT = "a path draws one outline; use a slot for each";

  private UnusedCommands() {}

  static void report(List<CommandDraft> commands, Report report) {
    int close = 0;
    int move = -1;
    while (close < commands.size() && commands.get(close).letter() != 'C') {
      move = commands.get(close).letter() == 'M' ? close : move;
      close++;
    }
    List<CommandDraft> before = new ArrayList<>();
    for (int i = 0; i < move; i++) {
      // The bone that a colon sets stays set.
      if (commands.get(i).letter() != ':') {
        before.add(commands.get(i));
      }
    }
    if (!before.isEmpty()) {
      stretch(before, commands.get(move), "starts anew", report);
    }
    if (close + 1 < commands.size()) {
      stretch(
          commands.subList(close + 1, commands.size()),
          commands.get(close),
          "ends the outline",
          report);
    }
  }

  private static void stretch(
      List<CommandDraft> unused, CommandDraft cause, String effect, Report report) {
    if (report.isFull()) {
      report.line(Codes.UNUSED_COMMAND, unused.get(0).line(), "", "");
      return;
    }
    int others = unused.size() - 1;
    String which =
        others == 0
            ? "this command is not drawn"
            : "this command and the "
                + (others == 1 ? "one" : others)
                + " below it, up to line "
                + line(unused.get(others), report)
                + ", are not drawn";
    report.line(
        Codes.UNUSED_COMMAND,
        unused.get(0).line(),
        which + ": the " + cause.letter() + " on line " + line(cause, report) + " " + effect,
        HINT);
  }

  private static int line(CommandDraft command, Report report) {
    return report.tree.tokenPlace(command.line().firstToken()).line();
  }
}
