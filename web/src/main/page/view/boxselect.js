/** A box that is drawn in the picture selects the bones whose joints are in it, besides those that are selected. */
import { bonesOf, boneSelection, sayBones } from './selected.js';
import { joint } from './skeleton.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { Place } from './pointer.js' */
/** @import { ShowingViewport } from './viewport.js' */

export class BoxSelect {
  #moved = false;
  #before;

  /** @param {Studio} studio @param {ShowingViewport} viewport @param {Place} at */
  constructor(studio, viewport, at) {
    this.studio = studio;
    this.viewport = viewport;
    this.from = at;
    this.#before = studio.selected;
  }

  /** @param {Place} at */
  move(at) {
    const { studio, viewport, from } = this;
    this.#moved ||= Math.hypot(at.x - from.x, at.y - from.y) >= 3;
    if (!this.#moved) return;
    const box = { x: Math.min(at.x, from.x), y: Math.min(at.y, from.y), width: Math.abs(at.x - from.x), height: Math.abs(at.y - from.y) };
    viewport.box = box;
    const { character } = viewport;
    const selected = new Set(bonesOf(this.#before, character));
    const inside = character.bones.map((_, bone) => bone).filter(bone => {
      const { x, y } = joint(viewport, bone);
      return !selected.has(bone) && x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
    });
    studio.selectAll([...this.#before, ...inside.map(bone => boneSelection(character, bone))]);
    viewport.touch();
  }

  /** Returns whether it was a drag and not a click. */
  end() {
    this.#finish();
    if (this.#moved) this.studio.announce(sayBones(this.studio.selected, this.viewport.character));
    return this.#moved;
  }

  cancel() {
    this.studio.selectAll(this.#before);
    this.#finish();
  }

  #finish() {
    this.viewport.box = null;
    this.viewport.touch();
  }
}
