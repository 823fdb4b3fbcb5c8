package dev.limber.skel2d.language;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.Limits;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.resolve.AnimationLayout;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.Section;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordGroup;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Adds the example of a word where such lines stand: a bone to the skeleton, a slot to a bone, a
 * timeline to an animation. What the line of an offset is about comes first, else the first there
 * is. Examples call everything {@code arm}, which becomes what is there.
 */
final class ExampleEdit {
  private static final String ARM = "arm";

  private final Source source;
  private final SyntaxTree tree;
  private final Symbols symbols;
  private final NewParts parts;
  private final Word word;
  private final Source example;
  private final int line;
  private final String lineEnd;

  ExampleEdit(Source source, Word word, int offset) {
    this.source = source;
    this.tree = source.tree;
    this.symbols = source.symbols();
    this.parts = new NewParts(source);
    this.word = word;
    this.example = new Source(word.example(), "", Limits.DEFAULT);
    this.line = tree.lineAt(source.limit(offset));
    this.lineEnd = source.lineEnd();
  }

  Change change() {
    if (word.group() == WordGroup.WORD) {
      return Change.refused("it can stand in many places");
    }
    if (symbols.firstSlot == 0) {
      return Change.of(List.of(atEnd(example.text.trim())));
    }
    return switch (word.group()) {
      case SECTION -> section();
      case BONE -> bone();
      case SLOT, TYPE, ATTACHMENT, PATH -> slot();
      case MARK -> mark();
      case OPTION, EASING -> option();
      case SLOT_TIMELINE -> timeline(Target.SLOT, about(LineParts.SLOT, symbols.firstSlot));
      default -> timeline(Target.BONE, about(LineParts.BONE, 0));
    };
  }

  private Change bone() {
    String rest = exampleLines(LineKind.BONE).get(0).substring(1 + ARM.length());
    return checked(parts.below(parts.lastLineOf(-1), "\t" + parts.freeName(ARM) + rest));
  }

  private Change slot() {
    int bone = about(LineParts.BONE, 0);
    while (parts.lineOf(bone) < 0) {
      bone++;
    }
    String given = example.symbols().name(example.symbols().firstSlot);
    boolean isOwn = given.equals(ARM) || !exampleLines(LineKind.SLOT).get(0).contains("@" + given);
    String name = isOwn ? parts.slotName(symbols.fullName(bone)) : parts.freeName(given);
    String before = isOwn ? "@" : "@" + given;
    String after = name.equals(symbols.name(bone)) ? "@" : "@" + name;
    List<String> lines = new ArrayList<>();
    for (String one : exampleLines(LineKind.SLOT, LineKind.PATH_COMMAND)) {
      lines.add(one.replace(before, after).replace("\t: " + ARM, "\t: " + symbols.fullName(bone)));
    }
    int above = parts.endOfBlock(parts.lineOf(bone));
    return checked(parts.below(above, String.join(lineEnd, lines)));
  }

  private Change mark() {
    AnimationLayout layout = layout();
    return layout == null
        ? newAnimation()
        : checked(parts.below(header(layout), exampleLines(LineKind.MARK).get(0)));
  }

  private Change option() {
    AnimationLayout layout = layout();
    if (layout == null) {
      return newAnimation();
    }
    Line header = tree.lines().get(header(layout));
    Line exampleHeader = example.tree.lines().get(example.tree.sections().get(1).firstLine());
    String option = example.tree.tokenText(exampleHeader.endToken() - 1);
    boolean isRate = word.word().equals("fps");
    for (int token = header.firstToken() + 2; token < header.endToken(); token++) {
      if (tree.tokenText(token).endsWith("fps") == isRate) {
        return Change.refused(
            Excerpt.quoted(layout.name()) + " says " + tree.tokenText(token) + " already");
      }
    }
    // The rate comes first.
    int before = isRate ? header.firstToken() + 1 : header.endToken() - 1;
    int at = tree.tokenEnd(before);
    return checked(new Edit(at, at, " " + option));
  }

  private Change timeline(Target target, int symbol) {
    if (symbol < 0) {
      return Change.refused("there is no slot yet");
    }
    AnimationLayout layout = layout();
    if (layout == null) {
      return newAnimation();
    }
    String written = renamed(exampleLines(LineKind.TIMELINE).get(0));
    String letter = word.group() == WordGroup.COMMAND ? "x" : word.word();
    int index = target == Target.BONE ? symbol : symbol - symbols.firstSlot;
    for (AnimationLayout.Item item : layout.items()) {
      if (item.target() != target || item.index() != index) {
        continue;
      }
      Line last = item.line();
      for (Line timeline : item.timelines()) {
        if (tree.tokenText(timeline.firstToken()).equals(letter)) {
          return Change.refused(
              symbols.fullName(symbol) + " has " + letter + " in " + layout.name() + " already");
        }
        last = timeline;
      }
      return checked(parts.below(tree.lines().indexOf(last), written));
    }
    String block = "\t" + reference(symbol) + lineEnd + written;
    for (AnimationLayout.Item item : layout.items()) {
      // Bones stand before slots.
      if (target == Target.BONE && item.target() == Target.SLOT) {
        int at = item.line().start();
        return checked(new Edit(at, at, block + lineEnd));
      }
    }
    return checked(parts.below(layout.lastLine(), block));
  }

