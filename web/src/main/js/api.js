/*
 * Limber for the browser: SkelForm and Skel2D characters, played and drawn.
 * The build makes `limber.js` of this file, the files that it imports, and the engine.
 */
import { Character } from './character.js';
import { playerElement } from './playerelement.js';
import { LimberError } from './errors.js';
import { Bone, Figure, PlayEvent } from './figure.js';
import { Part } from './part.js';
import { Playback } from './playback.js';
import { createLimber } from './runtime.js';
import { Painter, Stage } from './stage.js';
import * as core from './limber-core.js';

const limber = createLimber(core);

/** Loads a character, with its images, from an address, a file or bytes. */
export const load = limber.load;

/** Reads a file; character.decodeImages() brings its images. */
export const read = limber.read;

/** Reads a Skel2D source: there is a character for every text. */
export const readSkel2d = limber.readSkel2d;

/** Returns a stage that shows figures on a canvas. */
export const stage = limber.stage;

/** Draws pixels that are on no page. */
export const paint = limber.paint;

/** The class of `<limber-player>`. */
export const LimberPlayer = typeof HTMLElement === 'undefined' ? null : playerElement(limber);

if (LimberPlayer && !customElements.get('limber-player')) {
  customElements.define('limber-player', LimberPlayer);
}

export { Bone, Character, Figure, LimberError, Painter, Part, PlayEvent, Playback, Stage };
