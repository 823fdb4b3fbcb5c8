package dev.limber.skel2d.language;

import dev.limber.core.color.Rgba;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.TokenKind;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordNotes;
import org.jspecify.annotations.Nullable;

/** Says what words mean. */
final class Hovers {
  private final Source source;
  private final Words words;

  Hovers(Source source) {
    this.source = source;
    this.words = source.words();
  }

  @Nullable Hover at(int offset) {
    int name = source.nameAt(offset);
    if (name >= 0 && words.entry(name) < 0) {
      return name(name);
    }
    int word = words.at(offset);
    if (word < 0 || words.kind(word) == TokenKind.COMMENT) {
      return null;
    }
    if (words.symbol(word) >= 0 && words.kind(word) == TokenKind.ATTACHMENT) {
      return name(word);
    }
    if (words.kind(word) == TokenKind.COLOR) {
      return color(word);
    }
    int entry = words.entry(word);
    return entry < 0 ? null : entry(word, entry);
  }

  private Hover name(int word) {
    int symbol = words.symbol(word);
    Descriptions descriptions = new Descriptions(source);
    StringBuilder text = new StringBuilder(descriptions.of(symbol));
    Span place = source.definition(symbol);
    if (place != null && !words.has(word, WordNotes.DEFINES)) {
      text.append("\nDefined on line ");
      text.append(source.tree.place(place.from(), place.to()).line());
    }
    return new Hover(words.from(word), words.to(word), descriptions.title(symbol), text.toString());
  }

  /** Says about a letter and its value together what the letter means. */
  private Hover entry(int word, int entry) {
    int from = words.from(word);
    int to = words.to(word);
    if (isLetterOf(word - 1, word, entry)) {
      from = words.from(word - 1);
    } else if (isLetterOf(word, word + 1, entry)) {
      to = words.to(word + 1);
    }
    Word about = Vocabulary.get(entry);
    return new Hover(from, to, about.form(), about.documentation());
  }

  private boolean isLetterOf(int letter, int value, int entry) {
    return letter >= 0
        && value < words.size()
        && words.kind(letter) == TokenKind.PROPERTY
        && words.to(letter) == words.from(value)
        && words.entry(letter) == entry
        && words.entry(value) == entry;
  }

  private Hover color(int word) {
    int from = words.from(word);
    int to = words.to(word);
    Rgba color = Lexemes.color(source.text, from, to);
    StringBuilder text = new StringBuilder("Red ");
    text.append(Math.round(255 * color.r())).append(", green ");
    text.append(Math.round(255 * color.g())).append(", blue ");
    text.append(Math.round(255 * color.b())).append(" of 255");
    if (Double.isFinite(color.a()) && color.a() != 1) {
      text.append(", opacity ").append(Numbers.rounded(color.a(), 3));
    }
    int entry = words.entry(word);
    if (entry >= 0) {
      text.append('\n').append(Vocabulary.get(entry).documentation());
    }
    return new Hover(from, to, source.text.substring(from, to), text.toString());
  }
}
