import { byId } from '../ui/element.js';
import { isReplaced } from './textcompare.js';

/** @import { DrawLoop } from '../view/drawloop.js' */
/** @import { Character } from '../limber/character.js' */
/** @import { LanguageClient } from '../editor/languageclient.js' */
/** @import { Server } from '../files/server.js' */
/** @import { Problem } from '../editor/answers.js' */
/** @import { Viewport } from '../view/viewport.js' */

/**
 * @typedef {object} Origin where a document came from and is saved to
 * @property {'new' | 'example' | 'share' | 'handle' | 'server' | 'drop'} type
 * @property {FileSystemFileHandle} [handle]
 * @property {string} [folder] name of the server's folder
 * @property {string} [path] in that folder
 * @property {string | null} [version] that the file had when it was read or saved; null: there is none any more
 * @property {string} [src] the address that it was asked for by
 *
 * @typedef {object} AnyDocument
 * @property {string} name the file's name
 * @property {Map<string, Uint8Array<ArrayBuffer>>} images files beside a Skel2D document, by name
 * @property {Origin} origin
 * @property {boolean} dirty whether it has changes that are not saved
 * @property {string | null} [savedText] null: it was never saved as it is
 * @property {string} [lineEnd] of its file
 * @property {boolean} [replaced] whether another text came in place of all of it, and its character is not shown yet
 * @property {{ version: string | null | undefined, text: string | null | undefined, at: number } | null} [lost] what its
 *     file was when it went
 *
 * @typedef {AnyDocument & { kind: 'skel2d', text: string }} TextDocument
 * @typedef {AnyDocument & { kind: 'skf', bytes: Uint8Array<ArrayBuffer>, marks?: Uint8Array<ArrayBuffer>, text?: undefined }} ArmatureDocument
 *     marks: the file of marks beside it
 * @typedef {TextDocument | ArmatureDocument} StudioDocument
 *
 * @typedef {{ from: number, to: number, insert: string }} TextEdit
 * @typedef {TextEdit & { start: number, end: number, pasted: boolean }} DoneEdit start, end: where it is in the text afterwards
 *
 * @typedef {object} EditOptions
 * @property {{ from: number, to: number }} [select]
 * @property {'join'} [undo] one undo step for all until the pointer is let go
 * @property {string} [by]
 *
 * @typedef {{ kind: 'bone' | 'slot', name: string, index: number, by: string }} Selection
 *
 * @typedef {object} StudioEvents what is told, and its details
 * @property {{ document: StudioDocument }} document another document was opened
 * @property {{ text: string, edits: DoneEdit[] }} text the text of a Skel2D document changed
 * @property {{ edits: TextEdit[] } & EditOptions} edit a request to the editor: change the text
 * @property {{ from: number, to?: number, focus?: boolean }} reveal a request to the editor: show a place
 * @property {{ words: { from: number, to: number }[] }} flash a request to the editor: these words were just written
 * @property {{ words: { from: number, to: number }[] }} moment a request to the editor: these values hold at the playhead
 * @property {{}} images images beside the text changed
 * @property {{ character: Character }} character a new character to show; the last good one stays until then
 * @property {{ problems: Problem[] }} problems what is wrong with the text
 * @property {{ selection: Selection | null }} selection another bone or slot is selected
 * @property {{ offset: number, byUser: boolean, typed: boolean }} caret the caret moved, or the text did below it
 * @property {{}} viewports number, layout or active viewport changed
 * @property {{ name: string, value: unknown }} settings a setting changed
 * @property {{}} timing studio.timing has new figures, or the picture is held back
 * @property {{}} saved the document was saved; it is no longer dirty
 */

/**
 * What the parts of the page know of each other: one object with the state, and events that say
 * what changed. Parts never call each other; they set state here or run a command.
 */
