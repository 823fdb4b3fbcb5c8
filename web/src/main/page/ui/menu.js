/**
 * Menus that open below a button: commands, choices, switches and small fields. Arrow keys, first
 * letters, Escape and clicks beside it work as in any menu.
 */
import { byId, el, query, queryAll } from './element.js';
import { icon } from './icons.js';

/**
 * @typedef {object} MenuItem
 * @property {string} [label]
 * @property {string} [note] small, on the right: its keys or a length
 * @property {boolean} [chosen] of one among several: whether it is the one
 * @property {boolean} [checked] of what can be switched: whether it is on
 * @property {boolean} [stays] the menu stays open, so that more can be switched
 * @property {boolean} [enabled]
 * @property {(shift: boolean) => void} [run] gets whether Shift was held
 * @property {Node} [content] shown instead of all of this
 */

let close = () => {};

/**
 * Opens a menu, or closes it if it is open.
 *
 * @param {HTMLElement} anchor the button that it belongs to
 * @param {string} label
 * @param {() => (MenuItem | 'line')[]} items asked again after each choice that stays
 * @param {{ onSide?: (step: number) => void }} [options] onSide: called for the keys left and right
 */
export function openMenu(anchor, label, items, { onSide } = {}) {
  const back = focusAfter(anchor);
  const wasOpen = anchor.getAttribute('aria-expanded') === 'true';
  close();
  if (wasOpen) return;
  const menu = el('div', { class: 'menu', role: 'menu', 'aria-label': label, tabindex: '-1' });
  const fill = () => {
    const at = rowsOf(menu).findIndex(one => one === document.activeElement);
    menu.replaceChildren(...items().map(item => row(item, fill)));
    rowsOf(menu)[at]?.focus();
  };
  fill();
  /** @param {PointerEvent} event */
  const closeOutside = event => {
    const target = /** @type {Node} */ (event.target);
    if (!menu.contains(target) && !anchor.contains(target)) close();
  };
  const closeNow = () => close();
  close = () => {
    close = () => {};
    const hadFocus = menu.contains(document.activeElement);
    menu.remove();
    anchor.setAttribute('aria-expanded', 'false');
    window.removeEventListener('pointerdown', closeOutside, true);
    window.removeEventListener('resize', closeNow);
    if (hadFocus) back.focus({ preventScroll: true });
  };
  window.addEventListener('pointerdown', closeOutside, true);
  window.addEventListener('resize', closeNow);
  menu.addEventListener('keydown', event => pressed(event, menu, onSide));
  anchor.setAttribute('aria-expanded', 'true');
  byId('overlays').append(menu);
  // Beside the bar it would hide the neighbours that one can go to.
  place(menu, anchor.getBoundingClientRect(), !onSide);
  (firstOf(menu) ?? menu).focus();
}

/**
 * Who came to the button by keys stays there; after the mouse, Space should play the picture.
 * @param {HTMLElement} anchor
 */
function focusAfter(anchor) {
  const picture = anchor.matches(':focus-visible') ? null : anchor.closest('.viewport')?.querySelector('.picture');
  return picture instanceof HTMLElement ? picture : anchor;
}

/** @param {MenuItem | 'line'} item @param {() => void} fill */
function row(item, fill) {
  if (item === 'line') return el('div', { class: 'menu-line', role: 'separator' });
  if (item.content) return item.content;
  const isOn = item.chosen ?? item.checked;
  return el('button', {
    class: 'menu-item', role: item.chosen !== undefined ? 'menuitemradio' : item.checked !== undefined ? 'menuitemcheckbox' : 'menuitem',
    'aria-checked': isOn === undefined ? null : String(isOn), 'aria-disabled': item.enabled === false ? 'true' : null, tabindex: '-1',
    onclick: event => {
      if (item.enabled === false) return;
      // Closed before, so that what is run may take the focus.
      if (!item.stays) close();
      item.run?.(event.shiftKey);
      if (item.stays) fill();
    },
    onpointerenter: event => {
      if (!isField(document.activeElement)) event.currentTarget.focus({ preventScroll: true });
    },
  },
    el('span', { class: 'menu-check' }, isOn ? icon('check') : ''),
    el('span', { class: 'menu-label' }, item.label),
    item.note ? el('span', { class: 'menu-note' }, item.note) : null);
}

/** @param {HTMLElement} menu */
function rowsOf(menu) {
  return queryAll(menu, '.menu-item, input, select');
}

/** Among choices the present one has the focus at first. @param {HTMLElement} menu */
function firstOf(menu) {
  const [first] = rowsOf(menu);
  return first?.role === 'menuitemradio' ? query(menu, '[role=menuitemradio][aria-checked=true]') ?? first : first;
}

/** @param {Element | null} element */
function isField(element) {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

/** @param {KeyboardEvent} event @param {HTMLElement} menu @param {((step: number) => void) | undefined} onSide */
function pressed(event, menu, onSide) {
  const rows = rowsOf(menu);
  const at = rows.findIndex(one => one === document.activeElement);
  const inField = isField(document.activeElement);
  const side = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  /** @type {HTMLElement | undefined} */
  let next;
  // Nothing that is pressed here is meant for the picture.
  event.stopPropagation();
  if (event.key === 'Tab') {
    close();
    return;
  }
  if (event.key === 'ArrowDown') next = rows[(at + 1) % rows.length];
  else if (event.key === 'ArrowUp') next = rows.at(at < 0 ? -1 : at - 1);
  else if (event.key === 'Escape') close();
  else if (inField) return;
  else if (event.key === 'Home') [next] = rows;
  else if (event.key === 'End') next = rows.at(-1);
  else if (side && onSide) onSide(side);
  else if (event.key === 'Enter' && event.shiftKey) {
    document.activeElement?.dispatchEvent(new MouseEvent('click', { shiftKey: true, bubbles: true }));
  } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
    const letter = event.key.toLowerCase();
    next = [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find(one => (one.textContent ?? '').trim().toLowerCase().startsWith(letter));
    if (!next) return;
  } else return;
  event.preventDefault();
  next?.focus();
}

/**
 * Below the button, above it where there is more room, never over the window's edge; beside it, if
 * it may be there and only there all of the menu is seen.
 * @param {HTMLElement} menu @param {DOMRect} anchor @param {boolean} mayStandBeside
 */
function place(menu, anchor, mayStandBeside) {
  const { offsetWidth: width, offsetHeight: height } = menu;
  /** @param {number} left @param {number} top */
  const move = (left, top) => {
    menu.style.setProperty('left', Math.max(6, Math.min(left, window.innerWidth - width - 6)) + 'px');
    menu.style.setProperty('top', Math.max(6, Math.min(top, window.innerHeight - 6)) + 'px');
  };
  const below = window.innerHeight - anchor.bottom - 8;
  const above = anchor.top - 8;
  if (mayStandBeside && height > below - 2 && height > above - 2 && height <= window.innerHeight - 12) {
    const left = anchor.left - width - 4;
    move(left >= 6 ? left : anchor.right + 4, Math.min(anchor.top, window.innerHeight - height - 6));
    return;
  }
  const goesUp = below < height && above > below && (below < 260 || height <= above);
  menu.style.setProperty('max-height', Math.max(120, goesUp ? above : below) + 'px');
  menu.style.setProperty('min-width', Math.min(320, anchor.width) + 'px');
  move(anchor.left, goesUp ? anchor.top - menu.offsetHeight - 4 : anchor.bottom + 4);
}
