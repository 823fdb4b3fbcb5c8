package dev.limber.core.canvas;

/**
 * Stands for an image that cannot be had: an {@link ImageSource} returns it so that a labelled box
 * is drawn in its place. Null, on the other hand, means not yet, and draws nothing. No canvas ever
 * gets it.
 *
 * @param name by which characters ask for the image
 */
public record MissingImage(String name) implements Image {
  /** The sides of the box for an image of unknown size, in units of the model. */
  public static final int SIDE = 32;

  @Override
  public int width() {
    return SIDE;
  }

  @Override
  public int height() {
    return SIDE;
  }
}
