/** Dragging a part or bone itself in the setup pose, or while keys are recorded: it is selected, and its bone moves. */
import { BoneDrag } from './bonedrag.js';
import { bonesOf, indicesOf } from './selected.js';
/** @import { Selection, Studio } from '../document/studio.js' */
/** @import { Place } from './pointer.js' */
/** @import { ShowingViewport } from './viewport.js' */

export class PartDrag {
  /** @type {BoneDrag | null} */
  #drag = null;

  /** @param {Studio} studio @param {ShowingViewport} viewport @param {Selection[]} found what is there, the nearest first @param {Place} at */
  constructor(studio, viewport, found, at) {
    this.studio = studio;
    this.viewport = viewport;
    this.found = found;
    this.from = at;
  }

  /** @param {Place} at */
  move(at) {
    const { studio, viewport, found, from } = this;
    if (!this.#drag) {
      // A press that moves less is a click.
      if (Math.hypot(at.x - from.x, at.y - from.y) < 4) return;
      const { character } = viewport;
      const selected = bonesOf(studio.selected, character);
      if (!found.some(one => selected.includes(indicesOf(one, character).bone))) studio.select(found[0]);
      this.#drag = new BoneDrag(studio, viewport, bonesOf(studio.selected, character), 'move', from);
    }
    this.#drag.move(at);
  }

  /** Returns whether it was a drag and not a click. */
  end() {
    return this.#drag !== null && this.#drag.end();
  }

  cancel() {
    this.#drag?.cancel();
  }
}
