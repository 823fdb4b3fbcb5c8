/** Finds what lies below the pointer, the nearest first. */
import { distanceToLine } from './geometry.js';
import { joint, sticks } from './skeleton.js';
import { REACH } from './touch.js';
import { isShowing } from './viewport.js';
import { boneSelection, isSame, partSelection } from './selected.js';
/** @import { Selection } from '../document/studio.js' */
/** @import { Viewport } from './viewport.js' */

const JOINT = 8 * REACH;
const STICK = 5 * REACH;
const PART = 2 * REACH;

/**
 * Returns selections of all bones and parts at a point of the picture, in CSS pixels.
 * @param {Viewport} viewport @param {number} x @param {number} y
 */
export function allAt(viewport, x, y) {
  if (!isShowing(viewport)) return [];
  const { character, figure, camera, choices } = viewport;
  /** @type {Selection[]} */
  const found = [];
  if (choices.bones) {
    /** @type {Map<number, number>} */
    const near = new Map();
    character.bones.forEach((bone, index) => {
      const at = joint(viewport, index);
      const distance = Math.hypot(at.x - x, at.y - y);
      if (distance <= JOINT) near.set(index, distance - JOINT);
    });
    for (const stick of sticks(viewport)) {
      const distance = distanceToLine(x, y, stick.fromX, stick.fromY, stick.toX, stick.toY);
      if (distance <= STICK && !near.has(stick.bone)) near.set(stick.bone, distance);
    }
    for (const [bone] of [...near].sort((a, b) => a[1] - b[1])) found.push(boneSelection(character, bone));
  }
  for (const part of figure.partsAt(camera.modelX(x), camera.modelY(y), PART / camera.scale)) {
    const selection = partSelection(character, part);
    if (!found.some(one => isSame(one, selection))) found.push(selection);
  }
  return found;
}

/**
 * Returns the bone whose joint is at a point, -1 for none: what can be taken hold of.
 * @param {Viewport} viewport @param {number} x @param {number} y @param {(bone: number) => boolean} allowed
 */
export function jointAt(viewport, x, y, allowed) {
  if (!isShowing(viewport)) return -1;
  const { character } = viewport;
  let best = -1;
  let least = JOINT + 1;
  character.bones.forEach((bone, index) => {
    if (!allowed(index)) return;
    const at = joint(viewport, index);
    // Targets lie on the ends of their chains: of two at one place the target is meant.
    const distance = Math.hypot(at.x - x, at.y - y) - (character.targets.has(index) ? 3 : 0);
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

/** Chooses among what lies below a click: clicking again at the same place takes the next below. */
export class Cycle {
  constructor() {
    this.x = NaN;
    this.y = NaN;
  }

  /** Returns whether a click is where the last one was. @param {number} x @param {number} y */
  isAt(x, y) {
    return Math.hypot(x - this.x, y - this.y) < 4;
  }

  /** @param {Selection[]} found @param {Selection | null} selection @param {number} x @param {number} y */
  choose(found, selection, x, y) {
    const again = this.isAt(x, y);
    this.x = x;
    this.y = y;
    const at = again ? found.findIndex(one => isSame(one, selection)) : -1;
    return found[(at + 1) % Math.max(1, found.length)] ?? null;
  }
}
