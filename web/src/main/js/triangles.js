import { MODES } from './part.js';
/** @import * as Core from './limber-core.js' */
/** @import { TriangleSink } from './limber.d.ts' */

/** Hands the triangles of figures to other engines, in the model's own units. */
export class Triangles {
  #canvas;
  /** @type {TriangleSink} */
  #each = () => {};
  #unit = 1;
  /** @type {[number, number, number]} */
  #added = [0, 0, 0];

  /** @param {typeof Core} core */
  constructor(core) {
    this.#canvas = core.newCanvas((picture, vertices, floats, indices, count, blend, r, g, b) => {
      if (picture?.isClosed) return;
      const unit = this.#unit;
      for (let i = 0; i < floats; i += 8) {
        vertices[i] *= unit;
        vertices[i + 1] *= unit;
      }
      const added = this.#added;
      added[0] = r;
      added[1] = g;
      added[2] = b;
      this.#each(picture?.bitmap ?? null, vertices.subarray(0, floats), indices.subarray(0, count), MODES[blend], added);
    });
  }

  /** @param {Core.WebFigure} figure @param {TriangleSink} each @param {number} scale */
  of(figure, each, scale) {
    this.#each = each;
    this.#unit = 1 / scale;
    // Drawn as large as it will be seen, so that curves have as many corners as they need there.
    figure.draw(this.#canvas, scale, 0, 0, scale, 0, 0);
  }
}
