/** @import { PlayEventType } from './limber.d.ts' */
/** @import { Playback } from './playback.js' */

/** Something has happened during playback. */
export class PlayEvent extends /** @type {new (type: string) => Event & { readonly type: PlayEventType }} */ (Event) {
  /** All there are. @type {readonly PlayEventType[]} */
  static types = ['started', 'looped', 'completed', 'interrupted', 'ended', 'mark'];

  /**
   * @param {PlayEventType} type @param {Playback} playback @param {string} mark @param {number} loop @param {number} number
   * @param {string} text
   */
  constructor(type, playback, mark, loop, number, text) {
    super(type);
    /** What it happened to. */
    this.playback = playback;
    this.animation = playback.name;
    /** Name of the mark, '' if this is none. */
    this.mark = mark;
    /** Number of the loop it belongs to, from 0. */
    this.loop = loop;
    /** What the file's author wants to tell at a mark: 0 and '' if nothing. */
    this.number = number;
    this.text = text;
  }
}
