package dev.limber.core.player;

import org.jspecify.annotations.Nullable;

/**
 * What a {@link PlayerListener} is told. Order and rules are in {@link Kind}.
 *
 * <p>One object serves all calls; it is valid during the call.
 */
public final class PlayerEvent {
  /**
   * What has happened.
   *
   * <p>Each playback that is shown at least once has one {@link #STARTED} first and one {@link
   * #ENDED} last. Events fire when time comes to them or passes them, not when it leaves
   * them: forwards the start of the way is left out and its end is counted, and so it is backwards.
   * The moment at which a playback starts counts too; one that is jumped to with {@code seek} does
   * not.
   *
   * <p>Within an update events come in the order of their time, those of one time by track. At the
   * end of a round, forwards: marks at the end of the animation, {@link #LOOPED} or {@link
   * #COMPLETED}, marks at its start. Backwards it is the mirror image. Where ping-pong turns, a
   * mark is told once. A playback that is being faded out goes on moving, but only its {@link
   * #ENDED} is told.
   */
  public enum Kind {
    /** It has begun. */
    STARTED,
    /** A round is over and the next begins. */
    LOOPED,
    /** The last round is over. */
    COMPLETED,
    /** Another one, or nothing, begins to take its place before it is complete. */
    INTERRUPTED,
    /** It is no longer seen: the fade away from it is over. */
    ENDED,
    /** Time has come to a mark; see {@link Marks}. */
    MARK
  }

  private Kind kind = Kind.STARTED;
  private @Nullable Playback playback;
  private @Nullable String mark;
  private long round;

  PlayerEvent() {}

  void set(Kind newKind, Playback newPlaying, @Nullable String newMark, long newRound) {
    kind = newKind;
    playback = newPlaying;
    mark = newMark;
    round = newRound;
  }

  /** Returns what has happened. */
  public Kind kind() {
    return kind;
  }

  /** Returns what it happened to. */
  public Playback playback() {
    Playback p = playback;
    if (p == null) {
      throw new IllegalStateException("an event is valid only while it is told");
    }
    return p;
  }

  /** Returns the track that it happened on. */
  public Track track() {
    return playback().track();
  }

  /** Returns the name of the mark, empty if this is none. */
  public String mark() {
    String name = mark;
    return name == null ? "" : name;
  }

  /**
   * Returns which round it belongs to, from 0; of {@link Kind#LOOPED} the one that begins. Negative
   * when time runs backwards through the start of an endless loop.
   */
  public long round() {
    return round;
  }

  @Override
  public String toString() {
    Playback p = playback;
    return kind + (p == null ? "" : " " + p.name()) + (mark == null ? "" : " " + mark);
  }
}
