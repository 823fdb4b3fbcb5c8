package dev.limber.skel2d.animate;

import dev.limber.core.math.Ints;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Timeline;
import java.util.ArrayList;
import java.util.List;

/** An animation compiled for playing. Immutable, shared by all poses; allocates nothing. */
public final class CompiledAnimation {
  private final Track[] tracks;
  private final StepTrack[] steps;

  /** Compiles an animation over the setup pose of its skeleton. */
  public CompiledAnimation(Animation animation, LocalPose setup) {
    List<Channel> channels = new ArrayList<>();
    List<StepTrack> stepping = new ArrayList<>();
    for (Timeline timeline : animation.timelines()) {
      int at = setup.at(timeline);
      switch (timeline.property()) {
        case FLIP_X, FLIP_Y, ATTACHMENT -> stepping.add(new StepTrack(timeline, at));
        case NOTHING -> {}
        default -> channels.add(new Channel(timeline, setup));
      }
    }
    // Sorted and not hashed: see Names in the data package.
    channels.sort(Channel::compareKeys);
    List<Track> joined = new ArrayList<>();
    int from = 0;
    for (int c = 1; c <= channels.size(); c++) {
      if (c == channels.size() || Channel.compareKeys(channels.get(from), channels.get(c)) != 0) {
        joined.add(new Track(channels.subList(from, c)));
        from = c;
      }
    }
    tracks = joined.toArray(new Track[0]);
    steps = stepping.toArray(new StepTrack[0]);
  }

  /**
   * Plays an interval: what moves goes to its value at {@code to}, what switches does so if a key
   * lies inside the interval.
   *
   * @param from seconds; later than {@code to} if the animation has started again in between
   * @param to seconds
   * @param mix how far values move towards the animation: 1 for all the way
   * @param values {@link LocalPose#values}
   */
  public void play(double from, double to, double mix, double[] values) {
    if (mix == 1) {
      for (Track track : tracks) {
        track.set(to, values);
      }
    } else {
      for (Track track : tracks) {
        track.mix(to, mix, values);
      }
    }
    for (StepTrack step : steps) {
      step.play(from, to, values);
    }
  }

  /** Returns where in {@link LocalPose#values} it changes something. */
  public int[] targets() {
    List<Integer> targets = new ArrayList<>();
    for (Track track : tracks) {
      for (int target : track.targets()) {
        targets.add(target);
      }
    }
    for (StepTrack step : steps) {
      targets.add(step.target());
    }
    return Ints.of(targets);
  }
}
