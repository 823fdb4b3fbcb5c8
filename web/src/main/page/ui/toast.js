import { el } from './element.js';

/** Shows a short message at the edge of the page; errors stay until they are closed. */
export function toast(message, kind = 'info') {
  const shown = el('div', { class: 'toast', role: kind === 'error' ? 'alert' : 'status', data: { kind } }, message);
  const close = el('button', { class: 'tool', 'aria-label': 'Close', onclick: () => shown.remove() }, '×');
  shown.append(close);
  document.getElementById('overlays').append(shown);
  if (kind !== 'error') setTimeout(() => shown.remove(), 5000);
}
