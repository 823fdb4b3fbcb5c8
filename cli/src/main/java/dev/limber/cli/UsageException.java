package dev.limber.cli;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Says that the command line does not make sense, and what would. */
final class UsageException extends ParameterException {
  private static final long serialVersionUID = 1L;

  private final String hint;

  /**
   * Creates an exception.
   *
   * @param hint what to try, or empty
   */
  UsageException(CommandLine command, String message, String hint) {
    super(command, message);
    this.hint = hint;
  }

  String hint() {
    return hint;
  }
}
