/**
 * A list that opens below a button: one choice, or several to switch. Arrow keys, first letters and
 * Escape work; whoever holds Shift while choosing means all viewports.
 */
import { byId, el } from '../ui/element.js';
import { icon } from '../ui/icons.js';

let close = () => {};

/**
 * @typedef {object} Item
 * @property {string} label
 * @property {string} [note] small, on the right: a key or a length
 * @property {boolean} [chosen]
 * @property {boolean} [stays] the list stays open, as for what is switched
 * @property {boolean} [disabled]
 * @property {(all: boolean) => void} [run]
 * @property {Node} [content] instead of all of this
 *
 * @param {HTMLElement} anchor the button that opened it
 * @param {() => (Item|'line')[]} items asked again after each choice that stays
 */
export function openPopup(anchor, label, items) {
  const back = keysGoTo(anchor);
  const again = anchor.getAttribute('aria-expanded') === 'true';
  close();
  if (again) return;
  const list = el('div', { class: 'popup', role: 'menu', 'aria-label': label, tabindex: '-1' });
  const fill = () => {
    const at = focusable(list).indexOf(document.activeElement);
    list.replaceChildren(...items().map(item => row(item, fill, list)));
    if (at >= 0) focusable(list)[at]?.focus();
  };
  fill();
  const outside = event => {
    if (!list.contains(event.target) && !anchor.contains(event.target)) close();
  };
  close = () => {
    close = () => {};
    const inside = list.contains(document.activeElement);
    list.remove();
    anchor.setAttribute('aria-expanded', 'false');
    window.removeEventListener('pointerdown', outside, true);
    window.removeEventListener('resize', closeNow);
    if (inside) back.focus({ preventScroll: true });
  };
  const closeNow = () => close();
  list.addEventListener('keydown', event => keys(event, list));
  window.addEventListener('pointerdown', outside, true);
  window.addEventListener('resize', closeNow);
  anchor.setAttribute('aria-expanded', 'true');
  byId('overlays').append(list);
  place(list, anchor);
  (list.querySelector('[aria-checked=true]') ?? focusable(list)[0] ?? list).focus();
}

/** Who came to the button by keys stays there; after the mouse, Space should play the picture. */
function keysGoTo(anchor) {
  return anchor.matches(':focus-visible') ? anchor : anchor.closest('.viewport')?.querySelector('.picture') ?? anchor;
}

/** Closes what is open, if anything is. */
export function closePopup() {
  close();
}

function row(item, fill, list) {
  if (item === 'line') return el('div', { class: 'popup-line', role: 'separator' });
  if (item.content) return item.content;
  return el('button', {
    class: 'popup-item', role: item.chosen === undefined ? 'menuitem' : item.stays ? 'menuitemcheckbox' : 'menuitemradio',
    'aria-checked': item.chosen === undefined ? null : String(item.chosen), tabindex: '-1', disabled: item.disabled,
    onclick: event => {
      item.run(event.shiftKey);
      if (item.stays) fill();
      else if (list.isConnected) close();
    },
  },
    el('span', { class: 'popup-check' }, item.chosen ? icon('check') : ''),
    el('span', { class: 'popup-label' }, item.label),
    item.note ? el('span', { class: 'popup-note' }, item.note) : null);
}

function focusable(list) {
  return [...list.querySelectorAll('.popup-item:not(:disabled), input, select')];
}

function keys(event, list) {
  const rows = focusable(list);
  const at = rows.indexOf(document.activeElement);
  const typed = document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLSelectElement;
  let next = null;
  if (event.key === 'ArrowDown') next = rows[(at + 1) % rows.length];
  else if (event.key === 'ArrowUp') next = rows[(at - 1 + rows.length) % rows.length];
  else if (event.key === 'Home' && !typed) next = rows[0];
  else if (event.key === 'End' && !typed) next = rows.at(-1);
  else if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    return close();
  } else if (event.key === 'Tab') return close();
  else if (event.key === 'Enter' && event.shiftKey && !typed) {
    event.preventDefault();
    document.activeElement.dispatchEvent(new MouseEvent('click', { shiftKey: true, bubbles: true }));
  } else if (event.key.length === 1 && event.key !== ' ' && !typed && !event.ctrlKey && !event.metaKey) {
    const letter = event.key.toLowerCase();
    const turn = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
    next = turn.find(one => one.textContent.trim().toLowerCase().startsWith(letter));
  }
  // Nothing that is pressed here is meant for the picture.
  event.stopPropagation();
  if (next) {
    event.preventDefault();
    next.focus();
  }
}

/**
 * Below the button, above it where there is more room, never over the window's edge; beside it, if
 * only there all of the list is seen.
 */
function place(list, anchor) {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = list;
  const high = window.innerHeight - 12;
  if (height > window.innerHeight - at.bottom - 10 && height > at.top - 10 && height <= high) {
    const beside = at.left - width - 4 >= 6 ? at.left - width - 4 : Math.min(at.right + 4, window.innerWidth - width - 6);
    list.style.setProperty('left', Math.max(6, beside) + 'px');
    list.style.setProperty('top', Math.max(6, Math.min(at.top, window.innerHeight - height - 6)) + 'px');
    return;
  }
  const below = window.innerHeight - at.bottom - 8;
  const above = at.top - 8;
  const up = below < Math.min(list.offsetHeight, 260) && above > below;
  list.style.setProperty('max-height', Math.max(120, up ? above : below) + 'px');
  list.style.setProperty('min-width', Math.min(320, at.width) + 'px');
  const left = Math.max(6, Math.min(at.left, window.innerWidth - list.offsetWidth - 6));
  list.style.setProperty('left', left + 'px');
  list.style.setProperty('top', (up ? Math.max(6, at.top - list.offsetHeight - 4) : at.bottom + 4) + 'px');
}

/** Makes a button that shows what is chosen and opens a list. */
export function choiceButton({ label, className = '', items, data = {} }) {
  const text = el('span', { class: 'choice-text' });
  const button = el('button', {
    class: 'choice ' + className, 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'aria-label': label, title: label, data,
    onclick: () => openPopup(button, label, items),
    onkeydown: event => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        openPopup(button, label, items);
      }
    },
  }, text, icon('chevron'));
  button.show = (shown, faded = false) => {
    if (text.textContent !== shown) text.textContent = shown;
    button.setAttribute('aria-label', label + ': ' + shown);
    text.classList.toggle('faded', faded);
  };
  return button;
}
