/** The page without a network: a service worker keeps what it consists of. */
import { examples } from './gallery.js';

/** What is only loaded when it is asked for. */
const LATER = ['./', 'limber/limber.js', 'export/player.html.txt', 'examples/index.json'];

/** Keeps the page and the examples; returns how many files that are. */
export async function keepOffline() {
  await navigator.serviceWorker.register('sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name).filter(name => name.startsWith(location.origin));
  const shown = (await examples()).flatMap(({ file, images }) => [file, ...images ?? []]).map(file => 'examples/' + file);
  const keep = [...new Set([...LATER, ...shown, ...loaded].map(path => new URL(path, document.baseURI).href))];
  const { port1, port2 } = new MessageChannel();
  return new Promise(resolve => {
    port1.onmessage = ({ data }) => resolve(data);
    active?.postMessage({ keep }, [port2]);
  });
}
