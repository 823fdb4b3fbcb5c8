package dev.limber.cli.info;

import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Timeline;

/** What is said about Skel2D animations in several places. */
final class AnimationWords {
  private AnimationWords() {}

  /** Returns how many keys all timelines have. */
  static long keys(Animation animation) {
    long keys = 0;
    for (Timeline timeline : animation.timelines()) {
      keys += timeline.keys().size();
    }
    return keys;
  }
}
