package dev.limber.core.player;

import dev.limber.core.puppet.PuppetMark;
import org.jspecify.annotations.Nullable;

/**
 * What a {@link PlayerListener} receives. {@link Kind} has the order and the rules.
 *
 * <p>One object serves all calls and is valid only during the call.
 */
public final class PlayerEvent {
  /**
   * What has happened.
   *
   * <p>Each playback that is shown at least once fires {@link #STARTED} first and {@link #ENDED}
   * last. An event fires when time reaches or passes it, in either direction, but not when time
   * leaves it. The moment at which a playback starts counts; one that {@code seek} jumps to does
   * not.
   *
   * <p>Within an update, events come in order of time, at equal times by track. At the end of a
   * loop, forwards: marks at the animation's end, {@link #LOOPED} or {@link #COMPLETED}, marks at
   * its start. Backwards it is the mirror image. A mark at a ping-pong turn fires once. A playback
   * that fades out keeps moving, but fires only its {@link #ENDED}.
   */
  public enum Kind {
    /** It starts. */
    STARTED,
    /** A loop ends and the next begins. */
    LOOPED,
    /** The last loop ends. */
    COMPLETED,
    /** Another playback, or {@code stop}, replaces it before it is complete. */
    INTERRUPTED,
    /** It is no longer visible: its fade-out is over. */
    ENDED,
    /** Time reaches a mark; see {@link Marks}. */
    MARK
  }

  private Kind kind = Kind.STARTED;
  private @Nullable Playback playback;
  private @Nullable PuppetMark mark;
  private long loop;

  PlayerEvent() {}

  void set(Kind newKind, Playback newPlayback, @Nullable PuppetMark newMark, long newLoop) {
    kind = newKind;
    playback = newPlayback;
    mark = newMark;
    loop = newLoop;
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

  /** Returns the track it happened on. */
  public Track track() {
    return playback().track();
  }

  /** Returns the name of the mark, empty for other kinds. */
  public String mark() {
    PuppetMark m = mark;
    return m == null ? "" : m.name();
  }

  /** Returns the number of the mark, 0 if it has none. */
  public double number() {
    PuppetMark m = mark;
    return m == null ? 0 : m.number();
  }

  /** Returns the text of the mark, empty if it has none. */
  public String text() {
    PuppetMark m = mark;
    return m == null ? "" : m.text();
  }

  /**
   * Returns the loop it belongs to, from 0; for {@link Kind#LOOPED} the one that begins. Negative
   * when time runs backwards through the start of an endless loop.
   */
  public long loop() {
    return loop;
  }

  @Override
  public String toString() {
    Playback p = playback;
    return kind + (p == null ? "" : " " + p.name()) + (mark == null ? "" : " " + mark());
  }
}
