import { Texture } from 'pixi.js';
import { textures } from './pixitextures.js';
/** @import { BatchableMeshElement, BLEND_MODES } from 'pixi.js' */
/** @import { BlendMode, TriangleSink } from './limber.d.ts' */
/** @import { LimberContainer } from './pixicontainer.js' */

/** Numbers of a vertex as figures hand them out: x, y, u, v, r, g, b, a. */
const FLOATS = 8;

/** Words of a vertex as they are kept: x, y, u, v, its colour. */
export const KEPT = 5;

/** How far the scale may be off before edges are softened anew: a tenth of a pixel is not seen. */
const SCALE_TOLERANCE = 0.1;

/** Pixi's blend modes; null takes the container's. @type {Record<BlendMode, BLEND_MODES | null>} */
const BLENDS = { normal: null, additive: 'add', multiply: 'multiply', screen: 'screen' };

/** Triangles of a figure with one texture and one blend mode, as batches of Pixi take them. @implements {BatchableMeshElement} */
export class FigureBatch {
  batcherName = 'limber';
  /** @type {false} */
  packAsQuad = false;
  /** @type {'triangle-list'} */
  topology = 'triangle-list';
  /** @type {Texture} */
  texture = Texture.WHITE;
  /** @type {BLEND_MODES | null} */
  ownBlend = null;
  indexOffset = 0;
  indexSize = 0;
  attributeOffset = 0;
  attributeSize = 0;
  /** Where its vertices start among the words of the figure. */
  firstWord = 0;
  /** Red, green and blue of what makes an image brighter, a byte each. */
  added = 0;
  _textureId = 0;
  _attributeStart = 0;
  _indexStart = 0;
  /** @type {any} */
  _batcher = null;
  /** @type {any} */
  _batch = null;
  positions = NONE;
  uvs = NONE;

  /** @param {FigureBatches} all */
  constructor(all) {
    this.all = all;
  }

  get container() {
    return this.all.container;
  }
  get blendMode() {
    return this.ownBlend ?? this.container.groupBlendMode;
  }
  get indices() {
    return /** @type {any} */ (this.all.indices);
  }
}

const NONE = new Float32Array(0);

/** The triangles of a container for one renderer: copies, because the engine's arrays are its own. */
export class FigureBatches {
  /** The same memory as numbers of both kinds. */
  floats = new Float32Array(1 << 12);
  words = new Uint32Array(this.floats.buffer);
  /** Of the engine's own type, which copies fastest. */
  indices = new Int32Array(1 << 11);
  /** Of which the first `count` are used. @type {FigureBatch[]} */
  list = [];
  count = 0;
  scale = 0;
  #poseNumber = -1;
  #used = 0;
  #indexCount = 0;
  #isSame = true;

  /** @param {LimberContainer} container */
  constructor(container) {
    this.container = container;
    /** @type {TriangleSink} */
    this.take = (image, vertices, indices, blend, added) => {
      const texture = image ? textures.of(image, container) : Texture.WHITE;
      const batch = (this.list[this.count++] ??= new FigureBatch(this));
      const ownBlend = BLENDS[blend];
      const size = vertices.length / FLOATS;
      this.#isSame &&=
        batch.texture === texture &&
        batch.ownBlend === ownBlend &&
        batch.firstWord === this.#used &&
        batch.attributeSize === size &&
        batch.indexOffset === this.#indexCount &&
        this.#hasIndices(batch, indices);
      batch.texture = texture;
      batch.ownBlend = ownBlend;
      batch.added = packed(added[0], added[1], added[2], 0);
      batch.firstWord = this.#used;
      batch.attributeSize = size;
      batch.indexOffset = this.#indexCount;
      batch.indexSize = indices.length;
      this.#keepVertices(vertices, KEPT * size);
      if (!this.#isSame) this.#keepIndices(indices);
      this.#indexCount += indices.length;
    };
  }

  /**
   * Fetches the triangles if the pose is another; returns whether they no longer fit in the places of those before.
   * @param {number} scale @param {boolean} isPlaced whether there are such places
   */
  gather(scale, isPlaced) {
    if (this.container.poseNumber === this.#poseNumber && isNear(scale, this.scale)) return false;
    this.#poseNumber = this.container.poseNumber;
    this.scale = scale;
    const before = this.count;
    this.count = 0;
    this.#used = 0;
    this.#indexCount = 0;
    this.#isSame = isPlaced;
    if (!this.container.figure.isDisposed) this.container.figure.triangles(this.take, scale);
    return !this.#isSame || this.count !== before;
  }

  /** @param {Float32Array} vertices @param {number} more */
  #keepVertices(vertices, more) {
    if (this.#used + more > this.floats.length) {
      const larger = new Float32Array(2 * (this.#used + more));
      larger.set(this.floats);
      this.floats = larger;
      this.words = new Uint32Array(larger.buffer);
    }
    const { floats, words } = this;
    let to = this.#used;
    for (let at = 0; at < vertices.length; at += FLOATS, to += KEPT) {
      floats[to] = vertices[at];
      floats[to + 1] = vertices[at + 1];
      floats[to + 2] = vertices[at + 2];
      floats[to + 3] = vertices[at + 3];
      words[to + 4] = packed(vertices[at + 4], vertices[at + 5], vertices[at + 6], vertices[at + 7]);
    }
    this.#used = to;
  }

  /** @param {Int32Array} indices */
  #keepIndices(indices) {
    if (this.#indexCount + indices.length > this.indices.length) {
      const larger = new Int32Array(2 * (this.#indexCount + indices.length));
      larger.set(this.indices);
      this.indices = larger;
    }
    this.indices.set(indices, this.#indexCount);
  }

  /** @param {FigureBatch} batch @param {Int32Array} indices */
  #hasIndices(batch, indices) {
    if (batch.indexSize !== indices.length) return false;
    const own = this.indices;
    for (let i = 0, at = batch.indexOffset; i < indices.length; i++, at++) if (own[at] !== indices[i]) return false;
    return true;
  }
}

/** @param {number} r @param {number} g @param {number} b @param {number} a */
function packed(r, g, b, a) {
  return ((a * 255 + 0.5) << 24) | ((b * 255 + 0.5) << 16) | ((g * 255 + 0.5) << 8) | (r * 255 + 0.5);
}

/** @param {number} scale @param {number} other */
export function isNear(scale, other) {
  return Math.abs(scale - other) <= SCALE_TOLERANCE * other;
}
