import { LimberError } from './errors.js';

/** Returns a canvas that is not on the page; works in workers too. @param {number} width @param {number} height */
export function newCanvas(width, height) {
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Returns the 2D context of a canvas, which must have no other. @param {HTMLCanvasElement | OffscreenCanvas} canvas */
export function context2d(canvas) {
  const context = canvas.getContext('2d');
  if (!context) throw new LimberError('the canvas is used for WebGL already; a stage needs a canvas of its own, or `direct`');
  return /** @type {CanvasRenderingContext2D} */ (context);
}
