/** The examples, moving. */
import { byId, el } from '../ui/element.js';
import { documentFrom, fileName, imagesIn, isImage } from '../document/document.js';
import { addressOf, fetchedBeside } from '../limber/runtime.js';
/** @import { StudioDocument } from '../document/studio.js' */

/** @typedef {{ file: string, title: string, about: string, animation: string, images?: string[] }} Example */

/** @returns {Promise<Example[]>} */
export async function examples() {
  const answer = await fetch('examples/index.json');
  if (!answer.ok) throw new Error('Cannot load the list of examples: ' + answer.status);
  return (await answer.json()).examples;
}

/** @param {Example} example */
export async function openExample(example) {
  const answer = await fetch('examples/' + example.file);
  if (!answer.ok) throw new Error(`${example.file} could not be loaded: ${answer.status}`);
  const images = new Map();
  for (const name of example.images ?? []) {
    if (isImage(name)) images.set(name, new Uint8Array(await (await fetch('examples/' + name)).arrayBuffer()));
  }
  return documentFrom(example.file, new Uint8Array(await answer.arrayBuffer()), { type: 'example' }, images);
}

/** Returns the character at an address, with the images that lie beside its text. @param {string} src */
export async function documentAt(src) {
  const url = addressOf(src);
  const answer = await fetch(url).catch(cause => {
    throw new Error(`${src} could not be loaded: the host does not answer, or does not let this page read its files (CORS). The page of a local studio reads files of no other host.`, { cause });
  });
  if (!answer.ok) throw new Error(`${src} could not be loaded: ${answer.status}`);
  const shown = documentFrom(fileName(new URL(answer.url).pathname), new Uint8Array(await answer.arrayBuffer()), { type: 'share', src });
  await addImagesBeside(shown, src);
  return shown;
}

/** Loads the images of a text that it does not have yet; they lie beside an address. @param {StudioDocument} shown @param {string} src */
export async function addImagesBeside(shown, src) {
  if (shown.kind !== 'skel2d') return;
  await Promise.all(imagesIn(shown).filter(image => !shown.images.has(image)).map(async image => {
    // What cannot be had is said of the text, as of any other.
    const found = await fetchedBeside(addressOf(src), image).catch(() => null);
    if (found) shown.images.set(image, new Uint8Array(await found.arrayBuffer()));
  }));
}

/**
 * Shows the gallery; resolves to the chosen example or null.
 * @returns {Promise<Example | null>}
 */
export async function chooseExample() {
  const list = await examples();
  await import('../limber/limber.js');
  return new Promise(resolve => {
    /** @type {Example | null} */
    let chosen = null;
    const dialog = el('dialog', { class: 'dialog wide gallery', 'aria-label': 'Examples' },
      el('h2', {}, 'Examples'),
      el('div', { class: 'gallery-grid' }, list.map(example => el('button', {
        class: 'gallery-card', data: { example: example.file },
        onclick: () => {
          chosen = example;
          dialog.close();
        },
      },
      el('limber-player', { src: 'examples/' + example.file, animation: example.animation, autoplay: true, loop: true, inert: true, 'aria-hidden': 'true' }),
      el('span', { class: 'gallery-name' }, example.title),
      el('span', { class: 'quiet' }, example.about)))),
      el('div', { class: 'dialog-actions' }, el('button', { class: 'button', onclick: () => { dialog.close(); } }, 'Close')));
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(chosen);
    });
    byId('overlays').append(dialog);
    dialog.showModal();
  });
}
