package dev.limber.skel2d.language;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Adds animations and skins, copies them and takes them away; each may have several sections. */
final class SectionEdit {
  private final Source source;
  private final Symbols symbols;
  private final SymbolKind kind;
  private final List<Line> lines;

  /**
   * Edits sections of a kind.
   *
   * @param kind animation or skin
   */
  SectionEdit(Source source, SymbolKind kind) {
    this.source = source;
    this.symbols = source.symbols();
    this.kind = kind;
    this.lines = source.tree.lines();
  }

  /** Returns the symbol of a name, -1 if there is none. */
  int find(String name) {
    return kind == SymbolKind.SKIN ? symbols.skin(name) : symbols.animation(name);
  }

  /** Returns the name itself if it is free, or its stem with the next free number behind it. */
  String freeName(String name) {
    int stem = name.length();
    while (stem > 0 && "0123456789".indexOf(name.charAt(stem - 1)) >= 0) {
      stem--;
    }
    boolean isNumbered = stem < name.length() && name.startsWith("-", stem - 1);
    String base = isNumbered ? name.substring(0, stem) : name + "-";
    String free = name;
    for (int i = 2; find(free) >= 0; i++) {
      free = base + i;
    }
    return free;
  }

  Change addSkin(String name) {
    return symbols.firstSlot == symbols.firstAttachment
        ? Change.refused("there is no slot yet")
        : add(name, List.of("skin \"" + name + "\""));
  }

  /** Adds an animation with one key that changes nothing: without any it would be half written. */
  Change addAnimation(String name, String boneName, int fps) {
    int bone = boneName.isEmpty() && symbols.firstSlot > 0 ? 0 : symbols.fullBone(boneName);
    if (bone < 0) {
      return Change.refused("there is no bone " + Excerpt.quoted(boneName));
    }
    String header = "anim \"" + name + "\"" + (fps > 0 ? " " + fps + "fps" : "");
    return add(name, List.of(header, "\t" + symbols.boneIndex().shortest(bone), "\t\tr 0"));
  }

  private Change add(String name, List<String> section) {
    String problem = nameProblem(name);
    LineKind sections = kind == SymbolKind.SKIN ? LineKind.SKIN : LineKind.ANIM;
    return problem.isEmpty()
        ? Change.of(List.of(new SectionPlaces(source).add(sections, section)))
        : Change.refused(problem);
  }

  private String nameProblem(String name) {
    String problem = Rename.textProblem(kind, name);
    return problem.isEmpty() && find(name) >= 0
        ? "there is already " + kind.withArticle() + " " + Excerpt.quoted(name)
        : problem;
  }

  /** Puts a copy of all sections behind the last of them, with their comments and loops. */
  Change duplicate(String name, String newName) {
    List<Section> sections = sections(name);
    String problem = sections.isEmpty() ? missing(name) : nameProblem(newName);
    if (!problem.isEmpty()) {
      return Change.refused(problem);
    }
    List<Edit> renaming =
        new RenameEdits(source, new NewNames(source, find(name), newName)).quoted().edits();
    String lineEnd = source.lineEnd();
    StringBuilder copies = new StringBuilder();
    int end = 0;
    for (Section section : sections) {
      int at = lines.get(section.firstLine()).start();
      end = lines.get(codeEnd(section) - 1).contentEnd();
      copies.append(lineEnd).append(lineEnd);
      for (Edit edit : renaming) {
        if (at <= edit.from() && edit.to() <= end) {
          copies.append(source.text, at, edit.from()).append(edit.text());
          at = edit.to();
        }
      }
      copies.append(source.text, at, end);
    }
    return Change.of(List.of(new Edit(end, end, copies.toString())));
  }

  /** Takes all sections away; comments that stand before the next section stay. */
  Change delete(String name) {
    List<Section> sections = sections(name);
    if (sections.isEmpty()) {
      return Change.refused(missing(name));
    }
    boolean[] gone = new boolean[lines.size()];
    for (Section section : sections) {
      int line = section.firstLine();
      while (line < lines.size() && (line < codeEnd(section) || isEmpty(line))) {
        gone[line++] = true;
      }
    }
    // The text ends with its last line, not with what was between that and a section.
    int last = lines.size() - 1;
    for (int i = last; i >= 0 && gone[last] && (gone[i] || isEmpty(i)); i--) {
      gone[i] = true;
    }
    return Change.withoutLines(lines, gone, Map.of());
  }

  private String missing(String name) {
    return "there is no " + kind.word() + " " + Excerpt.quoted(name) + " in the text";
  }

  /** Returns the sections of an animation or skin. */
  private List<Section> sections(String name) {
    int part = kind == SymbolKind.SKIN ? LineParts.SKIN : LineParts.ANIMATION;
    int symbol = find(name);
    List<Section> own = new ArrayList<>();
    for (Section section : source.tree.sections()) {
      if (symbol >= 0 && source.parts().of(section.firstLine(), part) == symbol) {
        own.add(section);
      }
    }
    return own;
  }

  /** Returns the number behind the last line that is more than a comment. */
  private int codeEnd(Section section) {
    int end = section.endLine();
    while (lines.get(end - 1).kind() == LineKind.BLANK) {
      end--;
    }
    return end;
  }

  private boolean isEmpty(int line) {
    return lines.get(line).kind() == LineKind.BLANK && lines.get(line).comment() < 0;
  }
}
