package dev.limber.skel2d.language.fixes;

import dev.limber.skel2d.language.Edit;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.Section;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.WordGroup;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lines that do not fit where they stand. */
final class LineFixes {
  private final SyntaxTree tree;
  private final int number;
  private final Line line;
  private final String first;

  LineFixes(SyntaxTree tree, int number) {
    this.tree = tree;
    this.number = number;
    this.line = tree.lines().get(number);
    this.first = tree.tokenText(line.firstToken());
  }

  /** Indents everything with tabs: the smallest indentation is one. */
  static @Nullable Fix tabs(SyntaxTree tree) {
    int unit = Integer.MAX_VALUE;
    for (Line line : tree.lines()) {
      int spaces = spaces(tree, line);
      unit = spaces > 0 && line.tabs() == 0 ? Math.min(unit, spaces) : unit;
    }
    List<Edit> edits = new ArrayList<>();
    for (Line line : tree.lines()) {
      int spaces = spaces(tree, line);
      if (spaces > 0) {
        int tabs = line.tabs() + Math.max(1, Math.round((float) spaces / Math.min(unit, spaces)));
        int from = line.start();
        edits.add(new Edit(from, from + line.tabs() + spaces, tabs(tabs)));
      }
    }
    return edits.isEmpty() ? null : Fix.of("Indent all lines with tabs", edits);
  }

  private static String tabs(int count) {
    StringBuilder tabs = new StringBuilder();
    for (int i = 0; i < count; i++) {
      tabs.append('\t');
    }
    return tabs.toString();
  }

  /** Returns how many spaces stand behind the tabs that a line with words starts with. */
  private static int spaces(SyntaxTree tree, Line line) {
    if (line.kind() == LineKind.BLANK) {
      return 0;
    }
    return tree.tokenStart(line.firstToken()) - line.start() - line.tabs();
  }

  /** Takes away a line that says nothing; one with words that are not understood may mean some. */
  @Nullable Fix remove() {
    return line.kind() == LineKind.ITEM && line.tokenCount() > 1
        ? null
        : Fix.of("Remove the line", List.of(new Edit(line.start(), line.end(), "")));
  }

  /** Mends a line that is nothing that can stand there. */
  @Nullable Fix stray() {
    Fix comment = HeaderFixes.comment(tree, line.firstToken());
    if (comment != null) {
      return comment;
    }
    return switch (section()) {
      case SKELETON -> inSkeleton();
      case SKIN -> line.tabs() == 1 ? at() : path();
      case ORDER -> at();
      case ANIM -> line.tabs() == 1 ? null : timeline();
      default -> null;
    };
  }

  private LineKind section() {
    for (Section section : tree.sections()) {
      if (number >= section.firstLine() && number < section.endLine()) {
        return section.kind();
      }
    }
    return LineKind.STRAY;
  }

  private @Nullable Fix inSkeleton() {
    if (first.charAt(0) == '@') {
      return line.tabs() == 2 ? null : indented(2, "Indent with two tabs");
    }
    Fix path = path();
    if (path != null || line.tabs() < 2) {
      return path;
    }
    return Lexemes.isPathName(first, 0, first.length()) ? nested() : null;
  }

  private Fix indented(int tabs, String title) {
    Edit edit = new Edit(line.start(), line.start() + line.tabs(), tabs(tabs));
    return Fix.of(title, List.of(edit));
  }

  /** A bone below a bone has the name of that before its own; its slots come along. */
  private @Nullable Fix nested() {
    String parent = null;
    for (int i = number - 1; i >= 0 && parent == null; i--) {
      Line above = tree.lines().get(i);
      boolean less = above.kind() != LineKind.BLANK && above.tabs() < line.tabs();
      if (less && above.tabs() > 0) {
        String name = tree.tokenText(above.firstToken());
        parent = above.kind() == LineKind.BONE ? name : null;
        if (parent == null && name.charAt(0) != '@') {
          // That one is to be mended first.
          return null;
        }
      } else if (less) {
        return null;
      }
    }
    if (parent == null) {
      return null;
    }
    List<Edit> edits = new ArrayList<>();
    String name = parent + "." + first;
    int start = line.start();
    edits.add(new Edit(start, tree.tokenEnd(line.firstToken()), "\t" + name));
    int back = line.tabs() - 1;
    for (int i = number + 1; i < tree.lines().size(); i++) {
      Line below = tree.lines().get(i);
      if (below.kind() != LineKind.BLANK) {
        if (below.tabs() <= line.tabs()) {
          break;
        }
        edits.add(new Edit(below.start(), below.start() + back, ""));
      }
    }
    return Fix.of("Write " + name, edits);
  }

  /** Mends the command of a path and its points. */
  @Nullable Fix path() {
    String command = first.length() > 1 ? "" : upper(first.charAt(0));
    boolean known = Vocabulary.find(WordGroup.PATH, command) != null && !command.equals(":");
    if (!known || line.tabs() < 2) {
      return null;
    }
    StringBuilder points = new StringBuilder();
    for (int t = line.firstToken() + 1; t < line.endToken(); t++) {
      points.append(tree.tokenText(t)).append(',');
    }
    String mended = points(command, points.toString());
    int from = tree.tokenStart(line.firstToken());
    int to = tree.tokenEnd(line.endToken() - 1);
    return mended == null || mended.equals(tree.text().substring(from, to))
        ? null
        : Fix.write(from, to, mended);
  }

