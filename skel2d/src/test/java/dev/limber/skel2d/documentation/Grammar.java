package dev.limber.skel2d.documentation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Runs a grammar in EBNF: finds all places at which something can end, however long it takes. */
final class Grammar {
  private static final Pattern WORD =
      Pattern.compile("\"[^\"]*\"|\\?[^?]*\\?|[a-z-]+[0-9]*|[=;|\\[\\]{}()]");

  /** What the words between question marks stand for. */
  private static final Map<String, Pattern> SPECIAL =
      Map.of(
          "string", Pattern.compile("\"\\S*\""),
          "letter", Pattern.compile("[A-Za-z]"),
          "digit", Pattern.compile("[0-9]"),
          "hex", Pattern.compile("[0-9A-Fa-f]"),
          "gap", Pattern.compile("[ \t]+"),
          "tab", Pattern.compile("\t"),
          "end", Pattern.compile("\n"));

  /** Something that can stand in a text. */
  private interface Part {
    /** Returns where it can end if it starts here. */
    Set<Integer> ends(String text, int from);
  }

  private final Map<String, Part> rules = new TreeMap<>();
  private final List<String> words = new ArrayList<>();
  private int at;

  Grammar(String ebnf) {
    Matcher matcher = WORD.matcher(ebnf);
    while (matcher.find()) {
      words.add(matcher.group());
    }
    while (at < words.size()) {
      String name = words.get(at);
      at += 2; // the name and =
      rules.put(name, words.get(at).startsWith("?") ? special(name) : choice());
      at++; // the semicolon
    }
  }

  /** Returns whether a whole text is one of these. */
  boolean fits(String rule, String text) {
    return rule(rule).ends(text, 0).contains(text.length());
  }

  private Part rule(String name) {
    Part rule = rules.get(name);
    if (rule == null) {
      throw new AssertionError("no rule " + name);
    }
    return rule;
  }

  private Part special(String name) {
    at++;
    Pattern pattern = SPECIAL.get(name);
    return (text, from) -> {
      Matcher matcher = pattern.matcher(text).region(from, text.length());
      return matcher.lookingAt() ? Set.of(matcher.end()) : Set.of();
    };
  }

  private Part choice() {
    List<Part> choices = new ArrayList<>(List.of(sequence()));
    while (words.get(at).equals("|")) {
      at++;
      choices.add(sequence());
    }
    return (text, from) -> {
      Set<Integer> ends = new TreeSet<>();
      for (Part choice : choices) {
        ends.addAll(choice.ends(text, from));
      }
      return ends;
    };
  }

  private Part sequence() {
    List<Part> parts = new ArrayList<>();
    while (!"|;])}".contains(words.get(at))) {
      parts.add(part());
    }
    return (text, from) -> {
      Set<Integer> ends = Set.of(from);
      for (Part part : parts) {
        Set<Integer> next = new TreeSet<>();
        for (int end : ends) {
          next.addAll(part.ends(text, end));
        }
        ends = next;
      }
      return ends;
    };
  }

  private Part part() {
    String word = words.get(at++);
    if (word.startsWith("\"")) {
      String literal = word.substring(1, word.length() - 1);
      return (text, from) ->
          text.startsWith(literal, from) ? Set.of(from + literal.length()) : Set.of();
    }
    if (!"[{(".contains(word)) {
      return (text, from) -> rule(word).ends(text, from);
    }
    Part inner = choice();
    at++; // the closing one
    return switch (word) {
      case "(" -> inner;
      case "[" -> (text, from) -> upTo(inner, text, from, 1);
      default -> (text, from) -> upTo(inner, text, from, Integer.MAX_VALUE);
    };
  }

  private static Set<Integer> upTo(Part part, String text, int from, int times) {
    Set<Integer> ends = new TreeSet<>(Set.of(from));
    Deque<Integer> open = new ArrayDeque<>(ends);
    for (int round = 0; round < times && !open.isEmpty(); round++) {
      for (int end : part.ends(text, open.pop())) {
        if (ends.add(end)) {
          open.add(end);
        }
      }
    }
    return ends;
  }
}
