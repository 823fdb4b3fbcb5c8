package dev.limber.skel2d.language;

import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordGroup;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Says what could be written at a place. */
final class Completer {
  private final Source source;
  private final Symbols symbols;
  private final NameItems names;

  Completer(Source source) {
    this.source = source;
    this.symbols = source.symbols();
    this.names = new NameItems(source);
  }

  Completion at(int offset) {
    Caret caret = new Caret(source.tree, offset);
    if (caret.inComment) {
      return new Completion(offset, offset, List.of());
    }
    if (caret.tabs == 0) {
      return header(caret);
    }
    return switch (caret.section) {
      case SKELETON -> inSkeleton(caret);
      case SKIN -> inSkin(caret);
      case ORDER -> inOrder(caret);
      case ANIM -> inAnimation(caret);
      default -> nothing(caret);
    };
  }

  private static Completion nothing(Caret caret) {
    return new Completion(caret.offset, caret.offset, List.of());
  }

  /** Returns items that replace the word from an offset on, up to the end of the name there. */
  private static Completion from(Caret caret, int from, Items items) {
    return new Completion(from, caret.nameEnd(), items.list());
  }

  private Completion header(Caret caret) {
    Items items = new Items(caret.prefix());
    if (caret.wordIndex == 0) {
      WordItems.sections(items, sectionsElsewhere(caret));
      return from(caret, caret.wordStart, items);
    }
    switch (caret.word(0)) {
      case "skeleton" -> names.colors(items, caret.wordStart);
      case "skin" -> names.quoted(items, SymbolKind.SKIN);
      case "anim" -> {
        if (caret.prefix().indexOf(':') >= 0) {
          return WordItems.easings(caret, "");
        }
        names.quoted(items, SymbolKind.ANIMATION);
        WordItems.options(items, true);
      }
      default -> {}
    }
    return new Completion(caret.wordStart, caret.offset, items.list());
  }

  private Set<String> sectionsElsewhere(Caret caret) {
    Set<String> found = new TreeSet<>();
    for (Line line : source.tree.lines()) {
      if (line.kind() != LineKind.BLANK && line.tabs() == 0 && !isAt(caret, line)) {
        found.add(source.tree.tokenText(line.firstToken()));
      }
    }
    return found;
  }

  private static boolean isAt(Caret caret, Line line) {
    return line.start() <= caret.offset && caret.offset <= line.contentEnd();
  }

  private Completion inSkeleton(Caret caret) {
    return switch (caret.tabs) {
      case 1 -> boneLine(caret);
      case 2 -> slotLine(caret);
      case 3 -> pathLine(caret, 2);
      default -> nothing(caret);
    };
  }

  private Completion boneLine(Caret caret) {
    Items items = new Items(caret.prefix());
    if (caret.wordIndex > 0) {
      return properties(caret, WordGroup.BONE, null);
    }
    int own = source.words().at(caret.offset);
    int except = own < 0 ? -1 : source.words().symbol(own);
    names.fullBones(items, except);
    // The whole dotted name is one word here.
    int end = caret.nameEnd();
    return new Completion(caret.wordStart, end, items.list());
  }

  private Completion slotLine(Caret caret) {
    int above = caret.above(1);
    int bone = above < 0 ? -1 : source.parts().of(above, LineParts.BONE);
    if (caret.wordIndex > 0) {
      return attachment(caret, true);
    }
    String typed = caret.prefix();
    int bracket = typed.indexOf('[');
    if (bracket >= 0 && bone >= 0) {
      String name = bracket == 1 ? symbols.name(bone) : typed.substring(1, bracket);
      return bracketed(caret, bracket, symbols.slot(bone, name));
    }
    Items items = new Items(typed);
    WordItems.slots(items, bone < 0 ? "" : symbols.name(bone));
    if (bone >= 0) {
      names.slotsOf(items, bone);
    }
    return from(caret, caret.wordStart, items);
  }

  private Completion bracketed(Caret caret, int bracket, int slot) {
    int from = caret.wordStart + bracket + 1;
    Items items = new Items(caret.text.substring(from, caret.offset));
    int end = caret.nameEnd();
    boolean closed = end < caret.text.length() && caret.text.charAt(end) == ']';
    if (slot >= 0) {
      names.attachmentsOf(items, slot, closed ? "" : "]");
    }
    return from(caret, from, items);
  }

  /** What stands behind the name of a slot: its colour, the type, properties. */
  private Completion attachment(Caret caret, boolean skeleton) {
    String type = "";
    for (int i = 1; i < caret.wordIndex && type.isEmpty(); i++) {
      type = caret.word(i).startsWith(":") ? caret.word(i) : "";
    }
    if (!type.isEmpty()) {
      Word known = Vocabulary.find(WordGroup.TYPE, type.substring(1));
      return properties(
          caret,
          WordGroup.ATTACHMENT,
          known == null ? Vocabulary.get(WordGroup.TYPE, "none") : known);
    }
    Items items = new Items(caret.prefix());
    if (!caret.prefix().startsWith("#")) {
      WordItems.types(items);
    }
    if (skeleton && !caret.prefix().startsWith(":")) {
      names.colors(items, caret.wordStart);
    }
    return from(caret, caret.wordStart, items);
  }

