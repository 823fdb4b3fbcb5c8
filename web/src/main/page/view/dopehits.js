/** What lies at a point of the dope sheet. */
import { curveKeys } from './dopecurves.js';
import { countX, KEY_REACH, NAMES, ROW, RULER, xOf } from './dopedraw.js';
import { kindOf, placeOf } from './doperows.js';
/** @import { Sheet } from './dopedraw.js' */

/** Returns the row at a height, -1 above them all. @param {Sheet} sheet @param {number} y */
export function rowAt(sheet, y) {
  return y < RULER ? -1 : Math.floor((y - RULER + sheet.scroll) / ROW);
}

/** Returns the keys at a point, and where; part: of a colour, '' for others. @param {Sheet} sheet @param {number} x @param {number} y */
export function markAt(sheet, x, y) {
  if (x <= NAMES) return null;
  if (sheet.curves) return curveKeyAt(sheet, x, y);
  const row = rowAt(sheet, y);
  const mark = nearest(sheet.rows[row]?.marks ?? [], one => Math.abs(xOf(sheet, one.frame) - x));
  return mark ? { row, mark, places: mark.keys.map(({ track, key }) => placeOf(track, key.frame)), part: '' } : null;
}

/** @param {Sheet} sheet @param {number} x @param {number} y */
function curveKeyAt(sheet, x, y) {
  const near = nearest(curveKeys(sheet), one => Math.hypot(one.x - x, one.y - y));
  if (!near) return null;
  const { curve: { track, letter }, key, index } = near;
  const part = kindOf(track) === 'colour' ? letter : '';
  return { row: sheet.rows.findIndex(row => row.track === track), mark: { frame: key.frame, keys: [{ track, key, index }] }, places: [placeOf(track, key.frame)], part };
}

/** Returns the loop whose count is at a point. @param {Sheet} sheet @param {number} x @param {number} y */
export function loopAt(sheet, x, y) {
  const track = sheet.curves ? null : sheet.rows[rowAt(sheet, y)]?.track;
  const loop = track?.loops.find(one => Math.abs(countX(sheet, one.toFrame, one.depth) + 8 - x) <= Math.max(10, KEY_REACH));
  return track && loop ? { track, loop } : null;
}

/** Returns the nearest within reach. @template T @param {T[]} all @param {(one: T) => number} distance */
function nearest(all, distance) {
  return all.map(one => ({ one, away: distance(one) })).filter(({ away }) => away <= KEY_REACH).sort((a, b) => a.away - b.away)[0]?.one ?? null;
}
