/** The numbers of the dope sheet's time, which can be typed: frame, seconds, frames per second, length. */
import { el } from '../ui/element.js';
import { short } from './geometry.js';
/** @import { DopeSheet } from './dopesheet.js' */

export class DopeTime {
  /** @param {DopeSheet} sheet */
  constructor(sheet) {
    this.sheet = sheet;
    const clock = () => sheet.viewport.clock;
    /** @param {number} seconds */
    const seek = seconds => {
      sheet.viewport.play(false);
      sheet.viewport.seekBeyond(seconds);
    };
    this.fields = [
      field('frame', 'Frame', 'f', () => short(clock().frame(), 2), value => seek(value / clock().fps)),
      field('seconds', 'Seconds', 's', () => clock().time.toFixed(2), seek),
      field('fps', 'Frames per second', 'fps', () => short(clock().fps, 2), value => sheet.edits.retime(keys => keys.setFps(Math.round(value)))),
      field('length', 'Length in frames: stretches all keys', 'frames long', () => short(clock().duration * clock().fps, 2), value => sheet.edits.retime(keys => keys.setLength(value))),
    ];
    this.element = el('span', { class: 'dope-time', role: 'group', 'aria-label': 'Time' }, this.fields.map(one => one.element));
  }

  follow() {
    const still = this.sheet.animation === null;
    for (const one of this.fields) one.follow(still);
  }
}

/**
 * A number that can be typed.
 * @param {string} name @param {string} label @param {string} unit @param {() => string} read @param {(value: number) => void} write
 */
export function field(name, label, unit, read, write) {
  const input = el('input', {
    class: 'dope-number', inputmode: 'decimal', 'aria-label': label, title: label, data: { time: name }, autocomplete: 'off',
    onfocus: event => event.currentTarget.select(),
    onchange: () => {
      const value = Number(input.value.replace(',', '.'));
      if (input.value.trim() !== '' && Number.isFinite(value)) write(value);
      input.value = read();
    },
    onkeydown: event => {
      event.stopPropagation();
      if (event.key === 'Escape') input.value = read();
      if (event.key === 'Enter' || event.key === 'Escape') input.blur();
    },
  });
  /** @param {boolean} disabled */
  const follow = disabled => {
    input.disabled = disabled;
    const now = disabled ? '' : read();
    if (input !== document.activeElement && input.value !== now) input.value = now;
  };
  return { input, follow, element: el('label', { class: 'dope-field' }, input, unit) };
}
