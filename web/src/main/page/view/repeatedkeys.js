/** Keys that are held, or pressed quickly one after the other: all that they do to the same things is one undo step. */
/** @import { Studio } from '../document/studio.js' */

/** Milliseconds between a change and the key that goes on with it. */
const JOIN = 700;

let last = { what: '', text: '', time: -Infinity };

/**
 * Makes a change that goes on with the one before if that was of the same things just now, and nothing else since.
 * @template T @param {Studio} studio @param {() => string} what names the things, also if the change takes them elsewhere
 * @param {(joins: boolean) => T} change @returns {T} what that returns
 */
export function changeRepeatedly(studio, what, change) {
  const before = studio.text;
  const done = change(last.what === what() && last.text === before && performance.now() - last.time < JOIN);
  // What was refused is no change to go on with.
  if (studio.text !== before) last = { what: what(), text: studio.text, time: performance.now() };
  return done;
}
