/** Changes of the text that the picture and the dope sheet make. */
import { editsBetween } from '../document/textcompare.js';
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
  if (studio.text !== before) studio.edit(editsBetween(studio.text, before), { undo: 'join', by: 'picture' });
}
