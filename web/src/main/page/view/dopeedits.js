/** What the dope sheet changes in the text, each in one undo step. */
import { liftedColor } from '../engine/notation.js';
import { isMark } from '../engine/sourcekeys.js';
import { toast, toastDone, toastRefusal } from '../ui/toast.js';
import { isSamePlace, keyOf, kindOf, MARKS, ownerOf, placeOf, unkeyed } from './doperows.js';
import { stretching } from './dopestretch.js';
import { keyFrame, keysOf, tracksOf } from './keytracks.js';
import { keepTrials } from './posewriter.js';
import { changeRepeatedly } from './repeatedkeys.js';
import { indicesOf } from './selected.js';
import { applyChange } from './textchange.js';
import { sayRefused, sayShared } from './unrolling.js';
/** @import { KeyChange, KeyPlace, KeyValue, SourceKeys } from '../engine/sourcekeys.js' */
/** @import { Change } from '../engine/sourcetext.js' */
/** @import { Row } from './doperows.js' */
/** @import { DopeSheet } from './dopesheet.js' */

/** @typedef {{ slot: boolean, name: string, part: number }} Owner what has keys; part: the slot's number, -1 for bones */

/** What a bone without keys is held by. */
const HELD = ['x', 'y', 'r'];

export class DopeEdits {
  /** @type {KeyValue[]} */
  #copied = [];
  /** The keys that were stretched last, before and after. */
  #stretched = { from: /** @type {KeyPlace[]} */ ([]), to: /** @type {KeyPlace[]} */ ([]) };

  /** Whether what a key does goes on with what it did before. */
  #isRepeated = false;

  /** @param {DopeSheet} sheet */
  constructor(sheet) {
    this.sheet = sheet;
  }

