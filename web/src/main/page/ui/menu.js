import { byId, el } from './element.js';

/**
 * Opens a menu below an element; arrow keys, letters, Escape and clicks beside it work as in any
 * menu. Items: {label, run, keys?, checked?, enabled?, items?} or '-' for a line.
 * @param {HTMLElement} anchor @param {(MenuItem | '-')[]} items
 */
export function openMenu(anchor, items, { onClose = () => {}, onSide = null } = {}) {
  closeMenu();
  const entries = items.map(item => item === '-' ? el('hr', { role: 'separator' }) : entry(item));
  const menu = el('div', { class: 'menu', role: 'menu', 'aria-label': anchor.getAttribute('aria-label') ?? anchor.textContent }, entries);
  byId('overlays').append(menu);
  place(menu, anchor.getBoundingClientRect());
  anchor.setAttribute('aria-expanded', 'true');

  /** @param {PointerEvent} event */
  const away = event => {
    if (!menu.contains(event.target) && !anchor.contains(event.target)) close(false);
  };
  /** @param {boolean} back */
  const close = back => {
    if (!menu.isConnected) return;
    menu.remove();
    open = null;
    anchor.setAttribute('aria-expanded', 'false');
    document.removeEventListener('pointerdown', away, true);
    if (back) anchor.focus();
    onClose();
  };
  open = close;
  document.addEventListener('pointerdown', away, true);

  const choices = [...menu.querySelectorAll('[role^=menuitem]')];
  /** @param {number} index */
  const focus = index => choices[(index + choices.length) % choices.length]?.focus();
  menu.addEventListener('keydown', event => {
    const at = choices.indexOf(document.activeElement);
    if (event.key === 'ArrowDown') focus(at + 1);
    else if (event.key === 'ArrowUp') focus(at < 0 ? choices.length - 1 : at - 1);
    else if (event.key === 'Home') focus(0);
    else if (event.key === 'End') focus(choices.length - 1);
    else if (event.key === 'Escape') close(true);
    else if (event.key === 'Tab') close(false);
    else if ((event.key === 'ArrowRight' || event.key === 'ArrowLeft') && onSide) onSide(event.key === 'ArrowRight' ? 1 : -1);
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      const letter = event.key.toLowerCase();
      const next = [...choices.slice(at + 1), ...choices.slice(0, at + 1)];
      next.find(choice => choice.textContent.toLowerCase().startsWith(letter))?.focus();
    } else return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  });
  focus(0);

  /** @param {MenuItem} item */
  function entry(item) {
    return el('button', {
      class: 'menu-item',
      role: item.checked === undefined ? 'menuitem' : 'menuitemcheckbox',
      'aria-checked': item.checked === undefined ? null : String(item.checked),
      'aria-disabled': item.enabled === false ? 'true' : null,
      tabindex: '-1',
      onclick: event => {
        if (item.enabled === false) return;
        close(true);
        item.run(event);
      },
      onpointerenter: event => event.currentTarget.focus({ preventScroll: true }),
    }, el('span', { class: 'menu-label' }, item.label), item.keys ? el('span', { class: 'menu-keys' }, item.keys) : null);
  }
}

let open = null;

export function closeMenu() {
  open?.(false);
}

/** @param {HTMLElement} menu @param {DOMRect} box */
function place(menu, box) {
  const width = menu.offsetWidth;
  const height = menu.offsetHeight;
  const left = Math.max(4, Math.min(box.left, innerWidth - width - 4));
  const below = box.bottom + 2;
  const top = below + height > innerHeight - 4 ? Math.max(4, box.top - height - 2) : below;
  menu.style.setProperty('left', left + 'px');
  menu.style.setProperty('top', top + 'px');
}
