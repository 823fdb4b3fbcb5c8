/** The small pictures that .skf files have inside, in the list of files. */
import { el, query } from '../ui/element.js';
/** @import { Server, ServerFile } from './server.js' */

export class Thumbnails {
  #server;
  /** @type {Map<string, Promise<string | null>>} Addresses by path and time. */
  #known = new Map();
  /** @type {WeakMap<Element, ServerFile>} */
  #waiting = new WeakMap();
  // A folder may have thousands: only those that are seen are asked for.
  #seen = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      const file = this.#waiting.get(target);
      if (!isIntersecting || !file) continue;
      this.#seen.unobserve(target);
      this.#show(target, file);
    }
  });

  /** @param {Server} server */
  constructor(server) {
    this.#server = server;
  }

  /** Puts the picture of a file in the place of a row's icon, if it has one. @param {HTMLElement} row @param {ServerFile} file */
  add(row, file) {
    if (file.kind !== 'skf') return;
    this.#waiting.set(row, file);
    this.#seen.observe(row);
  }

  /** @param {Element} row @param {ServerFile} file */
  async #show(row, file) {
    const key = `${file.path} ${file.modified}`;
    let address = this.#known.get(key);
    if (!address) {
      address = this.#server.thumbnail(file.path).then(picture => picture && URL.createObjectURL(picture), () => null);
      this.#known.set(key, address);
    }
    const source = await address;
    if (source) query(row, 'svg')?.replaceWith(el('img', { class: 'file-thumbnail', src: source, alt: '' }));
  }
}
