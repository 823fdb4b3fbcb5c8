/** Find and replace, above the text. */
import { SearchQuery, closeSearchPanel, findNext, findPrevious, getSearchQuery, replaceAll, replaceNext, search, selectMatches, setSearchQuery } from '@codemirror/search';
import { runScopeHandlers } from '@codemirror/view';
import { el } from '../ui/element.js';
import { icon } from '../ui/icons.js';
/** @import { Command, EditorView, ViewUpdate } from '@codemirror/view' */

const MOST_COUNTED = 1000;

class SearchPanel {
  top = true;

  /** @param {EditorView} view */
  constructor(view) {
    this.view = view;
    const query = getSearchQuery(view.state);
    /** @param {string} name @param {string} label @param {string} value */
    const field = (name, label, value) => el('input', {
      class: 'field', name, placeholder: label, 'aria-label': label, value, spellcheck: 'false', autocomplete: 'off',
      'main-field': name === 'search', oninput: () => this.#commit(),
    });
    /** @param {string} name @param {string} label @param {string} text @param {boolean} on */
    const check = (name, label, text, on) => {
      const box = el('input', { type: 'checkbox', name, checked: on, onchange: () => this.#commit() });
      return /** @type {const} */ ([box, el('label', { class: 'toggle', title: label }, box, el('span', {}, text), el('span', { class: 'visually-hidden' }, label))]);
    };
    /** @param {string} text @param {string} label @param {Command} act @param {Node} [child] */
    const button = (text, label, act, child) => el('button', {
      class: 'search-button', type: 'button', title: label, 'aria-label': label, onclick: () => act(view),
    }, child ?? text);
    this.search = field('search', 'Find', query.search);
    this.replace = field('replace', 'Replace with', query.replace);
    const [exact, exactBox] = check('case', 'Match case', 'Aa', query.caseSensitive);
    const [whole, wholeBox] = check('word', 'Whole words', 'W', query.wholeWord);
    const [pattern, patternBox] = check('pattern', 'Regular expression', '.*', query.regexp);
    this.exact = exact;
    this.whole = whole;
    this.pattern = pattern;
    this.count = el('span', { class: 'search-count', role: 'status' });
    const up = icon('chevron');
    up.classList.add('up');
    this.dom = el('div', { class: 'search', role: 'search', onkeydown: event => this.#key(event) },
      this.search,
      el('div', { class: 'search-tools' }, exactBox, wholeBox, patternBox, this.count,
        button('', 'Previous (Shift+Enter)', findPrevious, up), button('', 'Next (Enter)', findNext, icon('chevron')),
        button('All', 'Select all matches', selectMatches), button('', 'Close (Escape)', closeSearchPanel, icon('close'))),
      this.replace,
      el('div', { class: 'search-tools' }, button('Replace', 'Replace this match', replaceNext), button('Replace all', 'Replace all matches', replaceAll)));
    this.query = query;
  }

  mount() {
    this.search.select();
    this.#counted();
  }

  /** @param {ViewUpdate} update */
  update(update) {
    for (const transaction of update.transactions) {
      for (const effect of transaction.effects) {
        if (effect.is(setSearchQuery) && !effect.value.eq(this.query)) this.#take(effect.value);
      }
    }
    if (update.docChanged || update.selectionSet) this.#counted();
  }

  /** @param {SearchQuery} query */
  #take(query) {
    this.query = query;
    this.search.value = query.search;
    this.replace.value = query.replace;
    this.exact.checked = query.caseSensitive;
    this.whole.checked = query.wholeWord;
    this.pattern.checked = query.regexp;
    this.#counted();
  }

  #commit() {
    const query = new SearchQuery({
      search: this.search.value, replace: this.replace.value, literal: true,
      caseSensitive: this.exact.checked, wholeWord: this.whole.checked, regexp: this.pattern.checked,
    });
    this.search.setAttribute('aria-invalid', String(query.search !== '' && !query.valid));
    if (query.eq(this.query)) return;
    this.query = query;
    this.view.dispatch({ effects: setSearchQuery.of(query) });
    this.#counted();
  }

  /** Says how many there are, and which one is chosen. */
  #counted() {
    if (!this.query.valid) {
      this.count.textContent = '';
      return;
    }
    const { main } = this.view.state.selection;
    const cursor = this.query.getCursor(this.view.state);
    let total = 0;
    let at = 0;
    for (let next = cursor.next(); !next.done && total < MOST_COUNTED; next = cursor.next()) {
      total++;
      if (next.value.from === main.from && next.value.to === main.to) at = total;
    }
    this.count.textContent = total === 0 ? 'None' : `${at || '–'} of ${total}${total === MOST_COUNTED ? '+' : ''}`;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (runScopeHandlers(this.view, event, 'search-panel')) {
      event.preventDefault();
    } else if (event.key === 'Enter' && event.target === this.search) {
      (event.shiftKey ? findPrevious : findNext)(this.view);
      event.preventDefault();
    } else if (event.key === 'Enter' && event.target === this.replace) {
      replaceNext(this.view);
      event.preventDefault();
    }
  }
}

export const findAndReplace = search({ top: true, createPanel: view => new SearchPanel(view) });
