/** Changes of the text that the picture and the dope sheet make. */
import { commonEnds } from '../document/textcompare.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { Change } from '../engine/sourcetext.js' */

/** @param {Studio} studio @param {Change} change @param {boolean} joins whether it belongs to the undo step before */
export function applyChange(studio, { edits }, joins) {
  if (edits.length === 0) return;
  studio.edit(edits.map(({ from, to, text }) => ({ from, to, insert: text })), { undo: joins ? 'join' : undefined, by: 'picture' });
}

/**
 * Takes the text back to what it was, changing no more than what differs.
 * @param {Studio} studio @param {string} before
 */
export function restoreText(studio, before) {
  const now = studio.text;
  if (now === before) return;
  const [from, end] = commonEnds(now, before);
  studio.edit([{ from, to: now.length - end, insert: before.slice(from, before.length - end) }], { undo: 'join', by: 'picture' });
}
