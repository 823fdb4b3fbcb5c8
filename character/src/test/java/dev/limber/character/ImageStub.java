package dev.limber.character;

import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.ImageSource;

/** An image that exists by its size only. */
record ImageStub(String name, int width, int height) implements Image {
  private static final ImageStub ONE = new ImageStub("any", 64, 64);

  /** Has one image for every name. */
  static final ImageSource SOURCE = name -> ONE;
}
