/** Points of an outline in an animation: they have no timelines, so what is dragged by them are the bones that they hang on. */
import { BoneDrag } from './bonedrag.js';
import { into } from './geometry.js';
import { shortName, worldOf } from './skeleton.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { ShapeHandle } from '../engine/sourcetext.js' */
/** @import { Place } from './pointer.js' */
/** @import { ShownCharacter } from './shownfigure.js' */
/** @import { ShowingViewport } from './viewport.js' */

/** Returns handles for the points of a part on other bones than its own. @param {ShowingViewport} viewport @param {number} part @returns {ShapeHandle[]} */
export function boundHandles({ character, figure }, part) {
  return figure.boundPoints(part).points.map(({ bone, x, y, control }) => ({
    kind: control ? 'control' : 'point', x, y, anchor: -1, value: shortName(character.bones[bone].name),
  }));
}

export class PointDrag extends BoneDrag {
  /** @param {Studio} studio @param {ShowingViewport} viewport @param {number} part @param {number} handle @param {Place} at */
  constructor(studio, viewport, part, handle, at) {
    const { bone } = viewport.figure.boundPoints(part).points[handle];
    super(studio, viewport, [bone], 'move', at);
    this.part = part;
    this.rides = hangsOn(viewport.character, viewport.character.parts[part].bone, bone);
    // It is not the cross of the selected bone that is held.
    viewport.handle = null;
    viewport.shape = handle;
  }

  /** @param {Place} at */
  move(at) {
    super.move(this.#boneAt(at));
    const { tip } = this.viewport;
    if (tip) Object.assign(tip, { x: at.x, y: at.y });
  }

  /** Returns where to drag the bone: the place of an attachment also turns and scales the way of points on other bones. @param {Place} at @returns {Place} */
  #boneAt(at) {
    const { viewport, part, from } = this;
    const { matrix } = viewport.figure.boundPoints(part);
    const way = this.rides ? null : into(matrix, matrix[4] + at.x - from.x, matrix[5] + from.y - at.y);
    if (!way) return at;
    const [a, b, c, d] = worldOf(viewport, viewport.character.parts[part].bone);
    return { ...at, x: from.x + a * way.x + c * way.y, y: from.y - b * way.x - d * way.y };
  }

  end() {
    this.viewport.shape = -1;
    return super.end();
  }

  cancel() {
    this.viewport.shape = -1;
    super.cancel();
  }
}

/** @param {ShownCharacter} character @param {number} bone @param {number} other @returns {boolean} */
function hangsOn(character, bone, other) {
  return bone === other || bone >= 0 && hangsOn(character, character.bones[bone].parent, other);
}
