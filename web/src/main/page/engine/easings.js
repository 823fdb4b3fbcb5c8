/** The easings of the language as shapes, drawn with what the engine plays. */
import { limber } from './limber.js';

const STEPS = 12;

/** @type {Map<string, number[]>} */
const shapes = new Map();

/** Returns how far values are on their way, at equal times. @param {string} easing */
export function shapeOf(easing) {
  const known = shapes.get(easing) ?? Array.from({ length: STEPS + 1 }, (none, step) => limber.core.ease(easing, step / STEPS));
  shapes.set(easing, known);
  return known;
}
