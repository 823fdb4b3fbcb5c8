/** Where changed bones are written to: the setup pose, keys of an animation, or nowhere while nobody records. */
import { commonEnds } from '../document/textcompare.js';
import { limber } from '../engine/limber.js';
import { readSource } from '../engine/sourcetext.js';
import { degrees } from './geometry.js';
import { STRIDE } from './skeleton.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { BonePose, BoneValues, Change } from '../engine/sourcetext.js' */
/** @import { Pose } from './bonegroup.js' */
/** @import { ShowingViewport } from './viewport.js' */

/**
 * @typedef {{ refusal: string, note: string }} Written refusal: why it was not; note: what else there is to say
 * @typedef {SetupWriter | KeyWriter | Trial} PoseWriter
 */

/** @type {Record<string, keyof BoneValues>} */
const LETTERS = { x: 'x', y: 'y', r: 'degrees', i: 'scaleX', j: 'scaleY' };

/** Returns where changes of bones go now. @param {Studio} studio @param {ShowingViewport} viewport */
export function writerOf(studio, viewport) {
  if (viewport.isSetup) return new SetupWriter(studio, viewport);
  return viewport.choices.record ? new KeyWriter(studio, viewport) : new Trial();
}

/** @param {ShowingViewport} viewport @param {Pose} pose @returns {BonePose[]} */
function named({ character }, pose) {
  return [...pose].map(([bone, values]) => ({ ...values, bone: character.bones[bone].name }));
}

/** @param {Studio} studio */
export function read(studio) {
  return readSource(limber.core, studio.text, studio.document?.name);
}

/** @param {Studio} studio @param {Change} change @param {boolean} joins */
export function applyChange(studio, { edits }, joins) {
  if (edits.length === 0) return;
  studio.edit(edits.map(({ from, to, text }) => ({ from, to, insert: text })), { undo: joins ? 'join' : undefined, by: 'picture' });
}

/**
 * Takes the text back to what it was, changing no more than what differs.
 * @param {Studio} studio @param {string} before
 */
export function restoreText(studio, before) {
  const now = studio.text;
  if (now === before) return;
  const [from, end] = commonEnds(now, before);
  studio.edit([{ from, to: now.length - end, insert: before.slice(from, before.length - end) }], { undo: 'join', by: 'picture' });
}

/** Milliseconds after which a bone is let go even if the text has not been shown, because nothing changed in it. */
export const LATEST = 600;

/**
 * Lets go of bones that were set by hand as soon as the text is shown: before that, the old character would be seen.
 * @param {Studio} studio @param {ShowingViewport} viewport @param {Iterable<number>} bones @param {number} latest
 */
export function releaseWhenShown(studio, viewport, bones, latest) {
  const release = () => {
    stop();
    clearTimeout(timer);
    for (const bone of bones) viewport.overrides.delete(bone);
    viewport.touch();
  };
  const stop = studio.on('character', release);
  const timer = setTimeout(release, latest);
}

/** The numbers of the bones' own lines. */
class SetupWriter {
  writes = true;

  /** @param {Studio} studio @param {ShowingViewport} viewport */
  constructor(studio, viewport) {
    this.studio = studio;
    this.viewport = viewport;
  }

  /**
   * Returns the full turns, in degrees, by which the angles in the text are ahead of those that are
   * shown: poses know half a turn to either side, but whoever wrote r194 wants to go on from there.
   * @param {number[]} bones
   */
  turns(bones) {
    const { figure, character } = this.viewport;
    const source = read(this.studio);
    return bones.map(bone => {
      const shown = degrees(figure.bones[STRIDE * bone + 2]);
      const { edits } = source.setPose([{ bone: character.bones[bone].name, degrees: shown + 0.5 }]);
      const written = edits.length > 0 ? Number(this.studio.text.slice(edits[0].from, edits[0].to)) : NaN;
      return Number.isFinite(written) ? 360 * Math.round((written - shown) / 360) : 0;
    });
  }

  /** @param {Pose} pose @param {boolean} joins @returns {Written} */
  write(pose, joins) {
    const change = read(this.studio).setPose(named(this.viewport, pose));
    if (!change.refusal) applyChange(this.studio, change, joins);
    return { refusal: change.refusal, note: '' };
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

  /** The engine finds the turns that are nearest to the keys. @param {number[]} bones */
  turns(bones) {
    return bones.map(() => 0);
  }

  /** @param {Pose} pose @param {boolean} joins @returns {Written} */
  write(pose, joins) {
    const change = read(this.studio).keyPose(this.animation, this.frame, named(this.viewport, pose));
    if (!change.refusal) applyChange(this.studio, change, joins);
    const shared = change.keys > change.tracks ? 'changes ' + change.keys + ' keys' : 'frame ' + this.frame;
    return { refusal: change.refusal, note: shared };
  }

  /** Shows in the text which words were written. @param {Pose} pose */
  flash(pose) {
    const written = new Map(named(this.viewport, pose).map(one => [one.bone, one]));
    const words = read(this.studio).keys(this.animation).tracks()
      .filter(track => !track.slot && written.get(track.name)?.[LETTERS[track.letter]] !== undefined)
      .flatMap(track => track.keys.filter(key => Math.abs(key.frame - this.frame) < 1e-4));
    if (words.length > 0) this.studio.emit('flash', { words: words.map(({ from, to }) => ({ from, to })) });
  }
}

/** The pose is only tried: it stays until another moment is shown. */
class Trial {
  writes = false;

  /** @param {number[]} bones */
  turns(bones) {
    return bones.map(() => 0);
  }

  /** @returns {Written} */
  write() {
    return { refusal: '', note: 'only tried' };
  }

  flash() {}
}
