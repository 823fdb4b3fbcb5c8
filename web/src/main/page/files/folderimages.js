/**
 * What lies beside a file of the folder and belongs to it: images that a text speaks of, also when it begins to, and
 * the marks of an archive. Loaded again when another program changes them.
 */
import { fileName, isArchive, isInFolder } from '../document/document.js';
import { marksName } from '../document/marksname.js';
/** @import { Studio, StudioDocument } from '../document/studio.js' */
/** @import { Folder } from './folder.js' */
/** @import { ServerEvent } from './server.js' */

export class FolderImages {
  #studio;
  #folder;
  /** @type {Set<string>} */
  #loading = new Set();

  /** @param {Folder} folder what lists, reads and opens: folder.js @param {Studio} studio */
  constructor(studio, folder) {
    this.#studio = studio;
    this.#folder = folder;
    studio.on('character', ({ character }) => this.#loadNew(character.images));
  }

  /**
   * Returns the files that belong to a file: images that it speaks of, by their names in it, or its marks.
   * @param {string} path @param {Uint8Array<ArrayBuffer>} bytes
   */
  async of(path, bytes) {
    const found = new Map();
    const text = isArchive(bytes) ? null : new TextDecoder().decode(bytes);
    const beside = placeOf(path);
    for (const file of this.#folder.files) {
      if (!file.path.startsWith(beside)) continue;
      const name = file.path.slice(beside.length);
      const belongs = text === null ? name === marksName(fileName(path)) : file.kind === 'image' && text.includes(name);
      if (belongs) found.set(name, (await this.#folder.server.read(file.path)).bytes);
    }
    return found;
  }

  /** Another program has written an image or marks, or taken them away. @param {ServerEvent} event */
  async heard(event) {
    const { document } = this.#studio;
    if (document?.kind === 'skf' && isInFolder(document)) {
      const { path } = document.origin;
      if (event.path === placeOf(path) + marksName(fileName(path))) await this.#folder.open(path);
      return;
    }
    const shown = this.#shown();
    if (!shown || !event.path.startsWith(placeOf(shown.origin.path))) return;
    const name = event.path.slice(placeOf(shown.origin.path).length);
    if (!shown.images.has(name) && !this.#studio.character?.images.includes(name)) return;
    if (event.type === 'deleted') shown.images.delete(name);
    else shown.images.set(name, (await this.#folder.server.read(event.path)).bytes);
    this.#tell(shown);
  }

  /** @param {string[]} names */
  async #loadNew(names) {
    const shown = this.#shown();
    if (!shown) return;
    const listed = new Set(this.#folder.files.map(file => file.path));
    const wanted = names.filter(name => !shown.images.has(name) && listed.has(placeOf(shown.origin.path) + name));
    for (const name of wanted) {
      const path = placeOf(shown.origin.path) + name;
      if (this.#loading.has(path)) continue;
      this.#loading.add(path);
      try {
        shown.images.set(name, (await this.#folder.server.read(path)).bytes);
        this.#tell(shown);
      } catch {
        // Gone meanwhile; the picture is shown without it, as any other that there is not.
      } finally {
        this.#loading.delete(path);
      }
    }
  }

  #shown() {
    const shown = this.#studio.document;
    return shown?.kind === 'skel2d' && isInFolder(shown) ? shown : null;
  }

  /** @param {StudioDocument} shown */
  #tell(shown) {
    if (shown === this.#studio.document) this.#studio.emit('images');
  }
}

/** Names of images count from the folder that the text lies in. @param {string} path */
export function placeOf(path) {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
