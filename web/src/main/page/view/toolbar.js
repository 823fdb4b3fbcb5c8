/** The tools above a viewport's picture: what it shows. All of them are in its menu too. */
import { childrenOf, el } from '../ui/element.js';
import { icon } from '../ui/icons.js';
import { shownKeys, findCommand } from '../ui/commands.js';
import { choiceButton } from '../ui/choicebutton.js';
import { openMenu } from '../ui/menu.js';
import { SHAPE_COMMANDS } from './newparts.js';
import { sectionCommands } from './sections.js';
import { backgroundField, backgroundItems, onionField, skinItems, speedField } from './viewportmenus.js';
/** @import { IconName } from '../ui/icons.js' */
/** @import { MenuItem } from '../ui/menu.js' */
/** @import { SwitchName } from './choices.js' */
/** @import { Viewport } from './viewport.js' */
/** @import { Viewports } from './viewports.js' */

/** @type {{ name: SwitchName, icon: IconName, label: string }[]} */
const TOGGLES = [
  { name: 'bones', icon: 'bone', label: 'Bones' },
  { name: 'labels', icon: 'label', label: 'Bone names' },
  { name: 'mesh', icon: 'mesh', label: 'Meshes' },
  { name: 'onion', icon: 'onion', label: 'Onion skin' },
];

