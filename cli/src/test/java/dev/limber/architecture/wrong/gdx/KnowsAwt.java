package dev.limber.architecture.wrong.gdx;

import java.awt.Color;

/** Only java2d and what stands on it may need a desktop. */
public final class KnowsAwt {
  public static Color color;
}
