/**
 * Decoded images beside a text, kept by name and bytes: each keystroke makes a new character, and it
 * shows the same ones.
 */
import { Picture } from '../limber/picture.js';
/** @import { PageLimber } from '../engine/limber.js' */
/** @import { StudioDocument } from './studio.js' */

export class ImageCache {
  #limber;
  /** @type {Map<string, { bytes: Uint8Array, picture: Promise<Picture> }>} */
  #kept = new Map();

  /** @param {PageLimber} limber */
  constructor(limber) {
    this.#limber = limber;
  }

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
      picture => {
        if (picture.close()) this.#limber.release(picture);
      },
      () => {}, // it could not be decoded, which the characters have said
    );
  }
}
