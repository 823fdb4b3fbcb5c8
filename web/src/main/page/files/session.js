/** Remembers the document, so that it is there on return; in IndexedDB, because files can be large. */

const STORE = 'session';

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
  try {
    const kept = await inStore('readonly', store => store.get('document'));
    return kept && (kept.kind === 'skel2d' || kept.kind === 'skf') ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the document soon after each change, at once when the page is hidden. */
export function keepSession(studio) {
  let timer = 0;
  const keep = () => {
    clearTimeout(timer);
    timer = 0;
    const { kind, name, text, bytes, images, origin, dirty } = studio.document ?? {};
    if (!kind || origin?.type === 'server') return Promise.resolve();
    return inStore('readwrite', store => store.put({ kind, name, text, bytes, images, origin, dirty }, 'document'))
      // A handle cannot be kept by every browser; the text can.
      .catch(() => inStore('readwrite', store => store.put({ kind, name, text, bytes, images, origin: { type: 'new' }, dirty }, 'document')))
      .catch(() => {});
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, 400);
  };
  for (const event of ['document', 'text', 'saved']) studio.on(event, soon);
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && timer && keep());
  addEventListener('pagehide', () => timer && keep());
}
