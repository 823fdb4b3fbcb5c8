package dev.limber.skel2d.language;

import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.Section;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.TokenKind;
import dev.limber.skel2d.syntax.WordNotes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Finds out what a source consists of. */
final class SourceOutline {
  private final Source source;
  private final SyntaxTree tree;
  private final Symbols symbols;
  private final Words words;

  /** What {@link #below} has found: many bones may be named on one line. */
  private final int[] below;

  private final List<Draft> drafts = new ArrayList<>();

  /** A node that may still get children. Those are made after it. */
  private static final class Draft {
    final String name;
    final OutlineNode.Kind kind;
    final int from;
    final int to;
    final Span place;
    final List<OutlineNode> children = new ArrayList<>();
    final int parent;

    Draft(String name, OutlineNode.Kind kind, int from, int to, Span place, int parent) {
      this.name = name;
      this.kind = kind;
      this.from = from;
      this.to = to;
      this.place = place;
      this.parent = parent;
    }

    OutlineNode node() {
      children.sort(Comparator.comparingInt(OutlineNode::nameFrom));
      return new OutlineNode(name, kind, from, to, place.from(), place.to(), List.copyOf(children));
    }
  }

  SourceOutline(Source source) {
    this.source = source;
    this.tree = source.tree;
    this.symbols = source.symbols();
    this.words = source.words();
    this.below = new int[tree.lines().size()];
  }

  List<OutlineNode> nodes() {
    boolean hasSkeleton = false;
    for (Section section : tree.sections()) {
      switch (section.kind()) {
        case SKELETON -> {
          if (!hasSkeleton) {
            hasSkeleton = true;
            skeleton(section);
          }
        }
        case SKIN -> section(section, OutlineNode.Kind.SKIN);
        case ORDER -> section(section, OutlineNode.Kind.ORDER);
        case ANIM -> section(section, OutlineNode.Kind.ANIMATION);
        default -> {}
      }
    }
    List<OutlineNode> roots = new ArrayList<>();
    // Children are made after their parents, so that no nesting is too deep for this.
    for (int i = drafts.size() - 1; i >= 0; i--) {
      Draft draft = drafts.get(i);
      List<OutlineNode> siblings = draft.parent < 0 ? roots : drafts.get(draft.parent).children;
      siblings.add(draft.node());
    }
    roots.sort(Comparator.comparingInt(OutlineNode::nameFrom));
    return roots;
  }

  private int add(String name, OutlineNode.Kind kind, int from, int to, Span place, int parent) {
    drafts.add(new Draft(name, kind, from, to, place, parent));
    return drafts.size() - 1;
  }

  private void skeleton(Section section) {
    Line header = tree.lines().get(section.firstLine());
    int root =
        add(
            "skeleton",
            OutlineNode.Kind.SKELETON,
            header.start(),
            end(section.endLine()),
            token(header.firstToken()),
            -1);
    int[] places = definitions();
    int[] nodes = new int[symbols.firstSkin];
    for (int i = 0; i < symbols.firstSlot; i++) {
      int parent = symbols.bone(i).parent();
      nodes[i] = add(places[i], i, OutlineNode.Kind.BONE, parent < 0 ? root : nodes[parent]);
    }
    for (int i = symbols.firstSlot; i < symbols.firstAttachment; i++) {
      nodes[i] = add(places[i], i, OutlineNode.Kind.SLOT, nodes[symbols.slot(i).bone()]);
    }
    for (int i = symbols.firstAttachment; i < symbols.firstSkin; i++) {
      Attachment attachment = symbols.attachment(i);
      int slot = symbols.firstSlot + attachment.slot();
      // One that is called like its slot stands on the slot's own line.
      if (!attachment.name().equals(symbols.name(slot))) {
        add(places[i], i, OutlineNode.Kind.ATTACHMENT, nodes[slot]);
      }
    }
  }

  /** Returns for each bone, slot and attachment the word that defines it, or names it first. */
  private int[] definitions() {
    int[] places = new int[symbols.firstSkin];
    Arrays.fill(places, -1);
    boolean[] defined = new boolean[symbols.firstSkin];
    for (int i = 0; i < words.size(); i++) {
      place(i, words.symbol(i), places, defined);
      place(i, words.implied(i), places, defined);
    }
    return places;
  }

  private void place(int word, int symbol, int[] places, boolean[] defined) {
    if (symbol < 0 || symbol >= places.length || defined[symbol]) {
      return;
    }
    defined[symbol] = words.has(word, WordNotes.DEFINES);
    if (places[symbol] < 0 || defined[symbol]) {
      places[symbol] = word;
    }
  }

  private int add(int word, int symbol, OutlineNode.Kind kind, int parent) {
    if (word < 0) {
      return add(symbols.name(symbol), kind, 0, 0, new Span(0, 0), parent);
    }
    int line = tree.lineAt(words.from(word));
    return add(
        symbols.name(symbol),
        kind,
        tree.lines().get(line).start(),
        end(below(line)),
        source.nameSpan(word),
        parent);
  }

  /** Returns the number of the first line that is not below a line. */
  private int below(int line) {
    if (below[line] > 0) {
      return below[line];
    }
    List<Line> lines = tree.lines();
    int end = line + 1;
    int last = end;
    while (end < lines.size()) {
      Line next = lines.get(end);
      if (next.kind() != LineKind.BLANK) {
        if (next.tabs() <= lines.get(line).tabs()) {
          break;
        }
        last = end + 1;
      }
      end++;
    }
    below[line] = last;
    return last;
  }

  /** Returns the offset behind the last character of the lines before this one. */
  private int end(int endLine) {
    return tree.lines().get(endLine - 1).contentEnd();
  }

  private Span token(int token) {
    return new Span(tree.tokenStart(token), tree.tokenEnd(token));
  }

  private void section(Section section, OutlineNode.Kind kind) {
    int root = -1;
    int item = -1;
    for (int i = section.firstLine(); i < section.endLine(); i++) {
      Line line = tree.lines().get(i);
      switch (line.kind()) {
        case SKIN, ORDER, ANIM -> {
          Span place = headerName(line);
          String name = kind == OutlineNode.Kind.ORDER ? "order" : place.of(source.text);
          root = add(name, kind, line.start(), end(section.endLine()), place, -1);
        }
        case SKIN_ENTRY -> item(i, OutlineNode.Kind.ATTACHMENT, root);
        case ORDER_ENTRY -> item(i, OutlineNode.Kind.SLOT_ITEM, root);
        case ITEM -> {
          boolean slot = source.text.charAt(tree.tokenStart(line.firstToken())) == '@';
          item = item(i, slot ? OutlineNode.Kind.SLOT_ITEM : OutlineNode.Kind.BONE_ITEM, root);
        }
        case TIMELINE -> {
          if (item >= 0) {
            item(i, OutlineNode.Kind.TIMELINE, item);
          }
        }
        default -> {}
      }
    }
  }

  private Span headerName(Line line) {
    int first = words.firstFrom(line.start());
    for (int i = first; i < words.size() && words.from(i) < line.contentEnd(); i++) {
      TokenKind kind = words.kind(i);
      if (kind == TokenKind.SKIN || kind == TokenKind.ANIMATION) {
        return source.nameSpan(i);
      }
    }
    return token(line.firstToken());
  }

  private int item(int number, OutlineNode.Kind kind, int parent) {
    Line line = tree.lines().get(number);
    Span place = token(line.firstToken());
    int end = kind == OutlineNode.Kind.TIMELINE ? line.contentEnd() : end(below(number));
    return add(place.of(source.text), kind, line.start(), end, place, parent);
  }
}
