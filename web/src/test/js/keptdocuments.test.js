import { entryOf, inOrder, isKept, keptByTab, lastWordsOf } from '../../main/page/files/keptdocuments.js';
import { equal } from './check.js';
/** @import { KeptDocument } from '../../main/page/files/keptdocuments.js' */
/** @import { TextDocument } from '../../main/page/document/studio.js' */

/** @param {Partial<TextDocument>} more @returns {TextDocument} */
function shown(more = {}) {
  return { kind: 'skel2d', name: 'a.skel2d', text: 'skeleton', images: new Map(), origin: { type: 'new' }, dirty: false, ...more };
}

export function filesOfTheServerAreKeptOnlyWithChanges() {
  equal(isKept(shown()), true);
  equal(isKept(shown({ origin: { type: 'server' } })), false);
  equal(isKept(shown({ origin: { type: 'server' }, dirty: true })), true);
}

export function laterWordsReplaceTheTextAndKeepTheRest() {
  const images = new Map([['a.png', Uint8Array.of(1)]]);
  const entry = entryOf(shown({ images, origin: { type: 'drop' } }), 'one', 5);
  const kept = keptByTab([entry], [lastWordsOf(shown({ text: 'later', dirty: true }), 'one', 6)]).get('one');
  equal([kept?.text, kept?.dirty, kept?.images, kept?.origin], ['later', true, images, { type: 'drop' }]);
}

export function earlierWordsDoNotCount() {
  const kept = keptByTab([entryOf(shown({ text: 'now' }), 'one', 5)], [lastWordsOf(shown({ text: 'before' }), 'one', 5)]);
  equal(kept.get('one')?.text, 'now');
}

export function wordsOfAnotherDocumentTakeNothingOver() {
  const entry = entryOf(shown({ images: new Map([['a.png', Uint8Array.of(1)]]), origin: { type: 'drop' } }), 'one', 5);
  const kept = keptByTab([entry], [lastWordsOf(shown({ name: 'b.skel2d' }), 'one', 6)]).get('one');
  equal([kept?.name, kept?.images, kept?.origin], ['b.skel2d', new Map(), { type: 'new' }]);
}

export function wordsOnAFileOfTheServerRememberIt() {
  const origin = { type: /** @type {const} */ ('server'), path: 'a.skel2d', version: '1' };
  equal(keptByTab([], [lastWordsOf(shown({ origin, dirty: true }), 'one', 1)]).get('one')?.origin, origin);
  const asked = { type: /** @type {const} */ ('share'), src: 'https://host/a.skel2d' };
  equal(keptByTab([], [lastWordsOf(shown({ origin: asked, dirty: true }), 'one', 1)]).get('one')?.origin, asked);
}

export function whatIsNoDocumentIsLeftOut() {
  equal(keptByTab([null, { tab: 'one' }, { kind: 'skel2d' }, { tab: 'two', kind: 'zip' }], []), []);
}

export function unsavedChangesComeFirstThenTheLatest() {
  const left = [['a', 1, false], ['b', 3, false], ['c', 1, true], ['d', 2, true]].map(([tab, at, dirty]) =>
    /** @type {KeptDocument} */ ({ ...shown({ dirty: Boolean(dirty) }), tab, at }));
  equal(inOrder(left).map(one => one.tab), ['d', 'c', 'b', 'a']);
}
