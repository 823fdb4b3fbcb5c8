import { el } from './element.js';

/** More would cover what they are about. */
const MOST = 3;

/** Shows a short message in place of the status bar, each only once; errors stay until they are closed. */
export function toast(message, kind = 'info') {
  const place = document.getElementById('messages');
  const close = el('button', { class: 'tool', 'aria-label': 'Close', onclick: () => shown.remove() }, '×');
  const shown = el('div', { class: 'toast', role: kind === 'error' ? 'alert' : 'status', data: { kind } },
    el('span', { class: 'toast-text' }, message), close);
  [...place.children].find(other => other.firstChild.textContent === message)?.remove();
  place.append(shown);
  const messages = [...place.children];
  if (messages.length > MOST) (messages.find(other => other.dataset.kind !== 'error') ?? place.firstChild).remove();
  if (kind !== 'error') setTimeout(() => shown.remove(), 5000);
}
