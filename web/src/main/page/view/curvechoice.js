/** Whether the dope sheet shows curves, and of which rows. */
import { isMark } from '../engine/sourcekeys.js';
import { sampled } from './dopecurves.js';
import { MARKS, ownerOf, rowKey } from './doperows.js';
import { keysOf } from './keytracks.js';
/** @import { Track } from '../engine/sourcekeys.js' */
/** @import { Curves } from './dopecurves.js' */
/** @import { Frames } from './dopedraw.js' */
/** @import { Row } from './doperows.js' */
/** @import { DopeSheet } from './dopesheet.js' */

export class CurveChoice {
  isShown = false;
  /** @type {Set<string>} By what rowKey says. */
  rows = new Set();
  /** @type {Curves | null} */
  #curves = null;
  /** What they were made of. */
  #state = '';
  /** @type {Track[] | null} */
  #of = null;

  /** @param {DopeSheet} sheet */
  constructor(sheet) {
    this.sheet = sheet;
  }

  /** @param {Row} row @param {boolean} adds besides the others */
  choose(row, adds) {
    if (!adds) this.rows.clear();
    if (!this.rows.delete(rowKey(row))) this.rows.add(rowKey(row));
  }

  /** Shows keys by row, or curves of what is selected. */
  toggle() {
    const { sheet } = this;
    this.isShown = !this.isShown;
    const { selection } = sheet.studio;
    const rows = sheet.selected.length > 0 ? sheet.selected.map(place => ownerOf(place) + ' ' + place.letter)
      : this.#tracks.length > 0 ? [...this.rows]
      : sheet.focus && sheet.rows[sheet.focus.row] ? [rowKey(sheet.rows[sheet.focus.row])]
        : selection ? [ownerOf({ slot: selection.kind === 'slot', name: selection.name })] : [];
    this.rows = new Set(rows.length > 0 ? rows : sheet.rows.filter(row => row.owner !== MARKS).slice(0, 1).map(rowKey));
    sheet.follow();
  }

  get #tracks() {
    return this.sheet.tracks.filter(track => !isMark(track) && (this.rows.has(ownerOf(track)) || this.rows.has(ownerOf(track) + ' ' + track.letter)));
  }

  /** Returns the curves that are shown; null if keys are. Asks the engine only if they are other ones. @param {Frames} frames */
  over(frames) {
    const { studio, animation, tracks } = this.sheet;
    const state = this.isShown ? [frames.width, frames.from, frames.span, ...this.rows].join() : '';
    if (state !== this.#state || tracks !== this.#of) {
      this.#state = state;
      this.#of = tracks;
      this.#curves = state && animation !== null ? sampled(keysOf(studio, animation), this.#tracks, frames) : null;
    }
    return this.#curves;
  }
}
