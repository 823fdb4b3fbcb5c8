/** What the dope sheet says of a key, or of a drag: beside the pointer, and to screen readers. */
import { sayKey } from '../engine/sourcekeys.js';
import { el } from '../ui/element.js';
import { xOf } from './dopedraw.js';
import { propertyOf, rowKey } from './doperows.js';
/** @import { DopeSheet } from './dopesheet.js' */

export class DopeStatus {
  /** Which key was told of last. */
  #told = { animation: /** @type {string | null} */ (null), row: '', frame: 0 };
  /** Where the playhead was last. */
  #frame = 0;
  element = el('output', { class: 'dope-said' });

  /** @param {DopeSheet} sheet */
  constructor(sheet) {
    this.sheet = sheet;
  }

  /** Says what is there. @param {number} row @param {number} frame @param {boolean} [aloud] */
  say(row, frame, aloud = false) {
    const { rows, animation, viewport: { clock }, canvas, scroller, studio } = this.sheet;
    const mark = rows[row]?.marks.find(one => Math.abs(one.frame - frame) < 1e-4);
    const what = mark?.keys[0];
    this.#told = { animation, row: mark ? rowKey(rows[row]) : '', frame };
    const text = mark && what
      ? mark.keys.length === 1 ? sayKey(what.track, what.index, clock.fps) : mark.keys.length + ' keys, frame ' + Number(mark.frame.toFixed(2)) : '';
    const { element } = this;
    element.textContent = text;
    canvas.title = text;
    // Where it has no room among the tools it stands above the key, on the ruler, which has no keys.
    const x = xOf(this.sheet.window.frames, frame);
    const isLeft = x < scroller.clientWidth / 2;
    element.style.setProperty('top', scroller.offsetTop + 'px');
    element.style.setProperty('left', isLeft ? x + 'px' : 'auto');
    element.style.setProperty('right', isLeft ? 'auto' : scroller.clientWidth - x + 'px');
    if (aloud) studio.announce([rows[row]?.owner, what && mark?.keys.length === 1 ? propertyOf(what.track) : '', text || 'no key'].filter(part => part).join(', '));
  }

  /** Says no more. */
  clear() {
    this.say(-1, 0);
  }

  /** @param {string} text what a drag does */
  sayDrag(text) {
    this.element.textContent = text;
  }

  /** Other rows: follows the key that was told of; says nothing if it is gone. */
  followRows() {
    const { animation, row: told, frame } = this.#told;
    this.say(animation === this.sheet.animation ? this.sheet.rows.findIndex(row => rowKey(row) === told) : -1, frame);
  }

  /** What was told of a key holds until the playhead goes to another frame. */
  followTime() {
    const { viewport } = this.sheet;
    const frame = viewport.clock.frame();
    if (frame === this.#frame) return;
    this.#frame = frame;
    if (this.#told.row !== '' && !viewport.isPlaying && Math.abs(frame - this.#told.frame) > 1e-4) this.clear();
  }
}
