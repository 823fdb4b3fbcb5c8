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
    return names.get(number);
  }

  /** Says that an image is there, or with null that it cannot be had. */
  void set(int number, @Nullable WebPicture picture) {
    String name = name(number);
    ready.put(name, picture == null ? new MissingImage(name) : WebImage.of(name, picture));
  }

  @Override
  public @Nullable Image image(String name) {
    return ready.get(name);
  }
}
