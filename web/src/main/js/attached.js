import { asking } from './errors.js';
import { Shown } from './part.js';
/** @import { WebAttached } from './limber-core.js' */

/** Something of your own on a bone of a figure: it follows the bone, and has a place in the draw order. */
export class Attached extends Shown {
  #engine;
  #things;

  /** @param {WebAttached} engine @param {Set<Attached>} things all that its figure carries */
  constructor(engine, things) {
    super((...change) => engine.change(...change));
    this.#engine = engine;
    this.#things = things.add(this);
    /** Number of its part, as `hit` tells it. */
    this.index = engine.index();
    this.bone = engine.bone();
    this.name = '';
  }

  /** Sets its name, which `hit` tells. @param {string} name */
  named(name) {
    this.name = name;
    return this;
  }

  /** Sets where its origin is in the bone's own space. @param {number} x @param {number} y */
  at(x, y) {
    return this.#set(() => this.#engine.at(x, y));
  }

  /** Turns it on the bone, counter-clockwise, and sets its size. @param {number} radians */
  turned(radians, scale = 1) {
    return this.#set(() => this.#engine.turned(radians, scale));
  }

  /** Draws it right behind a part. @param {string} part */
  before(part) {
    return this.#set(() => this.#engine.before(part));
  }

  /** Draws it right in front of a part. @param {string} part */
  after(part) {
    return this.#set(() => this.#engine.after(part));
  }

  /** Draws it in front of everything, as at first. */
  inFront() {
    return this.#set(() => this.#engine.inFront());
  }

  /** Draws it behind everything. */
  behind() {
    return this.#set(() => this.#engine.behind());
  }

  /** Takes it off; may be called again. */
  remove() {
    this.#engine.remove();
    this.#things.delete(this);
  }

  /** @param {() => void} change */
  #set(change) {
    asking(change);
    return this;
  }
}
