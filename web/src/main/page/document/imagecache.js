/**
 * Decoded images beside a text, kept by name and bytes: each keystroke makes a new character, and it
 * shows the same ones.
 */
import { Picture } from '../limber/picture.js';
/** @import { StudioDocument } from './studio.js' */

export class ImageCache {
  /** @type {Map<string, { bytes: Uint8Array, picture: Promise<Picture> }>} */
  #kept = new Map();

  /**
   * Returns the picture of a name, decoded once for the same bytes; null if there is none.
   * @param {StudioDocument} document @param {string} name
   */
  find(document, name) {
    const bytes = document.images?.get(name);
    if (!bytes) return null;
    const known = this.#kept.get(name);
    if (known?.bytes === bytes) return known.picture;
    this.#forget(name);
    const picture = Picture.decode(new Blob([bytes]));
    this.#kept.set(name, { bytes, picture });
    return picture;
  }

  /**
   * Lets go of what another document does not have; characters that show it hold it themselves.
   * @param {StudioDocument} document
   */
  keepOnly(document) {
    for (const [name, { bytes }] of this.#kept) {
      if (document.images?.get(name) !== bytes) this.#forget(name);
    }
  }

  /** @param {string} name */
  #forget(name) {
    const known = this.#kept.get(name);
    this.#kept.delete(name);
    known?.picture.then(
      picture => picture.close(),
      () => {}, // it could not be decoded, which the characters have said
    );
  }
}
