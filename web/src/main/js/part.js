import { LimberError, asking, numberOf } from './errors.js';
import { Picture } from './picture.js';
/** @import { Attached } from './attached.js' */
/** @import { WebFigure } from './limber-core.js' */
/** @import { BlendMode, Color } from './limber.d.ts' */

/** Blend modes, in the engine's order. @type {BlendMode[]} */
export const MODES = ['normal', 'additive', 'multiply', 'screen'];

/** What can be coloured and hidden, until that is taken back. */
export class Shown {
  #engine;

  /** @param {(change: number, r: number, g: number, b: number, a: number) => void} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  /** Multiplies its colours. @param {Color} color */
  tint(color) {
    return this.#change(0, color);
  }

  /** Moves its colours towards one, all the way with an alpha of 1. @param {Color} color */
  flash(color) {
    return this.#change(1, color);
  }

  /** Adds a colour, times its alpha. @param {Color} color */
  brighten(color) {
    return this.#change(2, color);
  }

  hide() {
    return this.#change(3);
  }

  show() {
    return this.#change(4);
  }

  /** @param {number} kind @param {Color} color */
  #change(kind, color = [0, 0, 0, 0]) {
    const [r, g, b, a] = color;
    if (![r, g, b, a].every(Number.isFinite)) throw new LimberError(`a color is four numbers from 0 to 1, red, green, blue and alpha, not ${color}`);
    asking(() => this.#engine(kind, r, g, b, a));
    return this;
  }
}

/** Lasting changes to a part of a figure, a slot or a visual; those of colours also to all, as part -1. */
export class Part extends Shown {
  #engine;
  #things;

  /** @param {WebFigure} engine @param {number} index @param {string} name @param {Set<Attached>} [things] what comes off with its changes */
  constructor(engine, index, name, things) {
    super((...change) => engine.changePart(index, ...change));
    this.#engine = engine;
    this.#things = things;
    this.index = index;
    this.name = name;
  }

  /** @param {WebFigure} engine */
  isOf(engine) {
    return this.#engine === engine;
  }

  /** Takes all changes back. */
  clear() {
    asking(() => this.#engine.clearPart(this.index));
    this.#things?.clear();
    return this;
  }

  /** Shows an image in place of what it shows; null for that itself. @param {Picture | null} picture */
  image(picture) {
    asking(() => this.#engine.setPartImage(this.index, picture === null ? null : Picture.of(picture)));
    return this;
  }

  /** Shows another attachment, or texture; null for what is animated. @param {string | null} name */
  attachment(name) {
    asking(() => this.#engine.setPartAttachment(this.index, name));
    return this;
  }

  /** Sets how it is blended with what is below. @param {BlendMode} mode */
  blend(mode) {
    asking(() => this.#engine.changePart(this.index, 5 + numberOf(MODES, mode, 'blend mode'), 0, 0, 0, 0));
    return this;
  }

  /** Shows only what lies inside the outline of another part; null for all of it. @param {string | null} part */
  clip(part) {
    asking(() => this.#engine.clipPart(this.index, part));
    return this;
  }
}
