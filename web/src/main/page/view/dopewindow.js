/** Which frames the dope sheet shows: all of them, or fewer when it is zoomed. */
import { frameAt, xOf } from './dopedraw.js';
/** @import { Frames } from './dopedraw.js' */
/** @import { DopeSheet } from './dopesheet.js' */

/** At most so many times nearer than all frames. */
const MOST_ZOOM = 50;

export class DopeWindow {
  #zoom = 1;
  /** The first frame that was asked for. */
  #from = 0;

  /** @param {DopeSheet} sheet */
  constructor(sheet) {
    this.sheet = sheet;
  }

  /** @returns {Frames} */
  get frames() {
    const { scroller, viewport: { clock } } = this.sheet;
    const end = Math.max(clock.lastFrame(), Math.ceil(clock.frame()), Math.round(clock.fps / 2), 1);
    // A little room behind the end, where keys can be put that make it longer.
    const last = end + Math.max(5, Math.round(0.15 * end));
    const span = last / this.#zoom;
    return { width: scroller.clientWidth, last, from: Math.min(last - span, Math.max(0, this.#from)), span };
  }

  /** @param {number} x */
  frameAt(x) {
    return Math.max(0, frameAt(this.frames, x));
  }

  get playheadX() {
    return xOf(this.frames, this.sheet.viewport.clock.frame());
  }

  /** Zooms; the frame at a place stays there. @param {number} factor @param {number} x */
  zoomAt(factor, x) {
    const at = this.frameAt(x);
    const { from, span } = this.frames;
    this.#zoom = Math.min(MOST_ZOOM, Math.max(1, this.#zoom * factor));
    this.#from = at - (at - from) * this.frames.span / span;
    this.sheet.draw();
  }

  /** @param {number} pixels */
  scroll(pixels) {
    const { frames } = this;
    this.#from = frames.from + frameAt(frames, pixels) - frameAt(frames, 0);
    this.sheet.draw();
  }
}
