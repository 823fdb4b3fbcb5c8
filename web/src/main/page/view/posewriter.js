/** Where changed bones are written to: the setup pose, keys of an animation, or nowhere while nobody records. */
import { toast, toastRefusal } from '../ui/toast.js';
import { degrees } from './geometry.js';
import { keyFrame, read, tracksOf } from './keytracks.js';
import { overrideFor } from './handles.js';
import { offerStart } from './firstkeys.js';
import { STRIDE } from './skeleton.js';
import { applyChange } from './textchange.js';
import { sayRefused, sayShared } from './unrolling.js';
import { isShowing } from './viewport.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { Track } from '../engine/sourcekeys.js' */
/** @import { BonePose, BoneValues } from '../engine/sourcetext.js' */
/** @import { Pose } from './bonegroup.js' */
/** @import { Overrides } from './shownfigure.js' */
/** @import { Refused } from './unrolling.js' */
/** @import { ShowingViewport, Viewport } from './viewport.js' */

/**
 * @typedef {Refused & { written?: string, note: string }} Written written: the words, if they say something else than the
 *     bone's own values; note: what else there is to say
 * @typedef {SetupWriter | KeyWriter | Trial} PoseWriter
 */

/** @type {Record<string, keyof BoneValues>} */
const LETTERS = { x: 'x', y: 'y', r: 'degrees', i: 'scaleX', j: 'scaleY' };

/** Returns where changes of bones go now. @param {Studio} studio @param {ShowingViewport} viewport */
export function writerOf(studio, viewport) {
  if (viewport.isSetup) return new SetupWriter(studio, viewport);
  return viewport.choices.record ? new KeyWriter(studio, viewport) : new Trial(studio, viewport);
}

/** @param {ShowingViewport} viewport @param {Pose} pose @returns {BonePose[]} */
function named({ character }, pose) {
  return [...pose].map(([bone, values]) => ({ ...values, bone: character.bones[bone].name }));
}

/** Milliseconds after which a bone is let go even if the text has not been shown, because nothing changed in it. */
export const LATEST = 600;

/**
 * Lets go of bones that were set by hand as soon as the text is shown: before that, the old character would be seen.
 * @param {Studio} studio @param {ShowingViewport} viewport @param {Iterable<number>} bones @param {number} latest
 * @param {Overrides} [before] what those that are still only tried go back to
 */
export function releaseWhenShown(studio, viewport, bones, latest, before) {
  const release = () => {
    stop();
    clearTimeout(timer);
    for (const bone of bones) {
      const tried = viewport.tried.has(bone) && before?.get(bone);
      if (tried) viewport.overrides.set(bone, tried);
      else viewport.overrides.delete(bone);
    }
    viewport.touch();
  };
  const stop = studio.on('character', release);
  const timer = setTimeout(release, latest);
}

/**
 * Writes keys of a pose that was only tried. Returns the bones that have them; null if it is refused.
 * @param {Studio} studio @param {Viewport} viewport @returns {Pose | null}
 */
export function keepTrials(studio, viewport) {
  if (!isShowing(viewport) || viewport.tried.size === 0) return new Map();
  const writer = new KeyWriter(studio, viewport);
  const pose = writer.tried;
  const written = writer.write(pose, false);
  if (written.refusal) {
    writer.refuse(written, pose);
    return null;
  }
  releaseWhenShown(studio, viewport, pose.keys(), LATEST);
  writer.finish(pose);
  return pose;
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

  /** @param {Refused} refused */
  refuse({ refusal }) {
    toastRefusal(refusal);
  }

  flash() {}

  finish() {}
}

/** Keys of the shown animation, on the frame that keys are written on now. */
export class KeyWriter {
  writes = true;
  /** @type {Track[] | null} What had keys before it wrote. */
  #before = null;
  /** How many keys changed because a loop plays their words. */
  #shared = 0;

