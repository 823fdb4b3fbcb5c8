/**
 * From text to picture. The worker finds the problems; the page itself reads the text once more,
 * because a character cannot be sent between the two, and never while a newer text waits. What is
 * read in a part of a frame is shown in the same frame as the letter; otherwise the letter is painted
 * first. Broken text leaves the last good character.
 */
import { editedLines, isTyped, lineAt, rememberWarnings, shouldHoldBack } from './holdback.js';
import { toastError } from '../ui/toast.js';
import { nextFrame } from '../ui/nextframe.js';
import { ImageCache } from './imagecache.js';
import { isLong } from './longtext.js';
/** @import { Problem } from '../editor/answers.js' */
/** @import { Remembered } from './holdback.js' */
/** @import { LanguageClient } from '../editor/languageclient.js' */
/** @import { PageLimber } from '../engine/limber.js' */
/** @import { Character } from '../limber/character.js' */
/** @import { ArmatureDocument, DoneEdit, Studio, StudioDocument, TextDocument } from './studio.js' */

/** Milliseconds of a reading that a letter can wait for without being late. */
const QUICK = 10;
/** Milliseconds of the longest pause that is waited for. */
const LONGEST_PAUSE = 400;
/** Readings ahead of the first keystroke. */
const WARM_UP = 6;

const whenIdle = window.requestIdleCallback ?? (callback => setTimeout(callback, 50));

export class Preview {
  #studio;
  #language;
  #limber;
  #images;
  /** @type {string | null} The text that waits to be shown. */
  #pending = null;
  #running = false;
  #changedAt = 0;
  /** @type {StudioDocument | null} */
  #shown = null;
  #order = 0;
  /** @type {Character[]} */
  #characters = [];
  /** @type {DoneEdit[]} */
  #edits = [];
  /** @type {Remembered | null} */
  #before = null;
  /** @type {Problem[]} */
  #textProblems = [];
  /** @type {Character['diagnostics']} */
  #lostImages = [];

