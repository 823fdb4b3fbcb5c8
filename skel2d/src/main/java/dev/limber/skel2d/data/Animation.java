package dev.limber.skel2d.data;

import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.PuppetMark;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A movement of the skeleton.
 *
 * @param name its name, unique; may be empty
 * @param duration seconds to the latest key of all timelines
 * @param header what the header says
 * @param timelines at most one for each property of a bone or slot
 * @param marks its named moments, none later than its duration
 */
public record Animation(
    String name, double duration, Header header, List<Timeline> timelines, List<PuppetMark> marks)
    implements PuppetAnimation {

  /** Frames per second when the header says nothing. */
  public static final double DEFAULT_FPS = 20;

  /** Frames that an arrow advances by when nothing says otherwise. */
  public static final double DEFAULT_STEP = 5;

  /**
   * The values written in the header, null where nothing is written.
   *
   * @param fps frames per second, default {@value #DEFAULT_FPS}, which 0 means as well
   * @param frame frame at which timelines start, default 0
   * @param step frames that an arrow advances by, default {@value #DEFAULT_STEP}
   * @param easing easing of the keys, default linear
   */
  public record Header(
      @Nullable Double fps,
      @Nullable Double frame,
      @Nullable Double step,
      @Nullable Easing easing) {
    /** Nothing written. */
    public static final Header EMPTY = new Header(null, null, null, null);
  }

  /** Creates an animation without marks. */
  public Animation(String name, double duration, Header header, List<Timeline> timelines) {
    this(name, duration, header, timelines, List.of());
  }

  /** Keeps unmodifiable copies of the lists; no part may be null. */
  public Animation {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(header, "header");
    timelines = List.copyOf(timelines);
    marks = List.copyOf(marks);
  }

  /** Returns the frames per second that the header means; may be negative, as written. */
  public double fps() {
    Double written = header.fps();
    return written == null || written == 0 ? DEFAULT_FPS : written;
  }

  /** Returns the times of all keys in seconds, ascending, each once: what a scrub bar marks. */
  public double[] keyTimes() {
    int count = 0;
    for (Timeline timeline : timelines) {
      count += timeline.keys().size();
    }
    double[] times = new double[count];
    int at = 0;
    for (Timeline timeline : timelines) {
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

  @Override
  public double framesPerSecond() {
    return Math.abs(fps());
  }
}
