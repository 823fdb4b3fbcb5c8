package dev.limber.core.player;

/**
 * Finds the events between two positions and queues them in order: the start is excluded, the end
 * included. See {@link PlayerEvent.Kind}.
 */
final class EventFinder {
  /** The largest number of loops reported in one update; beyond it, only the last ones. */
  static final int MOST_LOOPS = 256;

  private final Playback playback;
  private final EventQueue events;

  // The stretch of time: its start, its speed, and when that was.
  private double from;
  private double speed;
  private double since;

  /** When the stretch is over: an event reached early by rounding is not dated later. */
  private double until;

  EventFinder(Playback playback, EventQueue events) {
    this.playback = playback;
    this.events = events;
  }

  /** Fires the marks at the position where the playback starts. */
  void start(double position, double when) {
    from = position;
    speed = 0;
    since = when;
    until = when;
    PlayTime time = playback.time;
    double loop = time.loopAt(position);
    int size = playback.marks().size();
    for (int m = 0; m < size; m++) {
      if (time.positionOf(playback.secondsOf(m), loop) == position) {
        mark(m, loop, position);
      }
    }
  }

  /**
   * Fires the events of an endless playback that starts backwards: it begins at the seam before its
   * first loop.
   */
  void startBackwards(double position, double when) {
    from = position;
    speed = -1;
    since = when;
    until = when;
    seamBackwards(playback.time.loopAt(position), position);
  }

  /**
   * Fires the events of a stretch.
   *
   * @param velocity seconds of position in a second
   * @param when the time at its start
   * @param seconds how long it takes
   */
  void pass(double start, double end, double velocity, double when, double seconds) {
    from = start;
    speed = velocity;
    since = when;
    until = when + seconds;
    if (end > start) {
      forwards(start, end);
    } else if (end < start) {
      backwards(start, end);
    }
  }

  private void forwards(double start, double end) {
    PlayTime time = playback.time;
    double last = time.loopAt(end);
    double loop = Math.max(time.loopAt(start), last - MOST_LOOPS);
    for (; loop <= last; loop++) {
      double seam = time.startOf(loop + 1);
      inside(loop, start, end, seam);
      if (seam <= end && seam > start) {
        edge(loop, true, seam);
        if (time.endless() || loop < time.loops() - 1) {
          looped(loop + 1, seam);
          if (!time.pingPong) {
            edge(loop + 1, false, seam);
          }
        }
      }
    }
  }

  private void backwards(double start, double end) {
    PlayTime time = playback.time;
    double last = time.loopAt(end);
    double loop = Math.min(time.loopAt(start), last + MOST_LOOPS);
    for (; loop >= last; loop--) {
      double seam = time.startOf(loop);
      inside(loop, start, end, time.startOf(loop + 1));
      if (seam >= end && seam < start) {
        seamBackwards(loop, seam);
      }
    }
  }

  private void seamBackwards(double loop, double seam) {
    PlayTime time = playback.time;
    edge(loop, false, seam);
    if (time.endless() || loop > 0) {
      looped(loop - 1, seam);
      if (!time.pingPong) {
        edge(loop - 1, true, seam);
      }
    }
  }

  /** Fires the marks inside a loop. */
  private void inside(double loop, double start, double end, double loopEnd) {
    PlayTime time = playback.time;
    boolean forwards = end > start;
    boolean rising = forwards != time.backwards(loop);
    int size = playback.marks().size();
    for (int i = 0; i < size; i++) {
      int m = rising ? i : size - 1 - i;
      double seconds = playback.secondsOf(m);
      if (seconds > 0 && seconds < time.duration) {
        double at = Math.min(loopEnd, time.positionOf(seconds, loop));
        if (forwards ? at > start && at <= end : at < start && at >= end) {
          mark(m, loop, at);
        }
      }
    }
  }

  /** Fires the marks at the start or end of a loop. */
  private void edge(double loop, boolean atEnd, double position) {
    PlayTime time = playback.time;
    boolean backwards = time.backwards(loop);
    boolean rising = speed > 0 != backwards;
    double seconds = atEnd != backwards ? time.duration : 0;
    int size = playback.marks().size();
    for (int i = 0; i < size; i++) {
      int m = rising ? i : size - 1 - i;
      if (playback.secondsOf(m) == seconds) {
        mark(m, loop, position);
      }
    }
  }

  private void looped(double loop, double position) {
    events.add(PlayerEvent.Kind.LOOPED, playback, null, (long) loop, timeOf(position));
  }

  private void mark(int mark, double loop, double position) {
    events.add(
        PlayerEvent.Kind.MARK, playback, playback.marks().get(mark), (long) loop, timeOf(position));
  }

  private double timeOf(double position) {
    return speed == 0 ? since : Math.min(until, since + (position - from) / speed);
  }
}
