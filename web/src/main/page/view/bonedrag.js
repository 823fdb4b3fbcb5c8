/** Dragging a handle in the setup pose: it changes the numbers of the bone in the text. */
import { commonEnds } from '../document/textcompare.js';
import { limber } from '../engine/limber.js';
import { readSource } from '../engine/sourcetext.js';
import { toast } from '../ui/toast.js';
import { HandleMath, overrideFor, rounded } from './handles.js';
import { degrees, short } from './geometry.js';
import { STRIDE } from './skeleton.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { BoneValues } from '../engine/sourcetext.js' */
/** @import { HandleKind } from './handles.js' */
/** @import { Place } from './pointer.js' */
/** @import { ShowingViewport } from './viewport.js' */

export class BoneDrag {
  #math;
  #before;
  #turns;
  #changed = false;
  #refused = '';

  /**
   * @param {Studio} studio @param {ShowingViewport} viewport @param {number} bone @param {HandleKind} kind
   * @param {Place} at
   */
  constructor(studio, viewport, bone, kind, at) {
    this.studio = studio;
    this.viewport = viewport;
    this.bone = bone;
    this.from = at;
    this.#math = new HandleMath(viewport, bone, kind, at.x, at.y);
    this.#before = studio.text;
    this.#turns = fullTurns(studio, viewport.character.bones[bone].name, degrees(viewport.figure.bones[STRIDE * bone + 2]));
    viewport.handle = kind;
  }

  /** @param {Place} at */
  move(at) {
    if (!this.#changed && Math.hypot(at.x - this.from.x, at.y - this.from.y) < 3) return;
    const values = this.#math.valuesAt(at.x, at.y, at.shift);
    if (!values || this.#refused) return;
    if (values.degrees !== undefined) values.degrees = rounded(values.degrees + this.#turns, 0.1);
    const { viewport } = this;
    const refusal = changeBone(this.studio, viewport.character.bones[this.bone].name, values, true);
    if (refusal) {
      this.#refused = refusal;
      toast(refusal + '.', 'error');
      return;
    }
    this.#changed = true;
    // The text is read a moment later; until then the figure is set by hand.
    viewport.override(this.bone, overrideFor(values));
    viewport.tip = { x: at.x, y: at.y, text: describe(values) };
    viewport.touch();
  }

  /** Returns whether it was a drag and not a click. */
  end() {
    this.#finish();
    return this.#changed || this.#refused !== '';
  }

  cancel() {
    if (this.#changed) restoreText(this.studio, this.#before);
    this.#finish();
  }

  #finish() {
    const { viewport, studio, bone } = this;
    viewport.tip = null;
    viewport.handle = null;
    const release = () => {
      stop();
      clearTimeout(timer);
      viewport.overrides.delete(bone);
      viewport.touch();
    };
    // Letting go before the new character is there would show the old one for a moment.
    const stop = studio.on('character', release);
    const timer = setTimeout(release, this.#changed ? 600 : 0);
    viewport.touch();
  }
}

/**
 * Returns the full turns, in degrees, by which the angle in the text is ahead of the one that is
 * shown: poses know half a turn to either side, but whoever wrote r194 wants to go on from there.
 * @param {Studio} studio @param {string} name @param {number} shown
 */
export function fullTurns(studio, name, shown) {
  const { edits } = valuesInText(studio, name, { degrees: shown + 0.5 });
  const written = edits.length > 0 ? Number(studio.text.slice(edits[0].from, edits[0].to)) : NaN;
  return Number.isFinite(written) ? 360 * Math.round((written - shown) / 360) : 0;
}

/**
 * Returns the changes of the text that give a bone other values.
 * @param {Studio} studio @param {string} name @param {BoneValues} values
 */
function valuesInText(studio, name, values) {
  return readSource(limber.core, studio.text, studio.document?.name).setBoneValues(name, values);
}

/**
 * Writes values of a bone into the text; returns why not, if it cannot.
 * @param {Studio} studio @param {string} name @param {BoneValues} values @param {boolean} joins
 */
export function changeBone(studio, name, values, joins) {
  const { edits, refusal } = valuesInText(studio, name, values);
  if (refusal) return refusal;
  if (edits.length > 0) {
    studio.edit(edits.map(({ from, to, text }) => ({ from, to, insert: text })), { undo: joins ? 'join' : undefined, by: 'picture' });
  }
  return '';
}

/**
 * Takes the text back to what it was, changing no more than what differs.
 * @param {Studio} studio @param {string} before
 */
function restoreText(studio, before) {
  const now = studio.text;
  if (now === before) return;
  const [from, end] = commonEnds(now, before);
  studio.edit([{ from, to: now.length - end, insert: before.slice(from, before.length - end) }], { undo: 'join', by: 'picture' });
}

/** @param {BoneValues} values */
function describe(values) {
  if (values.degrees !== undefined) return short(values.degrees, 1) + '°';
  if (values.length !== undefined) return 'length ' + short(values.length);
  return 'x ' + short(values.x ?? 0) + '   y ' + short(values.y ?? 0);
}
