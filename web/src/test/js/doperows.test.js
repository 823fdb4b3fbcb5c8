import { keyAtOffset, sayKey, wordsAt } from '../../main/page/engine/sourcekeys.js';
import { isSamePlace, placesIn, rowsOf, unkeyed } from '../../main/page/view/doperows.js';
import { stretching } from '../../main/page/view/dopestretch.js';
import { equal } from './check.js';

/** @param {number} frame @param {number} from */
const key = (frame, from, shares = 1) => ({ frame, value: '25', easing: 'li', from, to: from + 2, shares });
const turn = { slot: false, name: 'body.arm', letter: 'r', complete: true, keys: [key(0, 10), key(12, 20, 2)], loops: [] };
const move = { slot: false, name: 'body.arm', letter: 'x', complete: true, keys: [key(12, 40)], loops: [] };
const fade = { slot: true, name: 'body.arm.arm', letter: 'a', complete: true, keys: [key(3, 60)], loops: [] };

export function eachOwnerHasARowAndOneForEachProperty() {
  const rows = rowsOf([turn, move, fade], new Set(), null);
  equal(rows.map(row => row.label), ['arm', 'rotation', 'x', '@arm', 'opacity']);
  equal(rows[0].marks.map(mark => [mark.frame, mark.keys.length]), [[0, 1], [12, 2]]);
}

export function foldedOwnersHideTheirProperties() {
  equal(rowsOf([turn, move, fade], new Set(['body.arm']), null).map(row => row.label), ['arm', '@arm', 'opacity']);
}

export function onlySomeOwnersCanBeShown() {
  equal(rowsOf([turn, move, fade], new Set(), ['@body.arm.arm']).map(row => row.label), ['@arm', 'opacity']);
  equal(rowsOf([turn], new Set(), ['body']), []);
}

export function aKeyIsSaidInWords() {
  equal(sayKey(turn, 1, 24), 'key 2, frame 12, 0.50 s, 25°, one of 2 that share a word');
  equal(sayKey(fade, 0, 24), 'key 1, frame 3, 0.13 s, 25');
}

export function theWordAtAnOffsetIsAKey() {
  equal(keyAtOffset([turn, move], 21)?.index, 1);
  equal(keyAtOffset([turn, move], 42)?.track.letter, 'x');
  equal(keyAtOffset([turn, move], 30), null);
}

export function placesAreTheSameByTrackAndFrame() {
  const place = { slot: false, name: 'a', letter: 'r', frame: 3 };
  equal(isSamePlace(place, { ...place, frame: 3.00001 }), true);
  equal(isSamePlace(place, { ...place, slot: true }), false);
  equal(isSamePlace(place, { ...place, frame: 4 }), false);
}

export function theWordsOfAMomentAreTheLastUpToIt() {
  equal(wordsAt([turn, move, fade], 5), [{ from: 10, to: 12 }, { from: 60, to: 62 }]);
  equal(wordsAt([turn, move, fade], 12), [{ from: 20, to: 22 }, { from: 40, to: 42 }, { from: 60, to: 62 }]);
}

export function foldedOwnersStandForTheirKeys() {
  const tracks = [turn, move, fade];
  const frames = (/** @type {Set<string>} */ folded) => placesIn(rowsOf(tracks, folded, null), folded).map(place => place.letter + place.frame);
  equal(frames(new Set()), ['r0', 'r12', 'x12', 'a3']);
  equal(frames(new Set(['body.arm'])), ['r0', 'r12', 'x12', 'a3']);
}

export function whatHasNoKeysCanBeStarted() {
  equal(unkeyed([turn, move], { slot: false, name: 'body.arm' }), ['y', 'i', 'j', 's', 't']);
  equal(unkeyed([turn, move], { slot: false, name: 'body' }).length, 7);
  equal(unkeyed([fade], { slot: true, name: 'body.arm.arm' }), ['@', 'r', 'g', 'b']);
  equal(unkeyed([{ ...fade, letter: 'c' }], { slot: true, name: 'body.arm.arm' }), ['@']);
}

export function stretchedKeysAreOnWholeFramesAndApart() {
  /** @param {...number} frames */
  const places = (...frames) => frames.map(frame => ({ slot: false, name: 'a', letter: 'r', frame }));
  /** @param {number[]} frames @param {number} scale */
  const stretched = (frames, scale) => frames.map(stretching(places(...frames))(scale).to);
  equal(stretched([2, 5, 12], 0.5), [2, 4, 7]);
  equal(stretched([2, 5, 12], 0), [2, 3, 5]);
  equal(stretched([2, 3, 4], 0.5), [2, 3, 4]);
  equal(stretched([2, 3, 4], 2), [2, 4, 6]);
  equal(stretched([0, 6.5, 13], 0.5), [0, 3.25, 6.5]);
}
