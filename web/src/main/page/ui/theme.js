/** @import { Studio } from '../document/studio.js' */

/** Light or dark: the user's choice, else what the system says. @param {Studio} studio */
export function followTheme(studio) {
  const system = matchMedia('(prefers-color-scheme: light)');
  const apply = () => {
    document.documentElement.dataset.theme = studio.settings.theme ?? (system.matches ? 'light' : 'dark');
  };
  system.addEventListener('change', apply);
  studio.on('settings', ({ name }) => name === 'theme' && apply());
  apply();
}

/** What is written on canvases has the letters of the page, by theme.css. */
export const FONT = '"Source Sans Pro", system-ui, sans-serif';
