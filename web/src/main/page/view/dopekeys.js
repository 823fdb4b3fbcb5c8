/** The dope sheet by keyboard alone. */
import { EASINGS } from '../engine/easings.js';
import { isSamePlace, placeOf, placesIn } from './doperows.js';
/** @import { KeyPlace } from '../engine/sourcekeys.js' */
/** @import { DopeSheet } from './dopesheet.js' */

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
      ? {
          ArrowLeft: () => this.#change(() => this.#shift(-step)), ArrowRight: () => this.#change(() => this.#shift(step)),
          ArrowUp: () => this.#change(() => this.#lift(step)), ArrowDown: () => this.#change(() => this.#lift(-step)),
        }
      : mod
        ? {
            ArrowLeft: () => sheet.edits.byKey(() => this.#stretch(-step)), ArrowRight: () => sheet.edits.byKey(() => this.#stretch(step)),
            d: () => sheet.edits.duplicateAtPlayhead(), a: () => this.#all(), c: () => sheet.edits.copy(), v: () => sheet.edits.paste(), x: () => { sheet.edits.copy(); sheet.edits.remove(); },
          }
        : {
            ArrowLeft: () => this.#along(-1), ArrowRight: () => this.#along(1), ArrowUp: () => this.#across(-1), ArrowDown: () => this.#across(1),
            ' ': () => this.#select(event.shiftKey), Enter: () => this.#choose(event.shiftKey), Insert: () => this.#add(), k: () => this.#add(),
            f: () => this.#fold(), F: () => sheet.foldAll(),
            c: () => sheet.curves.toggle(), m: () => sheet.edits.addMark(), '+': () => sheet.window.zoomAt(1.5, sheet.window.playheadX), '=': () => sheet.window.zoomAt(1.5, sheet.window.playheadX), '-': () => sheet.window.zoomAt(1 / 1.5, sheet.window.playheadX),
            Delete: () => sheet.edits.remove(), Backspace: () => sheet.edits.remove(),
            ...Object.fromEntries(EASINGS.map(([easing], index) => [String(index + 1), () => sheet.edits.ease(easing)])),
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
    sheet.status.say(row, frame, true);
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
    this.#saySelected();
  }

  #all() {
    const { sheet } = this;
    sheet.selected = placesIn(sheet.rows, sheet.folded);
    this.#saySelected();
  }

  #saySelected() {
    const { studio, selected } = this.sheet;
    studio.announce(selected.length === 1 ? 'one key selected' : selected.length + ' keys selected');
  }

  /** Folds what the row belongs to, and stays there. */
  #fold() {
    const { sheet } = this;
    const { row: at, frame } = sheet.focus ?? { row: 0, frame: 0 };
    const owner = sheet.rows[at]?.owner;
    if (owner === undefined) return;
    sheet.fold(owner);
    const row = sheet.rows.findIndex(one => one.owner === owner);
    sheet.focus = { row, frame };
    sheet.reveal(row);
    sheet.studio.announce(sheet.rows[row].label + (sheet.folded.has(owner) ? ' folded' : ' unfolded'));
  }

  /** @param {boolean} adds */
  #choose(adds) {
    const { sheet } = this;
    const row = sheet.rows[sheet.focus?.row ?? -1];
    if (row && sheet.choose(row, adds)) sheet.studio.announce(row.owner + ' selected');
  }

  #add() {
    const { sheet } = this;
    const row = sheet.rows[sheet.focus?.row ?? -1];
    if (row) sheet.edits.add(row);
    else sheet.edits.holdSelected();
  }

  /** Changes the selected keys, or those that have the focus. @param {() => void} run */
  #change(run) {
    const { sheet } = this;
    if (sheet.selected.length === 0) sheet.selected = this.#focused();
    sheet.edits.byKey(run);
  }

  /** @param {number} by */
  #shift(by) {
    const { sheet } = this;
    if (sheet.selected.length === 0 || sheet.selected.some(place => place.frame + by < 0)) return;
    const focus = sheet.focus;
    if (sheet.edits.move(frame => frame + by) && focus) this.#go(focus.row, focus.frame + by);
  }

  /** Takes the last of the selected keys further from the first. @param {number} by */
  #stretch(by) {
    this.sheet.edits.stretch(this.sheet.edits.span + by);
  }

  /** Gives the selected keys higher values: factors and parts of colours are near 1. @param {number} steps */
  #lift(steps) {
    const { sheet } = this;
    sheet.edits.lift(({ slot, letter }) => steps * (slot || 'ij'.includes(letter) ? 0.1 : 1));
    if (sheet.focus) sheet.status.say(sheet.focus.row, sheet.focus.frame, true);
  }
}
