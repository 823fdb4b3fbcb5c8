package dev.limber.core.player;

/**
 * Finds the moments on the way from one position to another and tells them in their order: the
 * start of the way is left out, its end is counted. See {@link PlayerEvent.Kind}.
 */
final class EventFinder {
  /** Rounds that are told of one update; of more, the last ones. */
  static final int MOST_ROUNDS = 256;

  private final Playback playback;
  private final EventQueue events;

  // The way: its start, its speed, and when that was.
  private double from;
  private double speed;
  private double since;

  /** When the way is over: a moment that is reached early by rounding is not told later. */
  private double until;

  EventFinder(Playback playback, EventQueue events) {
    this.playback = playback;
    this.events = events;
  }

  /** Tells the marks at the position at which the playback starts. */
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
   * Tells the moments at which an endless playback starts backwards: it comes to the seam before
   * its first round.
   */
  void startBackwards(double position, double when) {
    from = position;
    speed = -1;
    since = when;
    until = when;
    seamBackwards(playback.time.roundAt(position), position);
  }

  /**
   * Tells the moments of a way.
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

  /** Tells the marks of a round that are not at its start or end. */
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

  /** Tells the marks at the start or end of a round. */
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
