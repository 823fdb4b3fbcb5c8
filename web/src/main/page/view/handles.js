/** The handles of the selected bone: turn it, move it, scale it, also along one axis; in the setup pose also make it longer. */
import { degrees, into, radians, turningSpace, wrapped } from './geometry.js';
import { joint, STRIDE, worldOf } from './skeleton.js';
import { REACH, SIZE } from './touch.js';
/** @import { BoneValues } from '../engine/sourcetext.js' */
/** @import { Camera } from './camera.js' */
/** @import { Overlay } from './overlay.js' */
/** @import { Override } from './shownfigure.js' */
/** @import { ShowingViewport } from './viewport.js' */

/**
 * @typedef {'move' | 'length' | 'rotate' | 'scale' | 'scaleX' | 'scaleY' | 'new'} HandleKind
 * @typedef {ReturnType<typeof handlesOf>} Handles
 */

const RING = 46 * SIZE;
/** Where the handles outside of the ring are. */
const OUTSIDE = RING + 12 * SIZE;
/** Length of the arms of the cross. */
const ARM = 13 * SIZE;

/** Returns where the handles of a bone are, in CSS pixels. @param {ShowingViewport} viewport @param {number} bone */
export function handlesOf(viewport, bone) {
  const { character, camera } = viewport;
  const at = joint(viewport, bone);
  const world = worldOf(viewport, bone);
  const size = Math.hypot(world[0], world[1]) || 1;
  const directionX = world[0] / size;
  const directionY = -world[1] / size;
  const [upX, upY] = directionOf(world, 'scaleY');
  const length = character.bones[bone].length;
  const tip = length > 0 ? { x: at.x + world[0] * length * camera.scale, y: at.y - world[1] * length * camera.scale } : null;
  const turned = Math.SQRT1_2 * OUTSIDE;
  return {
    ...at, alone: viewport.isSetup && viewport.jointAlone, ring: RING, knob: { x: at.x + RING * directionX, y: at.y + RING * directionY },
    // Between the axes, outside of the ring.
    corner: { x: at.x + turned * (directionX + directionY), y: at.y + turned * (directionY - directionX) },
    // On the axes, outside of the ring; behind the joint, because the knob and the end of the bone are before it.
    behind: { x: at.x - OUTSIDE * directionX, y: at.y - OUTSIDE * directionY, x0: at.x - RING * directionX, y0: at.y - RING * directionY },
    above: { x: at.x + OUTSIDE * upX, y: at.y - OUTSIDE * upY, x0: at.x + RING * upX, y0: at.y - RING * upY },
    // On the other side of the bone: drawn out of there, a new bone starts at its end.
    plus: viewport.isSetup ? { x: at.x + turned * (directionX - directionY), y: at.y + turned * (directionY + directionX) } : null,
    // At the joint it could not be told from the cross.
    tip: viewport.isSetup && tip && Math.hypot(tip.x - at.x, tip.y - at.y) > ARM + 5 ? tip : null,
  };
}

/**
 * Returns which handle lies at a point.
 * @param {Handles} handles @param {number} x @param {number} y @returns {HandleKind | null}
 */
export function handleAt(handles, x, y) {
  const distance = Math.hypot(x - handles.x, y - handles.y);
  if (distance <= 9 * REACH || isOnArm(x - handles.x, y - handles.y)) return 'move';
  // Before the knob, on which it may lie: the rest of the ring turns as well.
  if (handles.tip && Math.hypot(x - handles.tip.x, y - handles.tip.y) <= 8 * REACH) return 'length';
  if (Math.hypot(x - handles.knob.x, y - handles.knob.y) <= 9 * REACH) return 'rotate';
  if (Math.hypot(x - handles.corner.x, y - handles.corner.y) <= 8 * REACH) return 'scale';
  if (Math.hypot(x - handles.behind.x, y - handles.behind.y) <= 8 * REACH) return 'scaleX';
  if (Math.hypot(x - handles.above.x, y - handles.above.y) <= 8 * REACH) return 'scaleY';
  if (handles.plus && Math.hypot(x - handles.plus.x, y - handles.plus.y) <= 9 * REACH) return 'new';
  return Math.abs(distance - handles.ring) <= 5 * REACH ? 'rotate' : null;
}

/**
 * Returns where an axis of a bone points to, up; one that has no length is where it would be without the others' flips.
 * @param {number[]} world @param {HandleKind} kind
 */
