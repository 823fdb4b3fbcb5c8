import { canvasOf, spritesOf } from '../../main/page/files/layers.js';
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
