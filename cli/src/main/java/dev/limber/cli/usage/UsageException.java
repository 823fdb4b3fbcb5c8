package dev.limber.cli.usage;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Says that the command line does not make sense, and what would. */
public final class UsageException extends ParameterException {
  private static final long serialVersionUID = 1L;

  private final String hint;

  /**
   * Creates an exception.
   *
   * @param hint what to try, or empty
   */
  public UsageException(CommandLine command, String message, String hint) {
    super(command, message);
    this.hint = hint;
  }

  public String hint() {
    return hint;
  }
}
