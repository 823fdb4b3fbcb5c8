/** The areas of the page, and the key that goes from one to the next. */
import { command, run } from './commands.js';
import { query } from './element.js';
/** @import { Studio } from '../document/studio.js' */

/**
 * In the order of the key; those that cannot be seen are left out. Text and notice lie in the left pane.
 * @type {{ holds: string, enter: (studio: Studio) => void }[]}
 */
const AREAS = [
  { holds: '#editor', enter: () => run('panel.source') },
  { holds: '#notice', enter: () => query(document, '#notice button')?.focus() },
  { holds: '#right', enter: studio => studio.viewports[studio.activeViewport]?.pane.picture.focus() },
  { holds: '#left', enter: () => query(document, '#left-tabs [aria-selected=true]')?.focus() },
];

/** @param {Studio} studio */
export function registerAreas(studio) {
  /** @param {number} step */
  const go = step => {
    const areas = AREAS.filter(({ holds }) => query(document, holds)?.checkVisibility());
    const at = areas.findIndex(({ holds }) => query(document, holds)?.contains(document.activeElement));
    const next = at < 0 ? 0 : (at + step + areas.length) % areas.length;
    areas[next].enter(studio);
  };
  command({ id: 'panel.nextArea', title: 'Focus next area', keys: 'F6', global: true, run: () => go(1) });
  command({ id: 'panel.previousArea', title: 'Focus previous area', keys: 'Shift-F6', global: true, menu: false, run: () => go(-1) });
}
