/** What mouse, pen and fingers do in the dope sheet: seek, select, drag keys, add them. */
import { isSamePlace } from './doperows.js';
import { NAMES, ROW, RULER, xOf } from './dopedraw.js';
/** @import { KeyPlace } from '../engine/sourcekeys.js' */
/** @import { DopeSheet } from './dopesheet.js' */

/** A press that moves less than this is a click. */
const CLICK = 4;

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ move: (to: Point, event: PointerEvent) => void, end: (moved: boolean) => void }} Drag
 */

export class DopePointer {
  /** @type {{ from: Point, drag: Drag, moved: boolean } | null} */
  #held = null;

  /** @param {DopeSheet} sheet */
  constructor(sheet) {
    this.sheet = sheet;
    const { canvas } = sheet;
    canvas.addEventListener('pointerdown', event => this.#down(event));
    canvas.addEventListener('pointermove', event => this.#move(event));
    canvas.addEventListener('pointerup', () => this.#up());
    canvas.addEventListener('pointercancel', () => this.#cancel());
    canvas.addEventListener('keydown', event => {
      if (event.key === 'Escape' && this.#held) {
        event.stopPropagation();
        this.#cancel();
      }
    });
    canvas.addEventListener('dblclick', event => {
      const { x, y } = this.#place(event);
      const row = sheet.rows[sheet.rowAt(y)];
      if (row && x > NAMES && !sheet.markAt(x, y)) sheet.add(row, Math.round(sheet.frameAt(x)));
    });
  }

  /** @param {MouseEvent} event */
  #place(event) {
    const box = this.sheet.canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0) return;
    const { sheet } = this;
    const at = this.#place(event);
    sheet.canvas.setPointerCapture(event.pointerId);
    const mark = sheet.markAt(at.x, at.y);
    const drag = at.y < RULER ? this.#seek(at) : at.x <= NAMES ? this.#name(at) : mark ? this.#keys(mark, event) : this.#box(at, event.shiftKey);
    this.#held = { from: at, drag, moved: false };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const at = this.#place(event);
    const held = this.#held;
    if (!held) {
      const mark = this.sheet.markAt(at.x, at.y);
      this.sheet.canvas.style.setProperty('cursor', mark ? 'grab' : at.y < RULER ? 'ew-resize' : 'default');
      this.sheet.say(mark?.row ?? -1, mark?.mark.frame ?? 0);
      return;
    }
    held.moved ||= Math.hypot(at.x - held.from.x, at.y - held.from.y) >= CLICK;
    if (held.moved) held.drag.move(at, event);
  }

  #up() {
    const held = this.#held;
    this.#held = null;
    held?.drag.end(held.moved);
    this.sheet.follow();
  }

  #cancel() {
    this.#held = null;
    this.sheet.shift = frame => frame;
    this.sheet.box = null;
    this.sheet.follow();
  }

  /** @param {Point} at @returns {Drag} */
  #seek(at) {
    const { sheet } = this;
    /** @param {Point} to */
    const go = to => sheet.viewport.seek(Math.round(sheet.frameAt(to.x)) / sheet.viewport.clock.fps);
    sheet.viewport.play(false);
    go(at);
    return { move: go, end: () => {} };
  }

  /** The arrow folds, the name selects. @param {Point} at @returns {Drag} */
  #name(at) {
    const { sheet } = this;
    const row = sheet.rows[sheet.rowAt(at.y)];
    return {
      move: () => {},
      end: moved => {
        if (moved || !row) return;
        if (!row.track && at.x < 22) {
          if (!sheet.folded.delete(row.owner)) sheet.folded.add(row.owner);
          return;
        }
        const slot = row.owner.startsWith('@');
        sheet.studio.select({ kind: slot ? 'slot' : 'bone', name: slot ? row.owner.slice(1) : row.owner, index: -1, by: 'picture' });
      },
    };
  }

  /** @param {{ row: number, mark: { frame: number }, places: KeyPlace[] }} mark @param {PointerEvent} event @returns {Drag} */
  #keys({ row, mark, places }, event) {
    const { sheet } = this;
    /** @param {KeyPlace} place */
    const isSelected = place => sheet.selected.some(other => isSamePlace(place, other));
    const was = places.every(isSelected);
    if (!was) sheet.selected = event.shiftKey ? [...sheet.selected, ...places.filter(place => !isSelected(place))] : places;
    sheet.focus = { row, frame: mark.frame };
    sheet.follow();
    sheet.say(row, mark.frame, true);
    const scales = event.ctrlKey || event.metaKey;
    const copies = event.altKey;
    const pivot = Math.min(...sheet.selected.map(place => place.frame));
    let by = 0;
    let scale = 1;
    return {
      move: to => {
        const frame = Math.round(sheet.frameAt(to.x));
        if (scales && mark.frame > pivot) scale = Math.max(0.01, (frame - pivot) / (mark.frame - pivot));
        else by = Math.max(frame - Math.round(mark.frame), -pivot);
        sheet.shift = one => pivot + (one - pivot) * scale + by;
        sheet.said.textContent = scales ? '× ' + Number(scale.toFixed(2)) : 'to frame ' + frame;
        sheet.draw();
      },
      end: moved => {
        sheet.shift = one => one;
        if (!moved) {
          if (was && event.shiftKey) sheet.selected = sheet.selected.filter(one => !places.some(place => isSamePlace(one, place)));
          else if (was) sheet.selected = places;
          if (!event.shiftKey) sheet.viewport.seek(mark.frame / sheet.viewport.clock.fps);
          return;
        }
        if (by === 0 && scale === 1) return;
        const moves = sheet.selected.map(place => ({ ...place, frame: pivot + (place.frame - pivot) * scale + by }));
        sheet.change(keys => copies ? keys.duplicate(sheet.selected, by) : keys.move(sheet.selected, { pivot, scale, by }), moves);
      },
    };
  }

  /** Selects what lies in a box; a click selects nothing. @param {Point} at @param {boolean} adds @returns {Drag} */
  #box(at, adds) {
    const { sheet } = this;
    const before = adds ? sheet.selected : [];
    sheet.selected = before;
    sheet.viewport.play(false);
    return {
      move: to => {
        const box = { x: Math.min(at.x, to.x), y: Math.min(at.y, to.y), width: Math.abs(to.x - at.x), height: Math.abs(to.y - at.y) };
        sheet.box = box;
        const inside = sheet.rows.flatMap((row, index) => {
          const middle = RULER + index * ROW + ROW / 2 - sheet.scroller.scrollTop;
          if (!row.track || middle < box.y || middle > box.y + box.height) return [];
          const { track } = row;
          return track.keys.filter(key => { const x = xOf(sheet.sheet, key.frame); return x >= box.x && x <= box.x + box.width; })
            .map(key => ({ slot: track.slot, name: track.name, letter: track.letter, frame: key.frame }));
        });
        sheet.selected = [...before, ...inside.filter(place => !before.some(other => isSamePlace(place, other)))];
        sheet.draw();
      },
      end: () => {
        sheet.box = null;
      },
    };
  }
}
