import { LimberError } from './errors.js';
/** @import { Textures } from './textures.js' */

/**
 * A decoded image. The bitmap is kept: a lost context needs it again. Characters can share one; it is
 * there until the last of those who hold it has closed it.
 */
export class Picture {
  #holders = 1;
  /** Those that have a texture of it. @type {Set<Textures>} */
  users = new Set();

  /** @param {ImageBitmap} bitmap @param {Blob} blob */
  constructor(bitmap, blob) {
    this.bitmap = bitmap;
    /** What it was decoded from. */
    this.blob = blob;
    this.width = bitmap.width;
    this.height = bitmap.height;
  }

  /** Decodes PNG, JPG or whatever else the browser knows. @param {Blob | ArrayBufferView} source */
  static async decode(source) {
    const blob = source instanceof Blob ? source : new Blob([/** @type {BlobPart} */ (source)]);
    return new Picture(
      await createImageBitmap(blob, { premultiplyAlpha: 'premultiply', colorSpaceConversion: 'none' }),
      blob,
    );
  }

  /** Returns a thing that is a picture. @param {unknown} thing */
  static of(thing) {
    if (thing instanceof Picture) return thing;
    throw new LimberError('not a picture; load one with loadImage()');
  }

  /** Says that one more holds it; returns it. */
  hold() {
    this.#holders++;
    return this;
  }

  /** Gives it up; with the last holder go bitmap and textures, and nothing is drawn in its place. */
  close() {
    if (--this.#holders > 0) return;
    this.bitmap.close();
    for (const textures of this.users) textures.release(this);
  }

  get isClosed() {
    return this.#holders <= 0;
  }
}
