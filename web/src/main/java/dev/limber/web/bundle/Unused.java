package dev.limber.web.bundle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Leaves out functions of the engine that nothing calls; TeaVM writes some to be on the safe side.
 */
final class Unused {
  /** One name that a {@code let} declares, with what it is. */
  private record Declaration(int start, int end) {}

  private final List<String> tokens;
  private final List<String> out = new ArrayList<>();
  private final Map<String, Integer> mentions = new HashMap<>();

  private Unused(List<String> tokens) {
    this.tokens = tokens;
    tokens.forEach(token -> mentions.merge(token, 1, Integer::sum));
  }

  /** Returns the engine without functions that are named only where they are declared. */
  static List<String> leaveOut(List<String> tokens) {
    List<String> before = tokens;
    while (true) {
      List<String> after = new Unused(before).used();
      if (after.size() == before.size()) {
        return after;
      }
      before = after;
    }
  }

  private List<String> used() {
    int i = 0;
    while (i < tokens.size()) {
      switch (tokens.get(i)) {
        case "let" -> i = declarations(i);
        case "(", "[", "{" -> {
          int end = Tokens.closing(tokens, i) + 1;
          out.addAll(tokens.subList(i, end));
          i = end;
        }
        default -> out.add(tokens.get(i++));
      }
    }
    return out;
  }

  /** Copies what is used of {@code let a=…,b=…;} and returns where it ends. */
  private int declarations(int let) {
    List<Declaration> used = new ArrayList<>();
    int end = let;
    while (!tokens.get(end).equals(";")) {
      int start = end + 1;
      end = start;
      while (!tokens.get(end).equals(",") && !tokens.get(end).equals(";")) {
        boolean opens = "([{".contains(tokens.get(end));
        end = opens ? Tokens.closing(tokens, end) + 1 : end + 1;
      }
      Declaration declaration = new Declaration(start, end);
      if (!isUnusedFunction(declaration)) {
        used.add(declaration);
      }
    }
    String separator = "let";
    for (Declaration declaration : used) {
      out.add(separator);
      out.addAll(tokens.subList(declaration.start, declaration.end));
      separator = ",";
    }
    if (!used.isEmpty()) {
      out.add(";");
    }
    return end + 1;
  }

  /** A function may name itself. */
  private boolean isUnusedFunction(Declaration declaration) {
    List<String> text = tokens.subList(declaration.start, declaration.end);
    if (text.size() < 4 || !text.get(1).equals("=")) {
      return false;
    }
    boolean hasBrackets = text.get(2).equals("(");
    int arrow = hasBrackets ? Tokens.closing(text, 2) + 1 : 3;
    if (arrow >= text.size() || !text.get(arrow).equals("=>")) {
      return false;
    }
    String name = text.get(0);
    return text.stream().filter(name::equals).count() == mentions.getOrDefault(name, 0);
  }
}
