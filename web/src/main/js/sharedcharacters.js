import { addressOf } from './runtime.js';
/** @import { Character } from './character.js' */
/** @import { Limber } from './runtime.js' */

/**
 * @typedef {{ character: Promise<Character>, loaded: Character | null, users: number, callOff: AbortController }} Shared
 * @typedef {{ character: Character, release: () => void }} Held
 */

/** Characters by their addresses: equal ones are fetched and parsed once, and freed with their last player. */
export class SharedCharacters {
  #limber;
  /** @type {Map<string, Shared>} */
  #known = new Map();

  /** @param {Limber} limber */
  constructor(limber) {
    this.#limber = limber;
  }

  /**
   * Loads a character, or joins those who do already. Call `release` when it is no longer needed.
   * @param {string | URL} address @param {AbortSignal} signal @returns {Promise<Held>}
   */
  async hold(address, signal) {
    const key = addressOf(address).href;
    let shared = this.#known.get(key);
    if (!shared || shared.loaded?.isDisposed) {
      shared = this.#load(key);
      this.#known.set(key, shared);
    }
    const release = this.#user(key, shared);
    signal.addEventListener('abort', release);
    try {
      const character = await shared.character;
      signal.removeEventListener('abort', release);
      return { character, release };
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Joins those who use a character that was loaded here; null if it was loaded elsewhere. @param {Character} character @returns {Held | null} */
  join(character) {
    for (const [key, shared] of this.#known) {
      if (shared.loaded === character) return { character, release: this.#user(key, shared) };
    }
    return null;
  }

  /** @param {string} key @returns {Shared} */
  #load(key) {
    const callOff = new AbortController();
    const character = this.#limber.load(key, { signal: callOff.signal });
    /** @type {Shared} */
    const shared = { character, loaded: null, users: 0, callOff };
    character.then(
      (loaded) => {
        shared.loaded = loaded;
        if (shared.users === 0) loaded.dispose();
      },
      () => this.#forget(key, shared),
    );
    return shared;
  }

  /** Counts one more user; returns what takes it back. @param {string} key @param {Shared} shared */
  #user(key, shared) {
    shared.users++;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      if (--shared.users > 0) return;
      this.#forget(key, shared);
      shared.callOff.abort();
      shared.loaded?.dispose();
    };
  }

  /** @param {string} key @param {Shared} shared */
  #forget(key, shared) {
    if (this.#known.get(key) === shared) this.#known.delete(key);
  }
}
