package dev.limber.architecture.wrong.web;

import dev.limber.architecture.wrong.cli.KnowsBench;

/** The browser's engine may know the formats, but not the command. */
public final class KnowsCli {
  public static KnowsBench command;
}
