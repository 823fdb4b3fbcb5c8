package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.resolve.AnimationLayout;
import dev.limber.skel2d.resolve.TimelineRun.Kind;
import dev.limber.skel2d.resolve.TimelineRun.PlayedKey;
import dev.limber.skel2d.resolve.TimelineRun.Step;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordGroup;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the timelines of an animation that count, and lists their keys. */
final class TrackReader {
  private final Skel2d.Result result;
  private final AnimationLayout layout;

  TrackReader(Skel2d.Result result, AnimationLayout layout) {
    this.result = result;
    this.layout = layout;
  }

  /** A timeline that counts: of several for one property it is the last. */
  record Found(AnimationLayout.Item item, char letter, Line line, TimelineText text) {
    /** Returns its first frame. */
    KeyPlace place(Skeleton skeleton) {
      boolean bone = item.target() == Target.BONE;
      String name =
          bone
              ? skeleton.bones().get(item.index()).name()
              : skeleton.slots().get(item.index()).name();
      return new KeyPlace(item.target(), name, letter, 0);
    }
  }

  /** Returns the timelines that count, in the order of the text. */
  List<Found> timelines() {
    List<Found> found = new ArrayList<>();
    for (AnimationLayout.Item item : layout.items()) {
      for (Line line : item.timelines()) {
        String property = result.syntax().tokenText(line.firstToken());
        Word word = property.length() == 1 ? property(item.target(), property.charAt(0)) : null;
        if (word != null) {
          char letter = property.charAt(0);
          TimelineText text = TimelineText.of(word, item.start(), words(result.syntax(), line));
          if (text.run.isUsable()) {
            found.removeIf(
                f ->
                    f.letter == letter
                        && f.item.target() == item.target()
                        && f.item.index() == item.index());
            found.add(new Found(item, letter, line, text));
          }
        }
      }
    }
    return found;
  }

  static @Nullable Word property(Target target, char letter) {
    return Vocabulary.letter(group(target), letter);
  }

  static WordGroup group(Target target) {
    return target == Target.BONE ? WordGroup.BONE_TIMELINE : WordGroup.SLOT_TIMELINE;
  }

  private static List<String> words(SyntaxTree tree, Line line) {
    List<String> words = new ArrayList<>();
    for (int t = line.firstToken() + 1; t < line.endToken(); t++) {
      words.add(tree.tokenText(t));
    }
    return words;
  }

  List<KeyTrack> tracks() {
    List<KeyTrack> tracks = new MarkLines(result.syntax(), layout).tracks();
    for (Found found : timelines()) {
      tracks.add(
          new KeyTrack(
              found.item.target(),
              found.place(result.skeleton()).name(),
              found.letter,
              keys(found),
              loops(found),
              found.text.run.isComplete()));
    }
    return tracks;
  }

  private List<TrackKey> keys(Found found) {
    SyntaxTree tree = result.syntax();
    TimelineText text = found.text;
    int[] shares = new int[text.size()];
    for (PlayedKey key : text.run.keys()) {
      shares[key.word()]++;
    }
    List<TrackKey> keys = new ArrayList<>();
    for (PlayedKey key : text.run.keys()) {
      int token = found.line.firstToken() + 1 + key.word();
      keys.add(
          new TrackKey(
              key.frame(),
              text.valueText(key),
              key.easing(),
              tree.tokenStart(token),
              tree.tokenEnd(token),
              shares[key.word()]));
    }
    return keys;
  }

  /** Lists each loop where it is first run. */
  private List<LoopBlock> loops(Found found) {
    SyntaxTree tree = result.syntax();
    List<LoopBlock> loops = new ArrayList<>();
    List<Step> open = new ArrayList<>();
    List<Integer> runs = new ArrayList<>();
    boolean[] listed = new boolean[found.text.size()];
    List<Step> steps = found.text.run.steps();
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      if (step.kind() == Kind.LOOP) {
        open.add(step);
        runs.add(0);
      } else if (step.kind() == Kind.LOOP_END && !open.isEmpty()) {
        int top = open.size() - 1;
        runs.set(top, runs.get(top) + 1);
        boolean again = i + 1 < steps.size() && steps.get(i + 1).word() <= step.word();
        if (!again || steps.get(i + 1).word() <= open.get(top).word()) {
          Step start = open.remove(top);
          int count = runs.remove(top);
          if (!listed[start.word()]) {
            listed[start.word()] = true;
            int token = found.line.firstToken() + 1;
            loops.add(
                new LoopBlock(
                    start.before().frame(),
                    step.after().frame(),
                    count,
                    start.depth(),
                    tree.tokenStart(token + start.word()),
                    tree.tokenEnd(token + step.word())));
          }
        }
      }
    }
    loops.sort((a, b) -> Integer.compare(a.from(), b.from()));
    return loops;
  }
}
