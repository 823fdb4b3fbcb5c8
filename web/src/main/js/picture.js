/**
 * A decoded image of a character. The bitmap is kept: a lost context needs it again. Characters can
 * share one; it is there until the last of those who hold it has closed it.
 */
export class Picture {
  #holders = 1;

  /** @param {ImageBitmap} bitmap @param {Blob} blob */
  constructor(bitmap, blob) {
    this.bitmap = bitmap;
    /** What it was decoded from. */
    this.blob = blob;
    this.width = bitmap.width;
    this.height = bitmap.height;
  }

  /** Decodes PNG, JPG or whatever else the browser knows. @param {Blob} blob */
  static async decode(blob) {
    return new Picture(
      await createImageBitmap(blob, { premultiplyAlpha: 'premultiply', colorSpaceConversion: 'none' }),
      blob,
    );
  }

  /** Says that one more holds it; returns it. */
  hold() {
    this.#holders++;
    return this;
  }

  /** Gives it up; returns whether nobody holds it any more. */
  close() {
    if (--this.#holders > 0) return false;
    this.bitmap.close();
    return true;
  }
}
