/**
 * A file that another program has changed while there are changes here. A notice below the text says so and
 * stays until the user decides; it takes neither the focus nor a key from those who are typing.
 */
import { run } from '../ui/commands.js';
import { openDialog } from '../ui/dialog.js';
import { byId, el, query } from '../ui/element.js';
import { toastError } from '../ui/toast.js';
import { Difference } from './difference.js';
/** @import { ServerDocument } from '../document/document.js' */
/** @import { Studio, StudioDocument, TextDocument } from '../document/studio.js' */
/** @import { Folder } from './folder.js' */

/**
 * @typedef {{ version: string | null, text: string | null, lineEnd?: string }} Theirs version null: the file is gone; text null:
 *     it is not text
 */

/** What there is of a file that there is not. @type {Theirs} */
export const GONE = { version: null, text: null };

export class Conflict {
  #folder;
  /** @type {{ shown: TextDocument & ServerDocument, path: string, theirs: Theirs } | null} */
  #standing = null;
  /** @type {Difference | null} */
  #difference = null;
  #place = byId('notice');
  #message = el('p', { class: 'notice-text', id: 'notice-text', role: 'alert' });
  #actions = el('div', { class: 'notice-actions' });

  /** @param {Folder} folder what reads and saves: {overwrite, take} of folder.js @param {Studio} studio */
  constructor(studio, folder) {
    this.#folder = folder;
    this.#place.append(this.#message, this.#actions);
    this.#place.addEventListener('keydown', event => this.#key(event));
    studio.on('document', () => this.end());
    studio.on('text', () => this.#compare());
    // Saved as another file, there is nothing to decide any more.
    studio.on('saved', () => {
      if (this.#standing && this.#standing.path !== this.#standing.shown.origin.path) this.end();
    });
  }

  /** What there is to decide, null for nothing; another one for each time that it is shown. */
  get standing() {
    return this.#standing;
  }

  /** @param {StudioDocument} shown */
  isOf(shown) {
    return this.#standing?.shown === shown;
  }

  /**
   * Says that the file is another one now.
   *
   * @param {Theirs} theirs
   * @param {TextDocument & ServerDocument} shown
   */
  show(shown, theirs) {
    const { path } = shown.origin;
    const focused = this.#place.contains(document.activeElement);
    this.#standing = { shown, path, theirs };
    const gone = theirs.version === null;
    const readable = theirs.text !== null;
    this.#message.textContent = gone
      ? `${path} was deleted or renamed by another program. Your version is not saved.`
      : `${path} was changed by another program${readable ? '' : ' and is no longer UTF-8 text'}. Nothing was overwritten or saved.`;
    this.#actions.replaceChildren(...[
      gone || !readable ? null : this.#button('Compare…', () => this.#compareInDialog()),
      gone || !readable ? null : this.#button('Take theirs', () => this.#take()),
      this.#button('Save mine as…', () => run('file.saveAs')),
      this.#button(gone ? 'Recreate it' : 'Keep mine', () => this.#keep()),
    ].filter(button => button !== null));
    this.#place.hidden = false;
    if (focused) this.focus();
    this.#compare();
  }

  /** Goes to the notice; the first button there changes nothing. */
  focus() {
    query(this.#actions, 'button')?.focus();
  }

  end() {
    if (!this.#standing) return;
    const had = this.#place.contains(document.activeElement);
    this.#standing = null;
    this.#place.hidden = true;
    this.#message.textContent = '';
    this.#actions.replaceChildren();
    if (had) run('panel.source');
  }

  /** @param {string} label @param {() => void} act */
  #button(label, act) {
    return el('button', { class: 'button', onclick: act }, label);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key === 'Escape') run('panel.source');
    // Whoever saved and goes on typing means the text, not the keys of the picture.
    else if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
  }

  /** Shows mine and theirs, and follows both while it is open. */
  async #compareInDialog() {
    if (!this.#standing) return;
    this.#difference = new Difference();
    this.#compare();
    const choice = await openDialog({
      title: `${this.#standing.shown.origin.path}: mine and theirs`, body: this.#difference.content, wide: true,
      actions: [{ label: 'Close', value: null }, { label: 'Take theirs', value: 'theirs' }, { label: 'Keep mine', value: 'mine' }],
    });
    this.#difference = null;
    if (choice === 'theirs') this.#take();
    if (choice === 'mine') await this.#keep();
  }

  #compare() {
    const { shown, theirs } = this.#standing ?? {};
    if (shown && typeof theirs?.text === 'string') this.#difference?.show(shown.text, theirs.text);
  }

  #take() {
    const { shown, theirs } = this.#standing ?? {};
    if (!shown || !theirs) return;
    this.end();
    this.#folder.take(shown, theirs);
    run('panel.source');
  }

  /** Saves over what was seen; if it has become yet another one, that is a conflict again. */
  async #keep() {
    const { shown, theirs } = this.#standing ?? {};
    try {
      if (shown && theirs && (await this.#folder.overwrite(shown, theirs.version))) run('panel.source');
    } catch (error) {
      toastError(error);
    }
  }
}
