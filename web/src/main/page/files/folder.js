/** The folder of `limber studio DIR`: its files in a panel, opening and saving. */
import { el, query, queryAll } from '../ui/element.js';
import { icon } from '../ui/icons.js';
import { command } from '../ui/commands.js';
import { addPanel, showPanel } from '../ui/tabs.js';
import { toastError } from '../ui/toast.js';
import { Conflict, GONE } from './conflict.js';
import { lineEdits } from './diff.js';
import { documentFrom, bytesOf, fileName, isInFolder, filesBeside, textFrom } from '../document/document.js';
import { ExternalChanges } from './externalchanges.js';
import { mayLeave } from './guard.js';
import { ServerError } from './server.js';
import { FolderImages } from './folderimages.js';
import { writeMissing } from './imagewriter.js';
import { Thumbnails } from './thumbnails.js';
import { askName, freeName } from './savename.js';
/** @import { ServerFile } from './server.js' */
/** @import { ServerDocument } from '../document/document.js' */
/** @import { Studio, StudioDocument, TextDocument } from '../document/studio.js' */
/** @import { Theirs } from './conflict.js' */
/** @import { Server } from './server.js' */

/** Where a tab remembers its file, for when it is loaded again. */
const LAST_OPEN = 'limber.open';

export class Folder {
  /** @param {Studio} studio @param {Server} server */
  constructor(studio, server) {
    this.studio = studio;
    this.server = server;
    /** @type {ServerFile[]} */
    this.files = [];
    this.complete = false;
    this.marked = '';
    this.list = el('div', { class: 'file-list', role: 'group', 'aria-label': 'Files of ' + server.session.name });
    this.conflict = new Conflict(studio, this);
    this.images = new FolderImages(studio, this);
    this.thumbnails = new Thumbnails(server);
    this.externalChanges = new ExternalChanges(studio, this);
  }

  /** Whether files can be added here; of a single file there is only that one. */
  get canSaveAs() {
    return this.server.session.mode === 'folder';
  }

