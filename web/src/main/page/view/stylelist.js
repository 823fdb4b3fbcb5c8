/** The stack of styles: switch, drag or move with keys. The first that has a texture wins. */
import { el } from '../ui/element.js';
import { icon } from '../ui/icons.js';

export class StyleList {
  #dragged = null;

  constructor(studio, viewports) {
    Object.assign(this, { studio, viewports });
    this.element = el('ul', { class: 'style-list', id: 'styles', 'aria-label': 'Styles, the first wins' });
  }

  follow() {
    const viewport = this.viewports.active;
    const { character } = viewport;
    if (!character) return;
    const chosen = viewport.skins;
    const rest = character.skins.filter(name => !chosen.includes(name));
    const state = JSON.stringify([chosen, rest, character.styles]);
    if (state === this.state) return;
    this.state = state;
    const focused = document.activeElement?.closest?.('[data-style]')?.dataset.style;
    const part = document.activeElement?.dataset.part;
    this.element.replaceChildren(...[...chosen, ...rest].map((name, index) => this.#row(character, name, index, chosen)));
    if (focused !== undefined && part) this.element.querySelector(`[data-style="${CSS.escape(focused)}"] [data-part=${part}]`)?.focus();
  }

  #row(character, name, index, chosen) {
    const on = chosen.includes(name);
    const count = character.styles.find(style => style.name === name)?.textures ?? 0;
    const move = step => this.#move(name, step);
    return el('li', {
      class: on ? 'style on' : 'style', draggable: on ? 'true' : null, data: { style: name },
      ondragstart: event => {
        this.#dragged = name;
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

  #move(name, step) {
    const chosen = this.viewports.active.skins;
    const at = chosen.indexOf(name);
    if (at < 0 || at + step < 0 || at + step >= chosen.length) return;
    this.#set(moved(chosen, name, at + step), this.viewports.shift);
    this.studio.announce(name + ' is style ' + (at + step + 1) + ' of ' + chosen.length);
  }

  #set(names, all) {
    this.viewports.forChosen(this.viewports.active, all, one => one.chooseSkins(names));
  }

  #mark(row) {
    for (const one of this.element.children) one.classList.toggle('drop', one === row);
  }
}

/** Returns a list in which one name has moved to a place. */
export function moved(names, name, to) {
  const rest = names.filter(one => one !== name);
  rest.splice(Math.min(rest.length, to), 0, name);
  return rest;
}
