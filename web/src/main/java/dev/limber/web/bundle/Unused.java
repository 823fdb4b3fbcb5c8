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
  private final String helper;
  private final List<String> out = new ArrayList<>();
  private final Map<String, Integer> mentions = new HashMap<>();

  private Unused(List<String> tokens) {
    this.tokens = tokens;
    this.helper = FieldNames.helper(tokens);
    tokens.forEach(token -> mentions.merge(token, 1, Integer::sum));
  }

  /** Returns the engine without what is named only where it is declared. */
  static List<String> leaveOut(List<String> tokens) {
    List<String> before = tokens;
    while (true) {
      List<String> after = new Unused(new Unused(before).withoutEmptyRows()).used();
      if (after.size() == before.size()) {
        return after;
      }
      before = after;
    }
  }

  /**
   * TeaVM's tables have a row {@code X,0,parent,[interfaces],modifiers,0,0,0} for a class without
   * methods. A class that is named only there and where it is made loses its row.
   */
  private List<String> withoutEmptyRows() {
    for (int i = 0; i < tokens.size(); i++) {
      int end = endOfEmptyRow(i);
      if (end > 0 && mentions.getOrDefault(tokens.get(i), 0) == 2) {
        i = end;
      } else {
        out.add(tokens.get(i));
      }
    }
    return out;
  }

  /** Returns where the comma behind such a row is, or 0. */
  private int endOfEmptyRow(int start) {
    if (!Tokens.isName(tokens.get(start)) || !at(start + 1, ",", "0", ",")) {
      return 0;
    }
    int interfaces = start + 6;
    if (!at(interfaces - 1, ",", "[")) {
      return 0;
    }
    int modifiers = Tokens.closing(tokens, interfaces) + 2;
    boolean isEmpty = at(modifiers + 1, ",", "0", ",", "0", ",", "0", ",");
    return isEmpty ? modifiers + 7 : 0;
  }

  private boolean at(int index, String... expected) {
    return Tokens.at(tokens, index, expected);
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
      if (!isUnused(declaration)) {
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

  /**
   * Leaving out must do nothing but that: functions and classes only, which may name themselves.
   */
  private boolean isUnused(Declaration declaration) {
    List<String> text = tokens.subList(declaration.start, declaration.end);
    if (text.size() < 4 || !text.get(1).equals("=")) {
      return false;
    }
    String name = text.get(0);
    boolean isNamedElsewhere =
        text.stream().filter(name::equals).count() < mentions.getOrDefault(name, 0);
    return !isNamedElsewhere && (isFunction(text) || isClass(text));
  }

  private static boolean isFunction(List<String> text) {
    int arrow = text.get(2).equals("(") ? Tokens.closing(text, 2) + 1 : 3;
    return arrow < text.size() && text.get(arrow).equals("=>");
  }

  private boolean isClass(List<String> text) {
    return text.get(2).equals(helper) && Tokens.closing(text, 3) == text.size() - 1;
  }
}
