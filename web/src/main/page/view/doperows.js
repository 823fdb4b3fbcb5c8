/** The rows of the dope sheet: bones and slots, and below each the properties that have keys. No drawing, no DOM. */
import { isMark } from '../engine/sourcekeys.js';
/** @import { KeyPlace, Track, TrackKey } from '../engine/sourcekeys.js' */

/**
 * @typedef {object} Row
 * @property {string} owner the bone's full name, the slot's with an @ before it, or ! for the marks
 * @property {Track | null} track null for the row of the bone or slot itself
 * @property {string} label
 * @property {{ frame: number, keys: { track: Track, key: TrackKey, index: number }[] }[]} marks those on one frame together
 */

/** The owner of all marks. */
export const MARKS = '!';

/** @type {Record<string, string>} */
const BONE = { x: 'x', y: 'y', r: 'rotation', i: 'scale x', j: 'scale y', s: 'flip x', t: 'flip y' };
/** @type {Record<string, string>} */
const SLOT = { '@': 'attachment', c: 'colour', r: 'red', g: 'green', b: 'blue', a: 'opacity' };

/** Returns a name for a property. @param {{ slot: boolean, name: string, letter: string }} track */
export function propertyOf(track) {
  return isMark(track) ? track.name : (track.slot ? SLOT : BONE)[track.letter] ?? track.letter;
}

/** Returns how values of a property are written. @param {{ slot: boolean, letter: string }} track */
export function kindOf({ slot, letter }) {
  if (isMark({ letter })) return 'mark';
  if (slot) return letter === '@' ? 'attachment' : letter === 'c' ? 'colour' : 'number';
  return letter === 's' || letter === 't' ? 'flip' : 'number';
}

/** Returns the properties that a bone or slot can have and has no keys for, by their letters. @param {Track[]} tracks @param {{ slot: boolean, name: string }} of */
export function unkeyed(tracks, of) {
  const has = tracks.filter(track => ownerOf(track) === ownerOf(of)).map(track => track.letter);
  // A colour takes the place of its parts.
  const clashes = has.includes('c') ? 'rgba' : has.some(letter => 'rgba'.includes(letter)) ? 'c' : '';
  return Object.keys(of.slot ? SLOT : BONE).filter(letter => !has.includes(letter) && !(of.slot && clashes.includes(letter)));
}

/** @param {{ slot: boolean, name: string, letter?: string }} of */
export function ownerOf({ slot, name, letter = '' }) {
  return isMark({ letter }) ? MARKS : (slot ? '@' : '') + name;
}

/**
 * Returns the rows of an animation.
 * @param {Track[]} tracks @param {Set<string>} folded owners whose properties are not shown @param {string[] | null} only the
 *     owners that are shown, null for all
 */
export function rowsOf(tracks, folded, only) {
  /** @type {Row[]} */
  const rows = [];
  for (const [owner, own] of byOwner(tracks)) {
    if (only !== null && !only.includes(owner)) continue;
    rows.push({ owner, track: null, label: labelOf(owner), marks: marksOf(own) });
    if (folded.has(owner)) continue;
    for (const track of own) rows.push({ owner, track, label: propertyOf(track), marks: marksOf([track]) });
  }
  return rows;
}

/** @param {string} owner */
function labelOf(owner) {
  if (owner === MARKS) return 'Marks';
  const name = owner.slice(owner.lastIndexOf('.') + 1);
  return owner.startsWith('@') && !name.startsWith('@') ? '@' + name : name;
}

/** @param {Track[]} tracks */
function byOwner(tracks) {
  /** @type {Map<string, Track[]>} */
  const owners = new Map();
  for (const track of tracks) {
    const owner = ownerOf(track);
    owners.set(owner, [...owners.get(owner) ?? [], track]);
  }
  return owners;
}

/** @param {Track[]} tracks */
function marksOf(tracks) {
  /** @type {Map<number, Row['marks'][number]>} */
  const byFrame = new Map();
  for (const track of tracks) {
    track.keys.forEach((key, index) => {
      const frame = Math.round(1e4 * key.frame) / 1e4;
      const mark = byFrame.get(frame) ?? { frame: key.frame, keys: [] };
      mark.keys.push({ track, key, index });
      byFrame.set(frame, mark);
    });
  }
  return [...byFrame.values()].sort((a, b) => a.frame - b.frame);
}

/** Returns the places of the keys that are seen in rows, each once: folded away, they are where their owner's are. @param {Row[]} rows @param {Set<string>} folded @returns {KeyPlace[]} */
export function placesIn(rows, folded) {
  const places = rows.filter(({ owner, track }) => track || folded.has(owner))
    .flatMap(({ marks }) => marks.flatMap(({ keys }) => keys.map(({ track, key }) => placeOf(track, key.frame))));
  return [...new Map(places.map(place => [keyOf(place), place])).values()];
}

/** @param {{ slot: boolean, name: string, letter: string }} track @param {number} frame @returns {KeyPlace} */
export function placeOf({ slot, name, letter }, frame) {
  return { slot, name, letter, frame };
}

/** Returns the same for the same key, so that places can be looked up. @param {KeyPlace} place */
export function keyOf({ slot, name, letter, frame }) {
  return (slot ? '@' : '') + name + ' ' + letter + ' ' + Math.round(1e4 * frame);
}

/** Returns the same for the same row, whatever is folded. @param {Row} row */
export function rowKey({ owner, track }) {
  return track ? owner + ' ' + (isMark(track) ? track.name : track.letter) : owner;
}

/** @param {KeyPlace} a @param {KeyPlace} b */
export function isSamePlace(a, b) {
  return keyOf(a) === keyOf(b);
}
