package dev.limber.cli.usage;

/** What the command's exit code says; the help of {@code limber} lists them too. */
public final class ExitCode {
  /** Done, nothing to complain about. */
  public static final int OK = 0;

  /** The input has errors or warnings. */
  public static final int PROBLEMS = 1;

  /** The command line does not make sense. */
  public static final int USAGE = 2;

  /** A file could not be read, or the output not written. */
  public static final int IO = 3;

  /** Limber itself failed; the number is {@code EX_SOFTWARE} of sysexits.h. */
  static final int BUG = 70;

  private ExitCode() {}
}