function directionOf([a, b, c, d], kind) {
  const [x, y] = kind === 'scaleX' ? [a, b] : c !== 0 || d !== 0 ? [c, d] : [-b, a];
  const size = Math.hypot(x, y);
  return size > 0 ? [x / size, y / size] : kind === 'scaleX' ? [1, 0] : [0, 1];
}

/** Whether a place from the joint is on an arm of the cross. @param {number} dx @param {number} dy */
function isOnArm(dx, dy) {
  return Math.min(Math.abs(dx), Math.abs(dy)) <= 4 * REACH && Math.max(Math.abs(dx), Math.abs(dy)) <= ARM + 2;
}

/**
 * @param {CanvasRenderingContext2D} context @param {Handles} handles @param {Overlay['colors']} colors
 * @param {HandleKind | null} active
 */
export function drawHandles(context, handles, colors, active) {
  const { x, y, alone, ring, knob, corner, behind, above, plus, tip } = handles;
  /** @param {() => void} draw @param {number} width @param {string} color */
  const twice = (draw, width, color) => {
    context.beginPath();
    draw();
    context.lineWidth = width + 2;
    context.strokeStyle = 'rgb(13 22 42 / 55%)';
    context.stroke();
    context.lineWidth = width;
    context.strokeStyle = color;
    context.stroke();
  };
  twice(() => context.arc(x, y, ring, 0, 2 * Math.PI), active === 'rotate' ? 3 : 2, colors.second);
  /** @param {{ x: number, y: number }} at @param {number} radius @param {string} color @param {boolean} on */
  const dot = (at, radius, color, on) => {
    context.beginPath();
    context.arc(at.x, at.y, SIZE * (on ? radius + 1.5 : radius), 0, 2 * Math.PI);
    context.fillStyle = color;
    context.fill();
    context.lineWidth = 1.5;
    context.strokeStyle = 'rgb(13 22 42 / 85%)';
    context.stroke();
  };
  dot(knob, 6, colors.second, active === 'rotate');
  /** @param {{ x: number, y: number }} at @param {number} radius @param {boolean} on */
  const square = (at, radius, on) => {
    const half = SIZE * (on ? radius + 1.5 : radius);
    context.fillStyle = colors.second;
    context.fillRect(at.x - half, at.y - half, 2 * half, 2 * half);
    context.lineWidth = 1.5;
    context.strokeStyle = 'rgb(13 22 42 / 85%)';
    context.strokeRect(at.x - half, at.y - half, 2 * half, 2 * half);
  };
  for (const [at, kind] of /** @type {const} */ ([[behind, 'scaleX'], [above, 'scaleY']])) {
    twice(() => {
      context.moveTo(at.x0, at.y0);
      context.lineTo(at.x, at.y);
    }, 2, colors.second);
    square(at, 3.5, active === kind);
  }
  square(corner, 4.5, active === 'scale');
  if (plus) {
    dot(plus, 7, '#fff', active === 'new');
    context.beginPath();
    const arm = 4 * SIZE;
    context.moveTo(plus.x - arm, plus.y);
    context.lineTo(plus.x + arm, plus.y);
    context.moveTo(plus.x, plus.y - arm);
    context.lineTo(plus.x, plus.y + arm);
    context.stroke();
  }
  if (tip) {
    const r = SIZE * (active === 'length' ? 7 : 5.5);
    context.beginPath();
    context.moveTo(tip.x - r, tip.y);
    context.lineTo(tip.x, tip.y - r);
    context.lineTo(tip.x + r, tip.y);
    context.lineTo(tip.x, tip.y + r);
    context.closePath();
    context.fillStyle = '#fff';
    context.fill();
    context.lineWidth = 1.5;
    context.strokeStyle = 'rgb(13 22 42 / 85%)';
    context.stroke();
  }
  const arm = active === 'move' ? ARM + 2 : ARM;
  // Not held together with what lies below it.
  context.setLineDash(alone ? [3, 3] : []);
  twice(() => {
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
      context.moveTo(x + 5 * SIZE * dx, y + 5 * SIZE * dy);
      context.lineTo(x + arm * dx, y + arm * dy);
    }
  }, 2, colors.accent);
  context.setLineDash([]);
  dot({ x, y }, 4.5, alone ? '#fff' : colors.accent, active === 'move');
}

/**
 * The arithmetic of one drag: from the pointer to new local values.
 */
