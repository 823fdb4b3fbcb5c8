/** What other programs do to the files of a folder, and what follows for the one that is open. */
import { toast, toastError } from '../ui/toast.js';
import { fileName, isInFolder } from '../document/document.js';
import { GONE } from './conflict.js';
/** @import { ServerDocument } from '../document/document.js' */
/** @import { Studio, TextDocument } from '../document/studio.js' */
/** @import { Folder } from './folder.js' */
/** @import { ServerEvent } from './server.js' */

/** Milliseconds in which a file that goes and one that comes are the same one with another name. */
const RENAMING = 2000;

export class ExternalChanges {
  /** @param {Folder} folder what lists, reads and opens: folder.js @param {Studio} studio */
  constructor(studio, folder) {
    this.studio = studio;
    this.folder = folder;
    /** @type {Map<string, { path: string, at: number }>} Files that came lately, by their version. */
    this.arrived = new Map();
  }

  /** @param {() => void} gone called once the server is a later one, which does not know this tab */
  start(gone) {
    this.folder.server.follow(event => (event.type === 'gone' ? gone() : this.#heard(event).catch(error => toastError(error))));
  }

  /** @param {ServerEvent} event */
  async #heard(event) {
    const { folder } = this;
    const shown = this.studio.document;
    const ours = shown && isInFolder(shown) ? shown : null;
    if (['created', 'deleted', 'resync', 'hello'].includes(event.type) && folder.server.session.mode !== 'gallery') await folder.refresh();
    // After a silence nobody knows what was missed.
    if (['resync', 'hello'].includes(event.type) && ours) await this.compare(ours);
    if (event.kind === 'image' || event.kind === 'marks') await folder.images.heard(event);
    if (event.type === 'created') this.#arrives(event, ours);
    if (!ours || ours.origin.path !== event.path) return;
    if (event.type === 'deleted') this.#deleted(ours);
    if ((event.type === 'changed' || event.type === 'created') && event.version !== ours.origin.version) await this.compare(ours);
    // A file that is gone has no version, and neither has a document whose file is gone.
    if (event.version && event.version === ours.origin.version) this.folder.conflict.end();
  }

  /**
   * A rename is a file that goes and one of the same content that comes, in any order.
   * @param {ServerEvent} serverEvent @param {ServerDocument | null} shown
   */
  #arrives({ path, version }, shown) {
    if (!version || path === shown?.origin.path) return;
    if (shown?.lost?.version === version && Date.now() - shown.lost.at < RENAMING) return this.#rename(shown, path, version);
    this.arrived.set(version, { path, at: Date.now() });
  }

  /** Returns where a file is now that has just gone, or undefined; it is asked only once. @param {string} version */
  #newPath(version) {
    for (const [known, { at }] of this.arrived) if (Date.now() - at >= RENAMING) this.arrived.delete(known);
    const path = this.arrived.get(version)?.path;
    this.arrived.delete(version);
    return path;
  }

  /** @param {ServerDocument} shown @param {string} path @param {string | null} version */
  #rename(shown, path, version) {
    toast(`${shown.origin.path} was renamed to ${path}.`);
    shown.origin = this.folder.origin(path, version);
    shown.name = fileName(path);
    const text = shown.lost?.text ?? null;
    shown.lost = null;
    if (text === null) this.studio.emit('saved');
    else this.studio.saved(shown, text);
  }

  /** What the page has is the only copy now. @param {ServerDocument} shown */
  #deleted(shown) {
    const { version } = shown.origin;
    if (version === null) return;
    if (shown.kind === 'skel2d') {
      // Programs that save by renaming take a file away and bring it back.
      shown.lost = { version, text: shown.savedText, at: Date.now() };
      const path = this.#newPath(version);
      if (path !== undefined && path !== shown.origin.path) return this.#rename(shown, path, version);
      shown.origin.version = null;
      shown.savedText = null;
      shown.dirty = true;
      this.studio.emit('saved');
    }
    if (shown.kind === 'skel2d' && this.folder.conflict.isOf(shown)) this.folder.conflict.show(shown, GONE);
    else toast(`${shown.origin.path} was deleted by another program. Saving creates it again.`);
  }

  /**
   * Takes what another program wrote; if there are changes here, says so.
   * @param {ServerDocument} shown @returns {Promise<unknown>}
   */
  async compare(shown) {
    const { path, version } = shown.origin;
    const { standing } = this.folder.conflict;
    const listed = !this.folder.complete || this.folder.has(path);
    const theirs = listed ? await this.folder.onDisk(path) : null;
    if (shown !== this.studio.document) return;
    // A save or another event was quicker: what was read may be older than what is known since.
    const isOld = shown.origin.path !== path || shown.origin.version !== version || this.folder.conflict.standing !== standing;
    if (isOld) return this.compare(shown);
    if (!theirs) return this.#deleted(shown);
    if (theirs.version === shown.origin.version) return this.folder.conflict.end();
    if (shown.kind !== 'skel2d') return this.folder.open(path);
    const untouched = !shown.dirty || shown.text === shown.lost?.text || shown.text === theirs.text;
    if (untouched && theirs.text === null) return toast(`${path} was changed by another program and is no longer UTF-8 text. The last readable version is still shown.`, 'error');
    if (!untouched) return this.folder.conflict.show(shown, theirs);
    this.folder.conflict.end();
    this.folder.take(shown, theirs);
  }
}
