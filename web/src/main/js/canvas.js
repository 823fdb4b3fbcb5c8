/** Returns a canvas that is not on the page; works in workers too. @param {number} width @param {number} height */
export function newCanvas(width, height) {
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Returns the context of a canvas that has no other. @param {HTMLCanvasElement | OffscreenCanvas} canvas */
export function context2d(canvas) {
  return /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
}
