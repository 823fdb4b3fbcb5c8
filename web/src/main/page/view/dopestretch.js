/** Stretching keys in time: no drawing, no DOM. */
import { ownerOf } from './doperows.js';
/** @import { KeyPlace } from '../engine/sourcekeys.js' */

/** Nobody means less, and it would leave nothing of them. */
const LEAST = 0.01;

/**
 * Returns how keys are stretched from the first on: to whole frames, if they are on such, and then no closer than that
 * each key of a row keeps a frame of its own.
 * @param {KeyPlace[]} places
 */
export function stretching(places) {
  const first = Math.min(...places.map(place => place.frame));
  const isWhole = places.every(({ frame }) => Math.abs(frame - Math.round(frame)) < 1e-4);
  const least = isWhole ? Math.max(LEAST, 1 / smallestGap(places)) : LEAST;
  /** @param {number} wanted */
  return wanted => {
    const scale = Math.max(least, wanted);
    /** @param {number} frame */
    const to = frame => {
      const stretched = first + (frame - first) * scale;
      return isWhole ? Math.round(stretched) : stretched;
    };
    return { scale, to };
  };
}

/** Returns the frames between the two nearest keys of a row. @param {KeyPlace[]} places */
function smallestGap(places) {
  /** @type {Map<string, number>} */
  const last = new Map();
  let gap = Infinity;
  for (const place of [...places].sort((a, b) => a.frame - b.frame)) {
    const row = ownerOf(place) + ' ' + place.letter + ' ' + place.name;
    const away = place.frame - (last.get(row) ?? -Infinity);
    if (away > 1e-4) gap = Math.min(gap, away);
    last.set(row, place.frame);
  }
  return gap;
}
