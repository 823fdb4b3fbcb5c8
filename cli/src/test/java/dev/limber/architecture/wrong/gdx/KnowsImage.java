package dev.limber.architecture.wrong.gdx;

import dev.limber.architecture.wrong.image.UsesFormat;

/** Games need no encoders. */
public final class KnowsImage {
  public static UsesFormat encoder;
}
