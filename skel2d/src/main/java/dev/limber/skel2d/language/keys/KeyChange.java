package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.language.Change;

/**
 * A change of keys.
 *
 * @param change the edits, or why there are none
 * @param keys how many keys that are played change: more than were asked for if loops share words
 * @param tracks how many timelines they are in
 */
public record KeyChange(Change change, int keys, int tracks) {}
