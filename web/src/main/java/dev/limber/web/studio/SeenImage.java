package dev.limber.web.studio;

import dev.limber.core.canvas.Image;
import dev.limber.web.BatchCanvas;

/** An image with the opacity of its pixels, which JavaScript knows. */
record SeenImage(Image image, ImageAlpha pixels) implements Image {
  @Override
  public String name() {
    return image.name();
  }

  @Override
  public int width() {
    return image.width();
  }

  @Override
  public int height() {
    return image.height();
  }

  @Override
  public double alpha(double u, double v) {
    return pixels.at(BatchCanvas.picture(image), u, v);
  }
}
