/**
 * Menus that open below a button: commands, choices, switches and small fields. Arrow keys, first
 * letters, Escape and clicks beside it work as in any menu; in one with a filter, letters go there.
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
 * @property {MenuItem[]} [choices] shown instead of all of this: a long list scrolls by itself, below a field that filters it
 */

/** With more choices a menu would have more than twelve rows. */
const MOST = 6;

let close = () => {};

/** Closes the menu because nothing was chosen. @type {(event?: Event) => void} */
let leave = () => {};

/**
 * Opens a menu, or closes it if it is open.
 *
 * @param {HTMLElement} anchor the button that it belongs to
 * @param {string} label
 * @param {() => (MenuItem | 'line')[]} items asked again after each choice that stays
 * @param {{ onSide?: (step: number) => void, onLeave?: (event?: Event) => void }} [options] onSide: called for the keys left and
 *     right; onLeave: called if nothing was chosen, with the event that closed it unless its button or another menu did
 */
export function openMenu(anchor, label, items, { onSide, onLeave } = {}) {
  const back = focusAfter(anchor);
  const wasOpen = anchor.getAttribute('aria-expanded') === 'true';
  leave();
  if (wasOpen) return;
  const list = el('div', { class: 'menu-list' });
  const filter = el('input', { class: 'field filter', type: 'search', placeholder: 'Filter', 'aria-label': 'Filter', tabindex: '-1', oninput: event => narrow(list, event.currentTarget.value) });
  const menu = el('div', { class: 'menu', tabindex: '-1' }, filter, list);
  const fill = () => {
    const at = rowsOf(menu).findIndex(one => one === document.activeElement);
    const scrolled = query(list, '.menu-choices')?.scrollTop ?? 0;
    fillList(list, items(), label, fill);
    filter.hidden = !query(list, '.menu-choices');
    narrow(list, filter.value);
    if (scrolled > 0) query(list, '.menu-choices')?.scrollTo(0, scrolled);
    rowsOf(menu)[at]?.focus();
  };
  fill();
  /** @param {PointerEvent} event */
  const closeOutside = event => {
    const target = /** @type {Node} */ (event.target);
    if (!menu.contains(target) && !anchor.contains(target)) leave(event);
  };
  /** @param {Event} event */
  const resized = event => leave(event);
  leave = event => {
    close();
    onLeave?.(event);
  };
  close = () => {
    close = () => {};
    leave = () => {};
    const hadFocus = menu.contains(document.activeElement);
    menu.remove();
    anchor.setAttribute('aria-expanded', 'false');
    window.removeEventListener('pointerdown', closeOutside, true);
    window.removeEventListener('resize', resized);
    if (hadFocus) back.focus({ preventScroll: true });
  };
  window.addEventListener('pointerdown', closeOutside, true);
  window.addEventListener('resize', resized);
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

/**
 * Fields must not be in a menu, for those who hear it: what is between them are menus of their own.
 * @param {HTMLElement} list @param {(MenuItem | 'line')[]} items @param {string} label @param {() => void} fill
 */
function fillList(list, items, label, fill) {
  list.replaceChildren();
  /** @type {HTMLElement | null} */
  let run = null;
  for (const item of items) {
    if (item === 'line') (run ?? list).append(el('div', { class: 'menu-line', role: 'separator' }));
    else if (item.content) {
      list.append(item.content);
      run = null;
    } else {
      if (!run) list.append(run = el('div', { class: 'menu-run', role: 'menu', 'aria-label': label }));
      run.append(...item.choices ? choicesOf(item.choices, fill) : [row(item, fill)]);
    }
  }
}

/** @param {MenuItem[]} choices @param {() => void} fill */
function choicesOf(choices, fill) {
  const rows = choices.map(choice => row(choice, fill));
  return rows.length <= MOST ? rows : [el('div', { class: 'menu-choices', role: 'group' }, rows, el('div', { class: 'menu-hint' }, 'No matches.'))];
}

/** @param {MenuItem} item @param {() => void} fill */
function row(item, fill) {
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

/** Leaves those of a long list that have a text in their names. @param {HTMLElement} list @param {string} text */
function narrow(list, text) {
  const wanted = text.trim().toLowerCase();
  let found = 0;
  for (const item of queryAll(list, '.menu-choices .menu-item')) {
    item.hidden = !query(item, '.menu-label')?.textContent?.toLowerCase().includes(wanted);
    if (!item.hidden) found++;
  }
  const none = query(list, '.menu-choices .menu-hint');
  if (none) none.hidden = found > 0;
}

/** @param {HTMLElement} menu */
function rowsOf(menu) {
  return queryAll(menu, '.menu-item, input, select').filter(one => !one.hidden);
}

/** Among choices the present one has the focus at first. @param {HTMLElement} menu */
function firstOf(menu) {
  const [first] = rowsOf(menu).filter(one => !one.matches('.filter'));
  return first?.role === 'menuitemradio' ? query(menu, '[role=menuitemradio][aria-checked=true]') ?? first : first;
}

/** @param {Element | null} element */
function isField(element) {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

/**
 * @param {KeyboardEvent} event @param {HTMLElement} menu @param {((step: number) => void) | undefined} onSide
 */
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
    leave(event);
    return;
  }
  if (event.key === 'ArrowDown') next = rows[(at + 1) % rows.length];
  else if (event.key === 'ArrowUp') next = rows.at(at < 0 ? -1 : at - 1);
  else if (event.key === 'Escape') leave(event);
  else if (event.key === 'Enter' && document.activeElement?.matches('.filter')) query(menu, '.menu-choices .menu-item:not([hidden])')?.click();
  else if (inField) return;
  else if (event.key === 'Home') [next] = rows;
  else if (event.key === 'End') next = rows.at(-1);
  else if (side && onSide) onSide(side);
  else if (event.key === 'Enter' && event.shiftKey) {
    document.activeElement?.dispatchEvent(new MouseEvent('click', { shiftKey: true, bubbles: true }));
  } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
    const filter = rows.find(one => one.matches('.filter'));
    // It has the focus before the browser writes the letter.
    filter?.focus();
    if (filter) return;
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
