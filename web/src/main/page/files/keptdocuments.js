/** Which documents are kept for the next visit, and which of them a tab finds again; the storage is session.js's. */
/** @import { Origin, StudioDocument } from '../document/studio.js' */

/**
 * @typedef {StudioDocument & { tab: string, at: number }} KeptDocument
 * @typedef {{ tab: string, at: number, kind: 'skel2d', name: string, text: string, dirty: boolean, lineEnd?: string, origin?: Origin }} LastWords
 *     what was typed last, written while the page went away
 */

/**
 * Returns whether a document is kept. A file of the server is read from there, unless it has changes that only this tab
 * knows of.
 * @param {StudioDocument} shown
 */
export function isKept(shown) {
  return shown.origin?.type !== 'server' || shown.dirty;
}

/** @param {StudioDocument} shown @param {string} tab @param {number} at */
export function entryOf(shown, tab, at) {
  const { kind, name, text, images, origin, dirty, lineEnd } = shown;
  return { tab, kind, name, text, ...shown.kind === 'skf' ? { bytes: shown.bytes, marks: shown.marks } : {}, images, origin, dirty, lineEnd, at };
}

/** @param {StudioDocument & { kind: 'skel2d' }} shown @param {string} tab @param {number} at @returns {LastWords} */
export function lastWordsOf(shown, tab, at) {
  const { origin } = shown;
  return { tab, ...origin?.type === 'server' || origin?.src ? { origin } : {}, kind: 'skel2d', name: shown.name, text: shown.text, dirty: shown.dirty, lineEnd: shown.lineEnd, at };
}

/** Returns what each tab has kept; later words count more than earlier ones. @param {any[]} entries @param {LastWords[]} words */
export function keptByTab(entries, words) {
  /** @type {Map<string, KeptDocument>} */
  const kept = new Map();
  for (const entry of entries) {
    if (entry?.tab && (entry.kind === 'skel2d' || entry.kind === 'skf')) kept.set(entry.tab, entry);
  }
  for (const last of words) {
    const before = kept.get(last.tab);
    if (before && before.at >= last.at) continue;
    const same = before?.name === last.name ? before : null;
    kept.set(last.tab, { ...same, ...last, images: same?.images ?? new Map(), origin: last.origin ?? same?.origin ?? { type: 'new' } });
  }
  return kept;
}

/** Puts first what a tab should take over: changes that were never saved, then the latest. @param {KeptDocument[]} left */
export function inOrder(left) {
  return left.sort((a, b) => Number(b.dirty) - Number(a.dirty) || b.at - a.at);
}
