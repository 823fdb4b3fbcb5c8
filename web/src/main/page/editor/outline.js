/** The outline: what the text has, as a tree that follows the caret. */
import { el } from '../ui/element.js';
import { icon } from '../ui/icons.js';
import { showPanel } from '../ui/tabs.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { OutlineNode } from '../engine/sourcetext.js' */
/** @import { LanguageClient } from './languageclient.js' */
/** @import { TextView } from './textview.js' */

const MOST_ROWS = 3000;
/** What is folded up at first: there are many of them. */
const FOLDED = new Set(['bone-item', 'slot-item']);

/** @typedef {{ node: OutlineNode, depth: number, key: string, folded: boolean }} Row */

export class Outline {
  /** @type {OutlineNode[]} */
  #nodes = [];
  /** @type {Row[]} */
  #rows = [];
  /** @type {Set<string>} */
  #toggled = new Set();
  #isVisible = false;
  #stale = true;

  /** @param {Studio} studio @param {TextView} textView @param {LanguageClient} language */
  constructor(studio, textView, language) {
    this.studio = studio;
    this.textView = textView;
    this.language = language;
    this.filter = el('input', {
      class: 'field filter', type: 'search', placeholder: 'Filter', 'aria-label': 'Filter outline',
      oninput: () => this.#render(),
      onkeydown: event => this.#filterKey(event),
    });
    this.tree = el('div', { class: 'outline-tree', role: 'tree', tabindex: '0', 'aria-label': 'Outline', id: 'outline-tree', onkeydown: event => this.#key(event) });
    this.content = el('div', { class: 'side-panel outline' }, el('div', { class: 'side-head' }, this.filter), this.tree);
    studio.on('caret', ({ offset }) => this.#follow(offset));
    language.onAnalysis(() => this.#refresh());
    new ResizeObserver(([{ contentRect }]) => {
      this.#isVisible = contentRect.width > 0;
      if (this.#stale) this.#refresh();
    }).observe(this.content);
  }

  /** Long texts have long outlines: it is only fetched while it can be seen. */
  #refresh() {
    this.#stale = !this.#isVisible;
    if (!this.#stale) this.#fetch();
  }

  async #fetch() {
    const nodes = await this.language.ask('outline');
    if (!nodes) return;
    this.#nodes = nodes;
    this.#render();
  }

  get #wanted() {
    return this.filter.value.trim().toLowerCase();
  }

  #render() {
    const wanted = this.#wanted;
    this.#rows = [];
    this.#collect(this.#nodes, 0, '', wanted);
    this.tree.replaceChildren(...this.#rows.map((row, index) => this.#rowElement(row, index)));
    if (this.#rows.length === 0) this.tree.append(el('div', { class: 'side-empty' }, wanted ? 'No matches.' : 'Nothing yet. Type "skeleton" to begin.'));
    this.#follow(this.textView.view.state.selection.main.head);
  }

  /**
   * Lists a node if it or something below it has the wanted name.
   * @param {OutlineNode[]} nodes @param {number} depth @param {string} path @param {string} wanted
   */
  #collect(nodes, depth, path, wanted) {
    let any = false;
    for (const node of nodes) {
      if (this.#rows.length >= MOST_ROWS) return any;
      const key = path + '/' + node.kind + ':' + node.name;
      const at = this.#rows.length;
      const folded = wanted === '' && FOLDED.has(node.kind) !== this.#toggled.has(key);
      this.#rows.push({ node, depth, key, folded });
      const below = folded ? false : this.#collect(node.children, depth + 1, key, wanted);
      if (wanted && !below && !isNamed(node, wanted)) this.#rows.length = at;
      else any = true;
    }
    return any;
  }

  /** @param {Row} row @param {number} index */
  #rowElement({ node, depth, folded }, index) {
    const fold = node.children.length > 0
      ? el('span', { class: folded ? 'outline-fold closed' : 'outline-fold', onclick: event => { event.stopPropagation(); this.#toggle(index); } }, icon('chevron'))
      : el('span', { class: 'outline-fold' });
    const row = el('div', {
      class: 'outline-row', role: 'treeitem', id: 'outline-' + index, 'aria-selected': 'false', 'aria-level': String(depth + 1),
      'aria-expanded': node.children.length > 0 ? String(!folded) : null, data: { kind: node.kind, name: node.name },
      onclick: () => this.#leave(index),
    }, fold, el('span', { class: 'outline-mark skel-' + markOf(node.kind), title: node.kind.replace('-', ' ') }), el('span', { class: 'outline-name' }, node.name || '""'));
    row.style.setProperty('--depth', String(depth));
    return row;
  }

  /** @param {number} index */
  #toggle(index) {
    const { key } = this.#rows[index];
    if (!this.#toggled.delete(key)) this.#toggled.add(key);
    this.#render();
  }

  /** The caret goes along, so that the picture shows what is chosen. @param {number} index */
  #choose(index) {
    const { node } = this.#rows[index];
    this.textView.reveal(node.nameFrom, node.nameTo, false);
    this.#mark(index);
  }

  /** Goes to the text. @param {number} index */
  #leave(index) {
    this.#choose(index);
    showPanel('source');
    this.textView.view.focus();
  }

  /** @param {number} offset */
  #follow(offset) {
    if (!this.#isVisible) return;
    let best = -1;
    this.#rows.forEach(({ node }, index) => {
      if (node.from <= offset && offset <= node.to && (best < 0 || node.to - node.from <= this.#rows[best].node.to - this.#rows[best].node.from)) best = index;
    });
    this.#mark(best);
  }

  /** @param {number} index */
  #mark(index) {
    const old = this.tree.querySelector('[aria-selected=true]');
    old?.setAttribute('aria-selected', 'false');
    const row = this.tree.children[index];
    if (!row || index < 0) return;
    row.setAttribute('aria-selected', 'true');
    this.tree.setAttribute('aria-activedescendant', row.id);
    row.scrollIntoView({ block: 'nearest' });
  }

  /** @param {KeyboardEvent} event */
  #filterKey(event) {
    if (event.key === 'ArrowDown') this.tree.focus();
    else if (event.key === 'Enter') this.#leaveForFirst();
    else return;
    event.preventDefault();
  }

  /** Rows above a match are there to show where it is; they are not meant. */
  async #leaveForFirst() {
    // Quick fingers are here before the outline is.
    await this.#fetch();
    const wanted = this.#wanted;
    const first = wanted ? this.#rows.findIndex(({ node }) => isNamed(node, wanted)) : -1;
    if (first >= 0) this.#leave(first);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const at = [...this.tree.children].findIndex(row => row.getAttribute('aria-selected') === 'true');
    const row = this.#rows[at];
    /** @type {Record<string, number>} */
    const moves = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: this.#rows.length - 1 };
    if (event.key in moves && this.#rows.length > 0) this.#choose(Math.max(0, Math.min(this.#rows.length - 1, moves[event.key])));
    else if (event.key === 'Enter' && row) this.#leave(at);
    else if (row && row.node.children.length > 0 && (event.key === 'ArrowLeft' && !row.folded || event.key === 'ArrowRight' && row.folded)) this.#toggle(at);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) { this.filter.focus(); return; }
    else return;
    event.preventDefault();
  }
}

/** @param {OutlineNode} node @param {string} wanted */
function isNamed(node, wanted) {
  return node.name.toLowerCase().includes(wanted);
}

/** @type {Record<string, string>} */
const MARKS = { skeleton: 'keyword', order: 'keyword', 'bone-item': 'bone', 'slot-item': 'slot', timeline: 'property' };

/** The colour of a row's mark is that of the same thing in the text. @param {string} kind */
function markOf(kind) {
  return MARKS[kind] ?? kind;
}
