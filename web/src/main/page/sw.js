/**
 * Keeps the page for times without a network: what comes from the network is kept, and what was kept is
 * shown when nothing comes. The network is first, so that nobody is left with an old page.
 */
const worker = /** @type {any} */ (self);
const KEPT = 'limber-page';

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

// The page was loaded before there was anybody to keep it: it says of what it consists.
worker.addEventListener('message', (/** @type {any} */ event) => event.waitUntil(keepAll(event.data.keep, event.ports[0])));

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === location.origin) event.respondWith(answer(request));
});

/** @param {string[]} addresses @param {MessagePort} [done] */
async function keepAll(addresses, done) {
  const cache = await caches.open(KEPT);
  // One that is missing must not lose the others.
  const kept = await Promise.allSettled(addresses.map(address => cache.add(address)));
  done?.postMessage(kept.filter(one => one.status === 'fulfilled').length);
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: request.mode === 'navigate' });
    if (kept) return kept;
    throw error;
  }
}
