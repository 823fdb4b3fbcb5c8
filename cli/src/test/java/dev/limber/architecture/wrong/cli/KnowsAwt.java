package dev.limber.architecture.wrong.cli;

import java.awt.Color;

/** The command runs without a display. */
public final class KnowsAwt {
  public static Color color;
}
