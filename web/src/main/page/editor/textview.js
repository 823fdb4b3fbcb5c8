/** The CodeMirror view: what it is made of, and where it is mounted. */
import { Compartment, EditorState, Prec } from '@codemirror/state';
import {
  EditorView, drawSelection, dropCursor, highlightActiveLine, highlightActiveLineGutter,
  highlightSpecialChars, keymap, lineNumbers, placeholder, rectangularSelection, scrollPastEnd,
} from '@codemirror/view';
import { bracketMatching, codeFolding, foldGutter, foldKeymap } from '@codemirror/language';
import { defaultKeymap, historyKeymap, indentLess, indentMore, insertTab } from '@codemirror/commands';
import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { el } from '../ui/element.js';
import { icon } from '../ui/icons.js';
import { commentWrap } from './commentwrap.js';
import { skel2dColors, skel2dLanguage } from './highlight.js';
import { tabRules } from './indent.js';
import { findAndReplace } from './search.js';
import { nameKeys } from './sectionname.js';
import { typing } from './typing.js';
import { undoSteps } from './undo.js';
/** @import { Extension, SelectionRange } from '@codemirror/state' */
/** @import { KeyBinding } from '@codemirror/view' */

/** What the text says of itself to those who cannot see that Tab indents. */
const LEAVING = 'leaving-the-text';

/** @type {KeyBinding[]} */
const tabKeys = [{
  key: 'Tab',
  run: view => (view.state.selection.ranges.some(range => !range.empty && spansLines(view.state, range)) ? indentMore(view) : insertTab(view)),
  shift: indentLess,
}];

/** @param {EditorState} state @param {SelectionRange} range */
const spansLines = (state, range) => state.doc.lineAt(range.from).number !== state.doc.lineAt(range.to).number;

/** @param {boolean} open */
const foldMark = open =>
  el('span', { class: open ? 'fold-mark' : 'fold-mark closed', title: open ? 'Fold' : 'Unfold' }, icon('chevron'));

/** Everything that needs neither the engine nor the studio. */
function basics() {
  return [
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightSpecialChars(),
    undoSteps(),
    foldGutter({ markerDOM: foldMark }),
    codeFolding({ placeholderText: '⋯' }),
    drawSelection(),
    dropCursor(),
    EditorState.allowMultipleSelections.of(true),
    EditorState.tabSize.of(4),
    skel2dLanguage,
    skel2dColors,
    tabRules,
    bracketMatching(),
    closeBrackets(),
    typing,
    // Alt adds a cursor, because Ctrl and Cmd go to definitions.
    EditorView.clickAddsSelectionRange.of(event => event.altKey && !event.shiftKey),
    rectangularSelection({ eventFilter: event => event.altKey && event.shiftKey && event.button === 0 }),
    highlightActiveLine(),
    commentWrap,
    highlightSelectionMatches({ minSelectionLength: 2, wholeWords: true }),
    findAndReplace,
    scrollPastEnd(),
    placeholder('Type “start” and Enter for a small character that moves, or “skeleton”.'),
    keymap.of([...nameKeys, ...tabKeys, ...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, ...foldKeymap, ...completionKeymap]),
    // Files that are dropped are opened by the page, not written into the text.
    EditorView.domEventHandlers({ drop: event => (event.dataTransfer?.files.length ?? 0) > 0 }),
    EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': 'Skel2D source', 'aria-describedby': LEAVING, spellcheck: 'false', autocapitalize: 'off' }),
  ];
}

/**
 * Makes the editor. It lives in a shadow root, because CodeMirror adopts its style sheets there
 * instead of writing style elements, which the page's security policy forbids.
 */
export class TextView {
  #wrapping = new Compartment();
  #wraps = false;
  #extensions = basics();

  constructor() {
    this.host = el('div', { class: 'editor-host', id: 'editor' });
    const root = this.host.attachShadow({ mode: 'open' });
    root.append(el('link', { rel: 'stylesheet', href: new URL('../styles/editor.css', import.meta.url).href }));
    const leaving = el('p', { class: 'visually-hidden', id: LEAVING }, 'Tab indents. To leave the text press Escape and then Tab, or F6 for the picture.');
    const parent = el('div', { class: 'text' }, leaving);
    root.append(parent);
    this.view = new EditorView({ state: this.newState(''), root, parent });
    this.#keepCaretInView();
  }

  /** The list of problems, find, a keyboard on the screen take room: a caret that was seen stays so. */
  #keepCaretInView() {
    const { view } = this;
    let height = 0;
    /** Returns by how many pixels the lower edge has come to lie above the caret. */
    const read = () => {
      const box = view.scrollDOM.getBoundingClientRect();
      const caret = box.height < height ? view.coordsAtPos(view.state.selection.main.head) : null;
      const wasSeen = caret && caret.top >= box.top && caret.bottom <= box.top + height;
      height = box.height;
      return wasSeen ? Math.max(0, caret.bottom - box.bottom) : 0;
    };
    /** @param {number} hidden */
    const write = hidden => { if (hidden > 0) view.scrollDOM.scrollTop += hidden + 4; };
    new ResizeObserver(() => view.requestMeasure({ read, write, key: write })).observe(view.scrollDOM);
  }

  /** @param {string} text */
  newState(text) {
    return EditorState.create({ doc: text, extensions: [this.#extensions, this.#wrapping.of(this.#wraps ? EditorView.lineWrapping : [])] });
  }

  /**
   * Adds what the parts around the text bring, which need it to be there first.
   * @param {readonly KeyBinding[]} keys @param {Extension} extensions
   */
  extend(keys, extensions) {
    this.#extensions = [Prec.highest(keymap.of(keys)), basics(), extensions];
    this.open(this.text);
  }

  /** Puts another text in, with a history of its own. @param {string} text */
  open(text) {
    // The new state takes its viewport from where the old text was scrolled to, which may lie behind its end.
    this.view.scrollDOM.scrollTo(0, 0);
    this.view.setState(this.newState(text));
  }

  get wraps() {
    return this.#wraps;
  }

  set wraps(wraps) {
    this.#wraps = wraps;
    this.view.dispatch({ effects: this.#wrapping.reconfigure(wraps ? EditorView.lineWrapping : []) });
  }

  get text() {
    return this.view.state.sliceDoc();
  }

  /** Moves the caret to a place and shows it. @param {number} from */
  reveal(from, to = from, focus = true) {
    const end = this.view.state.doc.length;
    const anchor = Math.min(from, end);
    this.view.dispatch({
      selection: { anchor, head: Math.min(to, end) },
      effects: EditorView.scrollIntoView(anchor, { y: 'nearest', yMargin: 80 }),
      userEvent: 'select',
    });
    if (focus) this.view.focus();
  }
}
