/** The stack of styles: switch, drag or move with keys. The first that has a texture wins. */
import { el, query } from '../ui/element.js';
import { icon } from '../ui/icons.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { ShownCharacter } from './shownfigure.js' */
/** @import { Viewports } from './viewports.js' */

export class StyleList {
  /** @type {string | null} */
  #dragged = null;
  #state = '';

  /** @param {Studio} studio @param {Viewports} viewports */
  constructor(studio, viewports) {
    this.studio = studio;
    this.viewports = viewports;
    this.element = el('ul', { class: 'style-list', id: 'styles', 'aria-label': 'Styles, the first wins' });
  }

  follow() {
    const viewport = this.viewports.active;
    const { character } = viewport;
    if (!character) return;
    const chosen = viewport.skins;
    const rest = character.skins.filter(name => !chosen.includes(name));
    const state = JSON.stringify([chosen, rest, character.styles]);
    if (state === this.#state) return;
    this.#state = state;
    const active = query(this.element, ':focus');
    const row = active?.closest('[data-style]');
    const focused = row instanceof HTMLElement ? row.dataset.style : undefined;
    const part = active?.dataset.part;
    this.element.replaceChildren(...[...chosen, ...rest].map((name, index) => this.#row(character, name, index, chosen)));
    if (focused !== undefined && part) query(this.element, `[data-style="${CSS.escape(focused)}"] [data-part=${part}]`)?.focus();
  }

  /** @param {ShownCharacter} character @param {string} name @param {number} index @param {string[]} chosen */
  #row(character, name, index, chosen) {
    const on = chosen.includes(name);
    const count = character.styles.find(style => style.name === name)?.textures ?? 0;
    /** @param {number} step */
    const move = step => this.#move(name, step);
    return el('li', {
      class: on ? 'style on' : 'style', draggable: on ? 'true' : null, data: { style: name },
      ondragstart: event => {
        this.#dragged = name;
        if (!event.dataTransfer) return;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
      },
      ondragend: () => {
        this.#dragged = null;
        this.#mark(null);
      },
      ondragover: event => {
        if (this.#dragged === null || !on) return;
        event.preventDefault();
        event.stopPropagation();
        this.#mark(event.currentTarget);
      },
      ondrop: event => {
        if (this.#dragged === null) return;
        event.preventDefault();
        event.stopPropagation();
        this.#set(moved(chosen, this.#dragged, index), event.shiftKey);
      },
      onkeydown: event => {
        if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
        move(event.key === 'ArrowUp' ? -1 : 1);
      },
    },
      el('span', { class: 'grip', 'aria-hidden': 'true' }, on ? icon('grip') : ''),
      el('label', {}, el('input', {
        type: 'checkbox', checked: on, data: { part: 'switch' },
        onclick: event => this.#set(this.viewports.active.toggledSkins(name), event.shiftKey),
      }), name || '(unnamed)'),
      el('span', { class: 'quiet' }, count + (count === 1 ? ' texture' : ' textures')),
      el('button', { class: 'tool', 'aria-label': 'Move ' + name + ' up', disabled: !on || index === 0, data: { part: 'up' }, onclick: () => move(-1) }, icon('up')),
      el('button', { class: 'tool', 'aria-label': 'Move ' + name + ' down', disabled: !on || index >= chosen.length - 1, data: { part: 'down' }, onclick: () => move(1) }, icon('chevron')));
  }

  /** @param {string} name @param {number} step */
  #move(name, step) {
    const chosen = this.viewports.active.skins;
    const at = chosen.indexOf(name);
    if (at < 0 || at + step < 0 || at + step >= chosen.length) return;
    this.#set(moved(chosen, name, at + step), this.viewports.shift);
    this.studio.announce(name + ' is style ' + (at + step + 1) + ' of ' + chosen.length);
  }

  /** @param {string[]} names @param {boolean} all */
  #set(names, all) {
    this.viewports.forChosen(this.viewports.active, all, one => one.chooseSkins(names));
  }

  /** @param {Element | null} row */
  #mark(row) {
    for (const one of this.element.children) one.classList.toggle('drop', one === row);
  }
}

/**
 * Returns a list in which one name has moved to a place.
 * @param {string[]} names @param {string} name @param {number} to
 */
export function moved(names, name, to) {
  const rest = names.filter(one => one !== name);
  rest.splice(Math.min(rest.length, to), 0, name);
  return rest;
}
