package dev.limber.skelform.dos;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Changes the values of a JSON text without white space: replaced, removed, doubled, or taken from
 * elsewhere in the text. The result is nearly always JSON again.
 */
public final class JsonMutator {
  private static final String[] ODD = {
    "null",
    "true",
    "false",
    "0",
    "-1",
    "1",
    "2",
    "0.5",
    "-7.25",
    "1e-300",
    "999",
    "65536",
    "1e6",
    "2147483647",
    "2147483648",
    "-2147483648",
    "1e12",
    "-1e12",
    "1.1e12",
    "1e308",
    "1e999",
    "-0.0",
    "\"\"",
    "\"x\"",
    "\"Rotation\"",
    "\"Texture\"",
    "\"Arc\"",
    "\"Clockwise\"",
    "\"\\u0000\"",
    "\"0.2.0\"",
    "\"0.7.0\"",
    "[]",
    "{}",
    "[0]",
    "[[]]",
    "{\"x\":1}",
    "{\"x\":0,\"y\":0}"
  };

  private final Random random;

  public JsonMutator(Random random) {
    this.random = random;
  }

  /**
   * Where a value stands, and where its member begins: at its name, or at the value in an array.
   */
  private record Span(int member, int from, int to) {}

  /** Returns the text with some changes. */
  public String mutated(String text) {
    String result = text;
    for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
      List<Span> spans = spans(result);
      if (spans.size() < 2) {
        return result;
      }
      result = changed(result, spans);
    }
    return result;
  }

  private String changed(String text, List<Span> spans) {
    // Never the whole document.
    Span a = spans.get(random.nextInt(spans.size() - 1));
    Span b = spans.get(random.nextInt(spans.size() - 1));
    return switch (random.nextInt(6)) {
      case 0 -> removed(text, a);
      case 1 -> text.substring(0, a.to) + ',' + text.substring(a.member);
      case 2 -> replaced(text, a, text.substring(b.from, b.to));
      default -> replaced(text, a, ODD[random.nextInt(ODD.length)]);
    };
  }

  private static String replaced(String text, Span span, String value) {
    return text.substring(0, span.from) + value + text.substring(span.to);
  }

  private static String removed(String text, Span span) {
    int from = span.member;
    int to = span.to;
    if (text.charAt(to) == ',') {
      to++;
    } else if (text.charAt(from - 1) == ',') {
      from--;
    }
    return text.substring(0, from) + text.substring(to);
  }

  /** Returns all values, the whole document last. */
  private static List<Span> spans(String text) {
    List<Span> spans = new ArrayList<>();
    new Scan(text, spans).value(0, 0);
    return spans;
  }

  /** A reader of what this class wrote: it trusts the text and stops where it makes no sense. */
  private record Scan(String text, List<Span> spans) {

    int value(int member, int from) {
      char first = at(from);
      int to = from;
      if (first == '{' || first == '[') {
        to = members(from + 1, first == '{');
      } else if (first == '"') {
        to = string(from);
      } else {
        while (",]}".indexOf(at(to)) < 0) {
          to++;
        }
      }
      spans.add(new Span(member, from, to));
      return to;
    }

    private int members(int from, boolean named) {
      int at = from;
      while ("]}".indexOf(at(at)) < 0) {
        int member = at;
        at = value(member, named ? string(at) + 1 : at);
        at += at(at) == ',' ? 1 : 0;
      }
      return Math.min(at + 1, text.length());
    }

    private int string(int from) {
      int at = from + 1;
      while (at(at) != '"' && at < text.length()) {
        at += at(at) == '\\' ? 2 : 1;
      }
      return at + 1;
    }

    private char at(int index) {
      return index < text.length() ? text.charAt(index) : ']';
    }
  }
}
