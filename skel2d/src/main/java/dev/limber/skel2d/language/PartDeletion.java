package dev.limber.skel2d.language;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.math.Lists;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.data.Timeline;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Takes bones and slots away, with what hangs on them and all that the text says of them. */
final class PartDeletion {
  private final Source source;
  private final Symbols symbols;
  private final List<Line> lines;

  /** The bones, and behind them the slots. */
  private final boolean[] goneParts;

  private final boolean[] goneLines;

  PartDeletion(Source source) {
    this.source = source;
    this.symbols = source.symbols();
    this.lines = source.tree.lines();
    this.goneParts = new boolean[symbols.firstAttachment];
    this.goneLines = new boolean[lines.size()];
  }

  Change of(List<String> bones, List<String> slots) {
    String problem = "";
    for (String bone : bones) {
      problem = problem.isEmpty() ? mark(symbols.fullBone(bone), "bone", bone) : problem;
    }
    for (String slot : slots) {
      problem = problem.isEmpty() ? mark(symbols.fullSlot(slot), "slot", slot) : problem;
    }
    if (!problem.isEmpty()) {
      return Change.refused(problem);
    }
    markBelow();
    markLines();
    String held = outlineOnGoneBone();
    if (!held.isEmpty()) {
      return Change.refused(held);
    }
    Change change = Change.withoutLines(lines, goneLines, parentsLines());
    return leavesTheRest(change)
        ? change
        : Change.refused("other names in the text would then refer to different bones or slots");
  }

  private String mark(int symbol, String what, String name) {
    if (symbol < 0) {
      return "there is no " + what + " " + Excerpt.quoted(name);
    }
    goneParts[symbol] = true;
    return "";
  }

  /** Parents stand before their children, and bones before slots. */
  private void markBelow() {
    for (int i = 0; i < symbols.firstSlot; i++) {
      int parent = symbols.bone(i).parent();
      goneParts[i] |= parent >= 0 && goneParts[parent];
    }
    for (int i = symbols.firstSlot; i < goneParts.length; i++) {
      goneParts[i] |= goneParts[symbols.slot(i).bone()];
    }
  }

  private void markLines() {
    LineParts parts = source.parts();
    int last = -1;
    for (int i = 0; i < goneLines.length; i++) {
      if (lines.get(i).kind() != LineKind.BLANK) {
        goneLines[i] = isGone(parts.of(i, LineParts.BONE)) || isGone(parts.of(i, LineParts.SLOT));
        // Comments and blank lines between two that go, go with them.
        for (int between = last + 1; goneLines[i] && between < i; between++) {
          goneLines[between] = last >= 0 && goneLines[last];
        }
        last = i;
      }
    }
  }

  private boolean isGone(int symbol) {
    return symbol >= 0 && goneParts[symbol];
  }

  /** Returns why an outline that stays needs one of the bones; empty if none does. */
  private String outlineOnGoneBone() {
    Words words = source.words();
    for (int i = 0; i < words.size(); i++) {
      int symbol = words.symbol(i);
      if (symbol < symbols.firstSlot && isGone(symbol)) {
        int line = source.tree.lineAt(words.from(i));
        if (!goneLines[line]) {
          int slot = source.parts().of(line, LineParts.SLOT);
          String outline = slot < 0 ? "an outline" : "the outline of " + symbols.fullName(slot);
          return outline + " has points on " + symbols.fullName(symbol);
        }
      }
    }
    return "";
  }

  private Map<Integer, String> parentsLines() {
    LinesOfParents parents = new LinesOfParents(source, line -> !goneLines[line]);
    return parents.missing(bone -> !goneParts[bone]);
  }

  private boolean leavesTheRest(Change change) {
    Skeleton before = symbols.skeleton;
    Skeleton after = Skel2d.parse(change.applyTo(source.text)).skeleton();
    Set<String> bones = new TreeSet<>();
    List<String> slots = new ArrayList<>();
    for (int i = 0; i < goneParts.length; i++) {
      if (!goneParts[i] && i < symbols.firstSlot) {
        bones.add(symbols.fullName(i));
      } else if (!goneParts[i]) {
        slots.add(symbols.fullName(i));
      }
    }
    boolean same =
        bones.equals(new TreeSet<>(Lists.map(after.bones(), Bone::name)))
            && slots.equals(Lists.map(after.slots(), Slot::name))
            && before.skins().size() == after.skins().size()
            && before.animations().size() == after.animations().size();
    for (int i = 0; same && i < before.animations().size(); i++) {
      same =
          timelinesLeft(before.animations().get(i)) == after.animations().get(i).timelines().size();
    }
    return same;
  }

  private int timelinesLeft(Animation animation) {
    int left = 0;
    for (Timeline timeline : animation.timelines()) {
      int first = timeline.target() == Target.BONE ? 0 : symbols.firstSlot;
      left += goneParts[first + timeline.index()] ? 0 : 1;
    }
    return left;
  }
}
