/** The values of a bone at the current time, as a table. */
import { el } from '../ui/element.js';
import { degrees, radians, short } from './geometry.js';
import { STRIDE } from './skeleton.js';
import { isShowing } from './viewport.js';
/** @import { BoneNow, Trial } from './shownfigure.js' */
/** @import { ShowingViewport, Viewport } from './viewport.js' */

/**
 * @typedef {[name: string, text: string, color?: string, parts?: Partial<Record<keyof Trial, number>>]} Row parts: what can
 *     be set of it, angles in degrees
 */

export class ValuesTable {
  /** @type {Map<string, HTMLElement>} */
  #rows = new Map();
  #names = '';
  #bone = -1;
  #tries;

  /** @param {(bone: number, values: Trial) => void} [tries] called with values that were typed; without it none can be */
  constructor(tries) {
    this.#tries = tries;
    this.element = el('dl', { class: 'values' });
  }

  /** Shows a bone of a viewport; touches only what changed. @param {Viewport} viewport @param {number} bone */
  show(viewport, bone) {
    const rows = isShowing(viewport) && bone >= 0 && bone < viewport.character.bones.length ? rowsOf(viewport, bone) : [];
    const names = rows.map(([name]) => name).join('\n');
    if (names !== this.#names || bone !== this.#bone) {
      this.#names = names;
      this.#bone = bone;
      this.#rows.clear();
      this.element.replaceChildren(...rows.flatMap(([name, , , parts]) => {
        const value = el('dd', { data: { value: name } }, this.#tries && parts ? [...this.#fields(name, parts), el('span')] : null);
        this.#rows.set(name, value);
        return [el('dt', {}, name), value];
      }));
    }
    for (const [name, text, color, parts] of rows) {
      const place = this.#rows.get(name);
      if (!place || place.dataset.text === text) continue;
      place.dataset.text = text;
      const swatch = color ? el('span', { class: 'value-color' }) : null;
      swatch?.style.setProperty('background', color ?? '');
      if (this.#tries && parts) {
        Object.values(parts).forEach((value, index) => {
          const field = /** @type {HTMLInputElement} */ (place.children[index]);
          field.checked = value !== 0;
          // What is being typed stays.
          if (field !== document.activeElement) field.value = short(value, 3);
        });
        // What the fields do not say.
        place.lastElementChild?.replaceChildren(...swatch ? [swatch] : 'visible' in parts ? [text] : []);
        continue;
      }
      place.replaceChildren(...swatch ? [swatch] : [], text);
    }
  }

  /** @param {string} name @param {NonNullable<Row[3]>} parts */
  #fields(name, parts) {
    const keys = /** @type {(keyof Trial)[]} */ (Object.keys(parts));
    return keys.map((key, index) => el('input', {
      class: 'value-field', type: key === 'visible' ? 'checkbox' : 'number', step: key === 'zindex' ? '1' : 'any', title: 'Try another value; the file stays as it is',
      'aria-label': keys.length > 2 ? `${name} ${key}` : keys.length > 1 ? `${name} ${'xy'[index]}` : name,
      onchange: () => {
        const fields = [.../** @type {NodeListOf<HTMLInputElement>} */ (this.#rows.get(name)?.querySelectorAll('input') ?? [])];
        const typed = fields.map(field => (field.type === 'checkbox' ? Number(field.checked) : Number(field.value) || 0));
        // A place is set as a whole, and so is a tint.
        this.#tries?.(this.#bone, Object.fromEntries(keys.map((one, at) => [one, one === 'rotation' ? radians(typed[at]) : typed[at]])));
      },
    }));
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
    ['Position', pair(v[at], v[at + 1]), undefined, { x: v[at], y: v[at + 1] }],
    ['Rotation', short(degrees(v[at + 2]), 2) + '°', undefined, { rotation: degrees(v[at + 2]) }],
    ['Scale', pair(v[at + 3], v[at + 4], 3), undefined, { scaleX: v[at + 3], scaleY: v[at + 4] }],
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
  const rows = [['Visible', now.visible ? 'yes' : now.hidden ? 'no' : 'no, its parent is hidden', undefined, { visible: Number(!now.hidden) }]];
  if (now.texture !== undefined && now.zindex !== undefined && now.tint) {
    const [red, green, blue, alpha] = now.tint;
    rows.push(['Texture', now.texture || 'none'], ['Z-index', String(now.zindex), undefined, { zindex: now.zindex }]);
    rows.push(['Tint', now.tint.map(part => short(part)).join(', '), css(now.tint), { red, green, blue, alpha }]);
    if (character.meshes.has(bone)) rows.push(['Mesh', now.vertices + ' vertices']);
  }
  if (now.family) {
    const target = character.families[now.family.index].target;
    rows.push(['IK', now.family.mode + ', ' + constraintText(now.family.constraint)], ['Target', character.bones[target]?.name ?? 'none']);
  }
  if (overrides.has(bone)) rows.push(['Changed', 'by hand']);
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
