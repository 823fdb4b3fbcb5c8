/** @typedef {(seconds: number) => void} Tick */

/** Longest step of time in seconds: a page that was away does not jump. */
const LONGEST_STEP = 0.1;

/** One loop of frames for everything that moves on a page; it stands still when nothing does. */
export class Ticker {
  /** @type {Set<Tick>} */
  #moving = new Set();
  #request = 0;
  #last = 0;

  /** Calls `tick(seconds)` before each frame from now on. @param {Tick} tick */
  add(tick) {
    this.#moving.add(tick);
    if (!this.#request) {
      this.#last = 0;
      this.#request = requestAnimationFrame((now) => this.#frame(now));
    }
  }

  /** @param {Tick} tick */
  remove(tick) {
    this.#moving.delete(tick);
  }

  /** @param {number} now */
  #frame(now) {
    const seconds = this.#last ? Math.min((now - this.#last) / 1000, LONGEST_STEP) : 0;
    this.#last = now;
    for (const tick of [...this.#moving]) {
      try {
        tick(Math.max(seconds, 0));
      } catch (error) {
        reportError(error); // the others go on
      }
    }
    this.#request = this.#moving.size > 0 ? requestAnimationFrame((next) => this.#frame(next)) : 0;
  }
}
