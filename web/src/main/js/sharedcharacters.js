import { addressOf } from './runtime.js';
/** @import { Character } from './character.js' */
/** @import { LoadOptions, Source } from './limber.d.ts' */
/** @import { Limber } from './runtime.js' */

/**
 * @typedef {object} Shared
 * @property {string} key its addresses; empty if nobody else can ask for it
 * @property {[Source, LoadOptions]} from
 * @property {Promise<Character>} character
 * @property {Character | null} loaded
 * @property {number} users
 * @property {AbortController} callOff
 *
 * @typedef {{ character: Character, release: () => void }} Held
 */

/** The characters of players: equal addresses are fetched and parsed once, and all are freed with their last player. */
export class SharedCharacters {
  #limber;
  /** By their keys. @type {Map<string, Shared>} */
  #known = new Map();
  /** @type {WeakMap<Character, Shared>} */
  #loaded = new WeakMap();

  /** @param {Limber} limber */
  constructor(limber) {
    this.#limber = limber;
  }

  /**
   * Loads a character, or joins those who do already. Call `release` when it is no longer needed.
   * @param {Source} source @param {LoadOptions} options @param {AbortSignal} signal @returns {Promise<Held>}
   */
  async hold(source, options, signal) {
    const { images, name, marks = '' } = options;
    const isShared = isAddress(source) && isAddress(marks) && !images && name === undefined;
    const key = isShared ? `${addressOf(source).href} ${marks && addressOf(marks).href}` : '';
    let shared = this.#known.get(key);
    if (!shared || shared.loaded?.isDisposed) shared = this.#load(key, source, options);
    const release = this.#user(shared);
    try {
      // Who gives up does not wait for what others still load.
      return { character: await Promise.race([shared.character, aborted(signal)]), release };
    } catch (error) {
      release();
      throw error;
    }
  }

  /**
   * Joins those who use a character, or loads it again if they are gone; one that was loaded elsewhere is not freed here.
   * @param {Character} character @param {AbortSignal} signal
   */
  async join(character, signal) {
    const shared = this.#loaded.get(character);
    if (!shared) return { character, release() {} };
    return character.isDisposed ? this.hold(...shared.from, signal) : { character, release: this.#user(shared) };
  }

  /** @param {string} key @param {Source} source @param {LoadOptions} options */
  #load(key, source, options) {
    const callOff = new AbortController();
    const character = this.#limber.load(source, { ...options, signal: callOff.signal });
    // The card gets its context and compiles while the file comes.
    void this.#limber.renderer;
    /** @type {Shared} */
    const shared = { key, from: [source, options], character, loaded: null, users: 0, callOff };
    if (key) this.#known.set(key, shared);
    character.then(
      (loaded) => {
        shared.loaded = loaded;
        this.#loaded.set(loaded, shared);
        const lost = loaded.diagnostics.filter(({ code }) => code.startsWith('image-'));
        if (lost.length > 0) console.warn(lost.map(({ text }) => text).join('\n'));
        if (shared.users === 0) loaded.dispose();
      },
      () => this.#forget(shared),
    );
    return shared;
  }

  /** Counts one more user; returns what takes it back. @param {Shared} shared */
  #user(shared) {
    shared.users++;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      if (--shared.users > 0) return;
      this.#forget(shared);
      shared.callOff.abort();
      shared.loaded?.dispose();
    };
  }

  /** @param {Shared} shared */
  #forget(shared) {
    if (this.#known.get(shared.key) === shared) this.#known.delete(shared.key);
  }
}

/** Rejected when a signal is aborted. @param {AbortSignal} signal @returns {Promise<never>} */
function aborted(signal) {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

/** @param {unknown} source @returns {source is string | URL} */
function isAddress(source) {
  return typeof source === 'string' || source instanceof URL;
}
