package dev.limber.skel2d.language;

import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Timeline;
import java.util.Arrays;

/** The times at which something happens in an animation. */
final class KeyMarks {
  private KeyMarks() {}

  static double[] of(Skeleton skeleton, String name) {
    for (Animation animation : skeleton.animations()) {
      if (animation.name().equals(name)) {
        return of(animation);
      }
    }
    return new double[0];
  }

  private static double[] of(Animation animation) {
    int count = 0;
    for (Timeline timeline : animation.timelines()) {
      count += timeline.keys().size();
    }
    double[] times = new double[count];
    int at = 0;
    for (Timeline timeline : animation.timelines()) {
      for (Key key : timeline.keys()) {
        times[at++] = key.time();
      }
    }
    Arrays.sort(times);
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (i == 0 || times[i] != times[kept - 1]) {
        times[kept++] = times[i];
      }
    }
    return Arrays.copyOf(times, kept);
  }
}
