/** The language reference: every word, searchable, following the caret. */
import { el } from '../ui/element.js';
import { icon } from '../ui/icons.js';

export class ReferencePanel {
  #entries = [];
  #visible = [];
  #wordAtCaret = null;
  #isShown = false;

  /**
   * @param insert called with the example of an entry
   * @param lookUp resolves to {group, word} for an offset, or null
   */
  constructor(studio, insert, lookUp) {
    Object.assign(this, { studio, insert, lookUp });
    this.search = el('input', {
      class: 'field filter', type: 'search', placeholder: 'Search the language', 'aria-label': 'Search the language',
      oninput: () => this.#filter(),
    });
    this.list = el('div', { class: 'reference-list', id: 'reference-list' });
    this.content = el('div', { class: 'side-panel reference' }, el('div', { class: 'side-head' }, this.search), this.list);
    studio.on('caret', ({ offset }) => this.#follow(offset));
    new ResizeObserver(([{ contentRect }]) => {
      this.#isShown = contentRect.width > 0;
      if (this.#wordAtCaret !== null) this.#follow(this.#wordAtCaret);
    }).observe(this.content);
  }

  /** @param {{group: string, title: string, word: string, form: string, meaning: string, standard: string, types: string, example: string}[]} entries */
  set(entries) {
    this.#entries = entries;
    const groups = new Map();
    for (const entry of entries) {
      if (!groups.has(entry.group)) groups.set(entry.group, el('section', { class: 'reference-group' }, el('h3', {}, entry.title)));
      groups.get(entry.group).append(this.#card(entry));
    }
    this.empty = el('div', { class: 'side-empty', hidden: true }, 'No matches.');
    this.list.replaceChildren(...groups.values(), this.empty);
    this.#filter();
  }

  #card(entry) {
    entry.text = [entry.word, entry.form, entry.meaning, entry.title, entry.types].join(' ').toLowerCase();
    entry.card = el('article', { class: 'reference-card', tabindex: '-1', data: { group: entry.group, word: entry.word } },
      el('div', { class: 'reference-form' }, el('code', {}, entry.form),
        entry.standard ? el('span', { class: 'reference-default' }, 'default ', el('code', {}, entry.standard)) : null),
      el('p', {}, entry.meaning),
      entry.types ? el('p', { class: 'reference-types' }, 'For ', entry.types.split(' ').map(type => el('code', {}, ':' + type))) : null,
      el('details', {},
        el('summary', {}, 'Example'),
        el('pre', {}, entry.example.trimEnd()),
        el('button', { class: 'button small', onclick: () => this.insert(entry.example) }, icon('file'), 'Add to the text')));
    return entry.card;
  }

  #filter() {
    const words = this.search.value.trim().toLowerCase().split(/\s+/).filter(word => word);
    this.#visible = this.#entries.filter(entry => words.every(word => entry.text.includes(word)));
    for (const entry of this.#entries) entry.card.hidden = !this.#visible.includes(entry);
    for (const group of this.list.querySelectorAll('.reference-group')) {
      group.hidden = !group.querySelector('.reference-card:not([hidden])');
    }
    this.empty.hidden = this.#visible.length > 0;
  }

  /** Marks the word at the caret, and shows it unless something is searched for. */
  async #follow(offset) {
    this.#wordAtCaret = offset;
    if (!this.#isShown) return;
    this.#wordAtCaret = null;
    const found = await this.lookUp(offset);
    for (const entry of this.#entries) {
      const here = found !== null && entry.group === found.group && entry.word === found.word;
      if (here) entry.card.dataset.here = 'true';
      else delete entry.card.dataset.here;
      if (here && this.search.value === '') entry.card.scrollIntoView({ block: 'nearest' });
    }
  }
}
