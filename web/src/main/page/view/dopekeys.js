/** The dope sheet by keyboard alone. */
import { isSamePlace, placeOf } from './doperows.js';
/** @import { KeyPlace } from '../engine/sourcekeys.js' */
/** @import { DopeSheet } from './dopesheet.js' */

const EASINGS = ['li', 'si', 'so', 'sio'];

export class DopeKeys {
  /** @param {DopeSheet} sheet */
  constructor(sheet) {
    this.sheet = sheet;
    sheet.canvas.addEventListener('keydown', event => this.#down(event));
    sheet.canvas.addEventListener('focus', () => sheet.draw());
    sheet.canvas.addEventListener('blur', () => sheet.draw());
  }

  /** @param {KeyboardEvent} event */
  #down(event) {
    const { sheet } = this;
    const step = event.shiftKey ? 10 : 1;
    const mod = event.ctrlKey || event.metaKey;
    /** @type {Record<string, () => void>} */
    const keys = event.altKey
      ? { ArrowLeft: () => this.#shift(-step), ArrowRight: () => this.#shift(step) }
      : mod
        ? { d: () => sheet.duplicate(), a: () => this.#all(), c: () => sheet.copySelected(), v: () => sheet.paste(), x: () => { sheet.copySelected(); sheet.removeSelected(); } }
        : {
            ArrowLeft: () => this.#along(-1), ArrowRight: () => this.#along(1), ArrowUp: () => this.#across(-1), ArrowDown: () => this.#across(1),
            ' ': () => this.#select(event.shiftKey), Enter: () => this.#select(event.shiftKey), Insert: () => this.#add(),
            c: () => sheet.toggleCurves(), m: () => sheet.addMark(Math.round(sheet.viewport.clock.frame())), '+': () => sheet.zoomAt(1.5, sheet.playheadX), '=': () => sheet.zoomAt(1.5, sheet.playheadX), '-': () => sheet.zoomAt(1 / 1.5, sheet.playheadX),
            Delete: () => sheet.removeSelected(), Backspace: () => sheet.removeSelected(),
            ...Object.fromEntries(EASINGS.map((easing, index) => [String(index + 1), () => sheet.selected.length > 0 && sheet.change(all => all.ease(sheet.selected, easing))])),
          };
    const run = keys[event.key];
    if (!run) return;
    // The page has other meanings for most of these.
    event.preventDefault();
    event.stopPropagation();
    run();
    sheet.follow();
  }

  /** Goes to the next key of the row. @param {number} direction */
  #along(direction) {
    const { sheet } = this;
    const at = sheet.focus ?? { row: 0, frame: -1 };
    const marks = sheet.rows[at.row]?.marks ?? [];
    const next = direction > 0 ? marks.find(mark => mark.frame > at.frame + 1e-4) : marks.findLast(mark => mark.frame < at.frame - 1e-4);
    this.#go(at.row, next?.frame ?? marks.at(direction > 0 ? -1 : 0)?.frame ?? 0);
  }

  /** Goes to the nearest key of the next row. @param {number} direction */
  #across(direction) {
    const { sheet } = this;
    const at = sheet.focus ?? { row: -direction, frame: 0 };
    const row = Math.min(sheet.rows.length - 1, Math.max(0, at.row + direction));
    const marks = sheet.rows[row]?.marks ?? [];
    const nearest = marks.map(mark => mark.frame).sort((a, b) => Math.abs(a - at.frame) - Math.abs(b - at.frame))[0];
    this.#go(row, nearest ?? 0);
  }

  /** @param {number} row @param {number} frame */
  #go(row, frame) {
    const { sheet } = this;
    sheet.focus = { row, frame };
    sheet.reveal(row);
    sheet.say(row, frame, true);
    sheet.viewport.play(false);
    sheet.viewport.seek(frame / sheet.viewport.clock.fps);
  }

  /** @returns {KeyPlace[]} */
  #focused() {
    const { rows, focus } = this.sheet;
    const mark = focus && rows[focus.row]?.marks.find(one => Math.abs(one.frame - focus.frame) < 1e-4);
    return mark ? mark.keys.map(({ track, key }) => placeOf(track, key.frame)) : [];
  }

  /** @param {boolean} adds */
  #select(adds) {
    const { sheet } = this;
    const places = this.#focused();
    const rest = sheet.selected.filter(one => !places.some(place => isSamePlace(one, place)));
    const was = rest.length < sheet.selected.length;
    sheet.selected = adds ? was ? rest : [...rest, ...places] : places;
    sheet.studio.announce(sheet.selected.length === 1 ? 'one key selected' : sheet.selected.length + ' keys selected');
  }

  #all() {
    const { sheet } = this;
    sheet.selected = sheet.rows.flatMap(({ track }) => track ? track.keys.map(key => placeOf(track, key.frame)) : []);
  }

  #add() {
    const { sheet } = this;
    const row = sheet.rows[sheet.focus?.row ?? -1];
    const frame = Math.round(sheet.viewport.clock.frame());
    if (row) sheet.add(row, frame);
  }

  /** @param {number} by */
  #shift(by) {
    const { sheet } = this;
    if (sheet.selected.length === 0) sheet.selected = this.#focused();
    if (sheet.selected.length === 0 || sheet.selected.some(place => place.frame + by < 0)) return;
    const focus = sheet.focus;
    const moved = sheet.selected.map(place => ({ ...place, frame: place.frame + by }));
    if (sheet.change(keys => keys.move(sheet.selected, { by }), moved) && focus) this.#go(focus.row, focus.frame + by);
  }
}
