/** Dragging the joint of a bone alone: what is drawn on it, and what hangs on it, stays where it is. */
import { toastRefusal } from '../ui/toast.js';
import { into, short } from './geometry.js';
import { rounded, stepOf } from './handles.js';
import { read } from './keytracks.js';
import { joint, worldOf } from './skeleton.js';
import { restoreText } from './textchange.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { Place } from './pointer.js' */
/** @import { ShowingViewport } from './viewport.js' */

export class MoveJointDrag {
  #before;
  #source;
  #parent;
  #changed = false;
  #refused = false;

  /** @param {Studio} studio @param {ShowingViewport} viewport @param {number} bone @param {Place} at */
  constructor(studio, viewport, bone, at) {
    const { x, y } = joint(viewport, bone);
    this.studio = studio;
    this.viewport = viewport;
    this.bone = viewport.character.bones[bone].name;
    this.from = at;
    this.offset = { x: x - at.x, y: y - at.y };
    this.#before = studio.text;
    // Always from the first text: numbers that are rounded again and again would drift.
    this.#source = read(studio);
    this.#parent = worldOf(viewport, viewport.character.bones[bone].parent);
    viewport.handle = 'move';
  }

  /** @param {Place} at */
  move(at) {
    const { studio, viewport, offset } = this;
    const { camera } = viewport;
    if (this.#refused || !this.#changed && Math.hypot(at.x - this.from.x, at.y - this.from.y) < 3) return;
    const to = { x: camera.modelX(at.x + offset.x), y: camera.modelY(at.y + offset.y) };
    const step = stepOf(camera, at.shift);
    const { refusal, edits } = this.#source.moveJoint(this.bone, to, step);
    if (refusal) {
      this.#refused = true;
      toastRefusal(refusal);
      return;
    }
    this.#changed = true;
    let text = this.#before;
    for (const edit of edits.toReversed()) text = text.slice(0, edit.from) + edit.text + text.slice(edit.to);
    restoreText(studio, text);
    const local = into(this.#parent, to.x, to.y) ?? to;
    viewport.tip = { x: at.x, y: at.y, text: 'x ' + short(rounded(local.x, step)) + '   y ' + short(rounded(local.y, step)) + '   joint alone' };
    viewport.touch();
  }

  /** Returns whether it was a drag and not a click. */
  end() {
    const { viewport } = this;
    viewport.tip = null;
    viewport.handle = null;
    viewport.touch();
    return this.#changed || this.#refused;
  }

  cancel() {
    if (this.#changed) restoreText(this.studio, this.#before);
    this.end();
  }
}
