/** Dragging a handle: it changes the numbers of the bone in the text, or keys of its animation. */
import { commonEnds } from '../document/textcompare.js';
import { toast } from '../ui/toast.js';
import { HandleMath, overrideFor, rounded } from './handles.js';
import { short } from './geometry.js';
import { LATEST, releaseWhenShown, writerOf } from './posewriter.js';
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
  #writer;
  #tried;
  /** @type {BoneValues | null} */
  #last = null;
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
    // First: it may go to a whole frame, where the bone is a little elsewhere.
    this.#writer = writerOf(studio, viewport);
    this.#tried = viewport.overrides.get(bone);
    this.#math = new HandleMath(viewport, bone, kind, at.x, at.y);
    this.#before = studio.text;
    this.#turns = this.#writer.turns(bone);
    viewport.handle = kind;
  }

  /** @param {Place} at */
  move(at) {
    if (!this.#changed && Math.hypot(at.x - this.from.x, at.y - this.from.y) < 3) return;
    const values = this.#math.valuesAt(at.x, at.y, at.shift);
    if (!values || this.#refused) return;
    if (values.degrees !== undefined) values.degrees = rounded(values.degrees + this.#turns, 0.1);
    const { viewport } = this;
    const { refusal, note } = this.#writer.write(this.bone, values, true);
    if (refusal) {
      this.#refused = refusal;
      toast(refusal + '.', 'error');
      return;
    }
    if (!this.#changed) this.#writer.flash(this.bone, values);
    this.#changed = true;
    this.#last = values;
    // The text is read a moment later; until then the figure is set by hand.
    viewport.override(this.bone, overrideFor(values));
    viewport.tip = { x: at.x, y: at.y, text: describe(values) + (note && '   ' + note) };
    viewport.touch();
  }

  /** Returns whether it was a drag and not a click. */
  end() {
    if (this.#last) this.#writer.flash(this.bone, this.#last);
    this.#finish();
    return this.#changed || this.#refused !== '';
  }

  cancel() {
    if (this.#changed && this.#writer.writes) restoreText(this.studio, this.#before);
    if (!this.#writer.writes) this.#takeBack();
    this.#finish();
  }

  #takeBack() {
    const { overrides } = this.viewport;
    if (this.#tried) overrides.set(this.bone, this.#tried);
    else overrides.delete(this.bone);
  }

  #finish() {
    const { viewport, studio, bone } = this;
    viewport.tip = null;
    viewport.handle = null;
    if (!this.#writer.writes) {
      viewport.touch();
      return;
    }
    releaseWhenShown(studio, viewport, bone, this.#changed ? LATEST : 0);
    viewport.touch();
  }
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
  if (values.scaleX !== undefined) return 'scale ' + short(values.scaleX) + (values.scaleX === values.scaleY ? '' : ' × ' + short(values.scaleY ?? 1));
  return 'x ' + short(values.x ?? 0) + '   y ' + short(values.y ?? 0);
}
