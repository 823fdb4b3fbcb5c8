/** Where the bones of a figure are on the screen; shared by what draws and what picks them. */
/** @import { Camera } from './camera.js' */
/** @import { ShowingViewport, Viewport } from './viewport.js' */

/** Numbers of a bone in the figure's array: local x, y, rotation, scales, then the world matrix. */
export const STRIDE = 11;

/** @typedef {{ bone: number, fromX: number, fromY: number, toX: number, toY: number, child?: number }} Stick */

/**
 * Returns the sticks to draw, in CSS pixels of the picture. A bone
 * with a length is one stick; without one there is a stick from the parent to each child.
 * @param {Viewport} viewport
 */
export function sticks(viewport) {
  const { character, figure, camera } = viewport;
  if (!figure || !character) return [];
  const values = figure.bones;
  /** @type {Stick[]} */
  const found = [];
  character.bones.forEach((bone, index) => {
    const at = STRIDE * index;
    const x = values[at + 9];
    const y = values[at + 10];
    if (bone.length !== 0) {
      found.push(stick(camera, index, x, y, x + values[at + 5] * bone.length, y + values[at + 6] * bone.length));
    } else if (bone.parent >= 0 && character.bones[bone.parent].length === 0) {
      const parent = STRIDE * bone.parent;
      found.push({ ...stick(camera, bone.parent, values[parent + 9], values[parent + 10], x, y), child: index });
    }
  });
  return found;
}

/**
 * @param {Camera} camera @param {number} bone @param {number} fromX @param {number} fromY @param {number} toX
 * @param {number} toY
 */
function stick(camera, bone, fromX, fromY, toX, toY) {
  return {
    bone, fromX: camera.screenX(fromX), fromY: camera.screenY(fromY), toX: camera.screenX(toX), toY: camera.screenY(toY),
  };
}

/** Returns the joint of a bone in CSS pixels. @param {ShowingViewport} viewport @param {number} bone */
export function joint(viewport, bone) {
  const values = viewport.figure.bones;
  const at = STRIDE * bone;
  return { x: viewport.camera.screenX(values[at + 9]), y: viewport.camera.screenY(values[at + 10]) };
}

/**
 * Returns the world matrix of a bone; that of the model for -1.
 * @param {ShowingViewport} viewport @param {number} bone
 */
export function worldOf(viewport, bone) {
  if (bone < 0) return [1, 0, 0, 1, 0, 0];
  const at = STRIDE * bone + 5;
  return Array.from(viewport.figure.bones.subarray(at, at + 6));
}

/** Returns the last word of a dotted name, which is enough to tell bones apart in a picture. @param {string} name */
export function shortName(name) {
  return name.slice(name.lastIndexOf('.') + 1);
}
