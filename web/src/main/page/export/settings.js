/** The choices of an export and what they mean in pixels and frames. */
/** @import { Color } from '../limber/limber.d.ts' */

export const SIDES = [128, 256, 512, 768, 1024, 2048, 4096];
/**
 * @typedef {[a: number, b: number, c: number, d: number, e: number, f: number]} Matrix
 * @typedef {{ width: number, height: number, view: Matrix, frames: number }} Plan
 */

const MOST_FRAMES = 1200;

/**
 * Works out the size of the picture.
 *
 * @param {{left: number, bottom: number, width: number, height: number}} box what must be seen
 * @param {{side: number, padding: number, frames: number, even?: boolean}} wanted
 *     even: for films, whose sides must be even numbers
 * @returns {Plan}
 */
export function layout(box, wanted) {
  const inner = Math.max(1, wanted.side - 2 * wanted.padding);
  const longest = Math.max(box.width, box.height, 1e-6);
  const scale = inner / longest;
  /** @param {number} length */
  const fitted = length => {
    const pixels = Math.max(1, Math.ceil(length * scale - 1e-6) + 2 * wanted.padding);
    return wanted.even ? pixels + (pixels % 2) : pixels;
  };
  const width = fitted(box.width);
  const height = fitted(box.height);
  // y points up in the model and down in pictures.
  /** @type {Matrix} */
  const view = [scale, 0, 0, -scale,
    width / 2 - scale * (box.left + box.width / 2),
    height / 2 + scale * (box.bottom + box.height / 2)];
  if (wanted.frames > MOST_FRAMES) {
    throw new Error(`This would be ${wanted.frames} frames; the limit is ${MOST_FRAMES}. Choose a lower FPS.`);
  }
  return { width, height, view, frames: wanted.frames };
}

/** Transparent pixels between the frames of a sheet. */
export const SHEET_GAP = 1;

/** Returns the grid of a sheet: about as many columns as rows. @param {Plan} plan */
export function sheetGrid({ width, height, frames }) {
  const columns = Math.ceil(Math.sqrt(frames));
  const rows = Math.ceil(frames / columns);
  return { columns, rows, width: columns * (width + SHEET_GAP) - SHEET_GAP, height: rows * (height + SHEET_GAP) - SHEET_GAP };
}

/** Returns "#rrggbb" as numbers from 0 to 1, null for none. @param {string} text @returns {Color | null} */
export function parsedColor(text) {
  if (!text) return null;
  const bits = parseInt(text.slice(1, 7), 16);
  return [((bits >> 16) & 255) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255, 1];
}
