/** The keys of an animation as the text has them now; read once for each text. */
import { limber } from '../engine/limber.js';
import { readSource } from '../engine/sourcetext.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { Track } from '../engine/sourcekeys.js' */

let known = { text: '', animation: '', tracks: /** @type {Track[]} */ ([]) };

/** @param {Studio} studio @param {string} animation */
export function keysOf(studio, animation) {
  return readSource(limber.core, studio.text, studio.document?.name).keys(animation);
}

/** @param {Studio} studio @param {string} animation @returns {Track[]} the same object while nothing changes */
export function tracksOf(studio, animation) {
  if (known.text !== studio.text || known.animation !== animation) {
    known = { text: studio.text, animation, tracks: keysOf(studio, animation).tracks() };
  }
  return known.tracks;
}
