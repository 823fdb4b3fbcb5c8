/** Dragging a handle: it changes the numbers of the selected bones in the text, or keys of their animation. */
import { BoneGroup } from './bonegroup.js';
import { HandleMath, overrideFor, rounded } from './handles.js';
import { degrees, short } from './geometry.js';
import { LATEST, releaseWhenShown, writerOf } from './posewriter.js';
import { restoreText } from './textchange.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { BoneValues } from '../engine/sourcetext.js' */
/** @import { Pose } from './bonegroup.js' */
/** @import { HandleKind } from './handles.js' */
/** @import { Place } from './pointer.js' */
/** @import { ShowingViewport } from './viewport.js' */

export class BoneDrag {
  #math;
  #before;
  #group;
  #turns;
  #changed = false;
  #writer;
  #tried;
  /** @type {Pose} */
  #last = new Map();
  #refused = false;

  /**
   * @param {Studio} studio @param {ShowingViewport} viewport @param {number[]} bones the one with the handles last
   * @param {HandleKind} kind @param {Place} at
   */
  constructor(studio, viewport, bones, kind, at) {
    const lead = bones[bones.length - 1];
    this.studio = studio;
    this.viewport = viewport;
    this.from = at;
    // First: it may go to another frame, where the bone is a little elsewhere.
    this.#writer = writerOf(studio, viewport);
    this.#tried = new Map(viewport.overrides);
    this.#math = new HandleMath(viewport, lead, kind, at.x, at.y);
    this.#before = studio.text;
    this.#group = new BoneGroup(viewport, bones, this.#writer);
    this.#turns = this.#group.turn - degrees(this.#math.start.rotation);
    viewport.handle = kind;
  }

  /** @param {Place} at */
  move(at) {
    if (!this.#changed && Math.hypot(at.x - this.from.x, at.y - this.from.y) < 3) return;
    const values = this.#math.valuesAt(at.x, at.y, at.shift);
    if (!values || this.#refused) return;
    if (values.degrees !== undefined) values.degrees = rounded(values.degrees + this.#turns, 0.1);
    const { viewport } = this;
    const pose = this.#group.pose(values);
    const change = this.#writer.write(pose, true);
    if (change.refusal) {
      this.#refused = true;
      this.#writer.refuse(change, pose);
      return;
    }
    const { written, note } = change;
    if (!this.#changed) this.#writer.flash(pose);
    this.#changed = true;
    this.#last = pose;
    // The text is read a moment later; until then the figure is set by hand.
    for (const [bone, own] of pose) viewport.override(bone, overrideFor(own));
    viewport.tip = { x: at.x, y: at.y, text: (written || describe(values)) + (note && '   ' + note) };
    viewport.touch();
  }

  /** Returns whether it was a drag and not a click. */
  end() {
    if (this.#changed) this.#writer.finish(this.#last);
    this.#finish();
    return this.#changed || this.#refused;
  }

  cancel() {
    if (this.#changed && this.#writer.writes) restoreText(this.studio, this.#before);
    if (!this.#writer.writes) this.viewport.overrides = this.#tried;
    this.#finish();
  }

  #finish() {
    const { viewport, studio } = this;
    viewport.tip = null;
    viewport.handle = null;
    if (!this.#writer.writes) {
      viewport.touch();
      return;
    }
    releaseWhenShown(studio, viewport, this.#last.keys(), this.#changed ? LATEST : 0, this.#tried);
    viewport.touch();
  }
}

/** @param {BoneValues} values */
function describe(values) {
  if (values.degrees !== undefined) return short(values.degrees, 1) + '°';
  if (values.length !== undefined) return 'length ' + short(values.length);
  if (values.scaleX !== undefined && values.scaleY !== undefined) return 'scale ' + short(values.scaleX) + (values.scaleX === values.scaleY ? '' : ' × ' + short(values.scaleY));
  if (values.scaleX !== undefined) return 'i ' + short(values.scaleX);
  if (values.scaleY !== undefined) return 'j ' + short(values.scaleY);
  return 'x ' + short(values.x ?? 0) + '   y ' + short(values.y ?? 0);
}
