/**
 * Remembers the document, so that it is there on return. IndexedDB takes files of any size, but not
 * while a page is going away; what was typed last is then written to the small local storage.
 */

const STORE = 'session';
const LAST_WORDS = 'limber.last';

function database() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('limber', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

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
  const kept = await inStore('readonly', store => store.get('document')).catch(() => null);
  const last = lastWords();
  if (last && (!kept || last.at > kept.at)) {
    return kept?.name === last.name ? { ...kept, text: last.text, dirty: last.dirty } : { ...last, images: new Map(), origin: { type: 'new' } };
  }
  return kept && (kept.kind === 'skel2d' || kept.kind === 'skf') ? kept : null;
}

function lastWords() {
  try {
    const last = JSON.parse(localStorage.getItem(LAST_WORDS));
    return typeof last?.text === 'string' ? last : null;
  } catch {
    return null;
  }
}

/** Keeps the document soon after each change, at once when the page is hidden. */
export function keepSession(studio) {
  let timer = 0;
  let waiting = false;
  const isKept = shown => shown && shown.origin?.type !== 'server';
  const keep = async () => {
    clearTimeout(timer);
    const shown = studio.document;
    if (!isKept(shown)) return;
    const { kind, name, text, bytes, images, origin, dirty } = shown;
    const entry = { kind, name, text, bytes, images, origin, dirty, at: Date.now() };
    waiting = false;
    await inStore('readwrite', store => store.put(entry, 'document'))
      // A handle cannot be kept by every browser; the text can.
      .catch(() => inStore('readwrite', store => store.put({ ...entry, origin: { type: 'new' } }, 'document')))
      .catch(() => {});
  };
  const soon = () => {
    waiting = true;
    clearTimeout(timer);
    timer = setTimeout(keep, 400);
  };
  const atOnce = () => {
    const shown = studio.document;
    if (!waiting || !isKept(shown) || shown.kind !== 'skel2d') return;
    try {
      localStorage.setItem(LAST_WORDS, JSON.stringify({ kind: 'skel2d', name: shown.name, text: shown.text, dirty: shown.dirty, at: Date.now() }));
    } catch {
      // Too large for the small storage: the large one has all but the last moment.
    }
    keep();
  };
  for (const event of ['document', 'text', 'saved']) studio.on(event, soon);
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && atOnce());
  addEventListener('pagehide', atOnce);
}