  private static String upper(char command) {
    return switch (command) {
      case 'm', 'M' -> "M";
      case 'l', 'L' -> "L";
      case 'q', 'Q' -> "Q";
      case 'b', 'B' -> "B";
      case 'z', 'Z', 'c', 'C' -> "C";
      default -> String.valueOf(command);
    };
  }

  /** Returns a command with its numbers in pairs, null if they are not as many as it takes. */
  private static @Nullable String points(String command, String list) {
    List<String> numbers = new ArrayList<>();
    for (String part : list.split(",", -1)) {
      if (!part.isEmpty()) {
        numbers.add(part);
      }
    }
    int pairs =
        switch (command) {
          case "M", "L" -> 1;
          case "Q" -> 2;
          case "B" -> 3;
          default -> 0;
        };
    String made = command;
    if (command.equals("C") && numbers.size() == 6) {
      made = "B";
      pairs = 3;
    }
    if (numbers.size() != 2 * pairs) {
      return null;
    }
    StringBuilder text = new StringBuilder(made);
    for (int i = 0; i < numbers.size(); i++) {
      String number = numbers.get(i);
      int bone = number.indexOf(':');
      String value = LooseNumbers.read(bone < 0 ? number : number.substring(0, bone));
      if (value == null) {
        return null;
      }
      text.append(i % 2 == 0 ? " " : ",").append(value);
      text.append(bone < 0 ? "" : number.substring(bone));
    }
    return text.toString();
  }

  /** What other programs call C, with three points, is B here. */
  static @Nullable Fix curve(SyntaxTree tree, Line line, int token) {
    boolean first = token == line.firstToken() + 1;
    boolean cubic = first && tree.tokenText(line.firstToken()).equals("C");
    if (!cubic || line.tokenCount() != 4) {
      return null;
    }
    int from = tree.tokenStart(line.firstToken());
    List<Edit> edits = List.of(new Edit(from, from + 1, "B"));
    return Fix.of("Write B, a curve with two control points", edits);
  }

  /** Gives the attachment above the type of a path. */
  @Nullable Fix openPath() {
    int above = number - 1;
    while (above > 0 && tree.lines().get(above).tabs() >= line.tabs()) {
      above--;
    }
    Line slot = tree.lines().get(Math.max(0, above));
    if (slot.kind() != LineKind.SLOT && slot.kind() != LineKind.SKIN_ENTRY) {
      return null;
    }
    int end = tree.tokenEnd(slot.firstToken());
    boolean typed = tree.text().substring(end, slot.contentEnd()).indexOf(':') >= 0;
    return typed ? null : Fix.of("Write :path above", List.of(new Edit(end, end, " :path")));
  }

  private @Nullable Fix at() {
    boolean name = Lexemes.isPathName(first, 0, first.length());
    int from = tree.tokenStart(line.firstToken());
    return name ? Fix.write(from, from + first.length(), "@" + first) : null;
  }

  /** Mends the letter of a timeline. */
  private @Nullable Fix timeline() {
    int from = tree.tokenStart(line.firstToken());
    int end = 0;
    while (end < first.length() && ":=+-.0123456789".indexOf(first.charAt(end)) < 0) {
      end++;
    }
    String name = first.substring(0, end);
    String letter = name.length() == 1 ? name : Synonyms.timeline(name);
    if (letter == null || line.tabs() != 2) {
      return null;
    }
    int value = end;
    while (value < first.length() && ":=".indexOf(first.charAt(value)) >= 0) {
      value++;
    }
    String rest = value < first.length() ? " " + first.substring(value) : "";
    return Fix.write(from, from + first.length(), letter + rest);
  }

  /** A timeline of a slot below a bone, or the other way round. */
  @Nullable Fix otherTarget() {
    int above = number - 1;
    while (above > 0 && tree.lines().get(above).tabs() >= line.tabs()) {
      above--;
    }
    Line item = tree.lines().get(Math.max(0, above));
    boolean only = above == number - 1 && !isBelow(number + 1);
    if (item.kind() != LineKind.ITEM || !only) {
      return null;
    }
    int from = tree.tokenStart(item.firstToken());
    String name = tree.tokenText(item.firstToken());
    String other = name.charAt(0) == '@' ? name.substring(1) : "@" + name;
    boolean fits = Vocabulary.letter(group(other), first.charAt(0)) != null;
    return fits && first.length() == 1 ? Fix.write(from, from + name.length(), other) : null;
  }

  private static WordGroup group(String name) {
    return name.charAt(0) == '@' ? WordGroup.SLOT_TIMELINE : WordGroup.BONE_TIMELINE;
  }

  private boolean isBelow(int index) {
    return index < tree.lines().size() && tree.lines().get(index).kind() == LineKind.TIMELINE;
  }

  /** Moves a timeline that stands behind its bone or slot to a line of its own. */
  static @Nullable Fix ownLine(SyntaxTree tree, Line line, int token) {
    boolean letter = tree.tokenEnd(token) - tree.tokenStart(token) == 1;
    if (token != line.firstToken() + 1 || !letter || line.tokenCount() < 3) {
      return null;
    }
    int from = tree.tokenEnd(token - 1);
    List<Edit> edits = List.of(new Edit(from, tree.tokenStart(token), "\n\t\t"));
    return Fix.of("Put the timeline on a line of its own", edits);
  }
}
