package dev.limber.core.player;

/**
 * Finds the events between two positions and queues them in order: the start is excluded, the end
 * included. See {@link PlayerEvent.Kind}.
 */
final class EventFinder {
  /** The largest number of loops reported in one update; beyond it, only the last ones. */
  static final int MOST_ROUNDS = 256;

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
    double round = time.roundAt(position);
    MarkList marks = playback.marks;
    for (int m = 0; m < marks.size(); m++) {
      if (time.positionOf(marks.seconds(m), round) == position) {
        mark(m, round, position);
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
    seamBackwards(playback.time.roundAt(position), position);
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
    double last = time.roundAt(end);
    double round = Math.max(time.roundAt(start), last - MOST_ROUNDS);
    for (; round <= last; round++) {
      double seam = time.startOf(round + 1);
      inside(round, start, end, seam);
      if (seam <= end && seam > start) {
        edge(round, true, seam);
        if (time.endless() || round < time.rounds() - 1) {
          looped(round + 1, seam);
          if (!time.pingPong) {
            edge(round + 1, false, seam);
          }
        }
      }
    }
  }

  private void backwards(double start, double end) {
    PlayTime time = playback.time;
    double last = time.roundAt(end);
    double round = Math.min(time.roundAt(start), last + MOST_ROUNDS);
    for (; round >= last; round--) {
      double seam = time.startOf(round);
      inside(round, start, end, time.startOf(round + 1));
      if (seam >= end && seam < start) {
        seamBackwards(round, seam);
      }
    }
  }

  private void seamBackwards(double round, double seam) {
    PlayTime time = playback.time;
    edge(round, false, seam);
    if (time.endless() || round > 0) {
      looped(round - 1, seam);
      if (!time.pingPong) {
        edge(round - 1, true, seam);
      }
    }
  }

  /** Fires the marks inside a loop. */
  private void inside(double round, double start, double end, double roundEnd) {
    PlayTime time = playback.time;
    MarkList marks = playback.marks;
    boolean forwards = end > start;
    boolean rising = forwards != time.backwards(round);
    int size = marks.size();
    for (int i = 0; i < size; i++) {
      int m = rising ? i : size - 1 - i;
      double seconds = marks.seconds(m);
      if (seconds > 0 && seconds < time.duration) {
        double at = Math.min(roundEnd, time.positionOf(seconds, round));
        if (forwards ? at > start && at <= end : at < start && at >= end) {
          mark(m, round, at);
        }
      }
    }
  }

  /** Fires the marks at the start or end of a loop. */
  private void edge(double round, boolean atEnd, double position) {
    PlayTime time = playback.time;
    MarkList marks = playback.marks;
    boolean backwards = time.backwards(round);
    boolean rising = speed > 0 != backwards;
    double seconds = atEnd != backwards ? time.duration : 0;
    int size = marks.size();
    for (int i = 0; i < size; i++) {
      int m = rising ? i : size - 1 - i;
      if (marks.seconds(m) == seconds) {
        mark(m, round, position);
      }
    }
  }

  private void looped(double round, double position) {
    events.add(PlayerEvent.Kind.LOOPED, playback, null, (long) round, timeOf(position));
  }

  private void mark(int mark, double round, double position) {
    events.add(
        PlayerEvent.Kind.MARK, playback, playback.marks.name(mark), (long) round, timeOf(position));
  }

  private double timeOf(double position) {
    return speed == 0 ? since : Math.min(until, since + (position - from) / speed);
  }
}
