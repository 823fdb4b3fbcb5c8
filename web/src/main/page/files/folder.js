/** The folder of `limber studio DIR`: its files in a panel, opening, saving, and what other programs do to them. */
import { el } from '../ui/element.js';
import { icon } from '../ui/icons.js';
import { command } from '../app/commands.js';
import { addPanel, showPanel } from '../ui/tabs.js';
import { toast } from '../ui/toast.js';
import { Conflict } from './conflict.js';
import { lineEdits } from './diff.js';
import { documentFrom, bytesOf, textFrom } from './document.js';
import { mayLeave } from './guard.js';
import { FolderImages } from './images.js';
import { askName, freeName } from './name.js';

/** Where a tab remembers its file, for when it is loaded again. */
const LAST_OPEN = 'limber.open';
/** Milliseconds in which a file that goes and one that comes are the same one with another name. */
const RENAMING = 2000;
/** What there is of a file that there is not. */
const GONE = { version: null, text: null };

export class Folder {
  constructor(studio, server) {
    this.studio = studio;
    this.server = server;
    this.files = [];
    this.complete = false;
    this.arrived = new Map();
    this.list = el('div', { class: 'file-list', role: 'group', 'aria-label': 'Files of ' + server.session.name });
    this.conflict = new Conflict(studio, this);
    this.images = new FolderImages(studio, this);
  }

  /** Whether files can be added here; of a single file there is only that one. */
  get canSaveAs() {
    return this.server.session.mode === 'folder';
  }

  async start() {
    if (this.server.session.mode !== 'gallery') {
      addPanel(this.studio, { id: 'files', title: 'Files', order: 40, content: this.list });
      command({ id: 'panel.files', title: 'Show the files', keys: 'Alt-4', global: true, run: () => this.show() });
      await this.refresh();
    }
    for (const event of ['document', 'text', 'saved']) this.studio.on(event, () => this.#mark());
    this.server.follow(event => this.#heard(event).catch(error => toast(error.message, 'error')));
  }

  /** Brings the list up, at the file that is open. */
  show() {
    showPanel('files');
    (this.list.querySelector('[aria-current=true]') ?? this.list.querySelector('.file-row'))?.focus();
  }

  async refresh() {
    const { files, complete } = await this.server.files();
    Object.assign(this, { files, complete });
    const focused = this.list.contains(document.activeElement) ? document.activeElement.dataset.path : null;
    const rows = files.filter(file => file.kind !== 'image').map(file => el('button', {
      class: 'file-row', data: { path: file.path },
      onclick: async () => {
        if (await mayLeave(this.studio)) this.open(file.path).catch(error => toast(error.message, 'error'));
      },
    }, icon('file'), el('span', { class: 'file-path' }, file.path)));
    this.list.replaceChildren(...rows);
    if (!complete) this.list.append(el('p', { class: 'quiet-note' }, 'There are more files than are listed here.'));
    if (!rows.length) this.list.append(el('p', { class: 'quiet-note' }, 'No .skel2d or .skf files here yet.'));
    rows.find(row => row.dataset.path === focused)?.focus();
    this.#mark();
  }

  has(path) {
    return this.files.some(file => file.path === path);
  }

  /** The file that this tab had open before it was loaded again; null if there is none. */
  lastOpen() {
    const path = sessionStorage.getItem(LAST_OPEN);
    return this.has(path) ? path : null;
  }

  async open(path) {
    const { bytes, version } = await this.server.read(path);
    const images = await this.images.of(path, bytes);
    this.studio.open(documentFrom(path.split('/').pop(), bytes, this.#origin(path, version), images));
  }

  #origin(path, version) {
    return { type: 'server', folder: this.server.session.name, path, version };
  }

  /** Saves the document; a conflict is shown, never overwritten without a word. Returns whether it was saved. */
  async save(shown) {
    if (!this.conflict.isOf(shown)) return this.overwrite(shown, shown.origin.version);
    this.conflict.focus();
    return false;
  }

  /** Saves over a version that the user knows of, null if there is no file; any other is a conflict. */
  async overwrite(shown, version) {
    const { text, origin: { path } } = shown;
    const saved = await this.server.write(path, bytesOf(shown), version);
    if (shown !== this.studio.document) return false;
    if (saved.conflict) {
      const theirs = saved.version === null ? null : await this.#read(path);
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

  /** Saves as another file of the folder; asks for its name. Returns whether it was saved, 'elsewhere' if the user wants that. */
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
        shown.origin = this.#origin(name, saved.version);
        shown.name = name.split('/').pop();
        this.studio.saved(shown, text);
        this.studio.announce(shown.name + ' saved');
        await this.refresh();
        return true;
      } catch (error) {
        // What is wrong with the name is said beside it.
        if (!['bad-path', 'not-allowed', 'no-parent', 'bad-request'].includes(error.code)) throw error;
        problem = error.message;
      }
    }
  }

  /** Puts the text of the file in the place of what is here: one step, which undo takes back. */
  take(shown, { text, lineEnd, version }) {
    shown.origin.version = version;
    shown.lineEnd = lineEnd;
    shown.lost = null;
    // Only the lines that differ, so that caret and folds stay where they are.
    this.studio.edit(lineEdits(shown.text, text), { by: 'file' });
    this.studio.saved(shown, text);
  }

  async #heard(event) {
    const shown = this.studio.document;
    const ours = shown?.origin?.type === 'server';
    if (event.type === 'gone') toast('The studio was started anew. Use the address that the terminal shows.', 'error');
    if (['created', 'deleted', 'resync', 'hello'].includes(event.type) && this.server.session.mode !== 'gallery') await this.refresh();
    // After a silence nobody knows what was missed.
    if (['resync', 'hello'].includes(event.type) && ours) await this.compare(shown);
    if (event.kind === 'image') await this.images.heard(event);
    if (event.type === 'created') this.#arrives(event, ours ? shown : null);
    if (!ours || shown.origin.path !== event.path) return;
    if (event.type === 'deleted') this.#deleted(shown);
    if ((event.type === 'changed' || event.type === 'created') && event.version !== shown.origin.version) await this.compare(shown);
    if (event.version === shown.origin.version) this.conflict.end();
  }

  /** A rename is a file that goes and one of the same content that comes, in any order. */
  #arrives({ path, version }, shown) {
    if (!version || path === shown?.origin.path) return;
    if (shown?.lost?.version === version && Date.now() - shown.lost.at < RENAMING) return this.#rename(shown, path, version);
    this.arrived.set(version, path);
    setTimeout(() => this.arrived.delete(version), RENAMING);
  }