  /** @param {Studio} studio @param {ShowingViewport} viewport */
  constructor(studio, viewport) {
    this.studio = studio;
    this.viewport = viewport;
    const { clock } = viewport;
    this.animation = viewport.animation ?? '';
    this.frame = keyFrame(studio, this.animation, clock);
    const tried = [...viewport.tried].map(bone => /** @type {const} */ ([bone, viewport.overrides.get(bone) ?? {}]));
    /** @type {Pose} What its bones were tried with before: it is seen, so it becomes keys with the rest of them. */
    this.tried = new Map(tried.map(([bone, { x, y, rotation, scaleX, scaleY }]) => [bone, { x, y, degrees: rotation === undefined ? undefined : degrees(rotation), scaleX, scaleY }]));
    if (Math.abs(clock.frame() - this.frame) > 1e-4) {
      viewport.seekBeyond(this.frame / clock.fps);
      // It comes along to the nearest frame.
      for (const [bone, values] of tried) viewport.try(bone, values);
      viewport.pose();
    }
  }

  /** Returns all that is written of a pose, by the bones' names. @param {Pose} pose @returns {BonePose[]} */
  #whole(pose) {
    return named(this.viewport, new Map([...pose].map(([bone, values]) => [bone, { ...this.tried.get(bone), ...values }])));
  }

  /** The engine finds the turns that are nearest to the keys. @param {number[]} bones */
  turns(bones) {
    return bones.map(() => 0);
  }

  /** @param {Pose} pose @param {boolean} joins @returns {Written} */
  write(pose, joins) {
    this.#before ??= tracksOf(this.studio, this.animation);
    const change = read(this.studio).keyPose(this.animation, this.frame, this.#whole(pose));
    if (!change.refusal) applyChange(this.studio, change, joins);
    this.#shared = change.shared ? change.keys : 0;
    const note = change.shared ? 'changes ' + change.keys + ' keys' : 'frame ' + Number(this.frame.toFixed(2));
    const leading = new Map([...pose].slice(-1));
    const written = change.refusal ? '' : this.#words(leading).map(({ letter, key }) => letter + ' ' + key.value + (letter === 'r' ? '°' : '')).join('   ');
    return { refusal: change.refusal, needsUnrolling: change.needsUnrolling, written, note };
  }

  /** @param {Refused} refused @param {Pose} pose */
  refuse(refused, pose) {
    const places = this.#whole(pose).flatMap(({ bone, ...values }) => Object.entries(LETTERS)
      .filter(([, property]) => values[property] !== undefined).map(([letter]) => ({ slot: false, name: bone, letter, frame: this.frame })));
    sayRefused(this.studio, this.animation, refused, places);
  }

  /** Returns the keys of this frame that have the values of a pose. @param {Pose} pose */
  #words(pose) {
    const written = new Map(this.#whole(pose).map(one => [one.bone, one]));
    return tracksOf(this.studio, this.animation)
      .filter(track => !track.slot && written.get(track.name)?.[LETTERS[track.letter]] !== undefined)
      .flatMap(({ letter, keys }) => keys.filter(key => Math.abs(key.frame - this.frame) < 1e-4).map(key => ({ letter, key })));
  }

  /** Shows in the text which words were written. @param {Pose} pose */
  flash(pose) {
    const words = this.#words(pose).map(({ key }) => key);
    if (words.length > 0) this.studio.emit('flash', { words: words.map(({ from, to }) => ({ from, to })) });
  }

  /** Shows what a gesture has written, and says what else it means. @param {Pose} pose */
  finish(pose) {
    this.viewport.untry(pose.keys());
    this.flash(pose);
    if (this.#shared > 0) sayShared(this.#shared);
    if (this.#before) offerStart(this.studio, this.animation, this.#before);
  }
}

/** The pose is only tried: it stays until another moment is shown. */
class Trial {
  writes = false;

  /** @param {Studio} studio @param {ShowingViewport} viewport */
  constructor(studio, viewport) {
    this.studio = studio;
    this.viewport = viewport;
  }

  /** @param {number[]} bones */
  turns(bones) {
    return bones.map(() => 0);
  }

  /** @returns {Written} */
  write() {
    return { refusal: '', note: 'preview only' };
  }

  /** @param {Refused} refused */
  refuse({ refusal }) {
    toastRefusal(refusal);
  }

  flash() {}

  /** @param {Pose} pose */
  finish(pose) {
    const { studio, viewport } = this;
    for (const [bone, values] of pose) viewport.try(bone, overrideFor(values));
    viewport.offer = toast('Preview only: turn on Record to write keys.', 'hint', { label: 'Write keys', run: () => keepTrials(studio, viewport) });
  }
}
