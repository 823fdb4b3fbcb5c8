/**
 * The page as others show it in a frame: a player with its bar, and nothing else of the studio is loaded.
 * The character is that of "?src=", or the address carries it as a link does: #embed&doc=…
 */
import { fromBase64Url } from '../document/base64.js';
import { marksName } from '../document/marksname.js';
import { el } from '../ui/element.js';
import { unpacked } from './deflate.js';
import { keepOffline, loadedFiles } from './offline.js';
import { readHash } from './sharehash.js';
/** @import { LimberPlayerElement } from '../limber/limber.d.ts' */

export async function startEmbed() {
  await import('../limber/limber.js');
  document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  const asked = new URLSearchParams(location.search);
  const player = /** @type {LimberPlayerElement} */ (el('limber-player', { controls: true, loop: true, autoplay: !matchMedia('(prefers-reduced-motion: reduce)').matches }));
  for (const name of ['animation', 'skin', 'styles', 'background']) {
    const value = asked.get(name);
    if (value !== null) player.setAttribute(name, value);
  }
  const src = asked.get('src');
  const shared = src ? null : readHash(location.hash);
  document.title = shared?.name ?? src ?? 'Limber';
  document.body.replaceChildren(el('main', { class: 'embed' }, el('h1', { class: 'visually-hidden' }, document.title), player));
  const bytes = shared && await unpacked(shared.data).catch(() => null);
  /** @param {string} name */
  const beside = name => {
    const found = shared?.images.find(one => one.image === name);
    return found ? fromBase64Url(found.data) : null;
  };
  // What was loaded until then is all that it needs. In a frame, the page around it is not there without a network either.
  if (self === top) player.addEventListener('load', () => keepOffline(loadedFiles()).catch(() => {}), { once: true });
  if (shared && bytes) await player.open(bytes, { name: shared.name, images: async name => beside(name), marks: beside(marksName(shared.name)) ?? undefined });
  else if (src) player.src = src;
  else player.replaceWith(el('p', { class: 'embed-note', role: 'alert' }, 'There is no character in this link, or it is damaged: some programs cut off long links.'));
  document.documentElement.dataset.ready = 'true';
}

/** Returns what shows a document on another page. @param {string} link as it is shared @param {string} name */
export function embedCode(link, name) {
  const address = link.replace('#doc=', '#embed&doc=');
  /** @param {string} text */
  const quoted = text => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<iframe src="${quoted(address)}" title="${quoted(name)}" width="480" height="360" style="border: 0" loading="lazy" allowfullscreen></iframe>`;
}
