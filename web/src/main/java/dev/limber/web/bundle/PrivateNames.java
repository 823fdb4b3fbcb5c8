package dev.limber.web.bundle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Shortens names of private parts of our classes, which nothing outside can see. */
final class PrivateNames {
  private PrivateNames() {}

  /** Returns scripts with the same short name wherever the same long one was. */
  static List<String> shorten(List<String> tokens) {
    List<String> free = ShortNames.without(Set.of());
    Map<String, String> names = new LinkedHashMap<>();
    List<String> out = new ArrayList<>(tokens);
    for (String token : tokens) {
      if (token.startsWith("`") && token.contains(".#")) {
        throw new IllegalStateException("a private name inside of a template: " + token);
      }
      if (token.startsWith("#")) {
        names.computeIfAbsent(token, name -> "#" + free.get(names.size()));
      }
    }
    out.replaceAll(token -> names.getOrDefault(token, token));
    return out;
  }
}
