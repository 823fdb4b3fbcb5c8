/** Says what loops do to a gesture: why it changed more than its own key, or nothing, with the offer to unroll them. */
import { toast, toastRefusal } from '../ui/toast.js';
import { ownerOf, placeOf } from './doperows.js';
import { keysOf, tracksOf } from './keytracks.js';
import { applyChange } from './textchange.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { KeyPlace, Track } from '../engine/sourcekeys.js' */

/** @typedef {{ refusal: string, needsUnrolling?: boolean }} Refused */

/** Says that a change of shared words was more than one of a key. @param {number} keys */
export function sayShared(keys) {
  toast('This changes ' + keys + ' keys: they repeat in a loop.');
}

/** @param {Studio} studio @param {string} animation @param {Refused} change @param {KeyPlace[]} places where keys should have changed */
export function sayRefused(studio, animation, { refusal, needsUnrolling }, places) {
  const loops = needsUnrolling ? tracksOf(studio, animation).flatMap(track => keyInLoop(track, places)) : [];
  toastRefusal(refusal, loops.length > 0 ? { label: 'Unroll', run: () => unroll(studio, animation, loops) } : undefined);
}

/** Returns a key of the innermost loop of a track that plays at one of some places. @param {Track} track @param {KeyPlace[]} places */
function keyInLoop(track, places) {
  const frames = places.filter(place => ownerOf(place) === ownerOf(track) && place.letter === track.letter).map(place => place.frame);
  const loop = track.loops.findLast(one => frames.some(frame => one.fromFrame - 1e-4 < frame && frame < one.toFrame + 1e-4));
  const key = loop && track.keys.find(one => loop.from < one.from && one.to < loop.to);
  return key ? [placeOf(track, key.frame)] : [];
}

/** In one undo step. @param {Studio} studio @param {string} animation @param {KeyPlace[]} places */
function unroll(studio, animation, places) {
  let unrolled = 0;
  for (const place of places) {
    const change = keysOf(studio, animation).unroll(place);
    if (change.refusal) toastRefusal(change.refusal);
    else applyChange(studio, change, unrolled++ > 0);
  }
}
