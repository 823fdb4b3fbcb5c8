/** What the lists of a viewport offer. */
import { el } from '../ui/element.js';
import { BACKGROUNDS, ghostSpacing } from './choices.js';
import { SPEEDS, speedText } from './clock.js';
/** @import { MenuItem } from '../ui/menu.js' */
/** @import { Choices } from './choices.js' */
/** @import { Viewport } from './viewport.js' */
/** @import { Viewports } from './viewports.js' */

/**
 * @param {Viewports} viewports @param {Viewport} viewport @param {(MenuItem | 'line')[]} changes what changes the list itself
 * @returns {(MenuItem | 'line')[]}
 */
export function skinItems(viewports, viewport, changes) {
  const { character } = viewport;
  if (!character) return [];
  const several = character.kind === 'skelform';
  const chosen = viewport.skins;
  const hint = el('div', { class: 'menu-hint' }, several ? 'The first style with a texture wins. Reorder them in the Armature panel.' : 'Hold Shift to apply to all viewports');
  return [
    {
      choices: character.skins.map(name => ({
        label: name || '(unnamed)', ...(several ? { checked: chosen.includes(name) } : { chosen: chosen.includes(name) }), stays: several,
        /** @param {boolean} all */
        run: all => {
          const names = several ? viewport.toggledSkins(name) : [name];
          viewports.forChosen(viewport, all, one => one.chooseSkins(names));
        },
      })),
    },
    ...changes.length > 0 ? [/** @type {const} */ ('line')] : [],
    ...changes,
    { content: hint },
  ];
}

/** @param {Viewports} viewports @param {Viewport} viewport @param {boolean} all @param {Choices['background']} id */
function setBackground(viewports, viewport, all, id) {
  const { color } = viewport.choices;
  viewports.forChosen(viewport, all, one => {
    if (id === 'color') one.choices.color = color;
    one.set('background', id);
  });
}

/** @param {Viewports} viewports @param {Viewport} viewport */
function colorInput(viewports, viewport) {
  return el('input', {
    type: 'color', value: viewport.choices.color, class: 'menu-color', 'aria-label': 'Background colour', tabindex: '-1',
    oninput: event => viewports.forChosen(viewport, viewports.shift, one => {
      one.choices.color = event.currentTarget.value;
      one.set('background', 'color');
    }),
  });
}

/** @param {Viewports} viewports @param {Viewport} viewport @returns {MenuItem[]} */
export function backgroundItems(viewports, viewport) {
  const { background } = viewport.choices;
  return [
    ...BACKGROUNDS.map(({ id, label }) => ({ label, chosen: background === id, run: (/** @type {boolean} */ all) => setBackground(viewports, viewport, all, id) })),
    { content: el('label', { class: 'menu-field' }, 'Pick a colour', colorInput(viewports, viewport)) },
  ];
}

/** The same as one row, for menus that have other things to say as well. @param {Viewports} viewports @param {Viewport} viewport @returns {MenuItem} */
export function backgroundField(viewports, viewport) {
  const select = el('select', {
    class: 'menu-select', tabindex: '-1', 'aria-label': 'Background', data: { menu: 'background' },
    onchange: event => setBackground(viewports, viewport, viewports.shift, BACKGROUNDS[event.currentTarget.selectedIndex].id),
  }, BACKGROUNDS.map(({ id, label }) => el('option', { selected: id === viewport.choices.background }, label)));
  return { content: el('div', { class: 'menu-field' }, 'Background', el('span', { class: 'menu-fields' }, select, colorInput(viewports, viewport))) };
}

/** Ghosts before, after and their step, in one row. @param {Viewports} viewports @param {Viewport} viewport @returns {MenuItem} */
export function onionField(viewports, viewport) {
  /**
   * @param {string} label @param {'before' | 'after' | 'spacing'} name @param {number} min @param {number} max
   * @param {number} value
   */
  const field = (label, name, min, max, value) => el('input', {
    type: 'number', min: String(min), max: String(max), value: String(value), class: 'menu-number', tabindex: '-1', data: { onion: name }, 'aria-label': label, title: label,
    onchange: event => {
      const number = Math.min(max, Math.max(min, Math.round(Number(event.currentTarget.value)) || min));
      event.currentTarget.value = String(number);
      viewports.forChosen(viewport, viewports.shift, one => {
        one.choices.onion = true;
        one.set(name, number);
      });
    },
  });
  const { choices, clock } = viewport;
  return { content: el('div', { class: 'menu-field' }, 'Before, after, step', el('span', { class: 'menu-fields' },
    field('Frames before', 'before', 0, 8, choices.before),
    field('Frames after', 'after', 0, 8, choices.after),
    field('Step', 'spacing', 1, 60, ghostSpacing(choices.spacing, clock.fps)))) };
}

/**
 * Speed as one row, for menus that have other things to say as well.
 * @param {Viewports} viewports @param {Viewport} viewport @returns {MenuItem}
 */
export function speedField(viewports, viewport) {
  const select = el('select', {
    class: 'menu-select', tabindex: '-1', data: { menu: 'speed' },
    onchange: event => viewports.forChosen(viewport, viewports.shift, one => one.set('speed', Number(event.currentTarget.value))),
  }, SPEEDS.map(speed => el('option', { value: String(speed), selected: speed === viewport.clock.speed }, speedText(speed))));
  return { content: el('label', { class: 'menu-field' }, 'Speed', select) };
}