export class Toolbar {
  /** @param {Viewports} viewports @param {Viewport} viewport */
  constructor(viewports, viewport) {
    this.viewport = viewport;
    this.viewports = viewports;
    this.animation = choiceButton({
      label: 'Animation', className: 'choice-animation', data: { choice: 'animation' }, items: () => this.#animations(),
    });
    this.skins = choiceButton({ label: 'Skin', className: 'choice-skins', data: { choice: 'skins' }, items: () => skinItems(viewports, viewport, this.#changes('skin')) });
    this.toggles = TOGGLES.map(toggle => this.#toggle(toggle));
    this.background = el('button', {
      class: 'tool optional', 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'aria-label': 'Background', title: 'Background', data: { choice: 'background' },
      onclick: event => openMenu(event.currentTarget, 'Background', () => backgroundItems(viewports, viewport)),
    }, el('span', { class: 'swatch' }));
    this.shape = el('button', {
      class: 'tool', 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'aria-label': 'Add a shape', title: 'Add a shape to the selected bone (' + keys('bone.shapes') + ')', data: { tool: 'shape' },
      onclick: event => openMenu(event.currentTarget, 'Add a shape', () => this.shapes()),
    }, icon('plus'));
    this.fit = el('button', {
      class: 'tool', 'aria-label': 'Zoom to fit', title: tip('Zoom to fit', 'view.fit'), data: { tool: 'fit' },
      onclick: event => viewports.forChosen(viewport, event.shiftKey, one => one.fit()),
    }, icon('fit'));
    this.more = el('button', {
      class: 'tool', 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'aria-label': 'More', title: 'More', data: { tool: 'more' },
      onclick: event => openMenu(event.currentTarget, 'More', () => this.#all()),
    }, icon('more'));
    this.element = el('div', { class: 'viewport-tools', role: 'toolbar', 'aria-label': 'Viewport ' + (viewport.index + 1) },
      this.animation, this.skins, el('span', { class: 'spring' }), this.toggles, this.shape, this.background, this.fit, this.more);
  }

  follow() {
    const { viewport } = this;
    const { character, choices } = viewport;
    this.animation.show(viewport.animation === null ? 'Setup pose' : viewport.animation.trim() || '(unnamed)', viewport.animation === null);
    const skins = character?.skins ?? [];
    this.skins.hidden = skins.length < 2 && character?.kind !== 'skel2d';
    this.skins.show(skinsText(viewport));
    TOGGLES.forEach((toggle, index) => this.toggles[index].setAttribute('aria-pressed', String(choices[toggle.name])));
    this.toggles[2].hidden = !character?.meshes.size;
    this.shape.hidden = !viewport.isSetup || character?.kind !== 'skel2d';
    const [swatch] = childrenOf(this.background);
    swatch.dataset.background = choices.background;
    swatch.style.setProperty('--color', choices.color);
  }

  /** @returns {(MenuItem | 'line')[]} */
  #animations() {
    const { viewport, viewports } = this;
    /** @param {string | null} name @param {string} label @param {string} [note] */
    const item = (name, label, note) => ({
      label, note, chosen: viewport.animation === name,
      /** @param {boolean} all */
      run: all => viewports.forChosen(viewport, all, one => viewports.showAnimation(one, name)),
    });
    const animations = viewport.character?.animations ?? [];
    return [
      { choices: [item(null, 'Setup pose'), ...animations.map(one => item(one.name, one.name.trim() || '(unnamed)', one.duration.toFixed(2) + ' s'))] },
      'line',
      ...this.#changes('animation'),
      { content: el('div', { class: 'menu-hint' }, animations.length > 0 ? 'Hold Shift to apply to all viewports' : 'This character has no animations.') },
    ];
  }

  /** What changes the list itself. @param {'animation' | 'skin'} kind @returns {(MenuItem | 'line')[]} */
  #changes(kind) {
    if (this.viewport.character?.kind !== 'skel2d') return [];
    this.viewports.activate(this.viewport);
    return [...sectionCommands(kind).map(findCommand).map(({ title, enabled, run }) => ({ label: title, enabled: enabled?.() ?? true, run: () => run() })), 'line'];
  }

  /** What can be added to the selected bone. @returns {MenuItem[]} */
  shapes() {
    this.viewports.activate(this.viewport);
    return SHAPE_COMMANDS.map(findCommand).map(({ title, enabled, run }) => ({ label: title, enabled: enabled?.() ?? true, run: () => run() }));
  }

  /** @param {(typeof TOGGLES)[number]} options */
  #toggle({ name, icon: picture, label }) {
    return el('button', {
      class: 'tool optional', 'aria-label': label, title: tip(label, 'view.' + name), data: { toggle: name },
      onclick: event => this.viewports.toggle(this.viewport, name, event.shiftKey),
    }, icon(picture));
  }

  /** @returns {(MenuItem | 'line')[]} */
  #all() {
    const { viewport, viewports } = this;
    const { choices } = viewport;
    /** @param {SwitchName} name @param {string} label */
    const toggle = (name, label) => ({
      label, note: keys((name === 'physics' ? 'armature.' : name === 'loop' ? 'play.' : 'view.') + name), checked: choices[name], stays: true, run: (/** @type {boolean} */ all) => viewports.toggle(viewport, name, all),
    });
    return [
      toggle('bones', 'Bones'),
      toggle('labels', 'Bone names'),
      ...viewport.character?.meshes.size ? [toggle('mesh', 'Meshes')] : [],
      toggle('grid', 'Grid'),
      ...viewport.character?.physics ? [toggle('physics', 'Physics')] : [],
      'line',
      toggle('loop', 'Loop'),
      speedField(viewports, viewport),
      'line',
      toggle('onion', 'Onion skin'),
      onionField(viewports, viewport),
      'line',
      backgroundField(viewports, viewport),
      { label: 'Zoom to fit', note: keys('view.fit'), run: (all) => viewports.forChosen(viewport, all, one => one.fit()) },
      { label: 'Actual size', note: keys('view.actualSize'), run: (all) => viewports.forChosen(viewport, all, one => viewports.zoomTo(one, 1)) },
      { content: el('div', { class: 'menu-hint' }, 'Hold Shift to apply to all viewports') },
    ];
  }
}

/** @param {Viewport} viewport */
function skinsText(viewport) {
  const { character, skins } = viewport;
  if (!character) return '';
  if (character.kind !== 'skelform') return skins[0] === undefined ? 'default' : skins[0] || '(unnamed)';
  if (skins.length === 0) return 'No style';
  return skins.length === 1 ? skins[0] : skins.length === character.skins.length ? 'All styles' : skins[0] + ' +' + (skins.length - 1);
}

/** @param {string} id */
function keys(id) {
  return shownKeys(findCommand(id).keys);
}

/** @param {string} label @param {string} id */
function tip(label, id) {
  return label + ' (' + keys(id) + '; hold Shift for all viewports)';
}

