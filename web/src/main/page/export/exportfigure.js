/** The character as it is exported: a figure of its own, posed frame by frame. */
import { limber } from '../engine/limber.js';
/** @import { Character } from '../limber/character.js' */
/** @import { WebFilm } from '../engine/engine.js' */

export class ExportFigure {
  #figure;
  #animation;
  /** @type {WebFilm | null} */
  #film = null;

  /** @param {Character} character of the runtime @param {string} animation @param {string[]} skins */
  constructor(character, animation, skins) {
    this.#figure = character.newFigure();
    if (skins?.length) this.#figure.skins = skins;
    this.#animation = character.animations.findIndex(one => one.name === animation);
    this.box = (this.#animation < 0 ? this.#figure.bounds : this.#figure.boundsDuring(this.#animation)) ?? null;
  }

  get figure() {
    return this.#figure;
  }

  /**
   * Plans the frames: one loop of the animation, or a still.
   *
   * @param {number} fps 0 for a still
   * @param {number} time the moment of a still, in seconds
   * @returns {number} how many frames there are
   */
  film(fps, time) {
    this.#film = limber.core.film(this.#figure.engine, this.#animation, time, fps);
    return this.#film.frames();
  }

  /** Goes back before the first frame. */
  rewind() {
    this.#film?.rewind();
  }

  /** Poses the next frame. */
  next() {
    this.#film?.next();
  }

  dispose() {
    this.#figure.dispose();
  }
}
