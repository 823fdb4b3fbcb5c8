package dev.limber.web.studio;

import dev.limber.core.puppet.Motion;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.Timeline;
import dev.limber.skelform.data.Keyframe;
import java.util.TreeSet;

/** Finds at which times an animation has keys, for marks on a time line. */
final class KeyTimes {
  private KeyTimes() {}

  /** Returns the seconds, each once, rising. */
  static double[] of(Motion motion) {
    TreeSet<Double> times = new TreeSet<>();
    if (motion instanceof dev.limber.skelform.data.Animation animation) {
      for (Keyframe key : animation.keyframes()) {
        times.add(animation.fps() == 0 ? 0 : (double) key.frame() / animation.fps());
      }
    } else if (motion instanceof dev.limber.skel2d.data.Animation animation) {
      for (Timeline timeline : animation.timelines()) {
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