  private Change section() {
    LineKind kind = example.tree.lines().get(lastSection(example).firstLine()).kind();
    boolean isOne = kind == LineKind.SKELETON || kind == LineKind.ORDER;
    if (isOne && new SectionPlaces(source).has(kind)) {
      return Change.refused("there is one already, and there can be only one");
    }
    if (kind != LineKind.ANIM && about(LineParts.SLOT, symbols.firstSlot) < 0) {
      return Change.refused("there is no slot yet");
    }
    return newSection(kind);
  }

  private Change newAnimation() {
    return newSection(LineKind.ANIM);
  }

  /** Adds the last section of the example behind those of its kind. */
  private Change newSection(LineKind kind) {
    Section section = lastSection(example);
    List<String> lines = new ArrayList<>();
    for (int i = section.firstLine(); i < section.endLine(); i++) {
      lines.add(renamed(content(example, i)));
    }
    return checked(new SectionPlaces(source).add(kind, lines));
  }

  /** Gives a line of the example the names that are here, and a free one to a skin or animation. */
  private String renamed(String text) {
    int quote = text.indexOf('"');
    if (!text.startsWith("\t") && quote >= 0) {
      int end = text.indexOf('"', quote + 1);
      String name = text.substring(quote + 1, end);
      return text.substring(0, quote + 1)
          + new SectionEdit(
                  source, text.startsWith("skin") ? SymbolKind.SKIN : SymbolKind.ANIMATION)
              .freeName(name)
          + text.substring(end);
    }
    if (text.startsWith("\t\t@")) {
      return "\t\t@ " + attachments(about(LineParts.SLOT, symbols.firstSlot));
    }
    if (text.startsWith("\t@")) {
      int end = text.indexOf(' ') < 0 ? text.length() : text.indexOf(' ');
      return "\t" + reference(about(LineParts.SLOT, symbols.firstSlot)) + text.substring(end);
    }
    boolean isBone = text.startsWith("\t" + ARM);
    return isBone ? "\t" + reference(about(LineParts.BONE, 0)) : text;
  }

  /** Returns keys that show the first attachments of a slot. */
  private String attachments(int slot) {
    Iterator<String> names = symbols.attachmentNames(slot).iterator();
    String first = names.hasNext() ? names.next() : symbols.name(slot);
    return names.hasNext() ? first + " -> " + names.next() : first;
  }

  private String reference(int symbol) {
    return symbol < symbols.firstSlot
        ? symbols.boneIndex().shortest(symbol)
        : "@" + symbols.slotIndex().shortest(symbol - symbols.firstSlot);
  }

  /** Returns what the line is about, else the first of its kind, -1 if there is none. */
  private int about(int part, int first) {
    int here = line < 0 ? -1 : source.parts().of(line, part);
    int end = part == LineParts.SLOT ? symbols.firstSlot + slots() : symbols.firstSlot;
    return here >= 0 ? here : first < end ? first : -1;
  }

  private int slots() {
    return source.result.skeleton().slots().size();
  }

  private @Nullable AnimationLayout layout() {
    List<AnimationLayout> layouts =
        AnimationLayout.of(tree, symbols.boneIndex(), symbols.slotIndex());
    int here = line < 0 ? -1 : source.parts().of(line, LineParts.ANIMATION);
    for (AnimationLayout one : layouts) {
      if (here >= 0 && one.name().equals(symbols.name(here))) {
        return one;
      }
    }
    return layouts.isEmpty() ? null : layouts.get(0);
  }

  private static int header(AnimationLayout layout) {
    return layout.sections().get(0).firstLine();
  }

  private static Section lastSection(Source of) {
    return of.tree.sections().get(of.tree.sections().size() - 1);
  }

  private List<String> exampleLines(LineKind... kinds) {
    Set<LineKind> wanted = Set.of(kinds);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < example.tree.lines().size(); i++) {
      if (wanted.contains(example.tree.lines().get(i).kind())) {
        lines.add(content(example, i));
      }
    }
    return lines;
  }

  private static String content(Source of, int line) {
    Line one = of.tree.lines().get(line);
    return of.text.substring(one.start(), one.contentEnd());
  }

  private Edit atEnd(String text) {
    int end = source.text.length();
    String before = source.text.trim().isEmpty() || source.text.endsWith("\n") ? "" : lineEnd;
    String gap = source.text.trim().isEmpty() ? "" : lineEnd;
    return new Edit(end, end, before + gap + text.replace("\n", lineEnd) + lineEnd);
  }

  private Change checked(Edit edit) {
    Change change = Change.of(List.of(edit));
    int before = source.result.diagnostics().size();
    return Skel2d.parse(change.applyTo(source.text)).diagnostics().size() > before
        ? Change.refused("other lines would mean something else then")
        : change;
  }
}
