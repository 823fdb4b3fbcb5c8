package dev.limber.web.bundle;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A script as its words: names, numbers, texts, signs and the ends of lines, without comments.
 * Templates and patterns are one word each. Put together again, only those spaces and ends of lines
 * are left that a browser needs.
 */
final class Tokens {
  /** An end of a line, which may end a statement too. */
  static final String LINE = "\n";

  private static final Pattern TOKEN =
      Pattern.compile(
          "(?<space>[ \\t\\r]+|//[^\\n]*|/\\*(?s:.*?)\\*/)"
              + "|\\n\\s*"
              + "|\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'"
              + "|0[xX][0-9a-fA-F]+n?|(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?n?"
              + "|[#A-Za-z_$][\\w$]*"
              + "|>>>=|===|!==|>>>|<<=|>>=|\\*\\*=?|\\?\\?=?|&&=?|\\|\\|=?|\\.\\.\\."
              + "|=>|==|!=|<=|>=|\\?\\.(?!\\d)|\\+\\+|--|[-+*/%&|^]=|<<|>>"
              + "|[{}()\\[\\];,<>+\\-*/%&|^!~?:=.]");

  private static final Pattern REGEX =
      Pattern.compile("/(?:[^/\\\\\\[\\n]|\\\\.|\\[(?:[^\\]\\\\\\n]|\\\\.)*\\])+/[a-z]*");

  /** After these words and after every sign but closing brackets a value begins, not a division. */
  private static final Set<String> BEFORE_VALUES =
      Set.of("return", "typeof", "case", "in", "of", "new", "throw", "void", "delete", "await");

  /** No statement ends with these or begins with those, so that a line may go on here. */
  private static final String GOES_ON_AFTER = ";{,([=?:&|+*<>!";

  private static final String GOES_ON_BEFORE = "}),].?:&|=;";

  private Tokens() {}

  /** Takes a script apart. */
  static List<String> of(String script) {
    List<String> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(script);
    Matcher regex = REGEX.matcher(script);
    int at = 0;
    while (at < script.length()) {
      char first = script.charAt(at);
      boolean isKnown = matcher.region(at, script.length()).lookingAt();
      int end;
      if (first == '`') {
        end = endOfTemplate(script, at);
      } else if (isKnown && matcher.group("space") != null) {
        at = matcher.end();
        continue;
      } else if (first == '/'
          && valueMayBegin(tokens)
          && regex.region(at, script.length()).lookingAt()) {
        end = regex.end();
      } else if (isKnown) {
        end = matcher.end();
      } else {
        throw new IllegalStateException(
            "not understood: " + script.substring(at, Math.min(at + 40, script.length())));
      }
      tokens.add(first == '\n' ? LINE : script.substring(at, end));
      at = end;
    }
    return tokens;
  }

  /** Puts a script together. */
  static String text(List<String> tokens) {
    StringBuilder out = new StringBuilder();
    String before = ";";
    for (int i = 0; i < tokens.size(); i++) {
      String token = tokens.get(i);
      if (token.equals(LINE)) {
        boolean isLast = i + 1 == tokens.size();
        if (isLast || GOES_ON_AFTER.indexOf(last(before)) >= 0 && !before.equals("++")) {
          continue;
        }
        if (GOES_ON_BEFORE.indexOf(tokens.get(i + 1).charAt(0)) >= 0) {
          continue;
        }
      } else if (needsSpace(before, token)) {
        out.append(' ');
      }
      out.append(token);
      before = token;
    }
    return out.toString();
  }

  static boolean isName(String token) {
    char first = token.charAt(0);
    return Character.isLetter(first) || first == '_' || first == '$';
  }

  static boolean isNumber(String token) {
    char first = token.charAt(0);
    return isDigit(first) || first == '.' && token.length() > 1 && isDigit(token.charAt(1));
  }

  /** Returns whether these words are at a place. */
  static boolean at(List<String> tokens, int index, String... expected) {
    return index + expected.length <= tokens.size()
        && tokens.subList(index, index + expected.length).equals(List.of(expected));
  }

  /** Returns where the bracket that opens at a place is closed. */
  static int closing(List<String> tokens, int open) {
    int depth = 0;
    for (int i = open; i < tokens.size(); i++) {
      switch (tokens.get(i)) {
        case "(", "[", "{" -> depth++;
        case ")", "]", "}" -> {
          if (--depth == 0) {
            return i;
          }
        }
        default -> {}
      }
    }
    throw new IllegalStateException("a bracket is not closed: " + tokens.get(open));
  }

  /** Templates may hold templates in the values they insert. */
  private static int endOfTemplate(String script, int start) {
    int depth = 0;
    for (int i = start + 1; i < script.length(); i++) {
      char c = script.charAt(i);
      if (c == '\\') {
        i++;
      } else if (depth == 0 && c == '`') {
        return i + 1;
      } else if (c == '`') {
        i = endOfTemplate(script, i) - 1;
      } else if (c == '$' && depth == 0 && script.charAt(i + 1) == '{') {
        depth = 1;
        i++;
      } else if (depth > 0 && c == '{') {
        depth++;
      } else if (depth > 0 && c == '}') {
        depth--;
      }
    }
    throw new IllegalStateException("a template is not closed");
  }

  private static boolean valueMayBegin(List<String> tokens) {
    if (tokens.isEmpty()) {
      return true;
    }
    String before = tokens.get(tokens.size() - 1);
    if (isName(before)) {
      return BEFORE_VALUES.contains(before);
    }
    return !isNumber(before) && ")]}\"'`#".indexOf(before.charAt(0)) < 0;
  }

  private static boolean needsSpace(String before, String token) {
    char end = last(before);
    char start = token.charAt(0);
    if (isWordPart(end) && (isWordPart(start) || start == '#')) {
      return true;
    }
    return end == start && (start == '+' || start == '-')
        || start == '.' && isNumber(before) && before.chars().allMatch(Character::isDigit);
  }

  private static boolean isWordPart(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '$';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static char last(String token) {
    return token.charAt(token.length() - 1);
  }
}
