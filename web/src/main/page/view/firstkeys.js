/** First keys in the middle of an animation: until then a timeline does nothing, so what it moves jumps there. */
import { toast, toastRefusal } from '../ui/toast.js';
import { ownerOf, placeOf, propertyOf } from './doperows.js';
import { keysOf, tracksOf } from './keytracks.js';
import { applyChange } from './textchange.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { Track } from '../engine/sourcekeys.js' */

/** What the message offers that is seen: one for all bones that are posed one after the other. */
let offered = { animation: '', rows: /** @type {Set<string>} */ (new Set()), message: /** @type {HTMLElement | null} */ (null) };

/**
 * Offers to key the start of what a gesture has given its first keys.
 * @param {Studio} studio @param {string} animation @param {Track[]} before what had keys before it
 */
export function offerStart(studio, animation, before) {
  const had = new Set(before.map(rowOf));
  const added = withoutStart(studio, animation).map(rowOf).filter(row => !had.has(row));
  if (added.length === 0) return;
  const goesOn = offered.message?.isConnected && offered.animation === animation;
  const rows = new Set([...goesOn ? offered.rows : [], ...added]);
  offered.message?.remove();
  const first = () => withoutStart(studio, animation).filter(track => rows.has(rowOf(track)));
  const message = toast(describe(first()), 'hint', {
    label: 'Key the start, too',
    run: () => {
      // The text may be another one by now.
      const change = keysOf(studio, animation).hold(first().map(track => placeOf(track, 0)));
      if (change.refusal) toastRefusal(change.refusal);
      else applyChange(studio, change, false);
    },
  });
  offered = { animation, rows, message };
}

/** @param {Track[]} tracks */
function describe(tracks) {
  const names = [...new Set(tracks.map(propertyOf))];
  const all = names.slice(0, -1).join(', ') + (names.length > 1 ? ' and ' : '') + names.at(-1);
  const bones = new Set(tracks.map(track => track.name)).size;
  const jumps = bones > 1 ? 'bones jump' : 'bone jumps';
  return tracks.length > 1 ? `There are no keys before these for ${all}, so the ${jumps} to them.` : `There is no key before this one for ${all}, so the ${jumps} to it.`;
}

/** @param {Studio} studio @param {string} animation */
function withoutStart(studio, animation) {
  return tracksOf(studio, animation).filter(track => track.keys.length > 0 && track.keys[0].frame > 1e-4);
}

/** @param {Track} track */
function rowOf(track) {
  return ownerOf(track) + ' ' + track.letter;
}
