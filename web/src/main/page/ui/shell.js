/** The frame of the page: menus, theme, divider, status bar, shortcut sheet. */
import { command } from '../app/commands.js';
import { followTheme } from './theme.js';
import { startDivider } from './divider.js';

export function startShell(studio) {
  followTheme(studio);
  startDivider(studio);
  command({
    id: 'view.theme', title: 'Light or dark', keys: 'Mod-Alt-l', global: true,
    run: () => studio.set('theme', document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'),
  });
}
