package dev.limber.web;

import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.ImageSource;
import dev.limber.core.canvas.MissingImage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The images of a character: named from the start, drawn as soon as the browser has them. */
final class WebImages implements ImageSource {
  private final List<String> names;
  private final Map<String, Image> ready = new HashMap<>();

  WebImages(List<String> names) {
    this.names = List.copyOf(names);
  }

  String name(int number) {
    if (number < 0 || number >= names.size()) {
      throw new IllegalArgumentException(
          "no image " + number + "; this character has " + names.size() + ", from 0");
    }
    return names.get(number);
  }

  /** Says that an image is there; a size of 0 takes it away again, below 0 it cannot be had. */
  void set(int number, int width, int height) {
    String name = name(number);
    if (width < 0) {
      ready.put(name, new MissingImage(name));
    } else if (width > 0 && height > 0) {
      ready.put(name, new WebImage(name, number, width, height));
    } else {
      ready.remove(name);
    }
  }

  @Override
  public @Nullable Image image(String name) {
    return ready.get(name);
  }
}
