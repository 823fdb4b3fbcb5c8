package dev.limber.web;

import dev.limber.core.canvas.Image;
import org.jspecify.annotations.Nullable;

/**
 * An image whose pixels belong to JavaScript.
 *
 * @param name as the character asks for it
 * @param picture null in tests without a browser
 * @param width pixels
 * @param height pixels
 */
record WebImage(String name, @Nullable WebPicture picture, int width, int height) implements Image {
  static WebImage of(String name, WebPicture picture) {
    return new WebImage(name, picture, picture.getWidth(), picture.getHeight());
  }
}