  /** @param {Studio} studio @param {LanguageClient} language @param {PageLimber} limber */
  constructor(studio, language, limber) {
    this.#studio = studio;
    this.#language = language;
    this.#limber = limber;
    this.#images = new ImageCache();
    studio.on('document', ({ document }) => this.#opened(document));
    studio.on('text', ({ text, edits }) => this.#changed(text, edits));
    studio.on('images', () => this.#picture(studio.document?.text ?? '', 0));
    studio.on('caret', ({ offset }) => this.#leave(offset));
    language.onAnalysis(analysis => {
      studio.timing.lastAnalysis = analysis.milliseconds;
      this.#textProblems = analysis.problems;
      this.#tellProblems();
    });
  }

  /** The text is read by the worker, which has no images: those that are missing are found out here. */
  #tellProblems() {
    const problems = [...this.#textProblems, ...imageProblems(this.#lostImages, this.#studio.document?.text ?? '')];
    this.#studio.problems = problems;
    this.#studio.emit('problems', { problems });
  }

  /** @param {StudioDocument} document */
  #opened(document) {
    this.#pending = null;
    this.#shown = null;
    this.#lostImages = [];
    this.#studio.timing.lastReadings = [];
    this.#images.keepOnly(document);
    if (document.kind === 'skel2d') {
      this.#language.read(document.text);
      this.#picture(document.text, 0);
      this.#warmUp(document);
    } else {
      this.#file(document);
    }
  }

  /**
   * Code is slow when it is new: the first keystroke should not be the one to feel it.
   * @param {TextDocument} document
   */
  #warmUp(document) {
    if (isLong(document.text)) return;
    let left = WARM_UP;
    const again = () => {
      if (left-- === 0 || this.#studio.document !== document || this.#running) return;
      this.#read(document.text, document.name);
      whenIdle(again);
    };
    whenIdle(again);
  }

  /** @param {ArmatureDocument} document */
  async #file(document) {
    try {
      const character = this.#limber.read(document.bytes, document.name, document.marks);
      await character.decodeImages();
      if (this.#studio.document === document) this.#put(character);
    } catch (failure) {
      toastError(failure);
    }
  }

  /** @param {string} text @param {DoneEdit[]} edits */
  #changed(text, edits) {
    const now = performance.now();
    if (this.#pending !== null) this.#studio.timing.skipped++;
    // The oldest keystroke that is not in the picture yet is the one that is waited for.
    if (this.#pending === null) this.#changedAt = Math.min(now, this.#studio.keystrokeAt ?? now);
    this.#pending = text;
    this.#edits = edits.filter(isTyped);
    this.#language.read(text);
    if (!this.#running) this.#run();
  }

  /** Who leaves the line that is not complete has done with it: it is shown as it is. @param {number} offset */
  #leave(offset) {
    const text = this.#studio.document?.text ?? '';
    if (!this.#studio.timing.held || editedLines(text, this.#edits).includes(lineAt(text, offset))) return;
    this.#edits = [];
    this.#picture(text, 0);
  }

  async #run() {
    this.#running = true;
    while (this.#pending !== null) {
      if (!this.#isQuick()) await nextFrame();
      if (isLong(this.#pending ?? '')) await this.#pause();
      const text = this.#pending;
      if (text === null) break;
      this.#pending = null;
      try {
        this.#picture(text, this.#changedAt);
      } catch (failure) {
        // One text that cannot be shown must not end the showing of all that come after it.
        console.error(failure);
      }
    }
    this.#running = false;
  }

  /** By the middle one of the last readings: one may be slow because memory was tidied up. */
  #isQuick() {
    const sorted = [...this.#studio.timing.lastReadings].sort((a, b) => a - b);
    return !isLong(this.#pending ?? '') && (sorted[sorted.length >> 1] ?? 0) < QUICK;
  }

  /** Waits until nobody has typed for a while: a long text would hold up the next keystroke. */
  async #pause() {
    const length = Math.min(LONGEST_PAUSE, Math.max(60, 1.5 * this.#studio.timing.lastReading));
    let text;
    do {
      text = this.#pending;
      await new Promise(resolve => setTimeout(resolve, length));
    } while (text !== this.#pending && this.#pending !== null);
  }

  /** @param {string} text @param {string} name */
  #read(text, name) {
    const started = performance.now();
    const character = this.#limber.readSkel2d(text, name);
    this.#studio.timing.lastReading = performance.now() - started;
    this.#studio.timing.lastReadings = [...this.#studio.timing.lastReadings.slice(-4), this.#studio.timing.lastReading];
    return character;
  }

  /** @param {string} text @param {number} changedAt */
  #picture(text, changedAt) {
    const document = this.#studio.document;
    if (document?.kind !== 'skel2d') return;
    const character = this.#read(text, document.name);
    this.#studio.timing.readings++;
    const held = this.#shown === document && shouldHoldBack(character, this.#before, text, this.#edits);
    this.#studio.timing.held = held;
    this.#studio.emit('timing', {});
    if (held) return;
    this.#shown = document;
    this.#before = rememberWarnings(character, text);
    this.#show(character, document, changedAt);
  }

  /**
   * Images beside the text are decoded first, so that a sprite does not blink at each key.
   * @param {Character} character @param {StudioDocument} document @param {number} changedAt
   */
  async #show(character, document, changedAt) {
    const order = ++this.#order;
    if (character.images.length > 0) await character.decodeImages(async (name) => this.#images.find(document, name));
    if (order !== this.#order || this.#studio.document !== document) {
      character.dispose();
      return;
    }
    this.#put(character);
    const lost = character.diagnostics.filter(({ code }) => code.startsWith('image-'));
    if (lost.length > 0 || this.#lostImages.length > 0) {
      this.#lostImages = lost;
      this.#tellProblems();
    }
    if (changedAt === 0) return;
    this.#studio.timing.lastKeystrokeToCharacter = performance.now() - changedAt;
    this.#measure(changedAt);
  }

  /**
   * Images are kept by the graphics card; those of the character before the last are in no picture.
   * @param {Character} character
   */
  #put(character) {
    const [older] = this.#characters;
    this.#characters = [...this.#characters.slice(-1), character];
    this.#studio.show(character);
    if (older && !this.#characters.includes(older) && older.images.length > 0) older.dispose();
  }

  /** The viewports draw in the frame after this one; behind it the picture is on its way. @param {number} changedAt */
  async #measure(changedAt) {
    await nextFrame();
    const taken = performance.now() - changedAt;
    this.#studio.timing.lastKeystrokeToPicture = taken;
    performance.measure('keystroke-to-picture', { start: changedAt, duration: taken });
    this.#studio.emit('timing', {});
  }
}

/**
 * What is missing beside a text, at the first sprite that names it.
 * @param {Character['diagnostics']} lost @param {string} text @returns {Problem[]}
 */
export function imageProblems(lost, text) {
  return lost.map(({ path = '', code, message }) => {
    const from = Math.max(0, text.indexOf(`"${path}"`));
    return { from, to: Math.min(text.length, from + path.length + 2), severity: 'warning', code, message, hint: 'drop it on the page, or put it beside the source', fixes: [] };
  });
}
