/** The keys of an animation as the text has them now; read once for each text. */
import { limber } from '../engine/limber.js';
import { readSource } from '../engine/sourcetext.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { SourceText } from '../engine/sourcetext.js' */
/** @import { Track } from '../engine/sourcekeys.js' */
/** @import { Clock } from './clock.js' */

let known = { text: '', animation: '', tracks: /** @type {Track[]} */ ([]) };

/** @type {SourceText | null} */
let source = null;

/** Reads the text; each only once. @param {Studio} studio @returns {SourceText} */
export function read(studio) {
  const { text } = studio;
  const name = studio.document?.name ?? '';
  if (!source || source.text !== text || source.name !== name) source = readSource(limber.core, text, name);
  return source;
}

/** @param {Studio} studio @param {string} animation */
export function keysOf(studio, animation) {
  return read(studio).keys(animation);
}

/** @param {Studio} studio @param {string} animation @returns {Track[]} the same object while nothing changes */
export function tracksOf(studio, animation) {
  if (!areKnown(studio, animation)) {
    known = { text: studio.text, animation, tracks: keysOf(studio, animation).tracks() };
  }
  return known.tracks;
}

/** Returns whether the tracks are there without reading the text. @param {Studio} studio @param {string} animation */
export function areKnown(studio, animation) {
  return known.text === studio.text && known.animation === animation;
}

/** Returns the frame that keys are written on: that of a key at the playhead, else the nearest whole one. @param {Studio} studio @param {string} animation @param {Clock} clock */
export function keyFrame(studio, animation, clock) {
  const now = clock.frame();
  const whole = Math.round(now);
  // Steps may be fractions, so keys are between frames as well.
  const found = Math.abs(now - whole) > 1e-6 && tracksOf(studio, animation).flatMap(track => track.keys).find(key => Math.abs(key.frame - now) < 1e-4);
  return found ? found.frame : whole;
}
