package dev.limber.cli.usage;

/** Exit codes; the help of {@code limber} lists them too. */
public final class ExitCode {
  /** Success. */
  public static final int OK = 0;

  /** The input has errors or warnings. */
  public static final int PROBLEMS = 1;

  /** Invalid command line. */
  public static final int USAGE = 2;

  /** A file could not be read, or the output not written. */
  public static final int IO = 3;

  /** Limber itself failed; the number is {@code EX_SOFTWARE} of sysexits.h. */
  static final int BUG = 70;

  private ExitCode() {}
}
