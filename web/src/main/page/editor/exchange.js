/** What goes between the text and the rest of the page: opening, changes, places, the caret. */
import { Transaction } from '@codemirror/state';
import { flash, markWords } from './wordmarks.js';
import { noteChange, oneStep } from './undo.js';
/** @import { DoneEdit, Studio, StudioDocument, StudioEvents } from '../document/studio.js' */
/** @import { TextView } from './textview.js' */
/** @import { ViewUpdate } from '@codemirror/view' */

export class Exchange {
  #opening = false;
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
    // Whatever is dragged in the picture ends when the pointer is let go.
    window.addEventListener('pointerup', () => { this.#drag = null; }, true);
    window.addEventListener('pointerdown', () => { this.#drag = null; }, true);
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
    this.textView.view.dispatch({ changes: edits, annotations: this.#drag });
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
    const byUser = update.selectionSet || update.transactions.some(transaction => transaction.annotation(Transaction.userEvent));
    this.studio.emit('caret', { offset: update.state.selection.main.head, byUser, typed: update.docChanged });
  }
}