  private Completion properties(Caret caret, WordGroup group, @Nullable Word type) {
    String typed = caret.prefix();
    int hash = typed.indexOf('#');
    if (hash == 0 || hash == 1) {
      int from = caret.wordStart + hash;
      Items colors = new Items(typed.substring(hash));
      names.colors(colors, from);
      return from(caret, from, colors);
    }
    Items items = new Items(typed);
    // Behind a letter and a digit there is nothing to choose any more.
    if (typed.length() < 2 || !Lexemes.isNumber(typed, 1, typed.length())) {
      WordItems.properties(items, group, type, caret);
    }
    return from(caret, caret.wordStart, items);
  }

  private Completion pathLine(Caret caret, int ownerTabs) {
    int above = caret.above(ownerTabs);
    if (above < 0) {
      return nothing(caret);
    }
    String typed = caret.prefix();
    if (caret.wordIndex == 0) {
      Items items = new Items(typed);
      WordItems.all(items, WordGroup.PATH, Completion.Kind.COMMAND);
      return from(caret, caret.wordStart, items);
    }
    boolean command = caret.word(0).equals(":");
    int colon = command ? -1 : typed.indexOf(':');
    if (!command && colon < 0) {
      return nothing(caret);
    }
    String name = typed.substring(colon + 1);
    Items items = new Items(name);
    names.bones(items, name);
    return from(caret, caret.wordStart + colon + 1, items);
  }

  private Completion inSkin(Caret caret) {
    if (caret.tabs == 2) {
      return pathLine(caret, 1);
    }
    if (caret.tabs != 1) {
      return nothing(caret);
    }
    if (caret.wordIndex > 0) {
      return attachment(caret, false);
    }
    String typed = caret.prefix();
    int bracket = typed.indexOf('[');
    if (bracket > 0) {
      int slot = symbols.slotIndex().find(typed, 1, bracket);
      return bracketed(caret, bracket, slot < 0 ? -1 : symbols.firstSlot + slot);
    }
    Items items = new Items(typed);
    if (typed.indexOf('.') >= 0) {
      names.slots(items, typed, slot -> true);
    } else {
      names.skinEntries(items);
    }
    return from(caret, caret.wordStart, items);
  }

  private Completion inOrder(Caret caret) {
    if (caret.tabs != 1 || caret.wordIndex > 0) {
      return nothing(caret);
    }
    Set<Integer> listed = new TreeSet<>();
    List<Line> lines = source.tree.lines();
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      if (line.kind() == LineKind.ORDER_ENTRY && !isAt(caret, line)) {
        listed.add(source.parts().of(i, LineParts.SLOT));
      }
    }
    Items items = new Items(caret.prefix());
    names.slots(items, caret.prefix(), slot -> !listed.contains(slot));
    return from(caret, caret.wordStart, items);
  }

  private Completion inAnimation(Caret caret) {
    String typed = caret.prefix();
    Items items = new Items(typed);
    if (caret.tabs > 1) {
      return timelineLine(caret, items);
    }
    if (caret.wordIndex > 0) {
      if (caret.word(0).equals("!")) {
        return nothing(caret);
      }
      if (typed.indexOf(':') >= 0) {
        return WordItems.easings(caret, "");
      }
      WordItems.options(items, false);
      return new Completion(caret.wordStart, caret.offset, items.list());
    }
    if (!typed.startsWith("@")) {
      names.bones(items, typed);
    }
    names.slots(items, typed, slot -> true);
    WordItems.all(items, WordGroup.MARK, Completion.Kind.KEYWORD);
    return from(caret, caret.wordStart, items);
  }

  private Completion timelineLine(Caret caret, Items items) {
    int above = caret.above(1);
    if (above < 0) {
      return nothing(caret);
    }
    Line item = source.tree.lines().get(above);
    boolean slotItem = caret.text.charAt(source.tree.tokenStart(item.firstToken())) == '@';
    WordGroup group = slotItem ? WordGroup.SLOT_TIMELINE : WordGroup.BONE_TIMELINE;
    if (caret.wordIndex == 0) {
      WordItems.timelines(items, group, caret.firstWordsBelow(above));
      return new Completion(caret.wordStart, caret.offset, items.list());
    }
    String typed = caret.prefix();
    if (typed.indexOf(':') >= 0) {
      return WordItems.easings(caret, "->");
    }
    String letter = caret.word(0);
    Word word = Vocabulary.find(group, letter);
    if (word != null) {
      switch (word.value()) {
        case NAME -> {
          int slot = source.parts().of(above, LineParts.SLOT);
          if (slot >= 0) {
            names.attachmentsOf(items, slot, "");
          }
        }
        case COLOR -> names.colors(items, caret.wordStart);
        case BOOLEAN -> WordItems.booleans(items);
        default -> {}
      }
    }
    WordItems.commands(items);
    return new Completion(caret.wordStart, caret.offset, items.list());
  }
}
