/** How opaque images are, so that a click goes through what is transparent. */
/** @import { Picture } from '../limber/picture.js' */

/** Larger images are sampled from copies of this many pixels a side. */
const LARGEST = 1024;

/** @type {WeakMap<Picture, ReturnType<typeof read>>} Read once for each picture, when the pointer first meets it. */
const maps = new WeakMap();

/**
 * Returns the opacity of a picture at a place or right beside it, 0 to 1.
 * @param {Picture | null} picture @param {number} u @param {number} v
 */
export function alphaAt(picture, u, v) {
  if (!picture) return 1;
  let map = maps.get(picture);
  if (!map) maps.set(picture, map = read(picture));
  const { width, height, alpha } = map;
  const x = Math.floor(u * width);
  const y = Math.floor(v * height);
  let most = 0;
  // Neighbours count, because hair of one pixel would be hard to hit.
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      most = Math.max(most, alpha[row * width + column]);
    }
  }
  return most / 255;
}

/** @param {Picture} picture */
function read({ bitmap, width: fullWidth, height: fullHeight }) {
  const scale = Math.min(1, LARGEST / Math.max(fullWidth, fullHeight));
  const width = Math.max(1, Math.round(scale * fullWidth));
  const height = Math.max(1, Math.round(scale * fullHeight));
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
    new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true }));
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, alpha: Uint8Array.from({ length: width * height }, (_, at) => data[4 * at + 3]) };
}
