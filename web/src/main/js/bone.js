import { asking } from './errors.js';
/** @import { Character } from './character.js' */
/** @import { Figure } from './figure.js' */

/** Numbers of a bone in the engine's array. */
const STRIDE = 11;

/** A handle on one bone of a figure. Angles are radians counter-clockwise, y points up. */
export class Bone {
  #figure;
  #index;

  /** @param {Figure} figure @param {number} index @param {Character['bones'][number]} about */
  constructor(figure, index, about) {
    this.#figure = figure;
    this.#index = index;
    this.name = about.name;
    this.parent = about.parent;
    this.length = about.length;
  }

  get index() {
    return this.#index;
  }

  /** @param {number} part */
  #value(part) {
    return this.#figure.engine.bone(this.#index)[STRIDE * this.#index + part];
  }

  /** Local position; set it in `between` or before `construct()`. */
  get x() {
    return this.#value(0);
  }
  set x(x) {
    this.moveTo(x, this.y);
  }
  get y() {
    return this.#value(1);
  }
  set y(y) {
    this.moveTo(this.x, y);
  }

  /** Local rotation in radians. */
  get rotation() {
    return this.#value(2);
  }
  set rotation(radians) {
    asking(() => this.#figure.engine.rotation(this.#index, radians));
  }

  get scaleX() {
    return this.#value(3);
  }
  set scaleX(scale) {
    asking(() => this.#figure.engine.scale(this.#index, scale, this.scaleY));
  }
  get scaleY() {
    return this.#value(4);
  }
  set scaleY(scale) {
    asking(() => this.#figure.engine.scale(this.#index, this.scaleX, scale));
  }

  /** World position as of the last construct. */
  get worldX() {
    return this.#value(9);
  }
  get worldY() {
    return this.#value(10);
  }

  /** Rotation in the world, as of the last construct; setting it sets the local one that gives it. */
  get worldRotation() {
    return this.#figure.engine.world(this.#index, 0);
  }
  set worldRotation(radians) {
    asking(() => this.#figure.engine.turn(this.#index, radians));
  }

  /** Scales in the world; negative for what is mirrored. */
  get worldScaleX() {
    return this.#figure.engine.world(this.#index, 1);
  }
  get worldScaleY() {
    return this.#figure.engine.world(this.#index, 2);
  }

  /** World matrix [a, b, c, d, e, f]: X = a x + c y + e, Y = b x + d y + f. */
  get matrix() {
    const at = STRIDE * this.#index + 5;
    return Array.from(this.#figure.engine.bone(this.#index).subarray(at, at + 6));
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    asking(() => this.#figure.engine.position(this.#index, x, y));
    return this;
  }

  /**
   * Puts it at a point of the model, its parent as of the last construct.
   * @param {number} worldX @param {number} worldY
   */
  placeAt(worldX, worldY) {
    asking(() => this.#figure.engine.place(this.#index, worldX, worldY));
    return this;
  }

  /**
   * Turns it so that its x axis points at a point of the model, the short way; mix: how much of the way.
   * @param {number} worldX @param {number} worldY
   */
  pointAt(worldX, worldY, mix = 1) {
    asking(() => this.#figure.engine.pointAt(this.#index, worldX, worldY, mix));
    return this;
  }

  /** Returns where a point of its own space is in the model. @param {number} x @param {number} y */
  toWorld(x, y) {
    const [a, b, c, d, e, f] = this.matrix;
    return { x: a * x + c * y + e, y: b * x + d * y + f };
  }

  /** Returns where a point of the model is in its own space; NaN if it has a scale of 0. @param {number} x @param {number} y */
  toLocal(x, y) {
    const [a, b, c, d, e, f] = this.matrix;
    const area = a * d - b * c || NaN;
    return { x: (d * (x - e) - c * (y - f)) / area, y: (a * (y - f) - b * (x - e)) / area };
  }
}
