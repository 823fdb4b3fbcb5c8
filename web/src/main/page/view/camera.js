/**
 * How a viewport looks at the model: which point is in its middle and how large a unit is. Model
 * space is y up; pixels are CSS pixels from the picture's upper left, y down.
 */
/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} ModelBounds */

export const SMALLEST = 0.02;
export const LARGEST = 200;

export class Camera {
  constructor() {
    this.x = 0;
    this.y = 0;
    this.scale = 1;
    this.width = 1;
    this.height = 1;
  }

  /** @param {number} width @param {number} height */
  resize(width, height) {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
  }

  /** @param {number} x */
  screenX(x) {
    return (x - this.x) * this.scale + this.width / 2;
  }

  /** @param {number} y */
  screenY(y) {
    return this.height / 2 - (y - this.y) * this.scale;
  }

  /** @param {number} x */
  modelX(x) {
    return (x - this.width / 2) / this.scale + this.x;
  }

  /** @param {number} y */
  modelY(y) {
    return (this.height / 2 - y) / this.scale + this.y;
  }

  /** @param {number} x @param {number} y */
  pan(x, y) {
    this.x -= x / this.scale;
    this.y += y / this.scale;
  }

  /**
   * Zooms by a factor; what lies at this pixel stays there.
   * @param {number} x @param {number} y @param {number} factor
   */
  zoomAt(x, y, factor) {
    const modelX = this.modelX(x);
    const modelY = this.modelY(y);
    this.scale = limited(this.scale * factor);
    this.x = modelX - (x - this.width / 2) / this.scale;
    this.y = modelY - (this.height / 2 - y) / this.scale;
  }

  /** Returns whether some of the bounds lies in the picture. @param {ModelBounds} modelBounds */
  sees({ minX, minY, maxX, maxY }) {
    return this.screenX(maxX) > 0 && this.screenX(minX) < this.width && this.screenY(minY) > 0 && this.screenY(maxY) < this.height;
  }

  /** Returns whether all of the bounds lies in the picture. @param {ModelBounds} modelBounds */
  holds({ minX, minY, maxX, maxY }) {
    return this.screenX(minX) >= 0 && this.screenX(maxX) <= this.width && this.screenY(maxY) >= 0 && this.screenY(minY) <= this.height;
  }

  /** Returns whether the bounds take up little of the picture. @param {ModelBounds} modelBounds */
  dwarfs({ minX, minY, maxX, maxY }) {
    return 4 * (maxX - minX) * this.scale < this.width && 4 * (maxY - minY) * this.scale < this.height;
  }

  /**
   * Shows all of some bounds with a margin around them.
   *
   * @param {ModelBounds | null} bounds @param {number} [largest] scale: a single small dot should not fill the window
   */
  fit(bounds, largest = 20) {
    if (!bounds || !(bounds.maxX >= bounds.minX) || !(bounds.maxY >= bounds.minY)) {
      this.x = 0;
      this.y = 0;
      this.scale = 1;
      return;
    }
    const margin = Math.min(40, 0.1 * Math.min(this.width, this.height));
    const wide = (this.width - 2 * margin) / Math.max(1e-9, bounds.maxX - bounds.minX);
    const high = (this.height - 2 * margin) / Math.max(1e-9, bounds.maxY - bounds.minY);
    this.x = (bounds.minX + bounds.maxX) / 2;
    this.y = (bounds.minY + bounds.maxY) / 2;
    this.scale = Math.min(largest, limited(Math.min(wide, high)));
  }
}

/** @param {number} scale */
function limited(scale) {
  return Math.min(LARGEST, Math.max(SMALLEST, scale));
}
