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

/** Returns a name for a property. @param {Track} track */
export function propertyOf(track) {
  return isMark(track) ? track.name : (track.slot ? SLOT : BONE)[track.letter] ?? track.letter;
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

/** @param {Track} track @param {number} frame @returns {KeyPlace} */
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
