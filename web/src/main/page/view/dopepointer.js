/** What mouse, pen and fingers do in the dope sheet: seek, select, drag keys, add them. */
import { isSamePlace, MARKS, rowKey } from './doperows.js';
import { curveKeys, valueOfPixel } from './dopecurves.js';
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
  /** @type {Map<number, Point>} Fingers that are down. */
  #fingers = new Map();

  /** @param {DopeSheet} sheet */
  constructor(sheet) {
    this.sheet = sheet;
    const { canvas } = sheet;
    canvas.addEventListener('pointerdown', event => this.#down(event));
    canvas.addEventListener('pointermove', event => this.#move(event));
    canvas.addEventListener('pointerup', event => this.#up(event));
    canvas.addEventListener('pointercancel', event => this.#cancel(event));
    canvas.addEventListener('wheel', event => this.#wheel(event), { passive: false });
    canvas.addEventListener('keydown', event => {
      if (event.key === 'Escape' && this.#held) {
        event.stopPropagation();
        this.#drop();
      }
    });
    canvas.addEventListener('dblclick', event => {
      const { x, y } = this.#place(event);
      const row = sheet.showsCurves ? sheet.rows.find(one => sheet.chosen.has(rowKey(one))) : sheet.rows[sheet.rowAt(y)];
      if (row && x > NAMES && !sheet.markAt(x, y) && !sheet.loopAt(x, y)) sheet.add(row, Math.round(sheet.frameAt(x)));
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
    const touch = event.pointerType === 'touch';
    if (touch) this.#fingers.set(event.pointerId, at);
    if (this.#fingers.size > 1) {
      this.#drop();
      return;
    }
    const mark = sheet.markAt(at.x, at.y);
    const loop = mark ? null : sheet.loopAt(at.x, at.y);
    const drag = at.y < RULER ? this.#seek(at) : at.x <= NAMES ? this.#name(at, event.shiftKey) : mark ? this.#keys(mark, at, event)
      : loop ? { move: () => {}, end: () => sheet.editLoop(loop) } : touch ? this.#pan(at) : this.#box(at, event.shiftKey);
    this.#held = { from: at, drag, moved: false };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const at = this.#place(event);
    if (this.#fingers.size > 1) {
      this.#pinch(event.pointerId, at);
      return;
    }
    const held = this.#held;
    if (!held) {
      const mark = this.sheet.markAt(at.x, at.y);
      const loop = this.sheet.loopAt(at.x, at.y);
      this.sheet.canvas.style.setProperty('cursor', mark ? 'grab' : loop && at.x > NAMES ? 'pointer' : at.y < RULER ? 'ew-resize' : 'default');
      this.sheet.say(mark?.row ?? -1, mark?.mark.frame ?? 0);
      return;
    }
    held.moved ||= Math.hypot(at.x - held.from.x, at.y - held.from.y) >= CLICK;
    if (held.moved) held.drag.move(at, event);
  }

  /** Two fingers zoom the time and move it. @param {number} id @param {Point} at */
  #pinch(id, at) {
    const { sheet } = this;
    const was = [...this.#fingers.values()];
    if (!this.#fingers.has(id)) return;
    this.#fingers.set(id, at);
    const now = [...this.#fingers.values()];
    /** @param {Point[]} points */
    const apart = points => Math.max(20, Math.hypot(points[0].x - points[1].x, points[0].y - points[1].y));
    const middle = (was[0].x + was[1].x) / 2;
    sheet.zoomAt(apart(now) / apart(was), middle);
    sheet.scrollTime(middle - (now[0].x + now[1].x) / 2);
  }

  /** With Ctrl, as a pinch on a touchpad is told, it zooms; with Shift or sideways it moves the time. @param {WheelEvent} event */
  #wheel(event) {
    const { sheet } = this;
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
    if (event.ctrlKey || event.metaKey) sheet.zoomAt(Math.exp(-0.004 * pixels * event.deltaY), this.#place(event).x);
    else if (sideways !== 0) sheet.scrollTime(pixels * sideways);
    else return;
    event.preventDefault();
  }

  /** One finger moves rows and time. @param {Point} at @returns {Drag} */
  #pan(at) {
    const { sheet } = this;
    let last = at;
    return {
      move: to => {
        sheet.scroller.scrollTop += last.y - to.y;
        sheet.scrollTime(last.x - to.x);
        last = to;
      },
      end: moved => { if (!moved) sheet.selected = []; },
    };
  }

  /** @param {PointerEvent} event */
  #up(event) {
    this.#fingers.delete(event.pointerId);
    const held = this.#held;
    this.#held = null;
    held?.drag.end(held.moved);
    this.sheet.follow();
  }

  /** @param {PointerEvent} event */
  #cancel(event) {
    this.#fingers.delete(event.pointerId);
    this.#drop();
  }

  /** Nothing comes of what is held. */
  #drop() {
    this.#held = null;
    this.sheet.lift = 0;
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

  /** The arrow folds, the name selects. @param {Point} at @param {boolean} adds @returns {Drag} */
  #name(at, adds) {
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
        if (row.owner === MARKS) return;
        if (!adds) sheet.chosen.clear();
        if (!sheet.chosen.delete(rowKey(row))) sheet.chosen.add(rowKey(row));
        const slot = row.owner.startsWith('@');
        sheet.studio.select({ kind: slot ? 'slot' : 'bone', name: slot ? row.owner.slice(1) : row.owner, index: -1, by: 'picture' });
      },
    };
  }

  /** @param {{ row: number, mark: { frame: number }, places: KeyPlace[] }} mark @param {Point} at @param {PointerEvent} event @returns {Drag} */
  #keys({ row, mark, places }, at, event) {
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
    /** @type {boolean | null} In curves the first way that a key is dragged is the only one. */
    let lifts = sheet.showsCurves ? null : false;
    return {
      move: to => {
        lifts ??= Math.abs(to.y - at.y) > Math.abs(to.x - at.x);
        if (lifts) {
          sheet.lift = rounded((at.y - to.y) * valueOfPixel(sheet.sheet), valueOfPixel(sheet.sheet));
          sheet.said.textContent = (sheet.lift < 0 ? '−' : '+') + Math.abs(sheet.lift);
          sheet.draw();
          return;
        }
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
        if (lifts) {
          this.#lift();
          return;
        }
        if (by === 0 && scale === 1) return;
        const moves = sheet.selected.map(place => ({ ...place, frame: pivot + (place.frame - pivot) * scale + by }));
        sheet.change(keys => copies ? keys.duplicate(sheet.selected, by) : keys.move(sheet.selected, { pivot, scale, by }), moves);
      },
    };
  }

  /** Gives the selected keys higher or lower values. */
  #lift() {
    const { sheet } = this;
    const by = sheet.lift;
    sheet.lift = 0;
    const lifted = sheet.selected.flatMap(place => {
      const value = Number(sheet.find(place)?.key.value);
      return Number.isFinite(value) ? [{ ...place, value: String(Number((value + by).toFixed(4))) }] : [];
    });
    if (by !== 0 && lifted.length > 0) sheet.change(keys => keys.set(lifted));
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
        const inside = sheet.showsCurves ? curveKeys(sheet.sheet).filter(one => one.x >= box.x && one.x <= box.x + box.width && one.y >= box.y && one.y <= box.y + box.height)
          .map(({ curve: { track }, key }) => ({ slot: track.slot, name: track.name, letter: track.letter, frame: key.frame })) : sheet.rows.flatMap((row, index) => {
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

/** Returns a value with as many digits as a pixel is worth. @param {number} value @param {number} pixel */
function rounded(value, pixel) {
  const step = 10 ** Math.floor(Math.log10(Math.max(pixel, 1e-4)));
  return Number((Math.round(value / step) * step).toFixed(4));
}
