import { Batcher, Buffer, BufferUsage, ExtensionType, Geometry } from 'pixi.js';
import { KEPT } from './pixibatches.js';
import { shaderFor } from './pixishader.js';
/** @import { BatchableMeshElement, BatcherOptions } from 'pixi.js' */
/** @import { FigureBatch } from './pixibatches.js' */

/** Words of a vertex in a batch: those, the tint, what is added, and the texture's number. */
const WORDS = 8;

/** Packs vertices that have a colour each. */
export class FigureBatcher extends Batcher {
  static extension = /** @type {const} */ ({ type: [ExtensionType.Batcher], name: 'limber' });

  name = 'limber';
  vertexSize = WORDS;
  geometry = newGeometry();
  shader;

  /** @param {BatcherOptions} options */
  constructor(options) {
    super(options);
    this.shader = shaderFor(this.maxTextures);
  }

  /**
   * @param {BatchableMeshElement} element @param {Float32Array} floats @param {Uint32Array} words @param {number} index
   * @param {number} textureId
   */
  packAttributes(element, floats, words, index, textureId) {
    const batch = /** @type {FigureBatch} */ (element);
    const { container, added } = batch;
    const { floats: from, words: colors } = batch.all;
    const { a, b, c, d, tx, ty } = container.groupTransform;
    const tint = container.groupColorAlpha;
    const texture = (textureId << 16) | (container.roundPixels ? 1 : 0);
    let at = batch.firstWord;
    for (let to = index, end = index + WORDS * batch.attributeSize; to < end; to += WORDS, at += KEPT) {
      const x = from[at];
      const y = -from[at + 1];
      floats[to] = a * x + c * y + tx;
      floats[to + 1] = b * x + d * y + ty;
      floats[to + 2] = from[at + 2];
      floats[to + 3] = from[at + 3];
      words[to + 4] = colors[at + 4];
      words[to + 5] = tint;
      words[to + 6] = added;
      words[to + 7] = texture;
    }
  }

  packQuadAttributes() {
    throw new Error('figures have no quads');
  }
}

function newGeometry() {
  const buffer = new Buffer({ data: new Float32Array(1), usage: BufferUsage.VERTEX | BufferUsage.COPY_DST, shrinkToFit: false });
  const indexBuffer = new Buffer({ data: new Uint32Array(1), usage: BufferUsage.INDEX | BufferUsage.COPY_DST, shrinkToFit: false });
  const stride = 4 * WORDS;
  return new Geometry({
    attributes: {
      aPosition: { buffer, format: 'float32x2', stride, offset: 0 },
      aUV: { buffer, format: 'float32x2', stride, offset: 8 },
      aPaint: { buffer, format: 'unorm8x4', stride, offset: 16 },
      aTint: { buffer, format: 'unorm8x4', stride, offset: 20 },
      aAdded: { buffer, format: 'unorm8x4', stride, offset: 24 },
      aTextureIdAndRound: { buffer, format: 'uint16x2', stride, offset: 28 },
    },
    indexBuffer,
  });
}
