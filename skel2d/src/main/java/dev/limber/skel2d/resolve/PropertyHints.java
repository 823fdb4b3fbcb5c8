package dev.limber.skel2d.resolve;

import dev.limber.core.diagnostics.Nearest;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordGroup;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Explains words on the lines of bones and attachments that give no property. */
final class PropertyHints {
  private static final String COLORS =
      "colours are #RGB or #RRGGBB in hexadecimal digits, with an opacity #F00,0.5";

  private PropertyHints() {}

  /** Says why a word gives a bone no property. */
  static void ofBone(Report report, int token) {
    if (report.isFull()) {
      report.ignored(token, "", "");
      return;
    }
    String word = report.tree.tokenText(token);
    String hint = number(word, WordGroup.BONE);
    if (word.startsWith("#")) {
      hint = COLORS + "; comments need a space after #";
    } else if (hint.isEmpty()) {
      hint = Nearest.hint(word, flags(WordGroup.BONE, null));
    }
    report.ignored(
        token,
        "a bone has no such property",
        hint.isEmpty() ? "a bone takes " + properties(WordGroup.BONE, null) : hint);
  }

  /** Says why a word gives an attachment of this type no property. */
  static void ofAttachment(Report report, int token, Word type) {
    if (report.isFull()) {
      report.ignored(token, "", "");
      return;
    }
    String word = report.tree.tokenText(token);
    int length = word.length();
    Word other = PropertyReader.shape(word, 0, length, WordGroup.ATTACHMENT);
    if (other != null) {
      String why = other.letter() == '"' ? " has no image" : " does not take it";
      report.warning(
          Codes.WRONG_TYPE,
          token,
          report.quoted(token) + " is ignored: " + noun(type) + why,
          "the types that take it: :" + other.types().replace(" ", ", :"));
    } else if (word.charAt(0) == ':') {
      report.ignored(token, "the attachment already has a type", "");
    } else if (Lexemes.isColor(word, 0, length)) {
      report.ignored(
          token,
          "a colour after the type needs a letter",
          "write f" + word + " or s" + word + ", or put it before the type for the slot");
    } else {
      Word letter = Vocabulary.letter(WordGroup.ATTACHMENT, word.charAt(0));
      boolean color = letter != null && letter.value() == Word.Value.COLOR;
      String hint = color && word.startsWith("#", 1) ? COLORS : number(word, WordGroup.ATTACHMENT);
      report.ignored(
          token,
          noun(type) + " has no such property",
          hint.isEmpty() ? "it takes " + properties(WordGroup.ATTACHMENT, type) : hint);
    }
  }

  private static String noun(Word type) {
    return switch (type.word()) {
      case "none" -> "an attachment of type :none";
      case "ellipse" -> "an ellipse";
      default -> "a " + type.word();
    };
  }

  /** Returns a hint for a word that starts like a property with a number, or an empty string. */
  private static String number(String word, WordGroup group) {
    Word property = Vocabulary.letter(group, word.charAt(0));
    if (property == null || !property.value().isNumber()) {
      return "";
    }
    if (word.length() == 1) {
      return "write its number right after it, without a space: " + word + "10";
    }
    char next = word.charAt(1);
    if ((next < '0' || next > '9') && "-+.".indexOf(next) < 0) {
      return "";
    }
    return property.value().isUnsigned() && next == '-'
        ? property.word() + " cannot be negative"
        : "numbers are 12, -3 or 0.5: no +, no .5, no 5. and no 1e3";
  }

  private static List<String> flags(WordGroup group, @Nullable Word type) {
    List<String> flags = new ArrayList<>();
    for (Word word : Vocabulary.words(group)) {
      if (word.value() == Word.Value.NONE && (type == null || word.isFor(type))) {
        flags.add(word.word());
      }
    }
    return flags;
  }

  /** Returns a list of the properties, such as {@code x y and a number, a colour, flip-x}. */
  private static String properties(WordGroup group, @Nullable Word type) {
    StringBuilder numbers = new StringBuilder();
    StringBuilder others = new StringBuilder();
    StringBuilder colors = new StringBuilder();
    for (Word word : Vocabulary.words(group)) {
      if (type == null || word.isFor(type)) {
        switch (word.value()) {
          case NUMBER, UNSIGNED -> numbers.append(word.word()).append(' ');
          case COLOR -> colors.append(word.prefix() == 0 ? "" : word.word() + " ");
          case STRING -> others.append(", ").append(word.form());
          default -> {}
        }
      }
    }
    if (group == WordGroup.BONE) {
      others.append(", a colour");
    } else if (colors.length() > 0) {
      others.append(", ").append(colors).append("and a colour");
    }
    List<String> flags = flags(group, type);
    others.append(flags.isEmpty() ? "" : ", " + String.join(" ", flags));
    return numbers + "and a number" + others;
  }
}
