package dev.limber.skel2d.resolve;

import dev.limber.core.puppet.PuppetMark;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.syntax.Line;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An animation as far as it was read. */
final class AnimationDraft {
  final String name;

  /** The word of the header that names it, or the word {@code anim}. */
  final int token;

  final Timing timing = new Timing();
  final List<Item> items = new ArrayList<>();
  final List<Mark> marks = new ArrayList<>();
  @Nullable Double fps;

  AnimationDraft(String name, int token) {
    this.name = name;
    this.token = token;
  }

  /** Returns frames per second: those of the header, or the default. */
  double framesPerSecond() {
    return fps == null || fps == 0 ? Animation.DEFAULT_FPS : fps;
  }

  /** Returns what the timelines of an item start with: its own options before the header's. */
  TimelineStart start(Timing own) {
    return new TimelineStart(
        first(own.frame, timing.frame, 0),
        first(own.step, timing.step, Animation.DEFAULT_STEP),
        firstEasing(own.easing, timing.easing));
  }

  private static double first(@Nullable Double own, @Nullable Double inherited, double standard) {
    if (own != null) {
      return own;
    }
    return inherited != null ? inherited : standard;
  }

  private static Easing firstEasing(@Nullable Easing own, @Nullable Easing inherited) {
    if (own != null) {
      return own;
    }
    return inherited != null ? inherited : Easing.LINEAR;
  }

  /** Frame, step and easing, where written. */
  static final class Timing {
    @Nullable Double frame;
    @Nullable Double step;
    @Nullable Easing easing;

    void set(Options options) {
      if (!Double.isNaN(options.frame)) {
        frame = options.frame;
      }
      if (!Double.isNaN(options.step)) {
        step = options.step;
      }
      if (options.easing != null) {
        easing = options.easing;
      }
    }
  }

  /** A mark, with its frame in place of the seconds: a header may still change the rate. */
  static final class Mark {
    final Line line;
    final PuppetMark inFrames;

    Mark(Line line, PuppetMark inFrames) {
      this.line = line;
      this.inFrames = inFrames;
    }
  }

  /** A bone or slot with its timelines. */
  static final class Item {
    final Target target;
    final Line line;

    /** Whether nothing is below it, not even what was left out. */
    final boolean isAlone;

    final Timing timing = new Timing();
    final List<Line> timelines = new ArrayList<>();

    Item(Target target, Line line, boolean isAlone) {
      this.target = target;
      this.line = line;
      this.isAlone = isAlone;
    }
  }
}
