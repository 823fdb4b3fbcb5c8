/**
 * What an engine has made of images: one texture for each, however many draw it, until the last of them gives it up.
 *
 * @template T
 */
export class SharedTextures {
  #make;
  #free;
  /** @type {Map<ImageBitmap, { texture: T, users: Set<object> }>} */
  #known = new Map();

  /** @param {(image: ImageBitmap) => T} make @param {(texture: T) => void} free */
  constructor(make, free) {
    this.#make = make;
    this.#free = free;
  }

  /** Returns the texture of an image, for one who draws all that it draws anew. @param {ImageBitmap} image @param {object} user */
  of(image, user) {
    let entry = this.#known.get(image);
    if (!entry) {
      // A new image is often in the place of one that was closed, which has no size any more.
      for (const [old, { users }] of this.#known) if (old.width === 0) this.#giveUp(old, users, user);
      entry = { texture: this.#make(image), users: new Set() };
      this.#known.set(image, entry);
    }
    entry.users.add(user);
    return entry.texture;
  }

  /** Says that somebody draws no more. @param {object} user */
  release(user) {
    for (const [image, { users }] of this.#known) this.#giveUp(image, users, user);
  }

  /** Makes all textures anew when they are next drawn: the graphics card has lost them. */
  forget() {
    this.#known.clear();
  }

  get size() {
    return this.#known.size;
  }

  /** @param {ImageBitmap} image @param {Set<object>} users @param {object} user */
  #giveUp(image, users, user) {
    if (!users.delete(user) || users.size > 0) return;
    const entry = this.#known.get(image);
    this.#known.delete(image);
    if (entry) this.#free(entry.texture);
  }
}

/** Returns an image that fits a texture: itself, or a smaller copy. @param {ImageBitmap} image @param {number} maxSize of a side */
export function fitting(image, maxSize) {
  const factor = maxSize / Math.max(image.width, image.height);
  if (factor >= 1) return image;
  const canvas = new OffscreenCanvas(Math.max(1, Math.floor(image.width * factor)), Math.max(1, Math.floor(image.height * factor)));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  // A bitmap is premultiplied as the image is; uploading a canvas would divide by alpha.
  return canvas.transferToImageBitmap();
}
