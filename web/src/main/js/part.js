import { LimberError, asking } from './errors.js';
/** @import { WebFigure } from './limber-core.js' */
/** @import { BlendMode, Color } from './limber.d.ts' */

/** Blend modes, in the engine's order. @type {BlendMode[]} */
export const MODES = ['normal', 'additive', 'multiply', 'screen'];

/** Lasting changes to a part of a figure, a slot or a visual; those of colours also to all, as part -1. */
export class Part {
  #engine;

  /** @param {WebFigure} engine @param {number} index @param {string} name */
  constructor(engine, index, name) {
    this.#engine = engine;
    this.index = index;
    this.name = name;
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

  /** Takes all changes back. */
  clear() {
    const none = /** @type {Color} */ ([0, 0, 0, 0]);
    return this.show().tint([1, 1, 1, 1]).flash(none).brighten(none).blend('normal').clip(null);
  }

  /** Sets how it is blended with what is below. @param {BlendMode} mode */
  blend(mode) {
    const index = MODES.indexOf(mode);
    if (index < 0) throw new LimberError(`no blend mode "${mode}"; there are: ${MODES.join(', ')}`);
    return this.#change(5 + index);
  }

  /** Shows only what lies inside the outline of another part; null for all of it. @param {string | null} part */
  clip(part) {
    asking(() => this.#engine.clipPart(this.index, part));
    return this;
  }

  /** @param {number} kind */
  #change(kind, [r, g, b, a] = [0, 0, 0, 0]) {
    asking(() => this.#engine.changePart(this.index, kind, r, g, b, a));
    return this;
  }
}
