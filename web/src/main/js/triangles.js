import { MODES } from './part.js';
/** @import * as Core from './limber-core.js' */
/** @import { Color, TriangleSink } from './limber.d.ts' */
/** @import { Picture } from './picture.js' */

/** Hands the triangles of figures to other engines, in the model's own units. */
export class Triangles {
  #canvas;
  /** @type {readonly (Picture | undefined)[]} */
  #pictures = [];
  /** @type {TriangleSink} */
  #each = () => {};

  /** @param {typeof Core} core */
  constructor(core) {
    this.#canvas = core.newCanvas((image, vertices, floats, indices, count, blend, r, g, b) => {
      const picture = this.#pictures[image];
      if (image >= 0 && !picture) return;
      this.#each(picture?.bitmap ?? null, vertices.subarray(0, floats), indices.subarray(0, count), MODES[blend], [r, g, b]);
    });
  }

  /** @param {Core.WebFigure} figure @param {readonly (Picture | undefined)[]} pictures @param {TriangleSink} each @param {number} scale */
  of(figure, pictures, each, scale) {
    this.#pictures = pictures;
    this.#each = each;
    this.#canvas.fringe(1 / scale);
    figure.draw(this.#canvas, 1, 0, 0, 1, 0, 0);
  }
}
