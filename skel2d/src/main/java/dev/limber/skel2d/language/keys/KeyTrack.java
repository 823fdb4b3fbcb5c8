package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.data.Target;
import java.util.List;

/**
 * The keys of one property of a bone or slot, or the marks of one name.
 *
 * @param target bone or slot, see {@link KeyPlace}
 * @param name its full name, or the name of the marks
 * @param letter of the timeline, {@code !} for marks
 * @param keys in the order of their frames
 * @param loops in the order in which they start
 * @param complete false if loops repeat so much that only the first keys are here
 */
public record KeyTrack(
    Target target,
    String name,
    char letter,
    List<TrackKey> keys,
    List<LoopBlock> loops,
    boolean complete) {
  /** Keeps unmodifiable copies. */
  public KeyTrack {
    keys = List.copyOf(keys);
    loops = List.copyOf(loops);
  }
}
