/** What stands beside the panels of the left pane rather than in their place: it can be read while typing. */
import { byId, el, query } from './element.js';
import { icon } from './icons.js';
/** @import { Studio, StudioDocument } from '../document/studio.js' */

/**
 * @param {Studio} studio
 * @param {{ id: string, title: string, content: Node, kinds: StudioDocument['kind'][] }} side kinds: of documents that have it
 */
export function addBeside(studio, { id, title, content, kinds }) {
  const place = byId('beside');
  const region = el('section', { class: 'panel', id: 'panel-' + id, 'aria-label': title }, content);
  const button = el('button', {
    class: 'tool', id: 'toggle-' + id, 'aria-controls': region.id, 'aria-pressed': 'false',
    onclick: () => studio.set(id, !studio.settings[id]),
  }, icon('book'), title);
  const follow = () => {
    const fits = kinds.includes(studio.document?.kind ?? 'skel2d');
    const isOpen = fits && studio.settings[id] === true;
    button.hidden = !fits;
    button.setAttribute('aria-pressed', String(isOpen));
    place.hidden = !isOpen;
  };
  place.append(region);
  byId('left-tools').append(button);
  studio.on('settings', ({ name }) => { if (name === id) follow(); });
  studio.on('document', follow);
  follow();
}

/** Opens it and goes to its search; once more closes it. @param {Studio} studio @param {string} id */
export function toggleBeside(studio, id) {
  const region = byId('panel-' + id);
  const isOpen = region.checkVisibility();
  const isHere = region.contains(document.activeElement);
  if (!isOpen || isHere) studio.set(id, !isOpen);
  if (!isHere) query(region, 'input')?.focus();
}
