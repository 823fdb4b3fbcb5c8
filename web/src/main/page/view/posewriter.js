/** Where a changed bone is written to: the setup pose, keys of an animation, or nowhere while nobody records. */
import { limber } from '../engine/limber.js';
import { readSource } from '../engine/sourcetext.js';
import { degrees } from './geometry.js';
import { STRIDE } from './skeleton.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { BoneValues, Change } from '../engine/sourcetext.js' */
/** @import { ShowingViewport } from './viewport.js' */

/**
 * @typedef {{ refusal: string, note: string }} Written refusal: why it was not; note: what else there is to say
 * @typedef {SetupWriter | KeyWriter | Trial} PoseWriter
 */

/** @type {Record<string, keyof BoneValues>} */
const LETTERS = { x: 'x', y: 'y', r: 'degrees', i: 'scaleX', j: 'scaleY' };

/** Returns where changes of a bone go now. @param {Studio} studio @param {ShowingViewport} viewport */
export function writerOf(studio, viewport) {
  if (viewport.isSetup) return new SetupWriter(studio, viewport);
  return viewport.choices.record ? new KeyWriter(studio, viewport) : new Trial();
}

/** @param {Studio} studio */
function read(studio) {
  return readSource(limber.core, studio.text, studio.document?.name);
}

/** @param {Studio} studio @param {Change} change @param {boolean} joins */
export function applyChange(studio, { edits }, joins) {
  if (edits.length === 0) return;
  studio.edit(edits.map(({ from, to, text }) => ({ from, to, insert: text })), { undo: joins ? 'join' : undefined, by: 'picture' });
}

/** Milliseconds after which a bone is let go even if the text has not been shown, because nothing changed in it. */
export const LATEST = 600;

/**
 * Lets go of a bone that was set by hand as soon as the text is shown: before that, the old character would be seen.
 * @param {Studio} studio @param {ShowingViewport} viewport @param {number} bone @param {number} latest
 */
export function releaseWhenShown(studio, viewport, bone, latest) {
  const release = () => {
    stop();
    clearTimeout(timer);
    viewport.overrides.delete(bone);
    viewport.touch();
  };
  const stop = studio.on('character', release);
  const timer = setTimeout(release, latest);
}

/** The numbers of the bone's own line. */
class SetupWriter {
  writes = true;

  /** @param {Studio} studio @param {ShowingViewport} viewport */
  constructor(studio, viewport) {
    this.studio = studio;
    this.viewport = viewport;
  }

  /**
   * Returns the full turns, in degrees, by which the angle in the text is ahead of the one that is
   * shown: poses know half a turn to either side, but whoever wrote r194 wants to go on from there.
   * @param {number} bone
   */
  turns(bone) {
    const shown = degrees(this.viewport.figure.bones[STRIDE * bone + 2]);
    const { edits } = read(this.studio).setBoneValues(this.#name(bone), { degrees: shown + 0.5 });
    const written = edits.length > 0 ? Number(this.studio.text.slice(edits[0].from, edits[0].to)) : NaN;
    return Number.isFinite(written) ? 360 * Math.round((written - shown) / 360) : 0;
  }

  /** @param {number} bone @param {BoneValues} values @param {boolean} joins @returns {Written} */
  write(bone, values, joins) {
    const change = read(this.studio).setBoneValues(this.#name(bone), values);
    if (!change.refusal) applyChange(this.studio, change, joins);
    return { refusal: change.refusal, note: '' };
  }

  /** @param {number} bone */
  #name(bone) {
    return this.viewport.character.bones[bone].name;
  }

  flash() {}
}

/** Keys of the shown animation, on the whole frame that is nearest to now. */
export class KeyWriter {
  writes = true;

  /** @param {Studio} studio @param {ShowingViewport} viewport */
  constructor(studio, viewport) {
    this.studio = studio;
    this.viewport = viewport;
    const { clock } = viewport;
    this.animation = viewport.animation ?? '';
    this.frame = Math.round(clock.frame());
    if (Math.abs(clock.frame() - this.frame) > 1e-6) {
      viewport.seek(this.frame / clock.fps);
      viewport.pose();
    }
  }

  /** The engine finds the turns that are nearest to the keys. */
  turns() {
    return 0;
  }

  /** @param {number} bone @param {BoneValues} values @param {boolean} joins @returns {Written} */
  write(bone, values, joins) {
    const name = this.viewport.character.bones[bone].name;
    const change = read(this.studio).keys(this.animation).pose(name, this.frame, values);
    if (!change.refusal) applyChange(this.studio, change, joins);
    const shared = change.keys > change.tracks ? 'changes ' + change.keys + ' keys' : 'frame ' + this.frame;
    return { refusal: change.refusal, note: shared };
  }

  /** Shows in the text which words were written. @param {number} bone @param {BoneValues} values */
  flash(bone, values) {
    const name = this.viewport.character.bones[bone].name;
    const words = read(this.studio).keys(this.animation).tracks()
      .filter(track => !track.slot && track.name === name && values[LETTERS[track.letter]] !== undefined)
      .flatMap(track => track.keys.filter(key => Math.abs(key.frame - this.frame) < 1e-4));
    if (words.length > 0) this.studio.emit('flash', { words: words.map(({ from, to }) => ({ from, to })) });
  }
}

/** The pose is only tried: it stays until another moment is shown. */
class Trial {
  writes = false;

  turns() {
    return 0;
  }

  /** @returns {Written} */
  write() {
    return { refusal: '', note: 'only tried' };
  }

  flash() {}
}
