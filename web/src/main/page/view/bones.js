/** Draws the bones of a character: tapered sticks, joints, IK chains, targets, physics. */
import { joint, sticks } from './skeleton.js';
import { SIZE } from './touch.js';
/** @import { Overlay } from './overlay.js' */
/** @import { Stick } from './skeleton.js' */
/** @import { ShowingViewport } from './viewport.js' */

/** @typedef {{ selected: Set<number>, hovered: number, selectedColor: string, colors: Overlay['colors'] }} Marks bones by number */

const EDGE = 'rgb(13 22 42 / 88%)';
const CHAIN = '#ffaa2b';
const TARGET = '#f0416a';
const PHYSICS = '#b58cff';

/** @param {CanvasRenderingContext2D} context @param {ShowingViewport} viewport @param {Marks} marks */
export function drawBones(context, viewport, marks) {
  const { character } = viewport;
  const hidden = viewport.choices.bones ? null : new Set([...marks.selected, marks.hovered]);
  const inChain = character.inChain;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const stick of sticks(viewport)) {
    const owner = stick.child ?? stick.bone;
    if (hidden && !hidden.has(owner) && !hidden.has(stick.bone)) continue;
    const marked = marks.selected.has(stick.bone) || marks.selected.has(owner) && stick.child === undefined;
    const chained = stick.child === undefined ? inChain.has(stick.bone) : inChain.has(stick.bone) && inChain.has(stick.child);
    const color = marked ? marks.selectedColor : chained ? CHAIN : character.bones[owner].color;
    drawStick(context, stick, color, marked || stick.bone === marks.hovered, hidden !== null);
  }
  character.bones.forEach((bone, index) => {
    if (hidden && !hidden.has(index)) return;
    drawJoint(context, joint(viewport, index), index, marks, viewport);
  });
}

/**
 * @param {CanvasRenderingContext2D} context @param {Stick} stick @param {string} color @param {boolean} strong
 * @param {boolean} lone
 */
export function drawStick(context, { fromX, fromY, toX, toY }, color, strong, lone) {
  const x = toX - fromX;
  const y = toY - fromY;
  const length = Math.hypot(x, y);
  if (!(length > 3)) return;
  const half = Math.min(7, Math.max(2, 0.1 * length)) / length;
  const midX = fromX + Math.min(0.18, 12 / length) * x;
  const midY = fromY + Math.min(0.18, 12 / length) * y;
  context.beginPath();
  context.moveTo(fromX, fromY);
  context.lineTo(midX + half * y, midY - half * x);
  context.lineTo(toX, toY);
  context.lineTo(midX - half * y, midY + half * x);
  context.closePath();
  context.globalAlpha = strong ? 0.95 : 0.72;
  context.fillStyle = color;
  context.fill();
  context.globalAlpha = 1;
  context.lineWidth = strong || lone ? 1.6 : 1.1;
  context.strokeStyle = EDGE;
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context @param {{ x: number, y: number }} options @param {number} index
 * @param {Marks} marks @param {ShowingViewport} viewport
 */
function drawJoint(context, { x, y }, index, marks, viewport) {
  const { character } = viewport;
  if (character.targets.has(index)) {
    target(context, x, y, marks.selected.has(index) || index === marks.hovered);
    return;
  }
  if (character.physicsBones.has(index)) {
    context.beginPath();
    context.arc(x, y, 6.5, 0, 2 * Math.PI);
    context.setLineDash([2.5, 2.5]);
    context.lineWidth = 1.6;
    context.strokeStyle = PHYSICS;
    context.stroke();
    context.setLineDash([]);
  }
  const strong = marks.selected.has(index) || index === marks.hovered;
  context.beginPath();
  context.arc(x, y, SIZE * (strong ? 4 : 2.7), 0, 2 * Math.PI);
  context.fillStyle = marks.selected.has(index) ? marks.selectedColor : viewport.overrides.has(index) ? TARGET : '#fff';
  context.fill();
  context.lineWidth = 1.2;
  context.strokeStyle = EDGE;
  context.stroke();
}

/** @param {CanvasRenderingContext2D} context @param {number} x @param {number} y @param {boolean} strong */
function target(context, x, y, strong) {
  const r = SIZE * (strong ? 9 : 7.5);
  for (const [width, color] of /** @type {const} */ ([[4, 'rgb(255 255 255 / 80%)'], [2, TARGET]])) {
    context.beginPath();
    context.arc(x, y, 0.62 * r, 0, 2 * Math.PI);
    context.moveTo(x - 1.4 * r, y);
    context.lineTo(x - 0.35 * r, y);
    context.moveTo(x + 0.35 * r, y);
    context.lineTo(x + 1.4 * r, y);
    context.moveTo(x, y - 1.4 * r);
    context.lineTo(x, y - 0.35 * r);
    context.moveTo(x, y + 0.35 * r);
    context.lineTo(x, y + 1.4 * r);
    context.lineWidth = width;
    context.strokeStyle = color;
    context.stroke();
  }
}
