/** Dragging a joint of a SkelForm character: the bone stays where it is put until it is reset. */
import { boneSelection } from './selected.js';
import { into, short } from './geometry.js';
import { worldOf } from './skeleton.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { Place } from './pointer.js' */
/** @import { ShowingViewport } from './viewport.js' */

export class JointDrag {
  #before;
  #moved = false;

  /** @param {Studio} studio @param {ShowingViewport} viewport @param {number} bone @param {Place} at */
  constructor(studio, viewport, bone, at) {
    this.studio = studio;
    this.viewport = viewport;
    this.bone = bone;
    this.from = at;
    this.#before = viewport.overrides.get(bone);
  }

  /** @param {Place} at */
  move(at) {
    this.#moved ||= Math.hypot(at.x - this.from.x, at.y - this.from.y) >= 3;
    if (!this.#moved) return;
    const { viewport, bone } = this;
    const { camera, character } = viewport;
    this.studio.select(boneSelection(character, bone));
    const local = into(worldOf(viewport, character.bones[bone].parent), camera.modelX(at.x), camera.modelY(at.y));
    if (!local) return;
    viewport.tip = { x: at.x, y: at.y, text: 'x ' + short(local.x) + '   y ' + short(local.y) };
    viewport.override(bone, local);
  }

  /** Returns whether it was a drag and not a click. */
  end() {
    this.viewport.tip = null;
    this.viewport.touch();
    return this.#moved;
  }

  cancel() {
    if (this.#before) this.viewport.overrides.set(this.bone, this.#before);
    else this.viewport.overrides.delete(this.bone);
    this.viewport.tip = null;
    this.viewport.stir(1);
    this.viewport.touch();
  }
}