  #rename(shown, path, version) {
    toast(`${shown.origin.path} is called ${path} now.`);
    shown.origin = this.#origin(path, version);
    shown.name = path.split('/').pop();
    const { text } = shown.lost;
    shown.lost = null;
    if (text === null) this.studio.emit('saved');
    else this.studio.saved(shown, text);
  }

  /** What the page has is the only copy now. */
  #deleted(shown) {
    const { version } = shown.origin;
    if (version === null) return;
    if (shown.kind === 'skel2d') {
      // Programs that save by renaming take a file away and bring it back.
      shown.lost = { version, text: shown.savedText, at: Date.now() };
      if (this.arrived.has(version)) return this.#rename(shown, this.arrived.get(version), version);
      shown.origin.version = null;
      shown.savedText = null;
      shown.dirty = true;
      this.studio.emit('saved');
    }
    if (this.conflict.isOf(shown)) this.conflict.show(shown, GONE);
    else toast(`${shown.origin.path} was deleted by another program. Saving creates it again.`);
  }

  /** Takes what another program wrote; if there are changes here, says so. */
  async compare(shown) {
    const { path } = shown.origin;
    const listed = !this.complete || this.has(path);
    const theirs = listed ? await this.#read(path) : null;
    if (shown !== this.studio.document) return;
    if (!theirs) return this.#deleted(shown);
    if (theirs.version === shown.origin.version) return this.conflict.end();
    if (shown.kind !== 'skel2d') return this.open(path);
    const untouched = !shown.dirty || shown.text === shown.lost?.text || shown.text === theirs.text;
    if (untouched && theirs.text === null) return toast(`${path} was changed by another program and is no text in UTF-8 any more. Shown is what it was before.`, 'error');
    if (!untouched) return this.conflict.show(shown, theirs);
    this.conflict.end();
    this.take(shown, theirs);
  }

  /** Returns a file as it is on disk, null if there is none. */
  async #read(path) {
    try {
      const { bytes, version } = await this.server.read(path);
      return { version, ...textFrom(bytes) };
    } catch (error) {
      if (error.status === 404) return null;
      throw error;
    }
  }

  #mark() {
    const shown = this.studio.document;
    if (shown?.origin?.type === 'server') sessionStorage.setItem(LAST_OPEN, shown.origin.path);
    for (const row of this.list.querySelectorAll('.file-row')) {
      const current = shown?.origin?.type === 'server' && shown.origin.path === row.dataset.path;
      row.setAttribute('aria-current', String(current));
      row.dataset.dirty = String(current && shown.dirty);
    }
  }
}