  async start() {
    if (this.server.session.mode !== 'gallery') {
      addPanel(this.studio, { id: 'files', title: 'Files', order: 40, content: this.list });
      command({ id: 'panel.files', title: 'Show files', keys: 'Alt-4', global: true, run: () => this.show() });
      await this.refresh();
    }
    for (const event of /** @type {const} */ (['document', 'text', 'saved'])) this.studio.on(event, () => this.#mark());
  }

  /** Brings the list up, at the file that is open. */
  show() {
    showPanel('files');
    (query(this.list, '[aria-current=true]') ?? query(this.list, '.file-row'))?.focus();
  }

  async refresh() {
    const { files, complete } = await this.server.files();
    this.files = files;
    this.complete = complete;
    const focused = query(this.list, ':focus')?.dataset.path;
    const rows = files.filter(({ kind }) => kind === 'skel2d' || kind === 'skf').map(file => {
      const row = el('button', {
        class: 'file-row', data: { path: file.path },
        onclick: async () => {
          if (await mayLeave(this.studio)) this.open(file.path).catch(error => toastError(error));
        },
      }, icon('file'), el('span', { class: 'file-path' }, file.path));
      this.thumbnails.add(row, file);
      return row;
    });
    this.list.replaceChildren(...rows);
    if (!complete) this.list.append(el('p', { class: 'quiet-note' }, 'Not all files are listed.'));
    if (!rows.length) this.list.append(el('p', { class: 'quiet-note' }, 'No .skel2d or .skf files here yet.'));
    rows.find(row => row.dataset.path === focused)?.focus();
    this.#mark(true);
  }

  /** @param {string | null} path */
  has(path) {
    return this.files.some(file => file.path === path);
  }

  /** Returns whether a document is a file of this folder. @param {StudioDocument} shown @returns {shown is ServerDocument} */
  owns(shown) {
    return isInFolder(shown) && shown.origin.folder === this.server.session.name;
  }

  /** The file that this tab had open before it was loaded again; null if there is none. */
  lastOpen() {
    const path = sessionStorage.getItem(LAST_OPEN);
    return this.has(path) ? path : null;
  }

  /** @param {string} path */
  async open(path) {
    const { bytes, version } = await this.server.read(path);
    const images = await this.images.of(path, bytes);
    this.studio.open(documentFrom(fileName(path), bytes, this.origin(path, version), images));
  }

  /**
   * Where a document of this folder comes from.
   * @param {string} path @param {string | null} version @returns {ServerDocument['origin']}
   */
  origin(path, version) {
    return { type: 'server', folder: this.server.session.name, path, version };
  }

  /**
   * Saves the document; a conflict is shown, never overwritten without a word. Returns whether it was saved.
   * @param {TextDocument & ServerDocument} shown
   */
  async save(shown) {
    if (!this.conflict.isOf(shown)) return this.overwrite(shown, shown.origin.version);
    this.conflict.focus();
    return false;
  }

  /**
   * Saves over a version that the user knows of, null if there is no file; any other is a conflict.
   * @param {TextDocument & ServerDocument} shown @param {string | null} version
   */
  async overwrite(shown, version) {
    const { text, origin: { path } } = shown;
    const saved = await this.server.write(path, bytesOf(shown), version);
    if (shown !== this.studio.document) return false;
    if (saved.conflict) {
      const theirs = saved.version === null ? null : await this.onDisk(path);
      this.conflict.show(shown, theirs ?? GONE);
      this.conflict.focus();
      return false;
    }
    this.conflict.end();
    shown.origin.version = saved.version;
    this.studio.saved(shown, text);
    this.studio.announce(shown.name + ' saved');
    return !shown.dirty;
  }

  /**
   * Saves as another file of the folder; asks for its name. Returns whether it was saved, 'elsewhere' if the user wants that.
   * @param {TextDocument} shown
   */
  async saveAs(shown) {
    let name = freeName(shown.origin.path ?? shown.name, this.files);
    for (let problem = ''; ;) {
      const answer = await askName(this.server.session.name, name, problem);
      if (!answer?.path) return answer?.elsewhere ? 'elsewhere' : false;
      name = answer.path;
      const { text } = shown;
      try {
        const saved = await this.server.write(name, bytesOf(shown), null);
        if (saved.conflict) {
          problem = `${name} exists already.`;
          continue;
        }
        shown.origin = this.origin(name, saved.version);
        shown.name = fileName(name);
        this.studio.saved(shown, text);
        this.studio.announce(shown.name + ' saved');
        await writeMissing(this, name, filesBeside(shown)).catch(toastError);
        await this.refresh();
        return true;
      } catch (error) {
        // What is wrong with the name is said beside it.
        if (!(error instanceof ServerError) || !['bad-path', 'not-allowed', 'no-parent', 'bad-request'].includes(error.code)) throw error;
        problem = error.message;
      }
    }
  }

  /**
   * Puts the text of the file in the place of what is here: one step, which undo takes back.
   * @param {TextDocument & ServerDocument} shown @param {Theirs} theirs
   */
  take(shown, { text, lineEnd, version }) {
    shown.origin.version = version;
    shown.lineEnd = lineEnd;
    shown.lost = null;
    // Only the lines that differ, so that caret and folds stay where they are.
    this.studio.edit(lineEdits(shown.text, text ?? ''), { by: 'file' });
    this.studio.saved(shown, text ?? '');
  }

  /** Returns a file as it is on disk, null if there is none. @param {string} path */
  async onDisk(path) {
    try {
      const { bytes, version } = await this.server.read(path);
      return { version, ...textFrom(bytes) };
    } catch (error) {
      if (error instanceof ServerError && error.status === 404) return null;
      throw error;
    }
  }

  /** Marks the file that is open. Called for each letter, of which most change nothing here. */
  #mark(isNewList = false) {
    const { origin, dirty } = this.studio.document ?? {};
    const path = origin?.type === 'server' ? origin.path ?? null : null;
    const marked = `${path} ${dirty}`;
    if (!isNewList && marked === this.marked) return;
    this.marked = marked;
    if (path !== null) sessionStorage.setItem(LAST_OPEN, path);
    for (const row of queryAll(this.list, '.file-row')) {
      const current = row.dataset.path === path;
      row.setAttribute('aria-current', String(current));
      row.dataset.dirty = String(current && dirty);
    }
  }
}
