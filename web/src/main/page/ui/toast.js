import { messageOf } from '../limber/errors.js';
import { byId, childrenOf, el } from './element.js';

/** More would cover what they are about. */
const MOST = 3;

/**
 * Shows a short message in place of the status bar, each only once; errors stay until they are closed.
 * @param {string} message
 */
export function toast(message, kind = 'info') {
  const place = byId('messages');
  const close = el('button', { class: 'tool', 'aria-label': 'Close', onclick: () => { shown.remove(); } }, '×');
  const shown = el('div', { class: 'toast', role: kind === 'error' ? 'alert' : 'status', data: { kind } },
    el('span', { class: 'toast-text' }, message), close);
  childrenOf(place).find(other => other.firstChild?.textContent === message)?.remove();
  place.append(shown);
  const messages = childrenOf(place);
  if (messages.length > MOST) (messages.find(other => other.dataset.kind !== 'error') ?? messages[0]).remove();
  if (kind !== 'error') setTimeout(() => shown.remove(), 5000);
}

/** Shows what went wrong. @param {unknown} error */
export function toastError(error) {
  toast(messageOf(error), 'error');
}
