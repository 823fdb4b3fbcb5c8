/** @import { Character } from './character.js' */
/** @import { Figure } from './figure.js' */
/** @import { LoadOptions, Source } from './limber.d.ts' */
/** @import { About } from './problems.js' */
/** @import { Held, SharedCharacters } from './sharedcharacters.js' */

/**
 * @typedef {object} Screen a player, as its source sees it
 * @property {(isBusy: boolean) => void} busy something is being loaded, or nothing any more
 * @property {(held: Held) => void} show what was loaded is there
 * @property {() => void} stay nothing else comes: what is there follows the attributes that were missed
 * @property {(error: unknown) => Error} fail nothing is there; returns what those hear who wait
 *
 * @typedef {[about: About, act: (figure: Figure) => void]} Call what needs a figure, and what it is about
 */

/** Where a player's character comes from, and what is to be done when it is there. */
export class PlayerSource {
  #characters;
  #screen;
  /** Made before there was a figure. @type {Call[]} */
  #calls = [];
  /** @type {AbortController | null} */
  #loading = null;

  /** What open() was given last, for when the element comes back to the page. @type {[Source | Character, LoadOptions] | null} */
  opened = null;

  /** Attributes that changed since loading began: what comes starts as they say, what stays follows them later. @type {Set<string>} */
  missed = new Set();

  /** Says that it is needed now. */
  comesNear = () => {};

  /** Fulfilled when what was asked for last is shown, rejected if it cannot be. */
  ready = Promise.resolve();

  /** @param {SharedCharacters} characters @param {Screen} screen */
  constructor(characters, screen) {
    this.#characters = characters;
    this.#screen = screen;
  }

  get isLoading() {
    return this.#loading !== null;
  }

  /** @param {Source | Character} source @param {LoadOptions} options */
  open(source, options) {
    const before = this.opened;
    /** @type {[Source | Character, LoadOptions]} */
    const opened = [source, options];
    this.opened = opened;
    const ready = this.#load(source, options, Promise.resolve());
    ready.then(
      // What was called off once must not call off coming back.
      () => (opened[1] = { ...options, signal: undefined }),
      () => {
        if (options.signal?.aborted && this.opened === opened) this.opened = before;
      },
    );
    return ready;
  }

  /** Loads an address as soon as the player is near what can be seen. @param {string} src @param {string} marks */
  openNear(src, marks) {
    this.opened = null;
    this.#load(src, { marks: marks || undefined }, new Promise((near) => (this.comesNear = near)));
    this.#loading?.signal.addEventListener('abort', this.comesNear);
  }

  /** Keeps a call until there is a figure. @param {Call} call */
  keep(...call) {
    this.#calls.push(call);
  }

  get hasCalls() {
    return this.#calls.length > 0;
  }

  /** Returns the calls that were kept, once. */
  takeCalls() {
    const calls = this.#calls;
    this.#calls = [];
    return calls;
  }

  /** Gives up what is being loaded; it may come back. */
  stop() {
    this.#callOff();
    this.#loading = null;
    this.#screen.busy(false);
  }

  /** Who waits for `ready` hears why. */
  #callOff() {
    this.#loading?.abort(new DOMException('another source was set, or the player was removed', 'AbortError'));
  }

  /** @param {Source | Character} source @param {LoadOptions} options @param {Promise<void>} when */
  #load(source, options, when) {
    this.#callOff();
    const loading = new AbortController();
    this.#loading = loading;
    this.missed.clear();
    this.#screen.busy(true);
    const { signal } = options;
    if (signal?.aborted) loading.abort(signal.reason);
    signal?.addEventListener('abort', () => loading.abort(signal.reason), { signal: loading.signal });
    this.ready = when.then(() => this.#show(source, options, loading));
    // Who does not wait for it sees the message and the event instead.
    this.ready.catch(() => {});
    return this.ready;
  }

  /** @param {Source | Character} source @param {LoadOptions} options @param {AbortController} loading */
  async #show(source, options, loading) {
    const { signal } = loading;
    let isLatest = false;
    try {
      signal.throwIfAborted();
      const held = await (source instanceof Object && 'newFigure' in source
        ? this.#characters.join(source, signal)
        : this.#characters.hold(source, options, signal));
      if (signal.aborted) held.release();
      signal.throwIfAborted();
      isLatest = this.#end(signal);
      this.#screen.show(held);
    } catch (error) {
      isLatest ||= this.#end(signal);
      // Something else is loaded instead, or nobody wants it any more; calls were meant for what does not come.
      if (isLatest) this.#calls = [];
      if (isLatest && signal.aborted) this.#screen.stay();
      signal.throwIfAborted();
      throw this.#screen.fail(error);
    } finally {
      // The caller's signal may live on, and is no longer listened to.
      loading.abort();
    }
  }

  /** Returns whether this is what was loaded last. @param {AbortSignal} signal */
  #end(signal) {
    if (this.#loading?.signal !== signal) return false;
    this.#loading = null;
    this.#screen.busy(false);
    return true;
  }
}
