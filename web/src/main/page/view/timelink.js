/** Time and text: the caret in a value takes the playhead to its animation and frame, and words that hold at the playhead are marked. */
import { isLong } from '../document/longtext.js';
import { keyAtOffset, wordsAt } from '../engine/sourcekeys.js';
import { read, tracksOf } from './keytracks.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { Viewports } from './viewports.js' */

/** Milliseconds that the caret rests. */
const PAUSE = 80;

/** Milliseconds after which the marks follow: not in the way of the next letter, or of a drag. */
const CALM = 150;

/** Milliseconds without a letter after which long texts are read. */
const REST = 700;

/** Returns how long to wait before a text that has changed is read. @param {Studio} studio @param {number} usual */
function untilRest(studio, usual) {
  return isLong(studio.text) ? REST : usual;
}

/** @param {Studio} studio @param {Viewports} viewports */
export function followCaret(studio, viewports) {
  let timer = 0;
  studio.on('caret', ({ offset, byUser, typed }) => {
    clearTimeout(timer);
    if (byUser) timer = setTimeout(() => go(offset, typed), typed ? untilRest(studio, PAUSE) : PAUSE);
  });
  /** @param {number} offset @param {boolean} typed */
  const go = (offset, typed) => {
    const { active } = viewports;
    if (active.isPlaying || !isFollowed(studio)) return;
    // Whoever types a change wants to see it where they are.
    const animation = typed ? active.animation : animationAt(studio, offset);
    if (animation === null) return;
    const found = keyAtOffset(tracksOf(studio, animation), offset);
    const frame = found && found.track.keys[found.index].frame;
    if (found && animation !== active.animation && active.character?.animations.some(({ name }) => name === animation)) {
      // In the setup pose nothing moves, though it may be set to play.
      active.play(false);
      viewports.forChosen(active, false, one => one.chooseAnimation(animation));
    }
    // One word may stand for several keys: the playhead stays if it is on any of them.
    if (!found || frame === null || animation !== active.animation || found.track.keys.some(key => key.from === found.track.keys[found.index].from && Math.abs(key.frame - active.clock.frame()) < 1e-4)) return;
    active.seek(frame / active.clock.fps);
  };
}

/** Returns the name of the animation whose section an offset is in. @param {Studio} studio @param {number} offset */
function animationAt(studio, offset) {
  return read(studio).outline().find(({ kind, from, to }) => kind === 'animation' && from <= offset && offset <= to)?.name ?? null;
}

/**
 * Marks the words whose values hold at the playhead while nothing plays; returns what to call after each frame.
 * @param {Studio} studio @param {Viewports} viewports
 */
export function markMoment(studio, viewports) {
  let timer = 0;
  let asked = '';
  let marked = '';
  let readings = 0;
  const mark = () => {
    const { active } = viewports;
    readings = studio.timing.readings;
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
    timer = setTimeout(mark, readings === studio.timing.readings ? CALM : untilRest(studio, CALM));
  };
}

/** @param {Studio} studio */
function isFollowed(studio) {
  return studio.document?.kind === 'skel2d';
}
