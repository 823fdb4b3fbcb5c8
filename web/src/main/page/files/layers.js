/** Where dropped images go: layers of one canvas keep their places, others stand in a row. */
/** @import { NewSprite } from '../engine/sourcetext.js' */

/**
 * @typedef {object} Layer
 * @property {string} image its name in the text
 * @property {number} width @property {number} height in pixels
 * @property {{ x: number, y: number }} content middle of what is not transparent, from the upper left
 * @property {{ x: number, y: number }} [corner] its upper left on a canvas, where that is known
 */
/** @typedef {{ x?: number, y?: number, width: number, height: number }} Canvas x, y: its upper left, where that is not 0 */

const GAP = 10;
const ORIGIN = { x: 0, y: 0 };

/** Orders paths as file managers do: 2 comes before 10. @param {string} one @param {string} other */
export function inOrder(one, other) {
  return one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' });
}

/**
 * Returns the canvas that images are layers of: several are, if one says where it lies (those that do not are at the upper
 * left then), or if they have one size.
 * @param {Pick<Layer, 'width' | 'height' | 'corner'>[]} images @returns {Canvas | null}
 */
export function canvasOf(images) {
  const [first, ...others] = images;
  if (others.length > 0 && images.some(({ corner }) => corner)) return unionOf(images);
  const isCanvas = others.length > 0 && others.every(({ width, height }) => width === first.width && height === first.height);
  return isCanvas ? { width: first.width, height: first.height } : null;
}

/** Returns what images cover together. @param {Pick<Layer, 'width' | 'height' | 'corner'>[]} images */
function unionOf(images) {
  const boxes = images.map(({ width, height, corner = ORIGIN }) => ({ ...corner, right: corner.x + width, bottom: corner.y + height }));
  const x = Math.min(...boxes.map(box => box.x));
  const y = Math.min(...boxes.map(box => box.y));
  return { x, y, width: Math.max(...boxes.map(box => box.right)) - x, height: Math.max(...boxes.map(box => box.bottom)) - y };
}

/**
 * Returns the sprites of images, from back to front.
 * @param {Layer[]} layers the first one is in front, as in the lists of painting programs
 * @param {Canvas | null} canvas what they are layers of
 * @param {{ x: number, y: number }} at where they are dropped, y up
 * @returns {NewSprite[]}
 */
export function spritesOf(layers, canvas, at) {
  return canvas ? layers.map(layer => onCanvas(layer, canvas, at)).reverse() : inRow(layers, at);
}

/**
 * The bone is in the middle of what is seen, to be turned there; the margins stay, so that a layer that is painted again
 * is still in its place.
 * @param {Layer} layer @param {Canvas} canvas @param {{ x: number, y: number }} at @returns {NewSprite}
 */
function onCanvas({ image, width, height, content, corner = ORIGIN }, canvas, at) {
  const left = corner.x - (canvas.x ?? 0) - canvas.width / 2;
  const top = canvas.height / 2 - corner.y + (canvas.y ?? 0);
  const x = Math.round(left + content.x);
  const y = Math.round(top - content.y);
  const middleX = left + width / 2;
  const middleY = top - height / 2;
  return { image, x: at.x + x, y: at.y + y, offsetX: middleX - x, offsetY: middleY - y };
}

/** @param {Layer[]} layers @param {{ x: number, y: number }} at @returns {NewSprite[]} */
function inRow(layers, at) {
  const whole = layers.reduce((sum, { width }) => sum + width + GAP, -GAP);
  let left = at.x - whole / 2;
  return layers.map(({ image, width }) => {
    const x = Math.round(left + width / 2);
    left += width + GAP;
    return { image, x, y: at.y, offsetX: 0, offsetY: 0 };
  });
}
