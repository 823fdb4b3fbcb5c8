/** The bones that one gesture changes: what is done to the leading one, the others do too. */
import { degrees, into, turningSpace } from './geometry.js';
import { rounded } from './handles.js';
import { STRIDE, worldOf } from './skeleton.js';
/** @import { BoneValues } from '../engine/sourcetext.js' */
/** @import { PoseWriter } from './posewriter.js' */
/** @import { ShowingViewport } from './viewport.js' */

/**
 * @typedef {Map<number, BoneValues>} Pose by bone
 * @typedef {{ bone: number, x: number, y: number, scaleX: number, scaleY: number, turn: number, parent: number[], sense: number, rides: boolean }} Start
 */

export class BoneGroup {
  /** @type {Start[]} */
  #starts;
  #lead;

  /** @param {ShowingViewport} viewport @param {number[]} bones the leading one last @param {PoseWriter} writer */
  constructor(viewport, bones, writer) {
    const { character, figure } = viewport;
    const turns = writer.turns(bones);
    const all = new Set(bones);
    /** @param {number} bone @returns {boolean} */
    const rides = bone => bone >= 0 && (all.has(bone) || rides(character.bones[bone].parent));
    this.#starts = bones.map((bone, index) => {
      const [x, y, rotation, scaleX, scaleY] = figure.bones.subarray(STRIDE * bone, STRIDE * bone + 5);
      const space = turningSpace(worldOf(viewport, bone), rotation, scaleX, scaleY);
      const { parent } = character.bones[bone];
      return {
        bone, x, y, scaleX, scaleY, turn: degrees(rotation) + turns[index], parent: worldOf(viewport, parent),
        // Mirrored ones turn the other way round, so that all look alike.
        sense: Math.sign(space[0] * space[3] - space[1] * space[2]) || 1,
        // Moved and scaled by a bone above it that is selected too.
        rides: rides(parent),
      };
    });
    this.#lead = this.#starts[this.#starts.length - 1];
  }

  /** The angle of the leading bone as the text has it, in degrees. */
  get turn() {
    return this.#lead.turn;
  }

  /** Returns what all get if the leading bone gets some values. @param {BoneValues} values */
  pose(values) {
    /** @type {Pose} */
    const pose = new Map();
    const moves = values.degrees === undefined;
    for (const start of this.#starts) {
      const own = start === this.#lead && !(start.rides && moves) ? values : this.#valuesOf(start, values);
      if (own) pose.set(start.bone, own);
    }
    return pose;
  }

  /** @param {Start} start @param {BoneValues} values @returns {BoneValues | null} */
  #valuesOf(start, { x, y, degrees: turned, scaleX, scaleY }) {
    const lead = this.#lead;
    if (turned !== undefined) return { degrees: rounded(start.turn + start.sense * lead.sense * (turned - lead.turn), 0.1) };
    if (start.rides) return null;
    if (scaleX !== undefined || scaleY !== undefined) {
      if (scaleX !== undefined && lead.scaleX === 0 || scaleY !== undefined && lead.scaleY === 0) return null;
      return {
        ...scaleX === undefined ? {} : { scaleX: rounded(start.scaleX * scaleX / lead.scaleX, 0.01) },
        ...scaleY === undefined ? {} : { scaleY: rounded(start.scaleY * scaleY / lead.scaleY, 0.01) },
      };
    }
    if (x === undefined || y === undefined) return null;
    const [a, b, c, d] = lead.parent;
    const [dx, dy] = [x - lead.x, y - lead.y];
    const [e, f] = start.parent.slice(4);
    const by = into(start.parent, e + a * dx + c * dy, f + b * dx + d * dy);
    return by && { x: rounded(start.x + by.x, 0.01), y: rounded(start.y + by.y, 0.01) };
  }
}
