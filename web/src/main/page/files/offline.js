/** The page without a network: a service worker keeps what it consists of. */

/**
 * Keeps the page and the examples, or what is named of it; returns how many files that are. Only what comes from a host: the
 * page of this machine, such as that of `limber studio`, is there whenever it is used, and must never be an old one.
 * @param {string[]} [named]
 */
export async function keepOffline(named) {
  if (location.protocol !== 'https:') return 0;
  await navigator.serviceWorker.register('sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const files = named ?? ['page-files.json', ...await (await fetch('page-files.json')).json()];
  const keep = ['./', ...files].map(path => new URL(path, document.baseURI).href);
  const { port1, port2 } = new MessageChannel();
  return new Promise(resolve => {
    port1.onmessage = ({ data }) => resolve(data);
    active?.postMessage({ keep }, [port2]);
  });
}

/** Returns what this page has loaded from its host until now. */
export function loadedFiles() {
  return performance.getEntriesByType('resource').map(({ name }) => name).filter(name => name.startsWith(location.origin + '/'));
}
