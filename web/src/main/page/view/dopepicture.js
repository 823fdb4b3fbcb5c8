/** The canvas of the dope sheet: drawn only if something is different from the last time. */
import { context2d } from '../limber/canvas.js';
import { drawSheet, RULER } from './dopedraw.js';
/** @import { Curves } from './dopecurves.js' */
/** @import { DopeSheet } from './dopesheet.js' */
/** @import { Track } from '../engine/sourcekeys.js' */

export class DopePicture {
  #context;
  #state = '';
  /** @type {Track[] | null} */
  #tracks = null;
  /** @type {Curves | null} */
  #curves = null;

  /** @param {DopeSheet} sheet */
  constructor(sheet) {
    this.sheet = sheet;
    this.colors = themeColors();
    this.#context = context2d(sheet.canvas);
  }

  readColors() {
    this.colors = themeColors();
    this.draw();
  }

  /** Takes the size of its place; returns whether there is any. */
  resize() {
    const { canvas, scroller } = this.sheet;
    const ratio = window.devicePixelRatio || 1;
    const { clientWidth: width, clientHeight: height } = scroller;
    if (width === 0) return false;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    canvas.style.setProperty('width', width + 'px');
    canvas.style.setProperty('height', height + 'px');
    this.#state = '';
    return true;
  }

  draw() {
    const { animation, tracks, sheet, selected } = this.sheet;
    const state = JSON.stringify([sheet.width, sheet.height, sheet.scroll, sheet.last, sheet.from, sheet.span, sheet.now, [...sheet.folded], sheet.owners, selected, selected.map(place => sheet.shift(place.frame)),
      sheet.focus, sheet.box, sheet.rows.length, sheet.lift, sheet.colors]);
    if (state === this.#state && tracks === this.#tracks && sheet.curves === this.#curves) return;
    this.#state = state;
    this.#tracks = tracks;
    this.#curves = sheet.curves;
    const ratio = window.devicePixelRatio || 1;
    this.#context.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawSheet(this.#context, sheet);
    if (sheet.rows.length > 0) return;
    this.#context.fillStyle = this.colors.quiet;
    this.#context.fillText(animation === null ? 'Choose an animation to see its keys.' : 'No keys yet: turn on Record and drag a bone.', 12, RULER + 20);
  }
}

function themeColors() {
  const style = getComputedStyle(document.documentElement);
  /** @param {string} name */
  const read = name => style.getPropertyValue(name).trim();
  return {
    ground: read('--ground'), raised: read('--raised'), line: read('--line'), text: read('--text'), quiet: read('--quiet'),
    accent: read('--accent'), second: read('--second'),
  };
}
