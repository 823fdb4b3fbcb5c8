/** Small functions on points, directions and the 2 by 3 matrices of bones (a, b, c, d, e, f). */

/**
 * Returns how far a point is from a line between two others.
 * @param {number} x @param {number} y @param {number} fromX @param {number} fromY @param {number} toX
 * @param {number} toY
 */
export function distanceToLine(x, y, fromX, fromY, toX, toY) {
  const dx = toX - fromX;
  const dy = toY - fromY;
  const square = dx * dx + dy * dy;
  const t = square > 0 ? Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / square)) : 0;
  return Math.hypot(x - fromX - t * dx, y - fromY - t * dy);
}

/**
 * Takes a point into the space of a matrix; null if it has no extent.
 * @param {ArrayLike<number>} m @param {number} x @param {number} y
 */
export function into(m, x, y) {
  const determinant = m[0] * m[3] - m[1] * m[2];
  if (!(Math.abs(determinant) > 1e-12)) return null;
  const dx = x - m[4];
  const dy = y - m[5];
  return { x: (m[3] * dx - m[2] * dy) / determinant, y: (m[0] * dy - m[1] * dx) / determinant };
}

/**
 * Returns the matrix in which a bone's own rotation counts: its world without its local turn and
 * scale. Bones that do not inherit have another one than their parent's.
 * @param {ArrayLike<number>} world @param {number} rotation @param {number} scaleX @param {number} scaleY
 */
export function turningSpace(world, rotation, scaleX, scaleY) {
  const cos = Math.cos(rotation);
  const sin = Math.sin(rotation);
  const sx = scaleX || 1;
  const sy = scaleY || 1;
  // world = P · R · S, so P = world · S⁻¹ · R⁻¹.
  const a = world[0] / sx;
  const b = world[1] / sx;
  const c = world[2] / sy;
  const d = world[3] / sy;
  return [a * cos - c * sin, b * cos - d * sin, a * sin + c * cos, b * sin + d * cos, world[4], world[5]];
}

/** Returns an angle between -π and π. @param {number} radians */
export function wrapped(radians) {
  return radians - 2 * Math.PI * Math.round(radians / (2 * Math.PI));
}

/** @param {number} radians */
export const degrees = radians => radians * 180 / Math.PI;
/** @param {number} degrees */
export const radians = degrees => degrees * Math.PI / 180;

/** Writes a number with as few digits as it needs, at most so many behind the point. @param {number} value */
export function short(value, digits = 2) {
  const text = value.toFixed(digits);
  const cut = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return cut === '-0' ? '0' : cut;
}
