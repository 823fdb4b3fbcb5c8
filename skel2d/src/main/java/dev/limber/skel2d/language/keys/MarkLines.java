package dev.limber.skel2d.language.keys;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.puppet.PuppetMark;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.language.Edit;
import dev.limber.skel2d.language.Numbers;
import dev.limber.skel2d.resolve.AnimationLayout;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The marks of an animation, and what a gesture does to them. */
final class MarkLines {
  private static final int DECIMALS = 4;

  private static final Comparator<PuppetMark> BY_CONTENT =
      Comparator.comparing(PuppetMark::name)
          .thenComparingDouble(PuppetMark::seconds)
          .thenComparingDouble(PuppetMark::number)
          .thenComparing(PuppetMark::text);

  private final SyntaxTree tree;
  private final @Nullable AnimationLayout layout;
  private final List<Mark> marks = new ArrayList<>();

  private static final class Mark {
    /** Where it stands, null if it is new. */
    final @Nullable Line line;

    final PuppetMark inFrames;
    final String payload;
    double frame;
    boolean gone;

    Mark(@Nullable Line line, PuppetMark inFrames, String payload) {
      this.line = line;
      this.inFrames = inFrames;
      this.payload = payload;
      this.frame = inFrames.seconds();
    }

    boolean isChanged() {
      return line == null || gone || frame != inFrames.seconds();
    }

    boolean isAt(KeyPlace place) {
      return line != null
          && place.name().equals(inFrames.name())
          && Math.abs(place.frame() - inFrames.seconds()) < TimelineText.SAME_FRAME;
    }
  }

  MarkLines(SyntaxTree tree, @Nullable AnimationLayout layout) {
    this.tree = tree;
    this.layout = layout;
    if (layout != null) {
      for (AnimationLayout.Mark mark : layout.marks()) {
        int from = tree.tokenEnd(mark.frameToken());
        int to = tree.tokenEnd(mark.line().endToken() - 1);
        String payload = tree.text().substring(from, to).trim();
        marks.add(new Mark(mark.line(), mark.inFrames(), payload));
      }
    }
  }

  /** Returns them by name, in the order of the text. */
  List<KeyTrack> tracks() {
    Map<String, List<TrackKey>> byName = new LinkedHashMap<>();
    for (Mark mark : marks) {
      if (mark.line != null) {
        int name = mark.line.firstToken() + 1;
        byName
            .computeIfAbsent(mark.inFrames.name(), n -> new ArrayList<>())
            .add(
                new TrackKey(
                    mark.frame,
                    mark.payload,
                    Easing.LINEAR,
                    tree.tokenStart(name),
                    tree.tokenEnd(name + 1),
                    1));
      }
    }
    List<KeyTrack> tracks = new ArrayList<>();
    for (Map.Entry<String, List<TrackKey>> entry : byName.entrySet()) {
      List<TrackKey> keys = entry.getValue();
      keys.sort(Comparator.comparingDouble(TrackKey::frame));
      tracks.add(new KeyTrack(Target.BONE, entry.getKey(), KeyPlace.MARK, keys, List.of(), true));
    }
    return tracks;
  }

  void move(KeyPlace place, double to) throws RefusedException {
    for (Mark mark : at(place)) {
      mark.frame = rounded(to);
    }
  }

  void remove(KeyPlace place) throws RefusedException {
    for (Mark mark : at(place)) {
      mark.gone = true;
    }
  }

  String payload(KeyPlace place) throws RefusedException {
    return at(place).get(0).payload;
  }

  /** Returns the frame as it will be read again. */
  private static double rounded(double frame) {
    String written = Numbers.rounded(frame, DECIMALS);
    return Lexemes.number(written, 0, written.length());
  }

  private List<Mark> at(KeyPlace place) throws RefusedException {
    List<Mark> found = new ArrayList<>();
    for (Mark mark : marks) {
      if (mark.isAt(place)) {
        found.add(mark);
      }
    }
    if (found.isEmpty()) {
      throw new RefusedException(
          "there is no mark "
              + Excerpt.quoted(place.name())
              + " on frame "
              + ValueText.of(place.frame()));
    }
    return found;
  }

