package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.data.Target;
import java.util.List;

/**
 * The keys of one property of a bone or slot.
 *
 * @param target bone or slot
 * @param name its full name
 * @param letter of the timeline
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
