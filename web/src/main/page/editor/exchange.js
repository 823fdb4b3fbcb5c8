/** What goes between the text and the rest of the page: opening, changes, places, the caret. */
import { EditorSelection, Transaction } from '@codemirror/state';
import { flash, markWords } from './wordmarks.js';
import { noteChange, oneStep } from './undo.js';
/** @import { DoneEdit, Studio, StudioDocument, StudioEvents } from '../document/studio.js' */
/** @import { TextView } from './textview.js' */
/** @import { ChangeSet } from '@codemirror/state' */
/** @import { ViewUpdate } from '@codemirror/view' */

export class Exchange {
  #opening = false;
  /** Whether the change that is being made was asked for by another part. */
  #isAsked = false;
  /** @type {ReturnType<typeof oneStep> | null} */
  #drag = null;

  /** @param {Studio} studio @param {TextView} textView */
  constructor(studio, textView) {
    this.studio = studio;
    this.textView = textView;
    studio.on('document', ({ document }) => this.#open(document));
    studio.on('edit', request => this.#edit(request));
    studio.on('reveal', ({ from, to, focus }) => textView.reveal(from, to, focus ?? true));
    studio.on('moment', ({ words }) => markWords(textView.view, words));
    studio.on('flash', ({ words }) => flash(textView.view, words));
    // Whatever is dragged in the picture ends when the pointer is let go, and is taken back as part of its own step when a
    // second finger comes.
    window.addEventListener('pointerup', () => { this.#drag = null; }, true);
    window.addEventListener('pointerdown', event => { if (event.isPrimary) this.#drag = null; }, true);
    this.#timeKeys();
  }

  /** Says when the key was pressed that the next change comes from; a drag or a menu has none. */
  #timeKeys() {
    const { studio } = this;
    this.textView.view.contentDOM.addEventListener('keydown', event => {
      studio.keystrokeAt = event.timeStamp;
      setTimeout(() => { studio.keystrokeAt = undefined; });
    }, true);
  }

  /**
   * The editor counts every line end as one character, so the document does as well.
   * @param {StudioDocument} document
   */
  #open(document) {
    if (document.kind !== 'skel2d') return;
    // A text that a session brought back has plain ends already, and remembers its own.
    document.lineEnd = document.text.includes('\r\n') ? '\r\n' : document.lineEnd ?? '\n';
    document.text = document.text.replace(/\r\n?/g, '\n');
    this.#opening = true;
    this.textView.open(document.text);
    this.#opening = false;
    this.studio.emit('caret', { offset: 0, byUser: false, typed: false });
  }

  /**
   * Changes that someone else asked for: an undo step, which those with undo 'join' become part of.
   * @param {StudioEvents['edit']} studioEvents
   */
  #edit({ edits, select, undo }) {
    if (undo !== 'join' || !this.#drag) this.#drag = oneStep();
    const { view } = this.textView;
    const changes = view.state.changes(edits);
    this.#isAsked = true;
    view.dispatch({ changes, selection: upright(view.state.selection, changes), annotations: this.#drag });
    this.#isAsked = false;
    if (select) this.textView.reveal(select.from, select.to, false);
  }

  /** Called for each update of the view. @param {ViewUpdate} update */
  updated(update) {
    update.transactions.forEach(noteChange);
    if (this.#opening) return;
    if (update.docChanged) {
      /** @type {DoneEdit[]} */
      const edits = [];
      const pasted = update.transactions.some(transaction => transaction.isUserEvent('input.paste'));
      update.changes.iterChanges((from, to, start, end, inserted) => edits.push({ from, to, start, end, insert: inserted.toString(), pasted }));
      this.studio.textChanged(this.textView.text, edits);
    }
    if (!update.selectionSet && !update.docChanged) return;
    const byUser = !this.#isAsked && update.selectionSet || update.transactions.some(transaction => transaction.annotation(Transaction.userEvent));
    this.studio.emit('caret', { offset: update.state.selection.main.head, byUser, typed: update.docChanged });
  }
}

/**
 * Returns where the chosen ranges are after changes, undefined if the editor knows by itself: it swaps the ends of a range
 * that lies inside of what is replaced, and could not be typed into any more.
 * @param {EditorSelection} selection @param {ChangeSet} changes
 */
function upright(selection, changes) {
  const ranges = selection.ranges.map(range => range.map(changes));
  if (ranges.every(({ from, to }) => from <= to)) return undefined;
  return EditorSelection.create(ranges.map(range => (range.from <= range.to ? range : EditorSelection.cursor(range.from))), selection.mainIndex);
}
