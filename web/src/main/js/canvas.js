import { LimberError } from './errors.js';

/** What is wrong with a canvas that gives no context of the kind that is needed. */
export const TAKEN = 'the canvas has another context already; a stage needs a canvas of its own';

/** Returns a canvas that is not on the page; works in workers too. @param {number} width @param {number} height */
export function newCanvas(width, height) {
  if (typeof document === 'undefined') {
    if (typeof OffscreenCanvas === 'undefined') throw new LimberError('drawing needs a browser: there is no canvas here');
    return new OffscreenCanvas(width, height);
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Returns the 2D context of a canvas, which must have no other. @param {HTMLCanvasElement | OffscreenCanvas} canvas */
export function context2d(canvas) {
  const context = canvas.getContext('2d');
  if (!context) throw new LimberError(TAKEN);
  return /** @type {CanvasRenderingContext2D} */ (context);
}
