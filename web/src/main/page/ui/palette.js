/** The command palette: everything by name, with its keys. */
import { byId, el } from './element.js';
import { allCommands, shownKeys } from './commands.js';
/** @import { Command } from './commands.js' */

export function openPalette() {
  const all = allCommands().filter(one => one.palette !== false && (!one.enabled || one.enabled()));
  let shown = all;
  let chosen = 0;
  const input = el('input', {
    class: 'palette-input', type: 'text', placeholder: 'Type a command', role: 'combobox',
    'aria-expanded': 'true', 'aria-controls': 'palette-list', 'aria-label': 'Command', autocomplete: 'off', spellcheck: 'false',
  });
  const list = el('div', { class: 'palette-list', id: 'palette-list', role: 'listbox', 'aria-label': 'Commands' });
  const dialog = el('dialog', { class: 'dialog palette', 'aria-label': 'Commands' }, input, list);

  const fill = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    shown = all.filter(one => words.every(word => (one.title + ' ' + one.id).toLowerCase().includes(word)));
    chosen = 0;
    list.replaceChildren(...shown.map((one, index) => el('div', {
      class: 'palette-item', role: 'option', id: 'palette-' + index, 'aria-selected': 'false',
      onclick: () => finish(one),
    }, el('span', {}, one.title), el('span', { class: 'menu-note' }, shownKeys(one.keys)))));
    if (!shown.length) list.replaceChildren(el('div', { class: 'quiet-note' }, 'No matching commands.'));
    mark();
  };
  const mark = () => {
    [...list.children].forEach((item, index) => item.setAttribute('aria-selected', String(index === chosen)));
    const item = document.getElementById('palette-' + chosen);
    input.setAttribute('aria-activedescendant', item ? item.id : '');
    item?.scrollIntoView({ block: 'nearest' });
  };
  /** @param {Command | undefined} one */
  const finish = one => {
    dialog.close();
    one?.run();
  };
  input.addEventListener('input', fill);
  input.addEventListener('keydown', event => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && shown.length) {
      chosen = (chosen + step + shown.length) % shown.length;
      mark();
    } else if (event.key === 'Enter') finish(shown[chosen]);
    else return;
    event.preventDefault();
  });
  dialog.addEventListener('click', event => event.target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  byId('overlays').append(dialog);
  fill();
  dialog.showModal();
  input.focus();
}
