import { canvasOf, spritesOf } from '../../main/page/files/layers.js';
import { offsetOf } from '../../main/page/files/pngoffset.js';
import { equal } from './check.js';
/** @import { Layer } from '../../main/page/files/layers.js' */

const AT = { x: 100, y: 50 };

/** @param {Partial<Layer>} more @returns {Layer} */
function layer(more) {
  return { image: 'a.png', width: 20, height: 10, content: { x: 10, y: 5 }, ...more };
}

export function oneImageIsWhereItIsDropped() {
  equal(spritesOf([layer({ content: { x: 2, y: 2 } })], null, AT), [{ image: 'a.png', x: 100, y: 50, offsetX: 0, offsetY: 0 }]);
}

export function imagesOfOneSizeAreLayers() {
  equal(canvasOf([layer({}), layer({ image: 'b.png' })])?.width, 20);
  equal([canvasOf([layer({})]), canvasOf([layer({}), layer({ width: 21 })]), canvasOf([layer({}), layer({ height: 1 })])], [null, null, null]);
}

export function oneThatSaysWhereItLiesMakesAllOfThemLayers() {
  // One has its margins, the other has lost them, and begins left of the canvas.
  const layers = [layer({ image: 'hat.png', width: 6, height: 4, content: { x: 3, y: 2 }, corner: { x: -2, y: 3 } }), layer({})];
  const canvas = canvasOf(layers);
  equal(canvas, { x: -2, y: 0, width: 22, height: 10 });
  const [back, hat] = spritesOf(layers, canvas, AT);
  equal([back.x + back.offsetX, back.y + back.offsetY], [101, 50]);
  equal([hat.x + hat.offsetX, hat.y + hat.offsetY], [92, 50]);
  equal(canvasOf(layers.slice(0, 1)), null);
}

/** Returns the start of a PNG, with a chunk behind its header. @param {string} type @param {number[]} content */
function png(type, ...content) {
  const chunk = [0, 0, 0, content.length, ...[...type].map(letter => letter.charCodeAt(0)), ...content, 0, 0, 0, 0];
  const header = [0, 0, 0, 13, 73, 72, 68, 82, ...new Array(17).fill(0)];
  return Uint8Array.from([0x89, 80, 78, 71, 13, 10, 26, 10, ...header, ...chunk]);
}

export function placesOfPngsAreRead() {
  equal(offsetOf(png('oFFs', 0, 0, 1, 2, 255, 255, 255, 253, 0)), { x: 258, y: -3 });
}

export function whatIsNoPlaceInPixelsIsNone() {
  const micrometres = png('oFFs', 0, 0, 1, 2, 0, 0, 0, 3, 1);
  const late = Uint8Array.from([...png('IDAT'), ...png('oFFs', 0, 0, 0, 1, 0, 0, 0, 1, 0).slice(33)]);
  const short = png('oFFs', 0, 0, 0, 1);
  const cut = png('oFFs', 0, 0, 0, 1, 0, 0, 0, 1, 0).slice(0, 50);
  const endless = png('tEXt', 1, 2, 3);
  endless.set([255, 255, 255, 255], 33);
  equal([micrometres, late, short, cut, endless, new Uint8Array(3), new Uint8Array(90)].map(offsetOf), new Array(7).fill(undefined));
}

export function othersStandInARow() {
  const row = spritesOf([layer({}), layer({ image: 'b.png', width: 40 })], null, AT);
  equal(row.map(({ image, x, y }) => [image, x, y]), [['a.png', 75, 50], ['b.png', 115, 50]]);
}

export function layersOfOneCanvasKeepTheirPlaces() {
  const [back, front] = spritesOf([layer({ content: { x: 3, y: 4 } }), layer({ image: 'b.png' })], { width: 20, height: 10 }, AT);
  equal(back, { image: 'b.png', x: 100, y: 50, offsetX: 0, offsetY: 0 });
  equal(front, { image: 'a.png', x: 93, y: 51, offsetX: 7, offsetY: -1 });
}

export function cutLayersAreWhereTheirCornersAre() {
  const [only] = spritesOf([layer({ width: 5, height: 5, content: { x: 2.5, y: 2.5 }, corner: { x: 30, y: 0 } })], { width: 40, height: 20 }, AT);
  // The middle of the image is 32.5, 2.5 from the upper left, so 12.5, 7.5 from the middle.
  equal([only.x + only.offsetX, only.y + only.offsetY], [112.5, 57.5]);
  equal([only.x, only.y], [113, 58]);
}
