/**
 * The lists below the text: problems, and the places of a name. Each is a list of rows that jump;
 * arrow keys move in it, Enter jumps, Escape goes back to the text.
 */
import { byId, el } from '../ui/element.js';
import { icon } from '../ui/icons.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { TextView } from './textview.js' */

/**
 * @typedef {{ content: Node[], jump: () => void, data?: Record<string, string> }} DockRow
 * @typedef {{ tab: HTMLElement, count: HTMLElement, list: HTMLElement, empty: string, rows: DockRow[] }} DockList
 */

const CALM = 1500;

export class Dock {
  /** @type {Map<string, DockList>} */
  #lists = new Map();
  /** @type {string | null} */
  #shown = null;
  #calm = 0;

  /** @param {Studio} studio @param {TextView} textView */
  constructor(studio, textView) {
    this.studio = studio;
    this.textView = textView;
    this.place = byId('problems');
    this.tabs = el('div', { class: 'dock-tabs', role: 'tablist', 'aria-label': 'Lists' });
    this.toggle = el('button', { class: 'tool dock-toggle', onclick: () => this.open(this.isClosed, true) }, icon('chevron'));
    this.body = el('div', { class: 'dock-body', id: 'dock-body' });
    this.place.append(el('div', { class: 'dock-head' }, this.tabs, this.toggle), this.body);
    this.open(studio.settings.dock !== false);
    const follow = () => { this.place.hidden = studio.document?.kind === 'skf'; };
    studio.on('document', follow);
    follow();
  }

  get isClosed() {
    return this.body.hidden;
  }

  /** Shows or hides the lists; what the user chose is kept. @param {boolean} open */
  open(open, byUser = false) {
    this.body.hidden = !open;
    this.place.dataset.open = String(open);
    this.toggle.setAttribute('aria-label', open ? 'Hide the list' : 'Show the list');
    this.toggle.setAttribute('aria-expanded', String(open));
    if (byUser) this.studio.set('dock', open);
  }

  /** Adds a list; its rows are set later. @param {string} id @param {string} title */
  add(id, title, { empty = '', closable = false } = {}) {
    const count = el('span', { class: 'dock-count' }, '0');
    const tab = el('button', {
      class: 'dock-tab', role: 'tab', id: 'dock-tab-' + id, 'aria-selected': 'false', 'aria-controls': 'dock-body',
      hidden: closable, onclick: () => { this.show(id); this.open(true); },
    }, title, count);
    const list = el('div', { class: 'dock-list', role: 'group', tabindex: '0', id: 'dock-' + id, 'aria-label': title, hidden: true,
      onkeydown: event => this.#key(event, id) });
    this.tabs.append(tab);
    this.body.append(list);
    this.#lists.set(id, { tab, count, list, empty, rows: [] });
    if (!this.#shown) this.show(id);
  }

  /** @param {string} id */
  show(id) {
    this.#shown = id;
    for (const [name, { tab, list }] of this.#lists) {
      tab.setAttribute('aria-selected', String(name === id));
      list.hidden = name !== id;
      if (name === id) tab.hidden = false;
    }
  }

  /** @param {string} id @param {DockRow[]} rows @param {string} [label] */
  set(id, rows, label) {
    const shown = this.#list(id);
    const { count, list, empty, tab } = shown;
    this.#keepHeight();
    count.textContent = String(rows.length);
    tab.dataset.count = String(rows.length);
    if (label) list.setAttribute('aria-label', label);
    // Buttons may stand in the rows of a grid, not in those of a list box; and a grid is never empty.
    list.setAttribute('role', rows.length > 0 ? 'grid' : 'group');
    list.replaceChildren(...rows.map((row, index) => el('div', {
      class: 'dock-row', role: 'row', id: `dock-${id}-${index}`, 'aria-selected': 'false', data: row.data ?? {},
      onclick: event => { this.mark(id, index); if (!(event.target instanceof Element && event.target.closest('button'))) row.jump(); },
    }, el('div', { class: 'dock-cell', role: 'gridcell' }, row.content))));
    if (rows.length === 0) list.append(el('div', { class: 'dock-empty' }, empty));
    shown.rows = rows;
    list.removeAttribute('aria-activedescendant');
  }

  /** @param {string} id */
  #list(id) {
    return /** @type {DockList} */ (this.#lists.get(id));
  }

  /** The list may grow at once, but shrinks only when it has been calm: the text should not hop. */
  #keepHeight() {
    this.body.style.setProperty('min-height', this.body.offsetHeight + 'px');
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => this.body.style.removeProperty('min-height'), CALM);
  }

  /** Marks a row as the one that the caret is at; -1 for none. @param {string} id @param {number} index */
  mark(id, index) {
    const { list } = this.#list(id);
    [...list.querySelectorAll('.dock-row')].forEach((row, at) => {
      row.setAttribute('aria-selected', String(at === index));
      if (at === index) row.scrollIntoView({ block: 'nearest' });
    });
    if (index >= 0) list.setAttribute('aria-activedescendant', `dock-${id}-${index}`);
  }

  /** @param {string} id */
  focus(id) {
    this.show(id);
    this.open(true);
    this.#list(id).list.focus();
  }

  /** @param {KeyboardEvent} event @param {string} id */
  #key(event, id) {
    const { list, rows: shown } = this.#list(id);
    const rows = [...list.querySelectorAll('.dock-row')];
    const at = rows.findIndex(row => row.getAttribute('aria-selected') === 'true');
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      this.mark(id, Math.max(0, Math.min(rows.length - 1, at + (event.key === 'ArrowDown' ? 1 : -1))));
    } else if (event.key === 'Enter' && at >= 0) {
      shown[at].jump();
    } else if (event.key === 'Escape') {
      this.textView.view.focus();
    } else {
      return;
    }
    event.preventDefault();
  }
}
