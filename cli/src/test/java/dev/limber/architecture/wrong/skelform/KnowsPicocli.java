package dev.limber.architecture.wrong.skelform;

import picocli.CommandLine;

/** A format stands on core alone. */
public final class KnowsPicocli {
  public static CommandLine commandLine;
}
