import { LimberError, asking } from './errors.js';

const STRIDE = 11;

/** A handle on one bone of a figure. Angles are radians counter-clockwise, y points up. */
export class Bone {
  #figure;
  #index;

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

  /** World matrix [a, b, c, d, e, f]: X = a x + c y + e, Y = b x + d y + f. */
  get matrix() {
    const at = STRIDE * this.#index + 5;
    return Array.from(this.#figure.engine.bone(this.#index).subarray(at, at + 6));
  }

  moveTo(x, y) {
    asking(() => this.#figure.engine.position(this.#index, x, y));
    return this;
  }

  /** Puts it at a point of the model, its parent as of the last construct. */
  placeAt(worldX, worldY) {
    asking(() => this.#figure.engine.place(this.#index, worldX, worldY));
    return this;
  }
}

/** One character on the screen. */
export class Figure extends EventTarget {
  #engine;
  #character;
  #bones = new Map();
  #disposed = false;

  /** Called between animation and construct: change bones here. */
  between = null;

  constructor(character, engine) {
    super();
    this.#character = character;
    this.#engine = engine;
  }

  get character() {
    return this.#character;
  }

  /** The engine's object. */
  get engine() {
    if (this.#disposed) throw new LimberError('this figure was disposed');
    return this.#engine;
  }

  get isDisposed() {
    return this.#disposed;
  }

  /** Shows an animation at a time, independent of what was played before. */
  seek(animation, seconds) {
    const index = this.#character.animationIndex(animation);
    this.engine.seek(index, seconds);
    this.construct();
    return this;
  }

  /** Goes back to the state right after loading. */
  reset() {
    this.engine.reset();
    this.construct();
    return this;
  }

  /** Calls `between` and computes the world. */
  construct() {
    this.between?.(this);
    this.engine.construct();
    return this;
  }

  /** What it wears: style names in order (the first that has a texture wins), or one skin. */
  get wearing() {
    return this.engine.wearing();
  }
  set wearing(names) {
    asking(() => this.engine.wear(typeof names === 'string' ? [names] : [...names]));
  }

  bone(nameOrIndex) {
    const index = this.#character.boneIndex(nameOrIndex);
    let bone = this.#bones.get(index);
    if (!bone) {
      bone = new Bone(this, index, this.#character.bones[index]);
      this.#bones.set(index, bone);
    }
    return bone;
  }

  /** How far it reaches now: {left, bottom, right, top, width, height} in the model; null if not at all. */
  get bounds() {
    return rectangle(this.engine.bounds());
  }

  /** How far it reaches during an animation. Its present pose is lost. */
  boundsDuring(animation, fps = 0) {
    const index = this.#character.animationIndex(animation);
    const rate = fps || this.#character.animations[index].fps || 30;
    return rectangle(asking(() => this.engine.motionBounds(index, rate)));
  }

  /** The top-most part at a point of the model: {part, name, bone}, or null. */
  hit(x, y, tolerance = 0) {
    const part = this.engine.hit(x, y, tolerance);
    return part < 0 ? null : { part, ...this.#character.parts[part] };
  }

  /** Frees it; may be called again. */
  dispose() {
    if (this.#disposed) return;
    this.#disposed = true;
    this.#character.forget(this);
    this.#bones.clear();
    this.between = null;
  }
}

function rectangle([left, bottom, right, top]) {
  if (right < left) return null;
  return { left, bottom, right, top, width: right - left, height: top - bottom };
}
