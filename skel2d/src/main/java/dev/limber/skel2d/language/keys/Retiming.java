package dev.limber.skel2d.language.keys;

import dev.limber.core.diagnostics.Limits;
import dev.limber.core.puppet.PuppetMark;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Timeline;
import dev.limber.skel2d.language.Change;
import dev.limber.skel2d.language.Edit;
import dev.limber.skel2d.language.Numbers;
import dev.limber.skel2d.resolve.AnimationLayout;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.Section;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.TokenKind;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordGroup;
import dev.limber.skel2d.syntax.WordNotes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** Makes an animation faster, slower, shorter or longer: by the numbers that say its frames. */
final class Retiming {
  private static final Word FPS = Vocabulary.get(WordGroup.OPTION, "fps");
  private static final Word FRAME = Vocabulary.get(WordGroup.OPTION, "frame");
  private static final Word STEP = Vocabulary.get(WordGroup.OPTION, "step");
  private static final int MOST_FPS = 1_000;
  private static final int MOST_FRAMES = 100_000;

  /** Decimals of frames and steps: thousands of steps together are off by a hundredth. */
  private static final int DECIMALS = 6;

  private static final double SAME_FRAME = 0.01;

  private final SyntaxTree tree;
  private final Skeleton skeleton;
  private final AnimationLayout layout;
  private final WordNotes notes = new WordNotes();

  Retiming(Skel2d.Result result, AnimationLayout layout) {
    this.tree = result.syntax();
    this.skeleton = result.skeleton();
    this.layout = layout;
    Skel2d.parse(tree.text(), "", Limits.DEFAULT, notes);
  }

  Change framesPerSecond(int fps) throws RefusedException {
    if (fps < 1 || fps > MOST_FPS) {
      throw new RefusedException("an animation has 1 to " + MOST_FPS + " frames per second");
    }
    List<Integer> written = numbers(FPS);
    if (written.isEmpty()) {
      return proven(List.of(behindName(fps + "fps")), layout.fps() / fps);
    }
    // Of several, the last counts.
    int note = written.get(written.size() - 1);
    Edit edit = new Edit(notes.from(note), notes.to(note), String.valueOf(fps));
    return proven(List.of(edit), layout.fps() / fps);
  }

  Change length(double frames) throws RefusedException {
    double last = animation(skeleton).duration() * layout.fps();
    if (!(frames >= 1) || frames > MOST_FRAMES) {
      throw new RefusedException("an animation has 1 to " + MOST_FRAMES + " frames");
    }
    if (last == 0) {
      throw new RefusedException("there is nothing to stretch: all keys are on frame 0");
    }
    double factor = frames / last;
    List<Edit> edits = new ArrayList<>();
    List<Integer> timed = numbers(FRAME);
    timed.addAll(numbers(STEP));
    for (int note : timed) {
      stretch(notes.from(note), notes.to(note), factor, edits);
    }
    for (AnimationLayout.Mark mark : layout.marks()) {
      int token = mark.frameToken();
      stretch(tree.tokenStart(token), tree.tokenEnd(token), factor, edits);
    }
    edits.sort(Comparator.comparingInt(Edit::from));
    Change change = new Change(edits, "");
    if (isRetimed(change, factor)) {
      return change;
    }
    // Something goes by the step that nobody wrote.
    double step = factor * Animation.DEFAULT_STEP;
    edits.add(behindName(":" + Numbers.rounded(step, DECIMALS)));
    edits.sort(Comparator.comparingInt(Edit::from));
    return proven(edits, factor);
  }

  private void stretch(int from, int to, double factor, List<Edit> edits) {
    double value = factor * Lexemes.number(tree.text(), from, to);
    String now = Double.isFinite(value) ? Numbers.rounded(value, DECIMALS) : "";
    if (!now.isEmpty() && !now.equals(tree.text().substring(from, to))) {
      edits.add(new Edit(from, to, now));
    }
  }

  /** Returns the notes of numbers that say something, in this animation. */
  private List<Integer> numbers(Word word) {
    List<Integer> found = new ArrayList<>();
    for (int note = 0; note < notes.size(); note++) {
      if (notes.word(note) == word.index()
          && notes.kind(note) == TokenKind.NUMBER
          && isInside(notes.from(note))) {
        found.add(note);
      }
    }
    return found;
  }

  private boolean isInside(int offset) {
    int line = tree.lineAt(offset);
    for (Section section : layout.sections()) {
      if (line >= section.firstLine() && line < section.endLine()) {
        return true;
      }
    }
    return false;
  }

  private Edit behindName(String word) {
    Line header = tree.lines().get(layout.sections().get(0).firstLine());
    int name = header.firstToken();
    for (int t = name; t < header.endToken(); t++) {
      name = Lexemes.isString(tree.text(), tree.tokenStart(t), tree.tokenEnd(t)) ? t : name;
    }
    return new Edit(tree.tokenEnd(name), tree.tokenEnd(name), " " + word);
  }

  private Change proven(List<Edit> edits, double factor) throws RefusedException {
    Change change = new Change(edits, "");
    if (!isRetimed(change, factor)) {
      throw new RefusedException("the text would mean something else then; change it by hand");
    }
    return change;
  }

  /** Returns whether all keys come sooner or later by a factor, and all else stays. */
  private boolean isRetimed(Change change, double factor) throws RefusedException {
    Skeleton after = Skel2d.parse(change.applyTo(tree.text())).skeleton();
    boolean same =
        skeleton.bones().equals(after.bones())
            && skeleton.slots().equals(after.slots())
            && skeleton.skins().equals(after.skins())
            && skeleton.animations().size() == after.animations().size();
    for (Animation animation : skeleton.animations()) {
      same &= animation.name().equals(layout.name()) || after.animations().contains(animation);
    }
    List<Timeline> was = animation(skeleton).timelines();
    List<Timeline> now = animation(after).timelines();
    same &= was.size() == now.size();
    for (int i = 0; same && i < was.size(); i++) {
      same = isRetimed(was.get(i), now.get(i), factor);
    }
    return same && areRetimed(animation(skeleton).marks(), animation(after).marks(), factor);
  }

  private boolean areRetimed(List<PuppetMark> was, List<PuppetMark> now, double factor) {
    boolean same = was.size() == now.size();
    for (int i = 0; same && i < was.size(); i++) {
      PuppetMark mark = was.get(i);
      same = MarkLines.isSame(mark, factor * mark.seconds(), now.get(i), layout.fps());
    }
    return same;
  }

  private boolean isRetimed(Timeline was, Timeline now, double factor) {
    boolean same =
        was.target() == now.target()
            && was.index() == now.index()
            && was.property() == now.property()
            && was.keys().size() == now.keys().size();
    for (int i = 0; same && i < was.keys().size(); i++) {
      Key a = was.keys().get(i);
      Key b = now.keys().get(i);
      same =
          a.written() == b.written()
              && a.easing() == b.easing()
              && Objects.equals(a.name(), b.name())
              && Math.abs(factor * a.time() - b.time()) * layout.fps() < SAME_FRAME;
    }
    return same;
  }

  private Animation animation(Skeleton from) throws RefusedException {
    for (Animation animation : from.animations()) {
      if (animation.name().equals(layout.name())) {
        return animation;
      }
    }
    throw new RefusedException("the animation has no keys");
  }
}
