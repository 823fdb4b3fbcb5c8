/** A decoded image of a character. The bitmap is kept: a lost context needs it again. */
export class Picture {
  constructor(bitmap) {
    this.bitmap = bitmap;
    this.width = bitmap.width;
    this.height = bitmap.height;
  }

  /** Decodes PNG, JPG or whatever else the browser knows. */
  static async decode(blob) {
    return new Picture(
      await createImageBitmap(blob, { premultiplyAlpha: 'premultiply', colorSpaceConversion: 'none' }),
    );
  }

  close() {
    this.bitmap.close();
  }
}
