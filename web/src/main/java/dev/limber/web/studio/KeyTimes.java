package dev.limber.web.studio;

import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.Timeline;
import dev.limber.skelform.data.Keyframe;
import java.util.TreeSet;

/** Finds at which times an animation has keys, for marks on a time line. */
final class KeyTimes {
  private KeyTimes() {}

  /** Returns the seconds, each once, rising. */
  static double[] of(PuppetAnimation animation) {
    TreeSet<Double> times = new TreeSet<>();
    if (animation instanceof dev.limber.skelform.data.Animation own) {
      for (Keyframe key : own.keyframes()) {
        times.add(own.fps() == 0 ? 0 : (double) key.frame() / own.fps());
      }
    } else if (animation instanceof dev.limber.skel2d.data.Animation own) {
      for (Timeline timeline : own.timelines()) {
        for (Key key : timeline.keys()) {
          times.add(key.time());
        }
      }
    }
    double[] sorted = new double[times.size()];
    int next = 0;
    for (double time : times) {
      sorted[next++] = time;
    }
    return sorted;
  }
}
