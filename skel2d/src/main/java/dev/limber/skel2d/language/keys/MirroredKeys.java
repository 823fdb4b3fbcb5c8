package dev.limber.skel2d.language.keys;

import java.util.List;

/**
 * Keys of the other side: seen in a mirror, or with sides swapped.
 *
 * @param keys what the bones and slots shall do
 * @param alone full names of bones and slots of one side that have no counterpart on the other:
 *     their keys are left out
 */
public record MirroredKeys(List<KeyValue> keys, List<String> alone) {
  /** Keeps unmodifiable copies of the lists. */
  public MirroredKeys {
    keys = List.copyOf(keys);
    alone = List.copyOf(alone);
  }
}
