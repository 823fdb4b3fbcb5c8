package dev.limber.skel2d.language;

import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A source that has been read, and what its words are, found out when it is first asked for. */
final class Source {
  final Skel2d.Result result;
  final SyntaxTree tree;
  final String text;
  private @Nullable Scan scan;

  Source(Skel2d.Result result) {
    this.result = result;
    this.tree = result.syntax();
    this.text = tree.text();
  }

  Scan scan() {
    Scan made = scan;
    if (made == null) {
      made = new Scan(tree, new Symbols(result.skeleton()));
      scan = made;
    }
    return made;
  }

  Symbols symbols() {
    return scan().symbols;
  }

  Words words() {
    return scan().words;
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
        if (words.has(i, Words.DEFINES)) {
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

  @Nullable Span place(int symbol) {
    return symbol < 0 ? null : definition(symbol);
  }

  /** Returns where a skin defines an attachment, or else the skeleton. */
  @Nullable Span placeIn(int skin, int attachment) {
    if (attachment < 0) {
      return null;
    }
    Words words = words();
    Span place = null;
    for (int i = 0; i < words.size() && skin >= 0; i++) {
      boolean named = words.symbol(i) == attachment || words.implied(i) == attachment;
      // The last line of a skin counts.
      if (named && scan().parts.skin(tree.lineAt(words.from(i))) == skin) {
        place = nameSpan(i);
      }
    }
    return place == null ? definition(attachment) : place;
  }

  Part part(int offset) {
    int line = tree.lineAt(offset);
    boolean behind =
        line >= 0 && offset > tree.lines().get(line).contentEnd() && offset == text.length();
    if (line < 0 || (behind && text.endsWith("\n"))) {
      return Part.NOTHING;
    }
    LineParts parts = scan().parts;
    int attachment = parts.attachment(line);
    return new Part(
        fullName(parts.bone(line)),
        fullName(parts.slot(line)),
        attachment < 0 ? null : symbols().name(attachment),
        fullName(parts.skin(line)),
        fullName(parts.animation(line)));
  }

  private @Nullable String fullName(int symbol) {
    return symbol < 0 ? null : symbols().fullName(symbol);
  }
}
