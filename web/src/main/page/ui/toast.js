import { messageOf } from '../limber/errors.js';
import { byId, childrenOf, el } from './element.js';

/** More would cover what they are about. */
const MOST = 3;

/**
 * Shows a short message in place of the status bar, each only once; errors and offers stay until they are closed.
 * @param {string} message @param {'info' | 'error' | 'offer'} kind @param {{ label: string, run: () => unknown }} [action]
 */
export function toast(message, kind = 'info', action) {
  const place = byId('messages');
  const same = childrenOf(place).find(other => other.firstChild?.textContent === message);
  if (same && kind === 'error') {
    place.append(same);
    return same;
  }
  same?.remove();
  const close = el('button', { class: 'tool', 'aria-label': 'Close', onclick: () => { shown.remove(); } }, '×');
  const shown = el('div', { class: 'toast', role: kind === 'error' ? 'alert' : 'status', data: { kind } },
    el('span', { class: 'toast-text' }, message),
    action && el('button', { class: 'button', onclick: () => { shown.remove(); action.run(); } }, action.label), close);
  place.append(shown);
  const messages = childrenOf(place);
  if (messages.length > MOST) (messages.find(other => other.dataset.kind === 'info') ?? messages[0]).remove();
  if (kind === 'info') setTimeout(() => shown.remove(), 5000);
  return shown;
}

/** Shows what went wrong. @param {unknown} error */
export function toastError(error) {
  toast(messageOf(error), 'error');
}
