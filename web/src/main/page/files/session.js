/**
 * Remembers the document of each tab, so that it is there on return. A tab that comes back finds its
 * own; a new one takes over what a closed tab has left, changes that were never saved first.
 *
 * IndexedDB takes files of any size, but not while a page is going away; what was typed last is then
 * written to the small local storage.
 */
import { entryOf, inOrder, isKept, keptByTab, lastWordsOf } from './keptdocuments.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { KeptDocument, LastWords } from './keptdocuments.js' */

const STORE = 'session';
const LAST_WORDS = 'limber.last.';
const MOST_KEPT = 8;

/** The name of this tab; it survives a reload. */
export const TAB = (() => {
  const known = sessionStorage.getItem('limber.tab') ?? Math.random().toString(36).slice(2);
  sessionStorage.setItem('limber.tab', known);
  return known;
})();

/** Held as long as the tab is open, so that others leave its document alone. @param {string} name */
const openTab = name => 'limber-tab-' + name;
let release = () => {};

export function holdTab() {
  navigator.locks?.request(openTab(TAB), () => new Promise(resolve => { release = () => resolve(null); }));
}

/** Lets other tabs have the document, as if this one were closed. */
export function leaveTab() {
  release();
}

holdTab();

async function openTabs() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(lock => lock.name));
}

/** @returns {Promise<IDBDatabase>} */
function database() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('limber', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest} act */
async function inStore(mode, act) {
  const base = await database();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = base.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    base.close();
  }
}

/** Returns the document of the last visit, or null. */
export async function restoreSession() {
  return (await restoreTab(() => true)) ?? restoreLeft(entry => entry.origin?.type !== 'server');
}

/**
 * Returns the document of this tab before it was loaded again, if it is one of those wanted; else null.
 * @param {(kept: KeptDocument) => boolean} isWanted
 */
export async function restoreTab(isWanted) {
  return [(await keptDocuments()).get(TAB)].find(own => own && isWanted(own)) ?? null;
}

/**
 * Returns what a closed tab has left, if there is something of what is wanted, and makes it this tab's; else null.
 * @param {(kept: KeptDocument) => boolean} isWanted
 */
export async function restoreLeft(isWanted) {
  const left = await allLeft(isWanted);
  if (left[0]) await forget(left[0].tab);
  for (const old of left.slice(MOST_KEPT)) forget(old.tab);
  return left[0] ?? null;
}

/** Returns what closed tabs have left, the most wanted first. @param {(kept: KeptDocument) => boolean} isWanted */
export async function allLeft(isWanted) {
  const open = await openTabs();
  const kept = [...(await keptDocuments()).values()];
  return inOrder(kept.filter(entry => entry.tab !== TAB && !open.has(openTab(entry.tab)) && isWanted(entry)));
}

async function keptDocuments() {
  return keptByTab(await inStore('readonly', store => store.getAll()).catch(() => []), lastWords());
}

/** @param {string} tab */
function forget(tab) {
  localStorage.removeItem(LAST_WORDS + tab);
  return inStore('readwrite', store => store.delete(tab)).catch(() => {});
}

function lastWords() {
  /** @type {LastWords[]} */
  const found = [];
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(LAST_WORDS)) continue;
    try {
      const last = JSON.parse(localStorage.getItem(key) ?? 'null');
      if (typeof last?.text === 'string') found.push(last);
    } catch {
      localStorage.removeItem(key);
    }
  }
  return found;
}

/** Keeps the document soon after each change, at once when the page is hidden; returns what keeps it now. @param {Studio} studio */
export function keepSession(studio) {
  let timer = 0;
  // Counted, because a page that goes away takes what is being written with it.
  let changes = 0;
  let kept = 0;
  const keep = async () => {
    clearTimeout(timer);
    const shown = studio.document;
    if (!shown) return;
    if (!isKept(shown)) {
      await forget(TAB);
      return;
    }
    const entry = entryOf(shown, TAB, Date.now());
    const now = changes;
    await inStore('readwrite', store => store.put(entry, TAB))
      // A handle cannot be kept by every browser; the text can.
      .catch(() => inStore('readwrite', store => store.put({ ...entry, origin: { type: 'new' } }, TAB)))
      .then(() => { kept = now; })
      .catch(() => {});
  };
  const soon = () => {
    changes++;
    clearTimeout(timer);
    timer = setTimeout(keep, 400);
  };
  const atOnce = () => {
    const shown = studio.document;
    if (kept === changes || shown?.kind !== 'skel2d' || !isKept(shown)) return;
    try {
      localStorage.setItem(LAST_WORDS + TAB, JSON.stringify(lastWordsOf(shown, TAB, Date.now())));
    } catch {
      // Too large for the small storage: the large one has all but the last moment.
    }
    keep();
  };
  for (const event of /** @type {const} */ (['document', 'text', 'images', 'saved'])) studio.on(event, soon);
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && atOnce());
  addEventListener('pagehide', atOnce);
  return keep;
}
