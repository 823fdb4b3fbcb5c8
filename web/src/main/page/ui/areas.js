/** The areas of the page, and the key that goes from one to the next. */
import { command, run } from './commands.js';

/** In the order of the key; those that cannot be seen are left out. Text and notice lie in the left pane. */
const AREAS = [
  { holds: '#editor', enter: () => run('panel.source') },
  { holds: '#notice', enter: () => document.querySelector('#notice button')?.focus() },
  { holds: '#right', enter: studio => studio.viewports[studio.activeViewport]?.pane.picture.focus() },
  { holds: '#left', enter: () => document.querySelector('#left-tabs [aria-selected=true]')?.focus() },
];

export function registerAreas(studio) {
  const go = step => {
    const areas = AREAS.filter(({ holds }) => document.querySelector(holds).checkVisibility());
    const at = areas.findIndex(({ holds }) => document.querySelector(holds).contains(document.activeElement));
    const next = at < 0 ? 0 : (at + step + areas.length) % areas.length;
    areas[next].enter(studio);
  };
  command({ id: 'panel.nextArea', title: 'Focus next area', keys: 'F6', global: true, run: () => go(1) });
  command({ id: 'panel.previousArea', title: 'Focus previous area', keys: 'Shift-F6', global: true, menu: false, run: () => go(-1) });
}
