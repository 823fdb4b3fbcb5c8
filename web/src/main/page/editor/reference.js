/** The language reference: every word, searchable, following the caret. */
import { el, queryAll } from '../ui/element.js';
import { easingPicture } from '../document/easingicon.js';
import { icon } from '../ui/icons.js';
import { toastRefusal } from '../ui/toast.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { ReferenceEntry } from '../engine/sourcetext.js' */
/** @import { LanguageClient } from './languageclient.js' */
/** @import { TextView } from './textview.js' */

/** @typedef {ReferenceEntry & { text: string, card: HTMLElement }} Card text: what is searched */

export class ReferencePanel {
  /** @type {Card[]} */
  #cards = [];
  /** @type {number | null} */
  #wordAtCaret = null;
  #empty = el('div', { class: 'side-empty', hidden: true }, 'No matches.');
  #isShown = false;

  /**
   * @param {(number: number) => void} insert adds the example of the entry with this number
   * @param {(offset: number) => Promise<{ group: string, word: string } | null>} lookUp finds the entry for an offset
   * @param {Studio} studio
   */
  constructor(studio, insert, lookUp) {
    this.studio = studio;
    this.insert = insert;
    this.lookUp = lookUp;
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

  /** @param {ReferenceEntry[]} entries */
  set(entries) {
    this.#cards = entries.map((entry, number) => ({
      ...entry, card: this.#card(entry, number),
      text: [entry.word, entry.form, entry.meaning, entry.title, entry.types].join(' ').toLowerCase(),
    }));
    /** @type {Map<string, HTMLElement>} */
    const groups = new Map();
    for (const { group, title, card } of this.#cards) {
      const section = groups.get(group) ?? el('section', { class: 'reference-group' }, el('h2', {}, title));
      groups.set(group, section);
      section.append(card);
    }
    this.list.replaceChildren(...groups.values(), this.#empty);
    this.#filter();
  }

  /** @param {ReferenceEntry} entry @param {number} number */
  #card(entry, number) {
    return el('article', { class: 'reference-card', tabindex: '-1', data: { group: entry.group, word: entry.word } },
      el('div', { class: 'reference-form' }, el('code', {}, entry.form),
        entry.standard ? el('span', { class: 'reference-default' }, 'default ', el('code', {}, entry.standard)) : null),
      entry.group === 'easing' ? easingPicture(entry.word) : null,
      el('p', {}, entry.meaning),
      entry.types ? el('p', { class: 'reference-types' }, 'For ', entry.types.split(' ').map(type => el('code', {}, ':' + type))) : null,
      el('details', {},
        el('summary', {}, 'Example'),
        el('pre', {}, entry.example.trimEnd()),
        // Comments, names and colours can stand anywhere.
        entry.group === 'word' ? null : el('button', { class: 'button small', onclick: () => this.insert(number) }, icon('file'), 'Add to the text')));
  }

  #filter() {
    const words = this.search.value.trim().toLowerCase().split(/\s+/).filter(word => word);
    for (const { card, text } of this.#cards) card.hidden = !words.every(word => text.includes(word));
    for (const group of queryAll(this.list, '.reference-group')) {
      group.hidden = !group.querySelector('.reference-card:not([hidden])');
    }
    this.#empty.hidden = this.#cards.some(({ card }) => !card.hidden);
  }

  /** Marks the word at the caret, and shows it unless something is searched for. @param {number} offset */
  async #follow(offset) {
    this.#wordAtCaret = offset;
    if (!this.#isShown) return;
    this.#wordAtCaret = null;
    const found = await this.lookUp(offset);
    for (const { group, word, card } of this.#cards) {
      const here = found !== null && group === found.group && word === found.word;
      if (here) card.dataset.here = 'true';
      else delete card.dataset.here;
      if (here && this.search.value === '') card.scrollIntoView({ block: 'nearest' });
    }
  }
}

/**
 * Adds an example where it belongs, shows it, and lets the words light up.
 * @param {number} number @param {TextView} textView @param {Studio} studio @param {LanguageClient} language
 */
export async function addExample(number, textView, studio, language) {
  const change = await language.ask('addExample', number, textView.view.state.selection.main.head);
  if (!change) return;
  if (change.refusal) {
    toastRefusal(change.refusal);
    return;
  }
  const [{ from, insert }] = change.edits;
  const words = { from: from + insert.search(/\S/), to: from + insert.trimEnd().length };
  studio.edit(change.edits);
  textView.reveal(words.from, words.to, false);
  studio.emit('flash', { words: [words] });
}