  get #frame() {
    const { studio, animation, viewport } = this.sheet;
    return keyFrame(studio, animation ?? '', viewport.clock);
  }

  /**
   * Changes keys. Returns whether it could be done.
   * @param {(keys: SourceKeys) => KeyChange} gesture @param {KeyPlace[]} [selected] what is selected afterwards
   * @param {boolean} [joins] whether it belongs to what was done just before
   */
  change(gesture, selected = this.sheet.selected, joins = this.#isRepeated) {
    const { sheet } = this;
    const change = this.#apply(gesture, [...sheet.selected, ...selected], joins);
    if (!change) {
      sheet.follow();
      return false;
    }
    if (change.shared && change.keys > sheet.selected.length) sayShared(change.keys);
    sheet.selected = selected;
    sheet.follow();
    const words = sheet.selected.map(place => sheet.find(place)?.key).filter(key => key !== undefined);
    if (words.length > 0) sheet.studio.emit('flash', { words: words.map(({ from, to }) => ({ from, to })) });
    return true;
  }

  /** Does what a key does with the selected keys, which may be held. @param {() => void} run */
  byKey(run) {
    const { sheet } = this;
    changeRepeatedly(sheet.studio, () => [sheet.animation, ...sheet.selected.map(keyOf)].join('\n'), joins => {
      this.#isRepeated = joins;
      run();
      this.#isRepeated = false;
    });
  }

  /** Changes the time of all keys. @param {(keys: SourceKeys) => Change} gesture */
  retime(gesture) {
    this.#apply(gesture, []);
    this.sheet.selected = [];
    this.sheet.follow();
  }

  /** Returns null, and says why, if it cannot be done. @template {Change} T @param {(keys: SourceKeys) => T} gesture @param {KeyPlace[]} places @param {boolean} [joins] */
  #apply(gesture, places, joins = false) {
    const { studio, animation } = this.sheet;
    if (animation === null) return null;
    const change = gesture(keysOf(studio, animation));
    if (!change.refusal) {
      applyChange(studio, change, joins);
      // What the sheet does is seen at once, however long the text is.
      tracksOf(studio, animation);
      return change;
    }
    sayRefused(studio, animation, change, places);
    return null;
  }

  remove() {
    const { selected } = this.sheet;
    if (selected.length > 0) this.change(keys => keys.remove(selected), []);
  }

  /** @param {string} easing */
  ease(easing) {
    const { selected } = this.sheet;
    if (selected.length > 0) this.change(keys => keys.ease(selected, easing));
  }

  /** Takes the selected keys elsewhere. @param {(frame: number) => number} to */
  move(to) {
    return this.#move(this.sheet.selected.map(place => to(place.frame)));
  }

  /** @param {number[]} frames */
  #move(frames) {
    const { selected } = this.sheet;
    return this.change(keys => keys.move(selected, frames), selected.map((place, index) => ({ ...place, frame: frames[index] })));
  }

  /** How many frames lie between the first and the last of the selected keys. */
  get span() {
    return spanOf(this.sheet.selected);
  }

  /** Stretches the selected keys from the first on, to so many frames. @param {number} span */
  stretch(span) {
    const { sheet } = this;
    if (!(this.span > 0 && span > 0)) return;
    // Step by step, what is rounded to whole frames would add up.
    const from = isSame(sheet.selected, this.#stretched.to) ? this.#stretched.from : sheet.selected;
    const { to } = stretching(from)(span / spanOf(from));
    if (this.#move(from.map(place => to(place.frame)))) this.#stretched = { from, to: sheet.selected };
  }

  /** Gives the selected keys other values, those that have one of the same kind. @param {string} kind @param {(value: string) => string} next */
  write(kind, next) {
    this.#set((value, place) => (kindOf(place) === kind ? next(value) : null));
  }

  /** Gives selected keys other values; returns whether there are such. @param {(value: string, place: KeyPlace) => string | null} next null for keys that stay */
  #set(next) {
    const { sheet } = this;
    const written = sheet.selected.flatMap(place => {
      const key = sheet.find(place)?.key;
      const value = key ? next(key.value, place) : null;
      return value === null ? [] : [{ ...place, value }];
    });
    if (written.length > 0) this.change(keys => keys.set(written));
    return written.length > 0;
  }

  /** Gives the selected keys higher or lower values. @param {(place: KeyPlace) => number} by @param {string} [part] of colours: r, g, b or a; without one they stay */
  lift(by, part = '') {
    const isLifted = this.#set((value, place) => {
      if (kindOf(place) === 'number') return String(Number((Number(value) + by(place)).toFixed(4)));
      return kindOf(place) === 'colour' && part ? liftedColor(value, part, by(place)) : null;
    });
    if (!isLifted && this.sheet.selected.length > 0) toastRefusal('only numbers go up and down; choose colours, attachments and flips above the keys');
  }

  unroll() {
    this.change(keys => keys.unroll(this.sheet.selected[0]));
  }

  /** Changes how often the loop around the selected key is run. @param {number} runs */
  repeat(runs) {
    const { loop } = this.sheet;
    if (loop && runs >= 0 && runs !== loop.runs) this.#apply(keys => keys.repeat(loop, runs), this.sheet.selected);
    this.sheet.follow();
  }

  /** Copies the selected keys so that the first is at the playhead; from there a frame later. */
  duplicateAtPlayhead() {
    const first = Math.min(...this.sheet.selected.map(place => place.frame));
    this.duplicate(this.#frame === first ? 1 : this.#frame - first);
  }

  /** Copies the selected keys some frames later or earlier. @param {number} by */
  duplicate(by) {
    const { selected } = this.sheet;
    if (selected.length === 0) return;
    this.change(keys => keys.duplicate(selected, by), selected.map(place => ({ ...place, frame: place.frame + by })));
  }

  copy() {
    const { sheet } = this;
    if (sheet.selected.length === 0) return;
    this.#copied = sheet.selected.flatMap(place => {
      const key = sheet.find(place)?.key;
      return key ? [{ ...place, value: key.value, easing: key.easing }] : [];
    });
    toastDone(sheet.studio, this.#copied.length === 1 ? 'One key copied.' : this.#copied.length + ' keys copied.');
  }

  get hasCopied() {
    return this.#copied.length > 0;
  }

  /**
   * Puts what was copied into the shown animation, the first key at the playhead.
   * @param {'mirror' | 'swapSides'} [side] onto the bones and slots of the other side
   */
  paste(side) {
    const { studio, animation } = this.sheet;
    if (!this.hasCopied || animation === null) return;
    const { keys: copied, alone } = side ? keysOf(studio, animation)[side](this.#copied) : { keys: this.#copied, alone: [] };
    if (alone.length > 0) toast('Skipped, no counterpart: ' + alone.join(', ') + '.');
    if (copied.length === 0) return;
    const by = this.#frame - Math.min(...this.#copied.map(key => key.frame));
    const pasted = copied.map(key => ({ ...key, frame: key.frame + by }));
    // From the last on: an easing needs a key behind it.
    this.change(keys => keys.set(pasted.sort((a, b) => b.frame - a.frame)), pasted.map(({ slot, name, letter, frame }) => ({ slot, name, letter, frame })));
  }

  /** Adds keys to a row, with the values that are played there. @param {Row} row @param {number} [frame] the playhead's if left out */
  add(row, frame = this.#frame) {
    if (row.owner === MARKS && !row.track) {
      this.addMark(frame);
      return;
    }
    const tracks = row.track ? [row.track] : this.sheet.tracks.filter(track => ownerOf(track) === row.owner);
    this.#hold(tracks.map(track => placeOf(track, frame)));
  }

  /** What is selected and can have keys, the leading one last. @returns {Owner[]} */
  get #owners() {
    const { studio, viewport: { character } } = this.sheet;
    return studio.selected.flatMap(one => {
      const { bone, part } = indicesOf(one, character);
      if (!character || bone < 0) return [];
      return [part < 0 ? { slot: false, name: character.bones[bone].name, part } : { slot: true, name: character.parts[part].name, part }];
    });
  }

  get canHold() {
    const { animation, viewport } = this.sheet;
    return animation !== null && (this.#owners.length > 0 || viewport.overrides.size > 0);
  }

  /** Writes keys of a pose that is only tried, and adds keys that hold what is selected as it is. */
  holdSelected() {
    const { sheet } = this;
    const kept = keepTrials(sheet.studio, sheet.viewport);
    if (!kept) return;
    sheet.follow();
    // What was tried with a part's handles is a pose of its bone.
    const owners = this.#owners.filter(({ slot }) => !slot || kept.size === 0);
    this.#hold(owners.flatMap(owner => this.#heldBy(owner).map(letter => placeOf({ ...owner, letter }, this.#frame))), kept.size > 0);
  }

  /** Returns the properties that hold something where it is: those with keys, and what it needs at least. @param {Owner} owner @returns {string[]} */
  #heldBy(owner) {
    const letters = this.sheet.tracks.filter(track => ownerOf(track) === ownerOf(owner)).map(track => track.letter);
    if (!owner.slot) return letters.length > 0 ? letters : HELD;
    const shows = (this.sheet.viewport.character?.attachmentsOf(owner.part).length ?? 0) > 1 ? ['@'] : [];
    return shows.length + letters.length > 0 ? [...new Set([...shows, ...letters])] : ['c'];
  }

  /** The properties without keys of what leads the selection. @returns {{ slot: boolean, name: string, letter: string }[]} */
  get unkeyed() {
    const owner = this.#owners.at(-1);
    return owner && this.sheet.animation !== null ? unkeyed(this.sheet.tracks, owner).map(letter => ({ ...owner, letter })) : [];
  }

  /** Adds the first key of a property to all that is selected and can have it. @param {{ slot: boolean, letter: string }} property */
  start({ slot, letter }) {
    const { tracks } = this.sheet;
    const owners = this.#owners.filter(owner => owner.slot === slot && unkeyed(tracks, owner).includes(letter));
    this.#hold(owners.map(owner => placeOf({ ...owner, letter }, this.#frame)));
  }

  /** Adds a mark, called as the one before. @param {number} [frame] the playhead's if left out */
  addMark(frame = this.#frame) {
    const marks = this.sheet.tracks.filter(isMark).flatMap(track => track.keys.map(key => placeOf(track, key.frame)));
    const before = marks.filter(mark => mark.frame <= frame).sort((a, b) => a.frame - b.frame).at(-1);
    this.#hold([{ slot: false, name: before?.name ?? 'mark', letter: MARKS, frame }]);
  }

  /** @param {KeyPlace[]} places @param {boolean} [joins] */
  #hold(places, joins = false) {
    const missing = places.filter(place => !this.sheet.find(place));
    if (missing.length > 0) this.change(keys => keys.hold(missing), missing, joins);
  }
}

/** @param {KeyPlace[]} places */
function spanOf(places) {
  const frames = places.map(place => place.frame);
  return frames.length > 0 ? Math.max(...frames) - Math.min(...frames) : 0;
}

/** @param {KeyPlace[]} some @param {KeyPlace[]} others */
function isSame(some, others) {
  return some.length === others.length && some.every((place, index) => isSamePlace(place, others[index]));
}
