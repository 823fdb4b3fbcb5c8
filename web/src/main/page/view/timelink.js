/** Time and text: the caret in a value takes the playhead to its frame, and words that hold at the playhead are marked. */
import { keyAtOffset, wordsAt } from '../engine/sourcekeys.js';
import { tracksOf } from './keytracks.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { Viewports } from './viewports.js' */

/** Milliseconds that the caret rests. */
const PAUSE = 80;

/** Longer texts are not read once more just to follow them. */
const SHORT = 50_000;

/** Milliseconds after which the marks follow: not in the way of the next letter, or of a drag. */
const CALM = 150;

/** @param {Studio} studio @param {Viewports} viewports */
export function followCaret(studio, viewports) {
  let timer = 0;
  studio.on('caret', ({ offset, byUser }) => {
    clearTimeout(timer);
    if (byUser) timer = setTimeout(() => go(offset), PAUSE);
  });
  /** @param {number} offset */
  const go = offset => {
    const { active } = viewports;
    if (active.animation === null || active.isPlaying || !isFollowed(studio)) return;
    const found = keyAtOffset(tracksOf(studio, active.animation), offset);
    const frame = found && found.track.keys[found.index].frame;
    // One word may stand for several keys: the playhead stays if it is on any of them.
    if (!found || frame === null || found.track.keys.some(key => key.from === found.track.keys[found.index].from && Math.abs(key.frame - active.clock.frame()) < 1e-4)) return;
    active.seek(frame / active.clock.fps);
  };
}

/**
 * Marks the words whose values hold at the playhead while nothing plays; returns what to call after each frame.
 * @param {Studio} studio @param {Viewports} viewports
 */
export function markMoment(studio, viewports) {
  let timer = 0;
  let asked = '';
  let marked = '';
  const mark = () => {
    const { active } = viewports;
    const still = active.animation !== null && !active.isPlaying && isFollowed(studio);
    const words = still ? wordsAt(tracksOf(studio, active.animation ?? ''), active.clock.frame()) : [];
    const now = words.map(({ from, to }) => from + '-' + to).join();
    if (now !== marked) studio.emit('moment', { words });
    marked = now;
  };
  studio.on('document', () => { marked = asked = ''; });
  return () => {
    const { active } = viewports;
    const state = active.isPlaying ? 'plays' : active.animation + ' ' + active.clock.time + ' ' + studio.timing.readings;
    if (state === asked) return;
    asked = state;
    clearTimeout(timer);
    timer = setTimeout(mark, CALM);
  };
}

/** @param {Studio} studio */
function isFollowed(studio) {
  return studio.document?.kind === 'skel2d' && studio.text.length <= SHORT;
}
