package dev.limber.architecture.wrong.character;

import dev.limber.architecture.wrong.gdx.KnowsImage;

/** Engines stand on opening files, not the other way round. */
public final class KnowsGdx {
  public static KnowsImage image;
}
