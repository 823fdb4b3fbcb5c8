package dev.limber.web.bundle;

import static dev.limber.web.bundle.Tokens.isName;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Gives the engine's functions and classes names anew: the shortest to those that are used most,
 * and among names of one length in the order in which they appear, because what is near has then a
 * similar name, and packs better.
 */
final class TopNames {
  private final List<String> tokens;

  private TopNames(List<String> tokens) {
    this.tokens = tokens;
  }

  /** Returns the engine, which TeaVM wrote, with better names at its top level. */
  static List<String> shorten(List<String> tokens) {
    TopNames top = new TopNames(tokens);
    Map<String, String> names = top.names();
    List<String> out = new ArrayList<>(tokens);
    for (int i = 0; i < out.size(); i++) {
      if (top.isReference(i)) {
        out.set(i, names.getOrDefault(tokens.get(i), tokens.get(i)));
      }
    }
    return out;
  }

  private Map<String, String> names() {
    Set<String> declared = declared();
    Map<String, Integer> uses = new LinkedHashMap<>();
    Set<String> others = new HashSet<>();
    for (int i = 0; i < tokens.size(); i++) {
      String token = tokens.get(i);
      if (isReference(i) && declared.contains(token)) {
        uses.merge(token, 1, Integer::sum);
      } else if (isName(token)) {
        others.add(token);
      }
    }
    List<String> first = List.copyOf(uses.keySet());
    List<String> most = new ArrayList<>(first);
    most.sort(Comparator.comparing(uses::get, Comparator.reverseOrder()));
    return named(most, first, ShortNames.without(others));
  }

  private static Map<String, String> named(
      List<String> most, List<String> first, List<String> free) {
    Map<String, String> names = new HashMap<>();
    int given = 0;
    for (int length = 1; given < most.size(); length++) {
      int wanted = length;
      int here = (int) free.stream().filter(name -> name.length() == wanted).count();
      Set<String> these = new HashSet<>(most.subList(given, Math.min(given + here, most.size())));
      for (String name : length == 1 ? most : first) {
        if (these.contains(name)) {
          names.put(name, free.get(given++));
        }
      }
    }
    return names;
  }

  /** What stands behind let, function or a comma while no bracket is open. */
  private Set<String> declared() {
    Set<String> declared = new HashSet<>();
    int depth = 0;
    boolean inLet = false;
    for (int i = 0; i + 1 < tokens.size(); i++) {
      switch (tokens.get(i)) {
        case "(", "[", "{" -> depth++;
        case ")", "]", "}" -> depth--;
        case ";" -> inLet &= depth > 0;
        case "let" -> {
          if (depth == 0) {
            inLet = true;
            declared.add(tokens.get(i + 1));
          }
        }
        case "function" -> {
          if (depth == 0 && isName(tokens.get(i + 1))) {
            declared.add(tokens.get(i + 1));
          }
        }
        case "," -> {
          if (depth == 0 && inLet) {
            declared.add(tokens.get(i + 1));
          }
        }
        default -> {}
      }
    }
    return declared;
  }

  /** Not a property, not a key of an object, and not what an export is called outside. */
  private boolean isReference(int i) {
    if (!isName(tokens.get(i))) {
      return false;
    }
    String before = i == 0 ? ";" : tokens.get(i - 1);
    String after = i + 1 == tokens.size() ? ";" : tokens.get(i + 1);
    boolean isKey = after.equals(":") && (before.equals("{") || before.equals(","));
    return !before.equals(".") && !before.equals("as") && !isKey;
  }
}
