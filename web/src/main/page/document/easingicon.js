/** The picture of an easing: the way of a value over time. */
import { shapeOf } from '../engine/easings.js';
import { icon } from '../ui/icons.js';

/**
 * A larger one that explains it: the curve, and below it where a value is at equal times, dense where it is slow.
 * @param {string} easing
 */
export function easingPicture(easing) {
  const shape = shapeOf(easing);
  const picture = icon('play');
  picture.classList.add('easing-picture');
  picture.setAttribute('viewBox', '0 0 132 62');
  const curve = 'M' + shape.map((way, step) => `${(6 + 120 * step / (shape.length - 1)).toFixed(1)} ${(46 - 40 * way).toFixed(1)}`).join(' ');
  const dots = shape.map(way => `M${(6 + 120 * way).toFixed(1)} 56h0.01`).join('');
  picture.querySelector('path')?.setAttribute('d', curve);
  picture.append(part('easing-axes', 'M6 6V46H126'), part('easing-dots', dots));
  return picture;
}

/** @param {string} name @param {string} d */
function part(name, d) {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('class', name);
  path.setAttribute('d', d);
  return path;
}

/** @param {string} easing */
export function easingIcon(easing) {
  const shape = shapeOf(easing);
  const path = 'M' + shape.map((way, step) => (2 + 12 * step / (shape.length - 1)).toFixed(2) + ' ' + (13 - 10 * way).toFixed(2)).join(' ');
  const picture = icon('play');
  picture.querySelector('path')?.setAttribute('d', path);
  return picture;
}
