package dev.limber.skel2d.language.fixes;

import dev.limber.skel2d.language.Edit;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Words of timelines. */
final class TimelineFixes {
  private final SyntaxTree tree;
  private final Line line;

  TimelineFixes(SyntaxTree tree, Line line) {
    this.tree = tree;
    this.line = line;
  }

  @Nullable Fix of(String code, int token) {
    return switch (code) {
      case "s2d-lost-key" -> arrow(token);
      case "s2d-unclosed-loop" -> closed();
      default -> easing(token);
    };
  }

  /** A value right behind another needs an arrow, and one behind {@code >} a longer one. */
  private @Nullable Fix arrow(int token) {
    if (token + 1 < line.endToken() && tree.tokenText(token + 1).equals(">")) {
      return Fix.write(tree.tokenStart(token + 1), tree.tokenEnd(token + 1), "->");
    }
    boolean values = token + 1 < line.endToken() && isValue(token) && isValue(token + 1);
    int at = tree.tokenEnd(token);
    return values
        ? Fix.of(
            "Write " + tree.tokenText(token) + " -> " + tree.tokenText(token + 1),
            List.of(new Edit(at, at, " ->")))
        : null;
  }

  private boolean isValue(int token) {
    return "{}>".indexOf(tree.text().charAt(tree.tokenEnd(token) - 1)) < 0
        && "{}".indexOf(tree.text().charAt(tree.tokenStart(token))) < 0;
  }

  private @Nullable Fix closed() {
    for (int t = line.firstToken(); t < line.endToken(); t++) {
      if (tree.tokenText(t).indexOf('}') >= 0) {
        // There is an end that is not understood: that is to be mended.
        return null;
      }
    }
    int end = tree.tokenEnd(line.endToken() - 1);
    return Fix.of("Close the loop", List.of(new Edit(end, end, " }")));
  }

  private @Nullable Fix easing(int token) {
    String word = tree.tokenText(token);
    int end = word.length();
    while (end > 0 && "->".indexOf(word.charAt(end - 1)) >= 0) {
      end--;
    }
    int start = word.lastIndexOf(':', end) + 1;
    String easing = Synonyms.easing(word.substring(start, end));
    if (easing == null) {
      return null;
    }
    int from = tree.tokenStart(token);
    return Fix.write(
        from, tree.tokenEnd(token), word.substring(0, start) + easing + word.substring(end));
  }

  /** Mends a word that is no command. */
  @Nullable Fix word(int token) {
    String word = tree.tokenText(token);
    int from = tree.tokenStart(token);
    int to = tree.tokenEnd(token);
    if (word.equals("-") && token + 1 < line.endToken()) {
      boolean apart = tree.tokenText(token + 1).equals(">");
      return apart ? Fix.write(from, tree.tokenEnd(token + 1), "->") : null;
    }
    String mended = mended(word, token);
    return mended == null || mended.equals(word) ? null : Fix.write(from, to, mended);
  }

  private @Nullable String mended(String word, int token) {
    char letter = tree.text().charAt(tree.tokenStart(line.firstToken()));
    String value = value(word, letter);
    if (value != null) {
      return value;
    }
    boolean last = token + 1 == line.endToken();
    if (word.endsWith(",") || word.endsWith(";")) {
      String before = word.substring(0, word.length() - 1);
      String number = value(before, letter);
      return number == null ? null : last ? number : number + " ->";
    }
    String arrows =
        word.replace("=>", "->")
            .replace("\u2192", "->")
            .replace("\u27f6", "->")
            .replace("\u2013>", "->")
            .replace("\u2014>", "->");
    return spaced(arrows, letter);
  }

  private static @Nullable String value(String word, char letter) {
    if (letter == 'c') {
      return LooseColors.read(word);
    }
    if (letter == 's' || letter == 't') {
      return Synonyms.bool(word);
    }
    return letter == '@' ? null : LooseNumbers.read(word);
  }

  /** Puts spaces around arrows and braces; null if something between them is no value. */
  private static @Nullable String spaced(String word, char letter) {
    StringBuilder spaced = new StringBuilder();
    int at = 0;
    while (at < word.length()) {
      int end = end(word, at);
      String piece = piece(word.substring(at, end), letter);
      if (piece == null) {
        return null;
      }
      spaced.append(spaced.length() == 0 ? "" : " ").append(piece);
      at = end;
    }
    return spaced.toString();
  }

  /** Returns where the arrow, brace or value that starts here ends. */
  private static int end(String word, int from) {
    char first = word.charAt(from);
    if (first == '{') {
      return from + 1;
    }
    if (first == '}') {
      return word.length();
    }
    int at = from;
    while (at < word.length() && "{}>".indexOf(word.charAt(at)) < 0) {
      at++;
    }
    if (at == word.length() || word.charAt(at) != '>') {
      return at;
    }
    int hyphens = at;
    while (hyphens > from && word.charAt(hyphens - 1) == '-') {
      hyphens--;
    }
    boolean options = word.substring(from, hyphens).indexOf(':') >= 0;
    return hyphens == from || options ? at + 1 : hyphens;
  }

  private static @Nullable String piece(String piece, char letter) {
    if (piece.equals("{") || piece.endsWith(">")) {
      return piece;
    }
    if (piece.charAt(0) == '}') {
      return loopEnd(piece);
    }
    return Lexemes.isName(piece, 0, piece.length()) && letter == '@' ? piece : value(piece, letter);
  }

  /** The count may be written in many ways. */
  private static @Nullable String loopEnd(String piece) {
    StringBuilder digits = new StringBuilder();
    for (int i = 1; i < piece.length(); i++) {
      char c = piece.charAt(i);
      if (c >= '0' && c <= '9') {
        digits.append(c);
      } else if ("[]()x*\u00d7,;".indexOf(c) < 0) {
        return null;
      }
    }
    return digits.length() == 0 ? "}" : "}[" + digits + "]";
  }
}
