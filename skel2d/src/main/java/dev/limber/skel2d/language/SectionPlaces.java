package dev.limber.skel2d.language;

import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.Section;
import java.util.List;

/**
 * Where the sections of a source stand, and where new ones go: skeleton, order, skins, the rest.
 */
final class SectionPlaces {
  private final Source source;

  SectionPlaces(Source source) {
    this.source = source;
  }

  boolean has(LineKind kind) {
    return lastOf(kind) >= 0;
  }

  /** Adds a section behind those of its kind and those that stand before them. */
  Edit add(LineKind kind, List<String> lines) {
    int above =
        switch (kind) {
          case ORDER -> lastOf(LineKind.SKELETON, LineKind.ORDER);
          case SKIN -> lastOf(LineKind.SKELETON, LineKind.ORDER, LineKind.SKIN);
          default -> lastOf(LineKind.SKELETON, LineKind.ORDER, LineKind.SKIN, kind);
        };
    String lineEnd = source.lineEnd();
    return source.below(above, lineEnd + String.join(lineEnd, lines));
  }

  /** Returns the last line of the last section of some kinds that is not blank, -1 for none. */
  private int lastOf(LineKind... kinds) {
    int last = -1;
    for (Section section : source.tree.sections()) {
      boolean counts = List.of(kinds).contains(section.kind());
      for (int i = section.firstLine(); counts && i < section.endLine(); i++) {
        last = source.tree.lines().get(i).kind() == LineKind.BLANK ? last : i;
      }
    }
    return last;
  }
}
