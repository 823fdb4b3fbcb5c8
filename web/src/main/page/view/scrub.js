/**
 * The bar of time: drag it (with Alt from key to key), click a key mark, or move it with the arrow
 * keys. Times are fractions of the animation, 0 to 1.
 */
import { el } from '../ui/element.js';

/** How near to a mark a click means the mark, in pixels. */
const NEAR = 5;

export class ScrubBar {
  /** @param {{seek: (fraction: number) => void, begin: () => void, end: () => void, key: (event: KeyboardEvent) => void}} to */
  constructor(to) {
    this.to = to;
    /** @type {number[]} */
    this.fractions = [];
    this.marks = el('div', { class: 'scrub-marks' });
    this.flags = el('div', { class: 'scrub-flags' });
    this.flagged = '';
    this.done = el('div', { class: 'scrub-done' });
    this.knob = el('div', { class: 'scrub-knob' });
    this.element = el('div', {
      class: 'scrub', role: 'slider', tabindex: '0', 'aria-label': 'Time', 'aria-valuemin': '0', 'aria-valuemax': '0', 'aria-valuenow': '0',
      onpointerdown: event => this.#press(event),
      onpointermove: event => this.#hover(event),
      onpointerleave: () => this.#near(null),
      onkeydown: event => to.key(event),
    }, el('div', { class: 'scrub-track' }, this.done), this.marks, this.flags, this.knob);
  }

  /**
   * Shows where the keys are: the share of each in the whole, and how many there are at it.
   * @param {number[]} fractions
   */
  keys(fractions) {
    if (sameNumbers(this.fractions, fractions)) return;
    this.fractions = fractions;
    this.marks.replaceChildren(...fractions.map(fraction => {
      const mark = el('i', { class: 'scrub-mark' });
      mark.style.setProperty('left', (100 * fraction).toFixed(3) + '%');
      return mark;
    }));
  }

  /** Shows where the animation's marks are, by their names. @param {{ fraction: number, name: string }[]} flags */
  flag(flags) {
    const flagged = JSON.stringify(flags);
    if (this.flagged === flagged) return;
    this.flagged = flagged;
    this.flags.replaceChildren(...flags.map(({ fraction, name }) => {
      const flag = el('i', { class: 'scrub-flag', title: name });
      flag.style.setProperty('left', (100 * fraction).toFixed(3) + '%');
      return flag;
    }));
  }

  /** @param {number} fraction @param {string} text @param {number} frame @param {number} lastFrame */
  show(fraction, text, frame, lastFrame) {
    const percent = (100 * fraction).toFixed(3);
    this.done.style.setProperty('width', percent + '%');
    this.knob.style.setProperty('left', percent + '%');
    this.element.setAttribute('aria-valuenow', frame.toFixed(1));
    this.element.setAttribute('aria-valuemax', String(lastFrame));
    this.element.setAttribute('aria-valuetext', text);
  }

  /** @param {boolean} on */
  enable(on) {
    this.element.setAttribute('aria-disabled', String(!on));
    this.element.tabIndex = on ? 0 : -1;
  }

  /** @param {PointerEvent} event */
  #press(event) {
    if (event.button !== 0 || this.element.getAttribute('aria-disabled') === 'true') return;
    event.preventDefault();
    this.element.focus();
    this.element.setPointerCapture(event.pointerId);
    this.to.begin();
    const mark = this.#nearest(event);
    this.to.seek(mark ?? this.#fraction(event));
    const start = event.clientX;
    let moved = false;
    /** @param {PointerEvent} next */
    const move = next => {
      // A click on a mark stays on it, however much the hand trembles.
      moved ||= Math.abs(next.clientX - start) > 2;
      if (moved) this.to.seek(next.altKey ? this.#nearest(next, Infinity) ?? this.#fraction(next) : this.#fraction(next));
    };
    this.element.addEventListener('pointermove', move);
    this.element.addEventListener('lostpointercapture', () => {
      this.element.removeEventListener('pointermove', move);
      this.to.end();
    }, { once: true });
  }

  /** @param {PointerEvent} event */
  #hover(event) {
    this.#near(event.buttons ? null : this.#nearest(event));
  }

  /** @param {number | null} fraction */
  #near(fraction) {
    const at = fraction === null ? -1 : this.fractions.indexOf(fraction);
    [...this.marks.children].forEach((mark, index) => mark.classList.toggle('near', index === at));
  }

  /** @param {PointerEvent} event */
  #fraction(event) {
    const box = this.marks.getBoundingClientRect();
    return Math.min(1, Math.max(0, (event.clientX - box.left) / Math.max(1, box.width)));
  }

  /** @param {PointerEvent} event */
  #nearest(event, reach = NEAR) {
    const box = this.marks.getBoundingClientRect();
    let best = null;
    let least = reach;
    for (const fraction of this.fractions) {
      const distance = Math.abs(box.left + fraction * box.width - event.clientX);
      if (distance <= least) {
        least = distance;
        best = fraction;
      }
    }
    return best;
  }
}

/** @param {number[]} a @param {number[]} b */
function sameNumbers(a, b) {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
