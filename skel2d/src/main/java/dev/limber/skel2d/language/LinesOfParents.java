package dev.limber.skel2d.language;

import dev.limber.skel2d.syntax.LineKind;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;

/** Finds bones that only their children name, and that lose these: they need lines of their own. */
final class LinesOfParents {
  private final Source source;
  private final Symbols symbols;

  /** By bone the line that names it first. */
  private final int[] firstLines;

  private final boolean[] isNamed;

  /**
   * Finds out which lines name which bones.
   *
   * @param stays which lines go on to name what they name
   */
  LinesOfParents(Source source, IntPredicate stays) {
    this.source = source;
    this.symbols = source.symbols();
    this.firstLines = new int[symbols.firstSlot];
    this.isNamed = new boolean[symbols.firstSlot];
    Words words = source.words();
    for (int i = words.size() - 1; i >= 0; i--) {
      int symbol = words.symbol(i);
      int line = symbol >= 0 ? source.tree.lineAt(words.from(i)) : 0;
      if (symbol >= 0
          && symbol < symbols.firstSlot
          && source.tree.lines().get(line).kind() == LineKind.BONE) {
        firstLines[symbol] = line;
        isNamed[symbol] |= stays.test(line);
      }
    }
  }

  /** Says that a bone and those above it are named in any case. */
  void name(int bone) {
    for (int at = bone; at >= 0; at = symbols.bone(at).parent()) {
      isNamed[at] = true;
    }
  }

  /** Returns new lines, with their ends, for bones that would be gone, by where these stood. */
  Map<Integer, String> missing(IntPredicate isKept) {
    Map<Integer, String> added = new TreeMap<>();
    for (int i = symbols.firstSlot - 1; i >= 0; i--) {
      if (isKept.test(i) && !isNamed[i]) {
        added.put(firstLines[i], "\t" + symbols.fullName(i) + source.lineEnd());
        name(i);
      }
    }
    return added;
  }
}
