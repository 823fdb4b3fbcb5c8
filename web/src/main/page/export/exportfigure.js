/** The character as it is exported: a figure of its own, posed frame by frame. */
import { joined } from '../limber/bounds.js';
import { limber } from '../engine/limber.js';
/** @import { Character } from '../limber/character.js' */
/** @import { WebFilm } from '../engine/engine.js' */

export class ExportFigure {
  #animations;
  /** @type {{ name: string, film: WebFilm }[]} One for each animation, or for the setup pose; planned by plan(). */
  films = [];

  /** @param {Character} character of the runtime @param {string[]} animations none is the setup pose @param {string[]} skins */
  constructor(character, animations, skins) {
    this.figure = character.newFigure();
    if (skins?.length) this.figure.skins = skins;
    this.#animations = animations.map(name => ({ name: name.trim(), number: character.animations.findIndex(one => one.name === name) }));
    const boxes = this.#animations.length ? this.#animations.map(({ number }) => this.figure.boundsDuring(number)) : [this.figure.bounds];
    this.box = boxes.reduce(joined, null);
  }

  /**
   * Plans the frames: one loop of each animation, or a still.
   *
   * @param {number} fps 0 for a still
   * @param {number} time the moment of a still, in seconds
   * @returns {number} how many frames there are
   */
  plan(fps, time) {
    const animations = this.#animations.length ? this.#animations : [{ name: 'pose', number: -1 }];
    this.films = animations.map(({ name, number }) => ({ name, film: limber.core.film(this.figure.engine, number, time, fps) }));
    return this.films.reduce((sum, { film }) => sum + film.frames(), 0);
  }

  dispose() {
    this.figure.dispose();
  }
}
