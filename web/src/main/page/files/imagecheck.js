/** Finds out what dropped images are before anything changes: whether they can be shown, how large, and what of them is seen. */
import { Picture } from '../limber/picture.js';
import { fileName } from '../document/document.js';
import { offsetOf } from './pngoffset.js';
/** @import { Layer } from './layers.js' */
/** @import { LayerFile } from './openraster.js' */

/** @typedef {Omit<Layer, 'image'> & { path: string, bytes: Uint8Array<ArrayBuffer> }} Checked */

/** What the server and the JVM take: bytes of a file, pixels of an image. */
const MOST_BYTES = 64 << 20;
const MOST_PIXELS = 1 << 26;
/** Rows that are looked at together for what is transparent. */
const ROWS = 256;

/**
 * Returns the images that can be shown, and what is wrong with the others.
 * @param {LayerFile[]} files @returns {Promise<[Checked[], string[]]>}
 */
export async function checkedImages(files) {
  /** @type {Checked[]} */
  const good = [];
  const problems = [];
  for (const { file, path, corner } of files) {
    const name = fileName(path);
    if (file.size > MOST_BYTES) {
      problems.push(`${name} is too large: ${file.size} bytes, and the limit is ${MOST_BYTES}.`);
      continue;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    const picture = await Picture.decode(new Blob([bytes])).catch(() => null);
    if (!picture) problems.push(`${name} is not an image that this browser can show.`);
    else if (picture.width * picture.height > MOST_PIXELS) problems.push(`${name} is too large: ${picture.width} × ${picture.height} pixels.`);
    else good.push({ path, bytes, corner: corner ?? offsetOf(bytes), width: picture.width, height: picture.height, content: contentOf(picture) });
    picture?.close();
  }
  return [good, problems];
}

/** Returns the middle of what is not transparent; of the whole if nothing is seen. @param {Picture} picture */
function contentOf({ bitmap, width, height }) {
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
    new OffscreenCanvas(width, Math.min(ROWS, height)).getContext('2d', { willReadFrequently: true }));
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let from = 0; from < height; from += ROWS) {
    context.clearRect(0, 0, width, ROWS);
    context.drawImage(bitmap, 0, -from);
    const { data } = context.getImageData(0, 0, width, Math.min(ROWS, height - from));
    for (let at = 3; at < data.length; at += 4) {
      if (data[at] === 0) continue;
      const x = (at >> 2) % width;
      const y = from + Math.floor((at >> 2) / width);
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  return right > left ? { x: (left + right) / 2, y: (top + bottom) / 2 } : { x: width / 2, y: height / 2 };
}
