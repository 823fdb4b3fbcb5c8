import { asking } from './errors.js';
/** @import { BlendMode, Color } from './limber.d.ts' */
/** @import { Figure } from './figure.js' */

/** Blend modes, in the engine's order. @type {BlendMode[]} */
export const MODES = ['normal', 'additive', 'multiply', 'screen'];

/** Lasting changes to a part of a figure, a slot or a visual; -1 stands for the whole figure. */
export class Part {
  #engine;

  /** @param {Figure} figure @param {number} index @param {string} name */
  constructor(figure, index, name) {
    this.#engine = figure.engine;
    this.index = index;
    this.name = name;
  }

  hide() {
    this.#engine.showPart(this.index, false);
    return this;
  }

  show() {
    this.#engine.showPart(this.index, true);
    return this;
  }

  /** Multiplies its colours. @param {Color} color */
  tint(color) {
    return this.#color(0, color);
  }

  /** Moves its colours towards one, all the way with an alpha of 1. @param {Color} color */
  flash(color) {
    return this.#color(1, color);
  }

  /** Adds a colour, times its alpha. @param {Color} color */
  brighten(color) {
    return this.#color(2, color);
  }

  /** @param {number} kind @param {Color} color */
  #color(kind, [r, g, b, a]) {
    this.#engine.colorPart(this.index, kind, r, g, b, a);
    return this;
  }

  /** Sets how it is blended with what is below. @param {BlendMode} mode */
  blend(mode) {
    asking(() => this.#engine.blendPart(this.index, MODES.indexOf(mode)));
    return this;
  }

  /** Shows only what lies inside the outline of another part; null for all of it. @param {string | null} part */
  clip(part) {
    asking(() => this.#engine.clipPart(this.index, part));
    return this;
  }

  /** Takes all changes back. */
  clear() {
    this.#engine.clearPart(this.index);
    return this;
  }
}
