/** The values of a bone at the current time, as a table. */
import { el } from '../ui/element.js';
import { degrees, short } from './geometry.js';
import { STRIDE } from './skeleton.js';
import { isShowing } from './viewport.js';
/** @import { BoneNow } from './shownfigure.js' */
/** @import { ShowingViewport, Viewport } from './viewport.js' */

/** @typedef {[name: string, text: string, color?: string]} Row */

export class ValuesTable {
  /** @type {Map<string, HTMLElement>} */
  #rows = new Map();
  #names = '';

  constructor() {
    this.element = el('dl', { class: 'values' });
  }

  /** Shows a bone of a viewport; touches only what changed. @param {Viewport} viewport @param {number} bone */
  show(viewport, bone) {
    const rows = isShowing(viewport) && bone >= 0 && bone < viewport.character.bones.length ? rowsOf(viewport, bone) : [];
    const names = rows.map(([name]) => name).join('\n');
    if (names !== this.#names) {
      this.#names = names;
      this.#rows.clear();
      this.element.replaceChildren(...rows.flatMap(([name]) => {
        const value = el('dd', { data: { value: name } });
        this.#rows.set(name, value);
        return [el('dt', {}, name), value];
      }));
    }
    for (const [name, text, color] of rows) {
      const place = this.#rows.get(name);
      if (!place || place.dataset.text === text) continue;
      place.dataset.text = text;
      const swatch = color ? el('span', { class: 'value-color' }) : null;
      swatch?.style.setProperty('background', color ?? '');
      place.replaceChildren(...swatch ? [swatch] : [], text);
    }
  }
}

/** @param {ShowingViewport} viewport @param {number} bone */
function rowsOf(viewport, bone) {
  const { figure, character } = viewport;
  const at = STRIDE * bone;
  const v = figure.bones;
  const now = figure.values(bone);
  const [a, b, c, d] = v.subarray(at + 5, at + 9);
  /** @type {Row[]} */
  const rows = [
    ['Position', pair(v[at], v[at + 1])],
    ['Rotation', short(degrees(v[at + 2]), 2) + '°'],
    ['Scale', pair(v[at + 3], v[at + 4], 3)],
    ['World position', pair(v[at + 9], v[at + 10])],
    ['World rotation', short(degrees(Math.atan2(b, a)), 2) + '°'],
    ['World scale', pair(Math.hypot(a, b), (a * d - b * c) / (Math.hypot(a, b) || 1), 3)],
  ];
  if (character.kind === 'skelform') rows.push(...armatureRows(viewport, bone, now));
  else {
    if (character.bones[bone].length > 0) rows.push(['Length', short(character.bones[bone].length)]);
    for (const slot of now.slots ?? []) {
      const name = '@' + slot.name.slice(slot.name.lastIndexOf('.') + 1);
      rows.push([name, slot.attachment ?? 'hidden', css(slot.color)]);
    }
  }
  return rows;
}

/** @param {ShowingViewport} showingViewport @param {number} bone @param {BoneNow} now */
function armatureRows({ character, overrides }, bone, now) {
  /** @type {Row[]} */
  const rows = [['Visible', now.visible ? 'yes' : now.hidden ? 'no' : 'no, its parent is hidden']];
  if (now.texture !== undefined && now.tint) {
    rows.push(['Texture', now.texture || 'none'], ['Z-index', String(now.zindex)], ['Tint', now.tint.map(part => short(part)).join(', '), css(now.tint)]);
    if (character.meshes.has(bone)) rows.push(['Mesh', now.vertices + ' vertices']);
  }
  if (now.family) {
    const target = character.families[now.family.index].target;
    rows.push(['IK', now.family.mode + ', ' + constraintText(now.family.constraint)], ['Target', character.bones[target]?.name ?? 'none']);
  }
  if (overrides.has(bone)) rows.push(['Moved', 'manually']);
  return rows;
}

/** @type {Record<string, string>} */
const CONSTRAINTS = { None: 'bends freely', Clockwise: 'clockwise', CounterClockwise: 'counter-clockwise' };

/** @param {string} constraint */
export function constraintText(constraint) {
  return CONSTRAINTS[constraint] ?? constraint;
}

/** @param {number} x @param {number} y */
function pair(x, y, digits = 2) {
  return short(x, digits) + ', ' + short(y, digits);
}

/** @param {number[]} number */
function css([r, g, b, a]) {
  /** @param {number} value */
  const part = value => Math.round(255 * Math.min(1, Math.max(0, value)));
  return `rgb(${part(r)} ${part(g)} ${part(b)} / ${Math.min(1, Math.max(0, a))})`;
}
