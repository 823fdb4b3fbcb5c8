/** The easings of the language as shapes, drawn with what the engine plays. */
import { limber } from './limber.js';

/** @type {[word: string, label: string][]} In the order in which keys and buttons offer them. */
export const EASINGS = [['li', 'Even'], ['si', 'Starts slowly'], ['so', 'Ends slowly'], ['sio', 'Starts and ends slowly']];

const STEPS = 12;

/** @type {Map<string, number[]>} */
const shapes = new Map();

/** Returns how far values are on their way, at equal times. @param {string} easing */
export function shapeOf(easing) {
  const known = shapes.get(easing) ?? Array.from({ length: STEPS + 1 }, (none, step) => limber.core.ease(easing, step / STEPS));
  shapes.set(easing, known);
  return known;
}
