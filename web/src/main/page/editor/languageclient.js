/**
 * The language, as the page asks for it: questions go to a worker and come back as promises.
 * Answers about a text that is not the latest any more are null.
 */
import { nextFrame } from '../ui/nextframe.js';
/** @import { Analysis, Answers } from './answers.js' */

/**
 * @typedef {{ analysis?: Analysis, answer?: unknown, failure?: string, id?: number, version: number | null }} Message from the worker
 */

export class LanguageClient {
  #worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: 'language' });
  #version = 0;
  #analysed = -1;
  /** @type {Map<number, (answer: any) => void>} */
  #waiting = new Map();
  /** @type {((analysis: Analysis & { version: number }) => void)[]} */
  #listeners = [];
  /** @type {string | null} */
  #text = null;
  #nextId = 1;
  #isSent = true;

  constructor() {
    this.#worker.onmessage = ({ data }) => this.#receive(data);
    this.#worker.onerror = event => {
      console.error('The language worker failed: ' + (event.message ?? 'it could not be loaded'));
      for (const resolve of this.#waiting.values()) resolve(null);
      this.#waiting.clear();
    };
  }

  /** Takes over the text; returns its version. The same text again costs nothing. @param {string} text */
  read(text) {
    if (text !== this.#text) {
      this.#text = text;
      this.#version++;
      // Behind the picture: on a machine with few cores the worker would take one from it.
      if (this.#isSent) nextFrame().then(() => this.#sendText());
      this.#isSent = false;
    }
    return this.#version;
  }

  #sendText() {
    if (this.#isSent) return;
    this.#isSent = true;
    this.#worker.postMessage({ text: this.#text, version: this.#version });
  }

  get version() {
    return this.#version;
  }

  /** Whether the worker still reads the latest text. */
  get isBusy() {
    return this.#analysed !== this.#version;
  }

  /**
   * Calls back for each text that was read and is the latest.
   * @param {(analysis: Analysis & { version: number }) => void} callback
   */
  onAnalysis(callback) {
    this.#listeners.push(callback);
  }

  /**
   * Asks one of the questions of answers.js about the latest text.
   *
   * @template {keyof Answers} Q @param {Q} question @param {Parameters<Answers[Q]>} given
   * @returns {Promise<ReturnType<Answers[Q]> | null>} null if there is no answer, or if the text changed meanwhile
   */
  ask(question, ...given) {
    return this.#send(question, given, this.#version);
  }

  /**
   * Asks what does not depend on the text, such as the reference.
   * @template {keyof Answers} Q @param {Q} question @param {Parameters<Answers[Q]>} given
   * @returns {Promise<ReturnType<Answers[Q]> | null>}
   */
  askAlways(question, ...given) {
    return this.#send(question, given, null);
  }

  /** @param {string} question @param {unknown[]} given @param {number | null} version */
  #send(question, given, version) {
    this.#sendText();
    const id = this.#nextId++;
    return new Promise(resolve => {
      this.#waiting.set(id, resolve);
      this.#worker.postMessage({ question, arguments: given, id, version });
    });
  }

  /** @param {Message} message */
  #receive({ analysis, answer, failure, id, version }) {
    if (failure) console.error('The language worker: ' + failure);
    if (id !== undefined) {
      const resolve = this.#waiting.get(id);
      this.#waiting.delete(id);
      resolve?.(version === null || version === this.#version ? answer ?? null : null);
    } else if (version === this.#version) {
      this.#analysed = version;
      if (analysis) for (const callback of this.#listeners) callback({ ...analysis, version });
    }
  }
}
