package dev.limber.architecture.wrong.crowd;

import dev.limber.architecture.wrong.image.UsesFormat;

/** A crowd moves characters and encodes nothing. */
public final class KnowsImage {
  public static UsesFormat encoder;
}
