package dev.limber.skel2d.language.fixes;

import dev.limber.skel2d.language.Edit;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordGroup;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Words on the lines of bones, slots and attachments. */
final class PropertyFixes {
  private final SyntaxTree tree;
  private final Line line;
  private final WordGroup group;

  PropertyFixes(SyntaxTree tree, Line line) {
    this.tree = tree;
    this.line = line;
    this.group = line.kind() == LineKind.BONE ? WordGroup.BONE : WordGroup.ATTACHMENT;
  }

  /** Mends a word that gives no property, alone or with the one behind it. */
  @Nullable Fix word(int token) {
    String word = tree.tokenText(token);
    int from = tree.tokenStart(token);
    if (isValueOf(token)) {
      // It is mended together with the word before it.
      return null;
    }
    if (token + 1 < line.endToken() && isNameOnly(word)) {
      String joined = property(word + tree.tokenText(token + 1));
      if (joined != null) {
        return Fix.write(from, tree.tokenEnd(token + 1), joined);
      }
    }
    String mended = property(word);
    if (mended == null) {
      String flag = flag(word);
      mended = flag == null ? alone(word, token) : flag;
    }
    if (mended != null) {
      return Fix.write(from, tree.tokenEnd(token), mended);
    }
    boolean second = token == line.firstToken() + 1 && line.kind() == LineKind.BONE;
    return second && Lexemes.isName(word, 0, word.length()) ? joinedName(token) : null;
  }

  /** Returns whether a word is the value of a name before it, as in {@code w 40}. */
  private boolean isValueOf(int token) {
    if (token <= line.firstToken() + 1) {
      return false;
    }
    String before = tree.tokenText(token - 1);
    return isNameOnly(before) && property(before + tree.tokenText(token)) != null;
  }

  private static boolean isNameOnly(String word) {
    String name = strip(word);
    return !name.isEmpty() && nameEnd(name) == name.length();
  }

  private static String strip(String word) {
    int end = word.length();
    while (end > 0 && "=:,;".indexOf(word.charAt(end - 1)) >= 0) {
      end--;
    }
    return word.substring(0, end);
  }

  private static int nameEnd(String word) {
    int end = 0;
    while (end < word.length() && isLetter(word.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  /** Returns a property that a word may mean by a name and a value, null if it means none. */
  private @Nullable String property(String written) {
    String word = strip(written);
    // "scale-x2": the longest name that is known; "x-2": the sign belongs to the number.
    for (int end = Math.min(word.length(), Synonyms.LONGEST); end > 0; end--) {
      String letters = letters(word.substring(0, end));
      if (letters != null) {
        int value = end;
        while (value < word.length() && "=:".indexOf(word.charAt(value)) >= 0) {
          value++;
        }
        String given = given(letters, word.substring(value));
        if (given != null) {
          return given;
        }
      }
    }
    return null;
  }

  private @Nullable String letters(String name) {
    String lower = Synonyms.lower(name);
    if (lower.length() == 1 && Vocabulary.letter(group, lower.charAt(0)) != null) {
      return lower;
    }
    return Synonyms.property(name);
  }

  private @Nullable String given(String letters, String value) {
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < letters.length(); i++) {
      Word property = Vocabulary.letter(group, letters.charAt(i));
      String text = property == null || value.isEmpty() ? null : value(property, value);
      if (text == null) {
        return null;
      }
      words.append(i == 0 ? "" : " ").append(letters.charAt(i)).append(text);
    }
    return words.toString();
  }

  private static @Nullable String value(Word property, String value) {
    if (property.value() == Word.Value.COLOR) {
      return LooseColors.read(value);
    }
    String number = property.value().isNumber() ? LooseNumbers.read(value) : null;
    boolean negative = number != null && number.startsWith("-");
    return negative && property.value().isUnsigned() && number != null
        ? number.substring(1)
        : number;
  }

  /** Returns a word without a value that is written without its hyphen, or with another sign. */
  private @Nullable String flag(String word) {
    String plain = Synonyms.lower(word).replace("_", "").replace("-", "");
    for (Word flag : Vocabulary.words(group)) {
      if (flag.value() == Word.Value.NONE && flag.word().replace("-", "").equals(plain)) {
        return flag.word();
      }
    }
    return null;
  }

  /** Returns what a word may mean without a name before it. */
  private @Nullable String alone(String word, int token) {
    String type = line.kind() == LineKind.BONE ? null : type();
    String text = strip(word);
    if (type == null) {
      String meant = Vocabulary.find(WordGroup.TYPE, text) != null ? text : Synonyms.type(text);
      return line.kind() != LineKind.BONE && meant != null ? ":" + meant : color(text);
    }
    if (type.equals(":sprite")) {
      boolean quoted = text.length() > 2 && text.charAt(0) == '\'' && text.endsWith("'");
      String name = quoted ? text.substring(1, text.length() - 1) : text;
      return name.indexOf('.') > 0 && name.indexOf('"') < 0 ? "\"" + name + "\"" : null;
    }
    String color = LooseColors.read(text);
    String number = LooseNumbers.read(text);
    if (color != null && number == null) {
      return "f" + color;
    }
    int times = text.indexOf('x');
    String width = times > 0 ? LooseNumbers.read(text.substring(0, times)) : null;
    String height = times > 0 ? LooseNumbers.read(text.substring(times + 1)) : null;
    if (width != null && height != null) {
      return type.equals(":circle") ? "d" + width : "w" + width + " h" + height;
    }
    if (number == null || number.startsWith("-")) {
      return null;
    }
    boolean first = tree.tokenText(token - 1).equals(type);
    return type.equals(":circle") ? "d" + number : (first ? "w" : "h") + number;
  }

  private static @Nullable String color(String word) {
    return word.startsWith("#") || ColorNames.find(word) != null ? LooseColors.read(word) : null;
  }

  /** Returns the type on the line with its colon, null if there is none. */
  private @Nullable String type() {
    for (int t = line.firstToken() + 1; t < line.endToken(); t++) {
      if (tree.text().charAt(tree.tokenStart(t)) == ':') {
        return tree.tokenText(t);
      }
    }
    return null;
  }

  private Fix joinedName(int token) {
    int from = tree.tokenEnd(token - 1);
    List<Edit> edits = List.of(new Edit(from, tree.tokenStart(token), "-"));
    return Fix.of("Write " + tree.tokenText(token - 1) + "-" + tree.tokenText(token), edits);
  }

  /** Mends a type that does not exist, or a size that it does not take. */
  @Nullable Fix type(int token) {
    String word = tree.tokenText(token);
    int from = tree.tokenStart(token);
    int to = tree.tokenEnd(token);
    if (word.equals(":") && token + 1 < line.endToken()) {
      String next = tree.tokenText(token + 1);
      boolean known = Vocabulary.find(WordGroup.TYPE, next) != null;
      return known ? Fix.write(from, tree.tokenEnd(token + 1), ":" + next) : null;
    }
    if (word.charAt(0) == ':') {
      String lower = Synonyms.lower(strip(word.substring(1)));
      String type = Vocabulary.find(WordGroup.TYPE, lower) == null ? Synonyms.type(lower) : lower;
      return type == null ? null : Fix.write(from, to, ":" + type);
    }
    String number = word.substring(1);
    String type = type();
    char letter = word.charAt(0);
    if (":circle".equals(type) && (letter == 'w' || letter == 'h') && !number.startsWith("-")) {
      return Fix.write(from, to, "d" + number);
    }
    return ":ellipse".equals(type) && letter == 'd'
        ? Fix.write(from, to, "w" + number + " h" + number)
        : null;
  }
}
