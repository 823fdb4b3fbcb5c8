/** Parts of a character's images as data addresses, for SVG. */
/** @import { Address } from '../engine/engine.js' */
/** @import { Character } from '../limber/character.js' */

/** Says where parts of the images are; they are decoded already. @param {Character} character @returns {Promise<Address>} */
export async function imageAddress(character) {
  const pictures = new Map(character.images.map((name, number) => [name, character.pictures[number]]));
  /** @type {Map<string, string>} */
  const known = new Map();
  return (name, x, y, width, height) => {
    const key = [name, x, y, width, height].join('/');
    const found = known.get(key) ?? address(pictures.get(name)?.bitmap, x, y, width, height);
    known.set(key, found);
    return found;
  };
}

/**
 * @param {ImageBitmap | undefined} bitmap @param {number} x @param {number} y @param {number} width
 * @param {number} height
 */
function address(bitmap, x, y, width, height) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  if (bitmap) canvas.getContext('2d')?.drawImage(bitmap, x, y, width, height, 0, 0, width, height);
  return canvas.toDataURL('image/png');
}
