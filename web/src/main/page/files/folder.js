/** The folder of `limber studio DIR`: its files in a panel, changes from other programs, conflicts. */
import { el } from '../ui/element.js';
import { icon } from '../ui/icons.js';
import { command } from '../app/commands.js';
import { addPanel, showPanel } from '../ui/tabs.js';
import { openDialog } from '../ui/dialog.js';
import { toast } from '../ui/toast.js';
import { documentFrom, bytesOf } from './document.js';
import { mayLeave } from './guard.js';

export class Folder {
  constructor(studio, server) {
    this.studio = studio;
    this.server = server;
    this.files = [];
    this.list = el('div', { class: 'file-list', role: 'group', 'aria-label': 'Files of ' + server.session.name });
  }

  async start() {
    if (this.server.session.mode !== 'gallery') {
      addPanel(this.studio, { id: 'files', title: 'Files', order: 40, content: this.list });
      command({ id: 'panel.files', title: 'Show the files', keys: 'Alt-4', global: true, run: () => this.show() });
      await this.refresh();
    }
    this.studio.on('document', () => this.#mark());
    this.studio.on('text', () => this.#mark());
    this.studio.on('saved', () => this.#mark());
    this.server.follow(event => this.#heard(event).catch(error => toast(error.message, 'error')));
  }

  /** Brings the list up, at the file that is open. */
  show() {
    showPanel('files');
    (this.list.querySelector('[aria-current=true]') ?? this.list.querySelector('.file-row'))?.focus();
  }

  async refresh() {
    const { files, complete } = await this.server.files();
    this.files = files;
    this.list.replaceChildren(...files.filter(file => file.kind !== 'image').map(file => el('button', {
      class: 'file-row', data: { path: file.path },
      onclick: async () => {
        if (await mayLeave(this.studio)) this.open(file.path).catch(error => toast(error.message, 'error'));
      },
    }, icon('file'), el('span', { class: 'file-path' }, file.path))));
    if (!complete) this.list.append(el('p', { class: 'quiet-note' }, 'There are more files than are listed here.'));
    if (!files.length) this.list.append(el('p', { class: 'quiet-note' }, 'No .skel2d or .skf files here yet.'));
    this.#mark();
  }

  async open(path) {
    const { bytes, version } = await this.server.read(path);
    const images = await this.#imagesBeside(path, bytes);
    this.studio.open(documentFrom(path.split('/').pop(), bytes, { type: 'server', folder: this.server.session.name, path, version }, images));
  }

  /** Saves the document; a conflict is shown, never overwritten without a word. Returns whether it was saved. */
  async save(shown) {
    const { path, version } = shown.origin;
    const text = shown.text;
    try {
      const saved = await this.server.write(path, bytesOf(shown), version);
      shown.origin.version = saved.version;
      return this.#saved(shown, text);
    } catch (error) {
      if (error.status !== 412) throw error;
      return this.#conflict(shown, error.version);
    }
  }

  async #conflict(shown, theirs) {
    const gone = theirs === null || theirs === undefined;
    const choice = await openDialog({
      title: gone ? 'The file is gone' : 'The file has changed',
      body: gone
        ? `${shown.origin.path} was deleted or renamed by another program.`
        : `${shown.origin.path} was changed by another program since it was opened. Nothing has been overwritten.`,
      actions: [
        { label: 'Cancel', value: null },
        gone ? null : { label: 'Load theirs', value: 'theirs', danger: true },
        { label: gone ? 'Create it again' : 'Keep mine and overwrite', value: 'mine', primary: true },
      ].filter(Boolean),
    });
    if (choice === 'theirs') {
      await this.open(shown.origin.path);
      return false;
    }
    if (choice !== 'mine') return false;
    shown.origin.version = gone ? null : theirs;
    return this.save(shown);
  }

  async #heard(event) {
    const shown = this.studio.document;
    const mine = shown?.origin?.type === 'server' && shown.origin.path === event.path;
    if (event.type === 'created' || event.type === 'deleted' || event.type === 'resync') await this.refresh();
    if (event.type === 'gone') toast('The studio was started anew. Use the address that the terminal shows.', 'error');
    if (event.type === 'resync' && shown?.origin?.type === 'server') await this.#compare(shown);
    if (!mine) return;
    if (event.type === 'deleted') this.#deleted(shown);
    if ((event.type === 'changed' || event.type === 'created') && event.version !== shown.origin.version) await this.#compare(shown);
  }

  /** What the page has is the only copy now. */
  #deleted(shown) {
    if (shown.kind === 'skel2d') {
      shown.origin.version = null;
      shown.savedText = null;
      shown.dirty = true;
      this.studio.emit('saved');
    }
    toast(`${shown.origin.path} was deleted by another program. Saving creates it again.`);
  }

  /** Takes what another program wrote; if there are changes here, asks. */
  async #compare(shown) {
    const { bytes, version } = await this.server.read(shown.origin.path);
    if (version === shown.origin.version || shown !== this.studio.document) return;
    if (!shown.dirty) {
      if (shown.kind === 'skel2d') {
        const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
        shown.origin.version = version;
        // As an edit, so that undo and the caret survive.
        this.studio.edit([{ from: 0, to: shown.text.length, insert: text }], { by: 'file' });
        this.#saved(shown, text);
      } else await this.open(shown.origin.path);
      return;
    }
    document.body.dataset.conflict = shown.origin.path;
    await this.#conflict(shown, version);
    delete document.body.dataset.conflict;
  }

  #saved(shown, text) {
    this.studio.saved(shown, text);
    return !shown.dirty;
  }

  #mark() {
    const shown = this.studio.document;
    for (const row of this.list.querySelectorAll('.file-row')) {
      const current = shown?.origin?.type === 'server' && shown.origin.path === row.dataset.path;
      row.setAttribute('aria-current', String(current));
      row.dataset.dirty = String(current && shown.dirty);
    }
  }

  async #imagesBeside(path, bytes) {
    const images = new Map();
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) return images;
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
    const text = new TextDecoder().decode(bytes);
    for (const file of this.files) {
      if (file.kind !== 'image' || !file.path.startsWith(folder)) continue;
      const name = file.path.slice(folder.length);
      // Only what the text speaks of is loaded.
      if (text.includes(name)) images.set(name, (await this.server.read(file.path)).bytes);
    }
    return images;
  }
}