export class Studio extends EventTarget {
  /** @type {StudioDocument | null} */
  document = null;
  /** @type {Character | null} The one that is shown. */
  character = null;
  /** @type {Problem[]} */
  problems = [];
  /** @type {Selection[]} All that is selected; the last one leads. */
  selected = [];
  /** @type {Viewport[]} In the order of the page. */
  viewports = [];
  activeViewport = 0;
  /** @type {Record<string, any>} Kept for the next visit; each part checks what it finds. */
  settings = {};
  /** @type {Server | null} */
  server = null;
  /** @type {LanguageClient | null} */
  language = null;
  /** @type {DrawLoop | null} For tests and tinkerers: how often something was drawn. */
  drawLoop = null;
  /** Whether nobody wants a tour: tests say so. */
  quiet = false;
  /** @type {number | undefined} When the key was pressed that the next change comes from. */
  keystrokeAt;
  /** Milliseconds and counts, for the status bar and for tests. */
  timing = {
    lastKeystrokeToPicture: 0, lastKeystrokeToCharacter: 0, lastReading: 0, lastReadings: /** @type {number[]} */ ([]),
    lastAnalysis: 0, readings: 0, skipped: 0, held: false,
  };

  /** @template {keyof StudioEvents} K @param {K} name @param {StudioEvents[K]} [detail] */
  emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail: detail ?? {} }));
  }

  /**
   * Calls back for an event; returns a function that ends it.
   * @template {keyof StudioEvents} K @param {K} name @param {(detail: StudioEvents[K]) => void} callback
   */
  on(name, callback) {
    const listener = (/** @type {Event} */ event) => callback(/** @type {CustomEvent<StudioEvents[K]>} */ (event).detail);
    this.addEventListener(name, listener);
    return () => this.removeEventListener(name, listener);
  }

  /**
   * Opens a document. Those who have one that is not saved ask first (files/guard.js).
   * @param {StudioDocument} document
   */
  open(document) {
    this.document = document;
    // Null: there are changes already, such as those that a session brought back.
    document.savedText = document.dirty ? null : document.text?.replace(/\r\n?/g, '\n');
    this.select(null);
    this.emit('document', { document });
  }

  /** The text of a Skel2D document; empty for others. */
  get text() {
    return this.document?.text ?? '';
  }

  /** The editor calls this after each change of the text. @param {string} text @param {DoneEdit[]} edits */
  textChanged(text, edits) {
    if (!this.document || this.document.kind !== 'skel2d') return;
    this.document.replaced ||= isReplaced(this.document.text, edits);
    this.document.text = text;
    this.document.dirty = text !== this.document.savedText;
    this.emit('text', { text, edits });
  }

  /** Says that a text was saved; what was typed since then is not. @param {StudioDocument} document @param {string} [text] */
  saved(document, text) {
    document.savedText = text;
    document.dirty = document.kind === 'skel2d' && document.text !== text;
    this.emit('saved');
  }

  /**
   * Asks the editor for changes, with offsets in the text as it is now.
   * @param {TextEdit[]} edits @param {EditOptions} [options]
   */
  edit(edits, options = {}) {
    this.emit('edit', { edits, ...options });
  }

  /** @param {Character} character */
  show(character) {
    this.character = character;
    this.emit('character', { character });
  }

  /** What leads the selection: its line and its handles are shown. */
  get selection() {
    return this.selected.at(-1) ?? null;
  }

  /** @param {Selection | null} selection */
  select(selection) {
    // The caret is on the line of what leads anyway, and is no reason to forget the others.
    if (selection?.by === 'text' && this.selection?.kind === selection.kind && this.selection.name === selection.name) return;
    this.selectAll(selection ? [selection] : []);
  }

  /** @param {Selection[]} selected the leading one last */
  selectAll(selected) {
    const old = this.selected;
    if (old.length === selected.length && old.every(({ kind, name }, index) => kind === selected[index].kind && name === selected[index].name)) return;
    this.selected = selected;
    this.emit('selection', { selection: this.selection });
  }

  /** Sets a setting and keeps it for the next visit. @param {string} name @param {unknown} value */
  set(name, value) {
    this.settings[name] = value;
    try {
      localStorage.setItem('limber.settings', JSON.stringify(this.settings));
    } catch {
      // Private windows may have no storage; the setting then lasts as long as the page.
    }
    this.emit('settings', { name, value });
  }

  restoreSettings() {
    try {
      Object.assign(this.settings, JSON.parse(localStorage.getItem('limber.settings') ?? '{}'));
    } catch {
      this.settings = {};
    }
  }

  /** Tells a message to screen readers. @param {string} message */
  announce(message) {
    byId('announcer').textContent = message;
  }
}

export const studio = new Studio();
