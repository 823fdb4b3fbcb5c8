package dev.limber.skel2d.language.fixes;

import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.WordGroup;
import org.jspecify.annotations.Nullable;

/** Headers of sections, and comments that look like something else. */
final class HeaderFixes {
  private static final String FPS = "fps";

  private HeaderFixes() {}

  /** Mends a comment of another language, or one without its space. */
  static @Nullable Fix comment(SyntaxTree tree, int token) {
    String word = tree.tokenText(token);
    int from = tree.tokenStart(token);
    for (String mark : new String[] {"//", "/*", "--", ";"}) {
      if (word.startsWith(mark) && word.indexOf('>') < 0) {
        String rest = word.substring(mark.length());
        return Fix.write(from, tree.tokenEnd(token), rest.isEmpty() ? "#" : "# " + rest);
      }
    }
    boolean note = word.length() > 1 && word.charAt(0) == '#' && LooseColors.read(word) == null;
    return note ? Fix.write(from, tree.tokenEnd(token), "# " + word.substring(1)) : null;
  }

  static @Nullable Fix outside(SyntaxTree tree, Line line) {
    int token = line.firstToken();
    Fix comment = comment(tree, token);
    String word = tree.tokenText(token);
    boolean colon = word.endsWith(":");
    String name = colon ? word.substring(0, word.length() - 1) : word;
    String header = Vocabulary.find(WordGroup.SECTION, name) == null ? Synonyms.header(name) : name;
    if (comment != null || header == null || line.tabs() > 0 || header.equals(word)) {
      return comment;
    }
    return Fix.write(tree.tokenStart(token), tree.tokenEnd(token), header);
  }

  static Fix skin(SyntaxTree tree, Line line) {
    int first = line.firstToken();
    int end = tree.tokenEnd(line.endToken() - 1);
    String name = line.tokenCount() == 1 ? "" : bare(tree.text(), tree.tokenEnd(first), end);
    boolean usable = !name.isEmpty() && !name.equals("default");
    return Fix.write(tree.tokenStart(first), end, "skin \"" + (usable ? name : "new") + "\"");
  }

  /** Returns the words of a name with hyphens between them, without quotation marks. */
  private static String bare(String text, int from, int to) {
    StringBuilder name = new StringBuilder();
    boolean gap = false;
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (Lexemes.isSpace(c)) {
        gap = true;
      } else if ("\"'\u201c\u201d\u201e\u00ab\u00bb".indexOf(c) < 0) {
        name.append(gap && name.length() > 0 ? "-" : "").append(c);
        gap = false;
      }
    }
    return name.toString();
  }

  /** Mends a word of an animation's header. */
  static @Nullable Fix animation(SyntaxTree tree, Line line, int token) {
    String word = tree.tokenText(token);
    int from = tree.tokenStart(token);
    int to = tree.tokenEnd(token);
    boolean last = token + 1 == line.endToken();
    String next = last ? "" : tree.tokenText(token + 1);
    String fps = fps(word);
    if (fps != null && (last || !Synonyms.lower(next).equals(FPS))) {
      return Fix.write(from, to, fps);
    }
    if (fps != null) {
      return Fix.write(from, tree.tokenEnd(token + 1), fps);
    }
    if (Synonyms.lower(word).equals(FPS)) {
      return null;
    }
    String easing = Vocabulary.find(WordGroup.EASING, word) == null ? Synonyms.easing(word) : word;
    if (easing != null) {
      return Fix.write(from, to, ":" + easing);
    }
    if (word.charAt(0) == '"') {
      int close = token;
      while (close + 1 < line.endToken() && !tree.tokenText(close).endsWith("\"")) {
        close++;
      }
      int end = tree.tokenEnd(close);
      return Fix.write(from, end, "\"" + bare(tree.text(), from, end) + "\"");
    }
    boolean named = tree.text().substring(line.start(), line.contentEnd()).indexOf('"') >= 0;
    String name = bare(tree.text(), from, to);
    return named || name.indexOf(':') >= 0 ? null : Fix.write(from, to, "\"" + name + "\"");
  }

  /** Returns frames per second as the language writes them, null if a word says none. */
  private static @Nullable String fps(String word) {
    String number = Synonyms.lower(word).replace(FPS, "").replace("=", "").replace(":", "");
    String value = number.isEmpty() ? null : LooseNumbers.read(number);
    double fps = value == null ? 0 : Double.parseDouble(value);
    return fps >= 1 ? Math.round(fps) + FPS : null;
  }
}
