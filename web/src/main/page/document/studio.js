import { isReplaced } from './textcompare.js';

/**
 * What the parts of the page know of each other: one object with the state, and events that say
 * what changed. Parts never call each other; they set state here or run a command.
 *
 * Events (name: detail):
 *   document   {document}            another document was opened
 *   text       {text, edits}         the text of a Skel2D document changed; edits are {from, to,
 *                                    insert} in the text before, and start, end of it afterwards
 *   edit       {edits, select, undo} a request to the editor: change the text; one undo step, with
 *                                    undo 'join' one for all until the pointer is let go
 *   reveal     {from, to, focus}     a request to the editor: show a place
 *   images     {}                    images beside the text changed
 *   character  {character}           a new character to show; the last good one stays until then
 *   problems   {problems}            what is wrong with the text
 *   selection  {selection}           another bone or slot is selected
 *   caret      {offset, byUser}      the caret moved, or the text did below it
 *   viewports  {}                    number, layout or active viewport changed
 *   settings   {name, value}         a setting changed
 *   timing     {}                    studio.timing has new figures, or the picture is held back
 *   saved      {}                    the document was saved; it is no longer dirty
 */
class Studio extends EventTarget {
  /** @type {StudioDocument|null} */
  document = null;
  /** The character that is shown; made by the engine of the runtime. */
  character = null;
  problems = [];
  /** @type {{kind: 'bone'|'slot', name: string, index: number, by: string}|null} */
  selection = null;
  /** Viewport objects of view/, in the order of the page. */
  viewports = [];
  activeViewport = 0;
  settings = {};

  emit(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** Calls back for an event; returns a function that ends it. */
  on(name, callback) {
    const listener = event => callback(event.detail);
    this.addEventListener(name, listener);
    return () => this.removeEventListener(name, listener);
  }

  /**
   * Opens a document. Those who have one that is not saved ask first (files/guard.js).
   *
   * @typedef {object} StudioDocument
   * @property {'skel2d'|'skf'} kind
   * @property {string} name the file's name
   * @property {string} [text] of a Skel2D document
   * @property {Uint8Array} [bytes] of a SkelForm document
   * @property {Map<string, Uint8Array>} [images] files beside a Skel2D document, by name
   * @property {object} origin where it came from and is saved to: {type: 'new'|'example'|'share'|
   *   'handle'|'server'|'drop', …}
   * @property {boolean} dirty whether it has changes that are not saved
   * @property {boolean} [replaced] whether another text came in place of all of it, and its
   *   character is not shown yet
   */
  open(document) {
    this.document = document;
    // Null: there are changes already, such as those that a session brought back.
    document.savedText = document.dirty ? null : document.text?.replace(/\r\n?/g, '\n');
    this.select(null);
    this.emit('document', { document });
  }

  /** The editor calls this after each change of the text. */
  textChanged(text, edits) {
    if (!this.document || this.document.kind !== 'skel2d') return;
    this.document.replaced ||= isReplaced(this.document.text, edits);
    this.document.text = text;
    this.document.dirty = text !== this.document.savedText;
    this.emit('text', { text, edits });
  }

  /** Says that a text was saved; what was typed since then is not. */
  saved(document, text) {
    document.savedText = text;
    document.dirty = document.kind === 'skel2d' && document.text !== text;
    this.emit('saved');
  }

  /** Asks the editor for changes: [{from, to, insert}], offsets in the text as it is now. */
  edit(edits, options = {}) {
    this.emit('edit', { edits, ...options });
  }

  show(character) {
    this.character = character;
    this.emit('character', { character });
  }

  select(selection) {
    const old = this.selection;
    if (old === selection || (old && selection && old.kind === selection.kind && old.name === selection.name)) return;
    this.selection = selection;
    this.emit('selection', { selection });
  }

  /** Sets a setting and keeps it for the next visit. */
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

  /** Tells a message to screen readers. */
  announce(message) {
    document.getElementById('announcer').textContent = message;
  }
}

export const studio = new Studio();
