/*
 * Limber for the browser: SkelForm and Skel2D characters, played and drawn.
 * The build makes `limber.js` of this file, the files that it imports, and the engine.
 */
import { Attached } from './attached.js';
import { Bone } from './bone.js';
import { Character } from './character.js';
import { playerElement } from './playerelement.js';
import { LimberError } from './errors.js';
import { Figure } from './figure.js';
import { Part } from './part.js';
import { Picture } from './picture.js';
import { Playback } from './playback.js';
import { PlayEvent } from './playevent.js';
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

/** Loads an image for figures to carry. */
export const loadImage = limber.loadImage;

/** Returns a stage that shows figures on a canvas. */
export const stage = limber.stage;

/** Draws pixels that are on no page. */
export const paint = limber.paint;

/** The class of `<limber-player>`. */
export const LimberPlayer = typeof HTMLElement === 'undefined' ? null : playerElement(limber);

if (LimberPlayer && !customElements.get('limber-player')) {
  customElements.define('limber-player', LimberPlayer);
}

export { Attached, Bone, Character, Figure, LimberError, Painter, Part, Picture, PlayEvent, Playback, Stage };
