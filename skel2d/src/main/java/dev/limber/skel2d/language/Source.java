package dev.limber.skel2d.language;

import dev.limber.core.diagnostics.Limits;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.TokenKind;
import dev.limber.skel2d.syntax.WordNotes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A source that has been read; what its names mean is found out when it is first asked for. */
final class Source {
  final Skel2d.Result result;
  final SyntaxTree tree;
  final String text;
  private final WordNotes notes;
  private @Nullable Symbols symbols;
  private @Nullable WordBuilder builder;

  Source(String text, String file, Limits limits) {
    this.notes = new WordNotes();
    this.result = Skel2d.parse(text, file, limits, notes);
    this.tree = result.syntax();
    this.text = tree.text();
  }

  Symbols symbols() {
    Symbols made = symbols;
    if (made == null) {
      made = new Symbols(result.skeleton());
      symbols = made;
    }
    return made;
  }

  private WordBuilder builder() {
    WordBuilder made = builder;
    if (made == null) {
      made = new WordBuilder(tree, notes, symbols());
      builder = made;
    }
    return made;
  }

  Words words() {
    return builder().words;
  }

  /** Returns the names that refer to bones and slots. */
  Mentions mentions() {
    return builder().mentions;
  }

  /** Returns what each line is about. */
  LineParts parts() {
    return builder().parts;
  }

  /** Returns how its lines end. */
  String lineEnd() {
    return text.contains("\r\n") ? "\r\n" : "\n";
  }

  /** Adds lines below another. */
  Edit below(int line, String added) {
    Line above = tree.lines().get(line);
    return above.contentEnd() == above.end()
        ? new Edit(above.end(), above.end(), lineEnd() + added)
        : new Edit(above.end(), above.end(), added + lineEnd());
  }

  /** Returns the nearest offset in the text. */
  int limit(int offset) {
    return Math.max(0, Math.min(text.length(), offset));
  }

  /** Returns the word at an offset that names something, -1 if there is none. */
  int nameAt(int offset) {
    Words words = words();
    int word = words.at(offset);
    if (word >= 0 && words.symbol(word) >= 0) {
      return word;
    }
    // The caret may stand behind a name, before a dot or a bracket.
    boolean behind = word > 0 && words.from(word) == offset && words.to(word - 1) == offset;
    return behind && words.symbol(word - 1) >= 0 ? word - 1 : -1;
  }

  /** Returns the name that a word consists of, without quotation marks. */
  Span nameSpan(int word) {
    int from = words().from(word);
    int to = words().to(word);
    TokenKind kind = words().kind(word);
    boolean quoted = kind == TokenKind.SKIN || kind == TokenKind.ANIMATION;
    // A lone quotation mark is a name: itself.
    return quoted && to - from > 1 ? new Span(from + 1, to - 1) : new Span(from, to);
  }

  /** Returns where a symbol is defined, or else named first. */
  @Nullable Span definition(int symbol) {
    Words words = words();
    int first = -1;
    for (int i = 0; i < words.size(); i++) {
      if (words.symbol(i) == symbol || words.implied(i) == symbol) {
        if (words.has(i, WordNotes.DEFINES)) {
          return nameSpan(i);
        }
        first = first < 0 ? i : first;
      }
    }
    return first < 0 ? null : nameSpan(first);
  }

  List<Span> references(int symbol) {
    Words words = words();
    List<Span> places = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      if (words.symbol(i) == symbol || words.implied(i) == symbol) {
        places.add(nameSpan(i));
      }
    }
    return places;
  }

  /**
   * Returns where an animation first says what a bone does, or one of its slots; null if it does
   * not.
   *
   * @param slot {@link Symbols#NONE} for the bone itself
   */
  @Nullable Span placeIn(int animation, int bone, int slot) {
    int symbol = slot < 0 ? bone : slot;
    Words words = words();
    for (int i = 0; i < words.size() && animation >= 0 && symbol >= 0; i++) {
      if (words.symbol(i) == symbol || words.implied(i) == symbol) {
        int line = tree.lineAt(words.from(i));
        if (parts().of(line, LineParts.ANIMATION) == animation
            && parts().of(line, LineParts.BONE) == bone
            && parts().of(line, LineParts.SLOT) == slot) {
          return nameSpan(i);
        }
      }
    }
    return null;
  }

  @Nullable Span place(int symbol) {
    return symbol < 0 ? null : definition(symbol);
  }

  Part part(int offset) {
    int line = tree.lineAt(offset);
    boolean behind =
        line >= 0 && offset > tree.lines().get(line).contentEnd() && offset == text.length();
    if (line < 0 || (behind && text.endsWith("\n"))) {
      return Part.NOTHING;
    }
    LineParts parts = parts();
    int attachment = parts.of(line, LineParts.ATTACHMENT);
    return new Part(
        fullName(parts.of(line, LineParts.BONE)),
        fullName(parts.of(line, LineParts.SLOT)),
        attachment < 0 ? null : symbols().name(attachment),
        fullName(parts.of(line, LineParts.SKIN)),
        fullName(parts.of(line, LineParts.ANIMATION)));
  }

  private @Nullable String fullName(int symbol) {
    return symbol < 0 ? null : symbols().fullName(symbol);
  }
}
