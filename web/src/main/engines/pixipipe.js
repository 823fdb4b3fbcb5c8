import { ExtensionType } from 'pixi.js';
import { FigureBatches, isNear } from './pixibatches.js';
import { limitTextures } from './pixitextures.js';
/** @import { InstructionSet, Renderer } from 'pixi.js' */
/** @import { LimberContainer } from './pixicontainer.js' */

/** How a renderer of Pixi comes to the triangles of containers. */
export class FigurePipe {
  static extension = /** @type {const} */ ({ type: [ExtensionType.WebGLPipes, ExtensionType.WebGPUPipes], name: 'limber' });

  #renderer;
  /** @type {WeakMap<LimberContainer, FigureBatches>} */
  #batches = new WeakMap();

  /** @param {Renderer} renderer */
  constructor(renderer) {
    this.#renderer = renderer;
  }

  /** Whether the batches must be put together anew. @param {LimberContainer} container */
  validateRenderable(container) {
    return container.globalDisplayStatus === VISIBLE && this.#of(container).gather(this.#scaleOf(container), true);
  }

  /** @param {LimberContainer} container @param {InstructionSet} instructions */
  addRenderable(container, instructions) {
    const batches = this.#of(container);
    batches.gather(this.#scaleOf(container), false);
    for (let i = 0; i < batches.count; i++) this.#renderer.renderPipes.batch.addToBatch(batches.list[i], instructions);
  }

  /** After another pose of the same triangles, or another place. @param {LimberContainer} container */
  updateRenderable(container) {
    const batches = this.#of(container);
    for (let i = 0; i < batches.count; i++) batches.list[i]._batcher.updateElement(batches.list[i]);
    // Now is too late for other triangles; the next frame has softer or sharper edges.
    const group = container.parentRenderGroup;
    if (group && !isNear(this.#scaleOf(container), batches.scale)) group.structureDidChange = true;
  }

  destroy() {
    this.#batches = new WeakMap();
  }

  /** @param {LimberContainer} container */
  #of(container) {
    let batches = this.#batches.get(container);
    if (!batches) {
      limitTextures(this.#renderer);
      this.#batches.set(container, (batches = new FigureBatches(container)));
    }
    return batches;
  }

  /** Pixels of the screen for a unit of the model. @param {LimberContainer} container */
  #scaleOf(container) {
    const inGroup = container.relativeGroupTransform;
    const group = container.parentRenderGroup?.worldTransform;
    const area = areaOf(inGroup) * (group ? areaOf(group) : 1);
    return Math.sqrt(area) * this.#renderer.resolution || 1;
  }
}

/** What Pixi says of containers that are shown, as their parents are. */
const VISIBLE = 7;

/** @param {{ a: number, b: number, c: number, d: number }} matrix */
function areaOf({ a, b, c, d }) {
  return Math.abs(a * d - b * c);
}
