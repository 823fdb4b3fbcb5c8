package dev.limber.skel2d.language;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.TokenKind;

/**
 * Gives a thing another name, and with it what takes its name from it. The new text is read to see
 * whether it means the same.
 */
final class Rename {
  private final Source source;
  private final Symbols symbols;
  private final Words words;

  Rename(Source source) {
    this.source = source;
    this.symbols = source.symbols();
    this.words = source.words();
  }

  Change at(int offset, String newName) {
    int word = source.nameAt(offset);
    if (word < 0) {
      return Change.refused(
          "there is no name here; put the caret on a bone, slot, attachment, skin or animation");
    }
    int symbol = words.symbol(word);
    if (symbols.name(symbol).equals(newName)) {
      return Change.NOTHING;
    }
    SymbolKind kind = symbols.kind(symbol);
    boolean quoted = kind == SymbolKind.SKIN || kind == SymbolKind.ANIMATION;
    String problem = quoted ? textProblem(kind, newName) : nameProblem(kind, newName);
    if (!problem.isEmpty()) {
      return Change.refused(problem);
    }
    NewNames names = new NewNames(source, symbol, newName);
    int clash = names.clash();
    if (clash >= 0) {
      return Change.refused("there is already " + described(clash) + "; choose another name");
    }
    RenameEdits edits = new RenameEdits(source, names);
    Change change = quoted ? edits.quoted() : edits.dotted();
    if (change.isRefused()) {
      return change;
    }
    if (!change.isShortFor(source.text)) {
      return Change.refused(
          "names would have to be written in full, and the text would get too long;"
              + " choose another name");
    }
    Skel2d.Result after = Skel2d.parse(change.applyTo(source.text));
    if (!SkeletonDiff.holds(source.result.skeleton(), after.skeleton(), names)) {
      return Change.refused(otherMeaning(newName));
    }
    return change;
  }

  private String described(int symbol) {
    return symbols.kind(symbol).withArticle() + " " + Excerpt.quoted(symbols.fullName(symbol));
  }

  private static String nameProblem(SymbolKind kind, String name) {
    if (name.equals("skeleton")) {
      return "no " + kind.word() + " can be called \"skeleton\"; choose another name";
    }
    return Lexemes.isName(name, 0, name.length())
        ? ""
        : Excerpt.quoted(name)
            + " is not a name: names have letters, digits, _ and -, and do not start with a digit";
  }

  /** Says what is wrong with the name of a skin or animation, nothing if it is possible. */
  static String textProblem(SymbolKind kind, String name) {
    for (int i = 0; i < name.length(); i++) {
      if (Lexemes.isSpace(name.charAt(i))) {
        return Excerpt.quoted(name) + " is not a name: names have no white space";
      }
    }
    return kind == SymbolKind.SKIN && name.equals(Skin.DEFAULT_NAME)
        ? "the skeleton itself makes the skin \"default\"; choose another name"
        : "";
  }

  /** Says which word would get a meaning, if it can be found. */
  private String otherMeaning(String newName) {
    for (int i = 0; i < words.size(); i++) {
      boolean unknown = words.kind(i) == TokenKind.UNKNOWN;
      if (unknown && Lexemes.isWord(source.text, words.from(i), words.to(i), newName)) {
        int line = source.tree.place(words.from(i), words.to(i)).line();
        return Excerpt.quoted(newName)
            + " on line "
            + line
            + " names nothing now, and would get a meaning; choose another name";
      }
    }
    return "the text would mean something else with that name; choose another one";
  }
}
