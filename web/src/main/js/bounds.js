/** @import { Character } from './character.js' */
/** @import { Rectangle } from './limber.d.ts' */

/** Frames a second at which a character is measured. */
const MEASURING_RATE = 12;

/**
 * Returns bounds that hold all animations, so that changing one does not change the size.
 * @param {Character} character
 */
export function boundsOfAll(character) {
  const figure = character.newFigure();
  let all = character.animations.length > 0 ? null : figure.bounds;
  for (const { name, fps } of character.animations) {
    all = joined(all, figure.boundsDuring(name, Math.min(fps || MEASURING_RATE, MEASURING_RATE)));
  }
  figure.dispose();
  return all;
}

/** @param {Rectangle | null} one @param {Rectangle | null} other */
function joined(one, other) {
  if (!one || !other) return one ?? other;
  const left = Math.min(one.left, other.left);
  const bottom = Math.min(one.bottom, other.bottom);
  const right = Math.max(one.right, other.right);
  const top = Math.max(one.top, other.top);
  return { left, bottom, right, top, width: right - left, height: top - bottom };
}
