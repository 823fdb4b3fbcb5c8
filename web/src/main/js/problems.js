import { make } from './controls.js';
import { LimberError, messageOf } from './errors.js';

/** @typedef {string | { about: string }} About several problems can be about the same: each then has an object of its own */

/** @param {About} about */
const subject = (about) => (typeof about === 'string' ? about : about.about);

/** What is wrong with a player now, by what it is about: the source, an attribute, a frame. */
export class Problems {
  /** @type {Map<About, LimberError>} */
  #all = new Map();
  #onerror;

  /** The box that shows the latest one. */
  message = make('div', { class: 'message', part: 'message', role: 'alert', hidden: '' });

  /** @param {(error: LimberError) => void} onerror called once for each problem that lasts */
  constructor(onerror) {
    this.#onerror = onerror;
  }

  /** The latest one, or null. */
  get latest() {
    return [...this.#all.values()].at(-1) ?? null;
  }

  /** Runs something; what goes wrong is kept, else what was wrong before is over. @param {About} about @param {() => void} act */
  attempt(about, act) {
    try {
      act();
      if (this.#all.delete(about)) this.#show();
    } catch (error) {
      // What fails in each frame is told once.
      if (this.#all.get(about)?.message !== messageOf(error)) this.add(about, error);
    }
  }

  /** Keeps what went wrong, and tells it if it still is at the end of the page's turn. @param {About} about @param {unknown} error */
  add(about, error) {
    const problem = error instanceof LimberError ? error : new LimberError(messageOf(error), [], error);
    this.#all.set(about, problem);
    queueMicrotask(() => {
      if (this.#all.get(about) !== problem) return;
      this.#show();
      this.#onerror(problem);
    });
    return problem;
  }

  /** All that is about something is over. @param {About} about */
  heal(about) {
    for (const one of [...this.#all.keys()]) if (subject(one) === subject(about)) this.#all.delete(one);
    this.#show();
  }

  clear() {
    this.#all.clear();
    this.#show();
  }

  #show() {
    const error = this.latest;
    this.message.hidden = !error;
    if (!error) return;
    const worst = error.diagnostics.at(-1);
    const told = worst?.text === error.message;
    const place = worst?.file ? `${worst.file}: ` : '';
    this.message.replaceChildren(
      make('strong', {}, told ? `${place}${worst.message}` : error.message),
      make('span', {}, told ? worst.hint : (worst?.message ?? '')),
    );
  }
}
