/** @import { Character } from './character.js' */
/** @import { Rectangle } from './limber.d.ts' */

/** Frames a second at which a character is measured. */
const MEASURING_RATE = 12;

/** @type {WeakMap<Character, Map<string, Rectangle | null>>} */
const known = new WeakMap();

/**
 * Returns how far a character reaches during an animation, or without one, in some skins. It is measured once.
 * @param {Character} character @param {string} animation its name; empty for the setup pose @param {string[]} skins
 */
export function boundsDuring(character, animation, skins) {
  const all = known.get(character) ?? new Map();
  known.set(character, all);
  const key = [animation, ...skins].join('\0');
  let bounds = all.get(key);
  if (bounds === undefined) {
    bounds = measured(character, animation, skins);
    all.set(key, bounds);
  }
  return bounds;
}

/** @param {Character} character @param {string} animation @param {string[]} skins */
function measured(character, animation, skins) {
  const figure = character.newFigure();
  figure.skins = skins;
  const fps = character.animations.find((one) => one.name === animation)?.fps;
  const bounds = fps === undefined ? figure.bounds : figure.boundsDuring(animation, Math.min(fps || MEASURING_RATE, MEASURING_RATE));
  figure.dispose();
  return bounds;
}

/** Returns bounds that hold both. @param {Rectangle | null} one @param {Rectangle | null} other */
export function joined(one, other) {
  if (!one || !other) return one ?? other;
  const left = Math.min(one.left, other.left);
  const bottom = Math.min(one.bottom, other.bottom);
  const right = Math.max(one.right, other.right);
  const top = Math.max(one.top, other.top);
  return { left, bottom, right, top, width: right - left, height: top - bottom };
}