export class HandleMath {
  /**
   * @param {ShowingViewport} viewport @param {number} bone @param {HandleKind} kind @param {number} x @param {number} y
   */
  constructor(viewport, bone, kind, x, y) {
    const { camera, character, figure } = viewport;
    const at = STRIDE * bone;
    this.camera = camera;
    this.kind = kind;
    this.start = { x: figure.bones[at], y: figure.bones[at + 1], rotation: figure.bones[at + 2], scaleX: figure.bones[at + 3], scaleY: figure.bones[at + 4] };
    this.world = worldOf(viewport, bone);
    this.parent = worldOf(viewport, character.bones[bone].parent);
    this.space = turningSpace(this.world, this.start.rotation, figure.bones[at + 3], figure.bones[at + 4]);
    this.from = this.#model(x, y);
    this.turned = 0;
    this.lastAngle = this.#angle(this.from);
  }

  /**
   * Returns the values for a place of the pointer, rounded as people write them; null where none
   * can be found.
   *
   * @returns {BoneValues | null}
   * @param {number} x @param {number} y @param {boolean} snap
   */
  valuesAt(x, y, snap) {
    const to = this.#model(x, y);
    if (this.kind === 'rotate') {
      const angle = this.#angle(to);
      if (angle === null || this.lastAngle === null) return null;
      // Added up, so that several turns in one direction stay several turns.
      this.turned += wrapped(angle - this.lastAngle);
      this.lastAngle = angle;
      const value = degrees(this.start.rotation + this.turned);
      return { degrees: snap ? 15 * Math.round(value / 15) : rounded(value, 0.1) };
    }
    if (this.kind === 'scale') {
      const before = Math.hypot(this.from.x - this.world[4], this.from.y - this.world[5]);
      if (!(before > 1e-9)) return null;
      const factor = Math.hypot(to.x - this.world[4], to.y - this.world[5]) / before;
      const grain = snap ? 0.25 : 0.01;
      return { scaleX: rounded(this.start.scaleX * factor, grain), scaleY: rounded(this.start.scaleY * factor, grain) };
    }
    if (this.kind === 'scaleX' || this.kind === 'scaleY') {
      const [x0, y0] = directionOf(this.world, this.kind);
      /** @param {{ x: number, y: number }} model */
      const along = ({ x, y }) => Math.abs((x - this.world[4]) * x0 + (y - this.world[5]) * y0);
      const before = along(this.from);
      if (!(before > 1e-9)) return null;
      return { [this.kind]: rounded(this.start[this.kind] * along(to) / before, snap ? 0.25 : 0.01) };
    }
    const step = stepOf(this.camera, snap);
    if (this.kind === 'length') {
      const size = this.world[0] * this.world[0] + this.world[1] * this.world[1];
      if (!(size > 1e-12)) return null;
      const along = ((to.x - this.world[4]) * this.world[0] + (to.y - this.world[5]) * this.world[1]) / size;
      return { length: Math.max(0, rounded(along, step)) };
    }
    const from = into(this.parent, this.from.x, this.from.y);
    const now = into(this.parent, to.x, to.y);
    if (!from || !now) return null;
    return { x: rounded(this.start.x + now.x - from.x, step), y: rounded(this.start.y + now.y - from.y, step) };
  }

  /** @param {{ x: number, y: number }} model */
  #angle(model) {
    const local = into(this.space, model.x, model.y);
    return local && (local.x !== 0 || local.y !== 0) ? Math.atan2(local.y, local.x) : null;
  }

  /** @param {number} x @param {number} y */
  #model(x, y) {
    return { x: this.camera.modelX(x), y: this.camera.modelY(y) };
  }
}

/** Returns what a figure is set to for values of a drag. @param {BoneValues} values */
export function overrideFor(values) {
  /** @type {Override} */
  const override = {};
  if (values.x !== undefined) Object.assign(override, { x: values.x, y: values.y });
  if (values.degrees !== undefined) override.rotation = radians(values.degrees);
  if (values.scaleX !== undefined) override.scaleX = values.scaleX;
  if (values.scaleY !== undefined) override.scaleY = values.scaleY;
  return override;
}

/** Returns what lengths are multiples of: the nearer one looks, the finer. @param {Camera} camera @param {boolean} snap */
export function stepOf(camera, snap) {
  return snap ? 10 : camera.scale > 8 ? 0.01 : camera.scale > 3 ? 0.1 : 0.5;
}

/** @param {number} value @param {number} step */
export function rounded(value, step) {
  const result = Math.round(value / step) * step;
  return Number(result.toFixed(4)) + 0;
}
