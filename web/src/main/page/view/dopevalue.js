/** The value of the selected keys, to be typed or chosen: as attachment, colour, flip or number. */
import { readColor, writeColor } from '../engine/notation.js';
import { el } from '../ui/element.js';
import { kindOf } from './doperows.js';
import { field } from './dopetime.js';
import { indicesOf } from './selected.js';
/** @import { KeyPlace } from '../engine/sourcekeys.js' */
/** @import { DopeSheet } from './dopesheet.js' */

const LABEL = 'Value of the selected keys';

export class DopeValue {
  /** The common value of the selected keys, '' if they have several. */
  #value = '';

  /** @param {DopeSheet} sheet */
  constructor(sheet) {
    const { edits } = sheet;
    this.sheet = sheet;
    /** @param {number} value */
    const setOpacity = value => edits.write('colour', old => writeColor(readColor(old)?.hex ?? '#ffffff', Math.min(1, Math.max(0, value)), old));
    this.number = field('value', LABEL, '', () => (this.#kind === 'number' ? this.#value : ''), value => edits.write('number', () => String(Number(value.toFixed(4)))));
    this.opacity = field('opacity', 'Opacity of the selected keys, 0 to 1', '', () => String(readColor(this.#value)?.opacity ?? ''), setOpacity);
    this.color = el('input', {
      class: 'dope-color', type: 'color', 'aria-label': LABEL, title: LABEL, data: { value: 'colour' },
      onchange: event => {
        const { value } = event.currentTarget;
        edits.write('colour', old => writeColor(value, readColor(old)?.opacity ?? 1, old));
      },
    });
    this.attachment = el('select', {
      class: 'dope-select', 'aria-label': LABEL, title: LABEL, data: { value: 'attachment' },
      onchange: event => {
        const { value } = event.currentTarget;
        edits.write('attachment', () => value);
      },
    });
    this.flip = el('input', {
      type: 'checkbox', 'aria-label': 'Flipped at the selected keys', data: { value: 'flip' },
      onchange: event => {
        const { checked } = event.currentTarget;
        edits.write('flip', () => String(checked));
      },
    });
    /** @type {Record<string, HTMLElement[]>} */
    this.shown = {
      number: [this.number.element], colour: [this.color, this.opacity.element], attachment: [this.attachment],
      flip: [el('label', { class: 'dope-field' }, this.flip, 'flipped')],
    };
    this.element = el('span', { class: 'dope-value', role: 'group', 'aria-label': 'Value' }, Object.values(this.shown).flat());
    for (const control of this.element.querySelectorAll('select, input')) control.addEventListener('keydown', event => event.stopPropagation());
  }

  /** What all selected keys are; null if they differ. */
  get #kind() {
    const kinds = new Set(this.sheet.selected.map(kindOf));
    return kinds.size === 1 ? [...kinds][0] : null;
  }

  follow() {
    const { sheet } = this;
    const kind = this.#kind;
    const values = new Set(sheet.selected.map(place => sheet.find(place)?.key.value));
    this.#value = values.size === 1 ? [...values][0] ?? '' : '';
    const seen = kind === null || !this.shown[kind] ? 'number' : kind;
    for (const [name, elements] of Object.entries(this.shown)) for (const one of elements) one.hidden = name !== seen;
    this.number.follow(kind !== 'number');
    this.opacity.follow(kind !== 'colour');
    // While its picker is open, it is ahead of the text.
    if (kind === 'colour' && document.activeElement !== this.color) this.color.value = readColor(this.#value)?.hex ?? '#808080';
    if (kind === 'attachment') this.#list();
    this.flip.checked = this.#value === 'true';
    this.flip.indeterminate = this.#value === '';
  }

  /** Offers the attachments that all selected slots have, and what is there now, which may be none of them. */
  #list() {
    const { sheet } = this;
    const [first, ...others] = [...new Set(sheet.selected.map(place => place.name))].map(name => this.#attachmentsOf(name));
    const common = first.filter(name => others.every(names => names.includes(name)));
    const names = common.includes(this.#value) ? common : [this.#value, ...common];
    if ([...this.attachment.options].map(option => option.value).join() !== names.join()) {
      this.attachment.replaceChildren(...names.map(name => el('option', { value: name }, name)));
    }
    this.attachment.value = this.#value;
  }

  /** @param {string} name @returns {string[]} */
  #attachmentsOf(name) {
    const { character } = this.sheet.viewport;
    const { part } = indicesOf({ kind: 'slot', name, index: -1, by: 'keys' }, character);
    return character && part >= 0 ? character.attachmentsOf(part) : [];
  }
}
