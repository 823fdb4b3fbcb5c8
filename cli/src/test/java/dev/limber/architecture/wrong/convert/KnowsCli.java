package dev.limber.architecture.wrong.convert;

import dev.limber.architecture.wrong.cli.KnowsBench;

/** The command stands on converters, not the other way round. */
public final class KnowsCli {
  public static KnowsBench command;
}
