package dev.limber.skel2d.documentation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Runs a grammar in EBNF, in both directions: says whether a text fits, and makes texts that do.
 * The grammar may not go round in circles.
 */
final class Grammar {
  private static final Pattern WORD =
      Pattern.compile("\"[^\"]*\"|\\?[^?]*\\?|[a-z-]+[0-9]*|[=;|\\[\\]{}()]");

  /** What the words between question marks stand for. */
  private static final Map<String, Special> SPECIAL =
      Map.of(
          "string", new Special("\"\\S*\"", List.of("\"\"", "\"s\"", "\"one\"", "\"a\"b\"")),
          "letter", new Special("[A-Za-z]", List.of("a", "b", "Z", "fps", "x")),
          "digit", new Special("[0-9]", List.of("0", "1", "7", "9")),
          "hex", new Special("[0-9A-Fa-f]", List.of("0", "9", "a", "F")),
          "gap", new Special("[ \t]+", List.of(" ", " ", "\t", "  ")),
          "tab", new Special("\t", List.of("\t")),
          "end", new Special("\n", List.of("\n")));

  /** Something that can stand in a text. */
  private interface Part {
    /** Returns where it can end if it starts here. */
    Set<Integer> ends(String text, int from);

    /** Writes one. */
    void write(StringBuilder out, Random random);
  }

  private record Special(Pattern pattern, List<String> examples) implements Part {
    Special(String pattern, List<String> examples) {
      this(Pattern.compile(pattern), examples);
    }

    @Override
    public Set<Integer> ends(String text, int from) {
      Matcher matcher = pattern.matcher(text).region(from, text.length());
      return matcher.lookingAt() ? Set.of(matcher.end()) : Set.of();
    }

    @Override
    public void write(StringBuilder out, Random random) {
      out.append(examples.get(random.nextInt(examples.size())));
    }
  }

  private record Literal(String literal) implements Part {
    @Override
    public Set<Integer> ends(String text, int from) {
      return text.startsWith(literal, from) ? Set.of(from + literal.length()) : Set.of();
    }

    @Override
    public void write(StringBuilder out, Random random) {
      out.append(literal);
    }
  }

  private record Choice(List<Part> parts) implements Part {
    @Override
    public Set<Integer> ends(String text, int from) {
      Set<Integer> ends = new TreeSet<>();
      for (Part part : parts) {
        ends.addAll(part.ends(text, from));
      }
      return ends;
    }

    @Override
    public void write(StringBuilder out, Random random) {
      parts.get(random.nextInt(parts.size())).write(out, random);
    }
  }

  private record Sequence(List<Part> parts) implements Part {
    @Override
    public Set<Integer> ends(String text, int from) {
      Set<Integer> ends = Set.of(from);
      for (Part part : parts) {
        Set<Integer> next = new TreeSet<>();
        for (int end : ends) {
          next.addAll(part.ends(text, end));
        }
        ends = next;
      }
      return ends;
    }

    @Override
    public void write(StringBuilder out, Random random) {
      parts.forEach(part -> part.write(out, random));
    }
  }

  private record Repeated(Part part, int most) implements Part {
    @Override
    public Set<Integer> ends(String text, int from) {
      Set<Integer> ends = new TreeSet<>(Set.of(from));
      Deque<Integer> open = new ArrayDeque<>(ends);
      for (int round = 0; round < most && !open.isEmpty(); round++) {
        for (int end : part.ends(text, open.pop())) {
          if (ends.add(end)) {
            open.add(end);
          }
        }
      }
      return ends;
    }

    @Override
    public void write(StringBuilder out, Random random) {
      for (int left = random.nextInt(Math.min(most, 3) + 1); left > 0; left--) {
        part.write(out, random);
      }
    }
  }

  private final class Reference implements Part {
    private final String name;

    Reference(String name) {
      this.name = name;
    }

    @Override
    public Set<Integer> ends(String text, int from) {
      return rule(name).ends(text, from);
    }

    @Override
    public void write(StringBuilder out, Random random) {
      rule(name).write(out, random);
    }
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
      boolean special = words.get(at).startsWith("?");
      at += special ? 1 : 0;
      rules.put(name, special ? SPECIAL.get(name) : choice());
      at++; // the semicolon
    }
  }

  /** Returns whether a whole text is one of these. */
  boolean fits(String rule, String text) {
    return rule(rule).ends(text, 0).contains(text.length());
  }

  /** Returns some text that fits. */
  String example(String rule, Random random) {
    StringBuilder out = new StringBuilder();
    rule(rule).write(out, random);
    return out.toString();
  }

  private Part rule(String name) {
    Part rule = rules.get(name);
    if (rule == null) {
      throw new AssertionError("no rule " + name);
    }
    return rule;
  }

  private Part choice() {
    List<Part> choices = new ArrayList<>(List.of(sequence()));
    while (words.get(at).equals("|")) {
      at++;
      choices.add(sequence());
    }
    return choices.size() == 1 ? choices.get(0) : new Choice(choices);
  }

  private Part sequence() {
    List<Part> parts = new ArrayList<>();
    while (!"|;])}".contains(words.get(at))) {
      parts.add(part());
    }
    return new Sequence(parts);
  }

  private Part part() {
    String word = words.get(at++);
    if (word.startsWith("\"")) {
      return new Literal(word.substring(1, word.length() - 1));
    }
    if (!"[{(".contains(word)) {
      return new Reference(word);
    }
    Part inner = choice();
    at++; // the closing one
    return word.equals("(") ? inner : new Repeated(inner, word.equals("[") ? 1 : Integer.MAX_VALUE);
  }
}
