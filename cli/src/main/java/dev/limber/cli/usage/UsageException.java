package dev.limber.cli.usage;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** An invalid command line, with a hint. */
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

  /** Creates an exception without a hint. */
  public UsageException(CommandLine command, String message) {
    this(command, message, "");
  }

  /** Creates an exception for a name on the command line that nothing has. */
  public UsageException(CommandLine command, UnknownNameException unknown) {
    this(command, String.valueOf(unknown.getMessage()), unknown.hint());
  }

  /** Returns what to try, or an empty string. */
  public String hint() {
    return hint;
  }
}
