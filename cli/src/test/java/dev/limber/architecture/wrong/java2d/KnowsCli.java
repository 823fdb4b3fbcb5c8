package dev.limber.architecture.wrong.java2d;

import dev.limber.architecture.wrong.cli.KnowsBench;
import java.awt.Color;

/** A renderer may know AWT, but not the command that uses it. */
public final class KnowsCli {
  public static Color color;
  public static KnowsBench command;
}
