import { el, write } from './element.js';
import { icon } from './icons.js';
import { openMenu } from './menu.js';
/** @import { MenuItem } from './menu.js' */

/**
 * Makes a button that shows what is chosen and opens a menu; its `show(text)` says what to show.
 * @param {{ label: string, className?: string, items: () => (MenuItem | 'line')[], data?: Record<string, string> }} options
 */
export function choiceButton({ label, className = '', items, data = {} }) {
  const text = el('span', { class: 'choice-text' });
  const button = el('button', {
    class: 'choice ' + className, 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'aria-label': label, title: label, data,
    onclick: () => { openMenu(button, label, items); },
    onkeydown: event => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      openMenu(button, label, items);
    },
  }, text, icon('chevron'));
  return Object.assign(button, {
    /** @param {string} shown */
    show(shown, faded = false) {
      write(text, shown);
      button.setAttribute('aria-label', label + ': ' + shown);
      text.classList.toggle('faded', faded);
    },
  });
}
