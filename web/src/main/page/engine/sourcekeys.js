/** The keys of an animation in a text, and changes of the text that change them. */
/** @import * as Engine from './engine.js' */
/** @import { Change, Range } from './sourcetext.js' */

/**
 * @typedef {{ slot: boolean, name: string, letter: string, frame: number }} KeyPlace full name of the bone or slot; with the
 *     letter ! a mark and its name
 * @typedef {KeyPlace & { value: string, easing?: string }} KeyValue as the language writes it
 * @typedef {Range & { frame: number, value: string, easing: string, shares: number }} TrackKey shares: how many played
 *     keys its word stands for
 * @typedef {Range & { fromFrame: number, toFrame: number, runs: number, depth: number }} LoopBlock
 * @typedef {{ slot: boolean, name: string, letter: string, complete: boolean, keys: TrackKey[], loops: LoopBlock[] }} Track
 * @typedef {Change & { keys: number, shared: boolean, needsUnrolling: boolean }} KeyChange keys: how many that are played
 *     change; shared: whether one word stands for several of them, because a loop plays it; needsUnrolling: whether it is
 *     refused because of that
 */

export class SourceKeys {
  #service;

  /** @param {Engine.WebLanguage} service @param {string} animation */
  constructor(service, animation) {
    this.#service = service;
    this.animation = animation;
  }

  /** @returns {Track[]} */
  tracks() {
    return JSON.parse(this.#service.keys(this.animation).tracks());
  }

  get fps() {
    return this.#service.keys(this.animation).framesPerSecond();
  }

  /** Keys stay on their frames. @param {number} fps @returns {Change} */
  setFps(fps) {
    return JSON.parse(this.#service.keys(this.animation).setFramesPerSecond(fps));
  }

  /** Stretches all keys alike. @param {number} frames @returns {Change} */
  setLength(frames) {
    return JSON.parse(this.#service.keys(this.animation).setLength(frames));
  }

  /**
   * Returns what the engine plays, on frames that are equally far apart; empty for what switches.
   * @param {{ slot: boolean, name: string, letter: string }} track @param {number} from @param {number} to @param {number} count
   */
  curve({ slot, name, letter }, from, to, count) {
    return this.#service.keys(this.animation).curve(slot, name, letter, from, to, count);
  }

  /** @param {KeyValue[]} keys */
  set(keys) {
    return this.#change(keys, made => made.set());
  }

  /** Adds keys with the values that are played there. @param {KeyPlace[]} places */
  hold(places) {
    return this.#change(places, made => made.hold());
  }

  /** @param {KeyPlace[]} places */
  remove(places) {
    return this.#change(places, made => made.remove());
  }

  /** @param {KeyPlace[]} places @param {number[]} frames where each of them goes */
  move(places, frames) {
    return this.#change(places, made => made.move(Float64Array.from(frames)));
  }

  /** As a mirror shows them; alone: bones and slots without a counterpart. @param {KeyValue[]} keys @returns {{ keys: KeyValue[], alone: string[] }} */
  mirror(keys) {
    return JSON.parse(this.#named(keys).mirrored());
  }

  /** Left becomes right in the same direction. @param {KeyValue[]} keys @returns {{ keys: KeyValue[], alone: string[] }} */
  swapSides(keys) {
    return JSON.parse(this.#named(keys).swapped());
  }

  /** @param {KeyPlace[]} places @param {number} by */
  duplicate(places, by) {
    return this.#change(places, made => made.duplicate(by));
  }

  /** @param {KeyPlace[]} places @param {string} easing */
  ease(places, easing) {
    return this.#change(places, made => made.ease(easing));
  }

  /** Writes the loop around a key out. @param {KeyPlace} place */
  unroll(place) {
    return this.#change([place], made => made.unroll());
  }

  /** Changes how often a loop is run. @param {LoopBlock} loop @param {number} runs @returns {KeyChange} */
  repeat(loop, runs) {
    return JSON.parse(this.#service.keys(this.animation).repeat(loop.from, runs));
  }

  /** @param {(KeyPlace & { value?: string, easing?: string })[]} keys @param {(made: Engine.WebKeys) => string} run @returns {KeyChange} */
  #change(keys, run) {
    return JSON.parse(run(this.#named(keys)));
  }

  /** @param {(KeyPlace & { value?: string, easing?: string })[]} keys */
  #named(keys) {
    const made = this.#service.keys(this.animation);
    for (const { slot, name, letter, frame, value = '', easing = '' } of keys) made.add(slot, name, letter, frame, value, easing);
    return made;
  }
}

/** Returns "key 3, frame 12, 0.50 s, 25°". @param {Track} track @param {number} index @param {number} fps */
export function sayKey(track, index, fps) {
  const key = track.keys[index];
  const when = 'frame ' + Number(key.frame.toFixed(2)) + ', ' + (key.frame / fps).toFixed(2) + ' s';
  if (isMark(track)) return ['mark "' + track.name + '"', when, key.value].filter(part => part).join(', ');
  const unit = !track.slot && track.letter === 'r' ? '°' : '';
  const shared = key.shares > 1 ? ', one of ' + key.shares + ' that share a word' : '';
  return 'key ' + (index + 1) + ', ' + when + ', ' + key.value + unit + shared;
}

/** Returns whether it is the track of marks, which belong to no bone or slot. @param {{ letter: string }} track */
export function isMark({ letter }) {
  return letter === '!';
}

/** Returns the words of the keys that hold at a frame: in each track the last up to it, and the marks that are there. @param {Track[]} tracks @param {number} frame */
export function wordsAt(tracks, frame) {
  const keys = tracks.map(track => track.keys.findLast(key => key.frame <= frame + 1e-4 && !(isMark(track) && key.frame < frame - 1e-4))).filter(key => key !== undefined);
  return keys.map(({ from, to }) => ({ from, to }));
}

/** Returns the key whose word lies at an offset of the text: the first that is played. @param {Track[]} tracks @param {number} offset */
export function keyAtOffset(tracks, offset) {
  for (const track of tracks) {
    const index = track.keys.findIndex(key => key.from <= offset && offset <= key.to);
    if (index >= 0) return { track, index };
  }
  return null;
}