  void add(KeyPlace place, String payload) throws RefusedException {
    if (layout == null) {
      throw new RefusedException("there is no such animation");
    }
    String name = place.name();
    if (!Lexemes.isName(name, 0, name.length())) {
      throw new RefusedException(Excerpt.quoted(name) + " cannot be the name of a mark");
    }
    double number = 0;
    String said = "";
    for (String word : payload.trim().split("\\s+", -1)) {
      if (Lexemes.isNumber(word, 0, word.length())) {
        number = Lexemes.number(word, 0, word.length());
      } else if (Lexemes.isString(word, 0, word.length())) {
        said = Lexemes.string(word, 0, word.length());
      } else if (!word.isEmpty()) {
        throw new RefusedException(Excerpt.quoted(word) + " is no number or quoted text");
      }
    }
    marks.add(
        new Mark(null, new PuppetMark(name, rounded(place.frame()), number, said), payload.trim()));
  }

  /** Returns how many are different. */
  int changed() {
    int count = 0;
    for (Mark mark : marks) {
      count += mark.isChanged() ? 1 : 0;
    }
    return count;
  }

  /** Returns the lines that go. */
  List<Line> removed() {
    List<Line> removed = new ArrayList<>();
    for (Mark mark : marks) {
      if (mark.gone && mark.line != null) {
        removed.add(mark.line);
      }
    }
    return removed;
  }

  /** Returns what the others become. */
  List<Edit> edits(NewLines lines) {
    List<Edit> edits = new ArrayList<>();
    for (Mark mark : marks) {
      String frame = Numbers.rounded(mark.frame, DECIMALS);
      if (mark.line == null && layout != null) {
        String payload = mark.payload.isEmpty() ? "" : " " + mark.payload;
        String line = "\t! " + mark.inFrames.name() + " " + frame + payload;
        edits.add(lines.below(above(layout, mark.frame), line));
      } else if (mark.line != null && !mark.gone && mark.isChanged()) {
        int token = mark.line.firstToken() + 2;
        edits.add(new Edit(tree.tokenStart(token), tree.tokenEnd(token), frame));
      }
    }
    return edits;
  }

  /** A new one goes below the last that is not later, or below the header. */
  private Line above(AnimationLayout layout, double frame) {
    Line above = tree.lines().get(layout.sections().get(0).firstLine());
    for (AnimationLayout.Mark mark : layout.marks()) {
      if (mark.inFrames().seconds() <= frame) {
        above = mark.line();
      }
    }
    return above;
  }

  /** Returns whether an animation has all marks up to its end, and no others. */
  boolean areMeant(Animation now) throws RefusedException {
    List<PuppetMark> wanted = new ArrayList<>();
    for (Mark mark : marks) {
      double seconds = mark.frame / now.fps();
      if (!mark.gone && seconds <= now.duration()) {
        PuppetMark said = mark.inFrames;
        wanted.add(new PuppetMark(said.name(), seconds, said.number(), said.text()));
      } else if (!mark.gone && mark.isChanged()) {
        throw new RefusedException(
            "the animation ends on frame "
                + Numbers.rounded(now.duration() * now.fps(), DECIMALS)
                + ", before this mark");
      }
    }
    List<PuppetMark> found = new ArrayList<>(now.marks());
    wanted.sort(BY_CONTENT);
    found.sort(BY_CONTENT);
    boolean same = wanted.size() == found.size();
    for (int i = 0; same && i < wanted.size(); i++) {
      same = isSame(wanted.get(i), wanted.get(i).seconds(), found.get(i), now.fps());
    }
    return same;
  }

  /** Returns whether a mark says what another says, at its new time. */
  static boolean isSame(PuppetMark mark, double seconds, PuppetMark now, double fps) {
    return mark.name().equals(now.name())
        && mark.number() == now.number()
        && mark.text().equals(now.text())
        && Math.abs(seconds - now.seconds()) * fps < TimelineText.SAME_FRAME;
  }
}
