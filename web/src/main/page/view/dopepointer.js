/** What mouse, pen and fingers do in the dope sheet: seek, select, drag keys, add them. */
import { isSamePlace, keyOf, placeOf, placesIn, rowKey } from './doperows.js';
import { curveKeys, valueOfPixel } from './dopecurves.js';
import { frameAt, NAMES, NO_PREVIEW, ROW, RULER, xOf } from './dopedraw.js';
import { loopAt, markAt, rowAt } from './dopehits.js';
import { stretching } from './dopestretch.js';
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
    // A finger leaves whenever it is lifted; what it touched is told of until it touches something else.
    canvas.addEventListener('pointerleave', event => { if (event.pointerType !== 'touch' && !this.#held) sheet.status.clear(); });
    canvas.addEventListener('wheel', event => this.#wheel(event), { passive: false });
    canvas.addEventListener('keydown', event => {
      if (event.key === 'Escape' && this.#held) {
        event.stopPropagation();
        this.#drop();
      }
    });
    canvas.addEventListener('dblclick', event => {
      const { x, y } = this.#place(event);
      const row = sheet.curves.isShown ? sheet.rows.find(one => sheet.curves.rows.has(rowKey(one))) : sheet.rows[rowAt(sheet.sheet, y)];
      if (row && x > NAMES && !markAt(sheet.sheet, x, y) && !loopAt(sheet.sheet, x, y)) sheet.edits.add(row, Math.round(sheet.window.frameAt(x)));
    });
  }

  /** @param {MouseEvent} event */
  #place(event) {
    const box = this.sheet.canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** Whether a click or drag selects besides what is selected. @param {PointerEvent} event */
  #adds(event) {
    return event.shiftKey || this.sheet.viewports.several;
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
    const mark = markAt(sheet.sheet, at.x, at.y);
    if (!mark) sheet.status.clear();
    const loop = mark ? null : loopAt(sheet.sheet, at.x, at.y);
    const adds = this.#adds(event);
    const { selected } = sheet;
    const isBox = at.y >= RULER && at.x > NAMES && !mark && !loop && (!touch || sheet.viewports.several);
    const drag = at.y < RULER ? this.#seek(at) : at.x <= NAMES ? this.#name(at, adds) : mark ? this.#keys(mark, at, event)
      : loop ? { move: () => {}, end: () => sheet.editLoop(loop) } : isBox ? this.#box(at, adds) : this.#pan(at);
    const scrolls = touch && at.y >= RULER && !isBox && !sheet.curves.isShown;
    this.#held = { from: at, drag: scrolls ? this.#orScroll(at, drag, selected) : drag, moved: false };
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
      const mark = markAt(this.sheet.sheet, at.x, at.y);
      const loop = loopAt(this.sheet.sheet, at.x, at.y);
      this.sheet.canvas.style.setProperty('cursor', mark ? 'grab' : loop && at.x > NAMES ? 'pointer' : at.y < RULER ? 'ew-resize' : 'default');
      this.sheet.status.say(mark?.row ?? -1, mark?.mark.frame ?? 0);
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
    sheet.window.zoomAt(apart(now) / apart(was), middle);
    sheet.window.scroll(middle - (now[0].x + now[1].x) / 2);
  }

  /** With Ctrl, as a pinch on a touchpad is told, it zooms; with Shift or sideways it moves the time. @param {WheelEvent} event */
  #wheel(event) {
    const { sheet } = this;
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
    if (event.ctrlKey || event.metaKey) sheet.window.zoomAt(Math.exp(-0.004 * pixels * event.deltaY), this.#place(event).x);
    else if (sideways !== 0) sheet.window.scroll(pixels * sideways);
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
        sheet.window.scroll(last.x - to.x);
        last = to;
      },
      end: moved => { if (!moved) sheet.selected = []; },
    };
  }

  /** A finger that goes up or down scrolls, whatever lies below it. @param {Point} at @param {Drag} drag @param {KeyPlace[]} selected before it came down @returns {Drag} */
  #orScroll(at, drag, selected) {
    const pan = this.#pan(at);
    /** @type {boolean | null} */
    let scrolls = null;
    return {
      move: (to, event) => {
        if (scrolls === null) {
          scrolls = Math.abs(to.y - at.y) > Math.abs(to.x - at.x);
          if (scrolls) this.sheet.selected = selected;
        }
        (scrolls ? pan : drag).move(to, event);
      },
      end: moved => { if (!scrolls) drag.end(moved); },
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
    this.sheet.preview = NO_PREVIEW;
    this.sheet.follow();
  }

  /** @param {Point} at @returns {Drag} */
  #seek(at) {
    const { sheet } = this;
    /** @param {Point} to */
    const go = to => sheet.viewport.seekBeyond(Math.round(sheet.window.frameAt(to.x)) / sheet.viewport.clock.fps);
    sheet.viewport.play(false);
    go(at);
    return { move: go, end: () => {} };
  }

  /** The arrow folds, the name selects. @param {Point} at @param {boolean} adds @returns {Drag} */
  #name(at, adds) {
    const { sheet } = this;
    const row = sheet.rows[rowAt(sheet.sheet, at.y)];
    return {
      move: () => {},
      end: moved => {
        if (moved || !row) return;
        if (!row.track && at.x < 22) sheet.fold(row.owner);
        else sheet.choose(row, adds);
      },
    };
  }

  /** @param {{ row: number, mark: { frame: number }, places: KeyPlace[], part: string }} mark @param {Point} at @param {PointerEvent} event @returns {Drag} */
  #keys({ row, mark, places, part }, at, event) {
    const { sheet } = this;
    /** @param {KeyPlace} place */
    const isSelected = place => sheet.selected.some(other => isSamePlace(place, other));
    const was = places.every(isSelected);
    const adds = this.#adds(event);
    if (!was) sheet.selected = adds ? [...sheet.selected, ...places.filter(place => !isSelected(place))] : places;
    sheet.focus = { row, frame: mark.frame };
    sheet.follow();
    sheet.status.say(row, mark.frame, true);
    const pivot = Math.min(...sheet.selected.map(place => place.frame));
    // The first key is what the others are stretched from.
    const scales = (event.ctrlKey || event.metaKey) && mark.frame > pivot;
    const copies = event.altKey && !scales;
    const stretch = stretching(sheet.selected);
    let by = 0;
    let scale = 1;
    let lift = 0;
    let { shift } = NO_PREVIEW;
    /** @type {boolean | null} In curves the first way that a key is dragged is the only one. */
    let lifts = sheet.curves.isShown ? null : false;
    return {
      move: to => {
        lifts ??= Math.abs(to.y - at.y) > Math.abs(to.x - at.x);
        if (lifts) {
          lift = rounded((at.y - to.y) * valueOfPixel(sheet.sheet), valueOfPixel(sheet.sheet));
          sheet.preview = { ...NO_PREVIEW, lift, part };
          sheet.status.sayDrag((lift < 0 ? '−' : '+') + Math.abs(lift));
          sheet.draw();
          return;
        }
        // How far it was dragged counts, not where the key was taken.
        const frame = Math.round(mark.frame + frameAt(sheet.sheet, to.x) - frameAt(sheet.sheet, at.x));
        if (scales) {
          ({ scale, to: shift } = stretch((frame - pivot) / (mark.frame - pivot)));
        } else {
          by = Math.max(frame - Math.round(mark.frame), -pivot);
          shift = one => one + by;
        }
        sheet.preview = { ...NO_PREVIEW, shift };
        sheet.status.sayDrag(scales ? '× ' + Number(scale.toFixed(2)) : 'to frame ' + Number((mark.frame + by).toFixed(2)));
        sheet.draw();
      },
      end: moved => {
        sheet.preview = NO_PREVIEW;
        if (!moved) {
          if (was && adds) sheet.selected = sheet.selected.filter(one => !places.some(place => isSamePlace(one, place)));
          else if (was) sheet.selected = places;
          if (!adds) sheet.viewport.seek(mark.frame / sheet.viewport.clock.fps);
          return;
        }
        if (lifts) {
          if (lift !== 0) sheet.edits.lift(() => lift, part);
          return;
        }
        if (by === 0 && scale === 1) return;
        if (copies) sheet.edits.duplicate(by);
        else sheet.edits.move(shift);
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
        sheet.preview = { ...NO_PREVIEW, box };
        const inside = sheet.curves.isShown ? curveKeys(sheet.sheet).filter(one => one.x >= box.x && one.x <= box.x + box.width && one.y >= box.y && one.y <= box.y + box.height)
          .map(({ curve: { track }, key }) => placeOf(track, key.frame)) : this.#inRows(box);
        sheet.selected = [...new Map([...before, ...inside].map(place => [keyOf(place), place])).values()];
        sheet.draw();
      },
      end: () => {
        sheet.preview = NO_PREVIEW;
      },
    };
  }

  /** @param {{ x: number, y: number, width: number, height: number }} box @returns {KeyPlace[]} */
  #inRows(box) {
    const { sheet } = this.sheet;
    const rows = sheet.rows.filter((_, index) => {
      const middle = RULER + index * ROW + ROW / 2 - sheet.scroll;
      return middle >= box.y && middle <= box.y + box.height;
    });
    return placesIn(rows, sheet.folded).filter(({ frame }) => xOf(sheet, frame) >= box.x && xOf(sheet, frame) <= box.x + box.width);
  }
}

/** Returns a value with as many digits as a pixel is worth. @param {number} value @param {number} pixel */
function rounded(value, pixel) {
  const step = 10 ** Math.floor(Math.log10(Math.max(pixel, 1e-4)));
  return Number((Math.round(value / step) * step).toFixed(4));
}
