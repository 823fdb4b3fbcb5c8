/** The character as it is exported: a figure of its own, posed at any time, with physics in motion. */
/** @import { Character } from '../limber/character.js' */

/** Physics moves once for each pose, so it is posed this often, whatever the rate of pictures. */
const STEP = 1 / 60;

export class ExportFigure {
  #figure;
  #animation;
  #duration;
  #physics;
  #clock = 0;

  /** @param {Character} character of the runtime @param {string} animation @param {string[]} skins */
  constructor(character, animation, skins) {
    this.#figure = character.newFigure();
    if (skins?.length) this.#figure.skins = skins;
    const found = character.animations.find(one => one.name === animation);
    this.#animation = found ? animation : null;
    this.#duration = found ? found.duration : 0;
    this.#physics = character.hasPhysics;
    this.box = (this.#animation === null ? this.#figure.bounds : this.#figure.boundsDuring(animation)) ?? null;
    this.restart();
  }

  get duration() {
    return this.#duration;
  }

  get figure() {
    return this.#figure;
  }

  /** Goes to the start; physics has then played one round, as in the middle of a loop. */
  restart() {
    this.#figure.reset();
    this.#clock = 0;
    if (this.#animation === null || !this.#physics) return;
    const rounds = Math.max(1, Math.ceil(1 / Math.max(this.#duration, STEP)));
    for (let step = 0; step * STEP < rounds * this.#duration; step++) this.#figure.seek(this.#animation, (step * STEP) % this.#duration);
  }

  /** Poses it at a time; times must rise until the next restart if there is physics. @param {number} time */
  pose(time) {
    if (this.#animation === null) return;
    if (this.#physics) {
      while (this.#clock + STEP < time) {
        this.#clock += STEP;
        this.#figure.seek(this.#animation, this.#clock);
      }
    }
    this.#clock = time;
    this.#figure.seek(this.#animation, time);
  }

  dispose() {
    this.#figure.dispose();
  }
}
