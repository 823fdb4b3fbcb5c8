/** The frame of the page: menus, theme, divider, title, tools at the top, help. */
import { command, run, shownKeys, findCommand } from './commands.js';
import { registerAreas } from './areas.js';
import { followTheme } from './theme.js';
import { startDivider } from './divider.js';
import { startMenubar } from './menubar.js';
import { openPalette } from './palette.js';
import { openShortcuts } from './shortcuts.js';
import { startTour } from './tour.js';
import { openDialog } from './dialog.js';
import { byId, el, query } from './element.js';
import { icon } from './icons.js';
/** @import { IconName } from './icons.js' */
/** @import { Studio } from '../document/studio.js' */

/** @param {Studio} studio */
export function startShell(studio) {
  followTheme(studio);
  startDivider(studio);
  startMenubar();
  command({
    id: 'view.theme', title: 'Toggle light/dark theme', keys: 'Mod-Alt-l', global: true,
    run: () => studio.set('theme', document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'),
  });
  registerAreas(studio);
  command({ id: 'help.commands', title: 'Command palette…', keys: 'Mod-Shift-p', global: true, run: openPalette, palette: false });
  command({ id: 'help.keys', title: 'Keyboard shortcuts…', keys: '?', run: openShortcuts });
  command({ id: 'help.tour', title: 'Tour', run: () => startTour(studio) });
  command({ id: 'help.about', title: 'About Limber', run: openAbout });
  followTitle(studio);
  query(document, '.brand')?.addEventListener('click', event => {
    event.preventDefault();
    openAbout();
  });
}

/** Fills the tools at the top; after all parts have named their commands. @param {Studio} studio */
export function fillBarTools(studio) {
  const themeButton = tool('view.theme', 'sun');
  const follow = () => themeButton.replaceChildren(icon(document.documentElement.dataset.theme === 'dark' ? 'sun' : 'moon'));
  studio.on('settings', follow);
  follow();
  byId('bar-tools').append(tool('file.examples', 'gallery', 'Examples'), tool('file.share', 'share', 'Share'), tool('export.open', 'film', 'Export'), themeButton);
  if (!studio.settings.toured && !studio.quiet) startTour(studio);
}

/** @param {string} id @param {IconName} iconName @param {string} [label] */
function tool(id, iconName, label) {
  const one = findCommand(id);
  return el('button', {
    class: label ? 'tool labelled' : 'tool', 'aria-label': one.title, title: [one.title, shownKeys(one.keys)].filter(Boolean).join('  '),
    data: { command: id }, onclick: () => run(id),
  }, icon(iconName), label ? el('span', { class: 'tool-text' }, label) : null);
}

/** @param {Studio} studio */
function followTitle(studio) {
  const place = byId('title');
  const show = () => {
    const shown = studio.document;
    const name = shown ? (shown.dirty ? '● ' : '') + shown.name : '';
    const title = shown ? `${name} – Limber Studio` : 'Limber Studio';
    // Most letters change nothing here, and each new title goes through the whole browser.
    if (document.title === title) return;
    document.title = title;
    place.textContent = name;
    place.title = shown?.dirty ? 'Unsaved changes' : '';
  };
  for (const event of /** @type {const} */ (['document', 'text', 'saved'])) studio.on(event, show);
}

function openAbout() {
  return openDialog({
    title: 'Limber Studio',
    body: el('div', {},
      el('p', {}, 'Write and play 2D skeletal animation: Skel2D text, and SkelForm files of every version.'),
      el('p', {}, 'What this page shows is computed by the same Java code that plays in games, compiled for the browser.')),
  });
}
