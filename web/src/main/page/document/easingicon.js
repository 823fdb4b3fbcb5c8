/** The picture of an easing: the way of a value over time. */
import { shapeOf } from '../engine/easings.js';
import { icon } from '../ui/icons.js';

/** @param {string} easing */
export function easingIcon(easing) {
  const shape = shapeOf(easing);
  const path = 'M' + shape.map((way, step) => (2 + 12 * step / (shape.length - 1)).toFixed(2) + ' ' + (13 - 10 * way).toFixed(2)).join(' ');
  const picture = icon('play');
  picture.querySelector('path')?.setAttribute('d', path);
  return picture;
}
