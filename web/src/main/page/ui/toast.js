import { el } from './element.js';

/** Shows a short message at the edge of the page, above earlier ones; errors stay until they are closed. */
export function toast(message, kind = 'info') {
  const shown = el('div', { class: 'toast', role: kind === 'error' ? 'alert' : 'status', data: { kind } }, message);
  const close = el('button', { class: 'tool', 'aria-label': 'Close', onclick: () => shown.remove() }, '×');
  shown.append(close);
  place().prepend(shown);
  if (kind !== 'error') setTimeout(() => shown.remove(), 5000);
}

function place() {
  const known = document.querySelector('.toasts');
  if (known) return known;
  const made = el('div', { class: 'toasts' });
  document.getElementById('overlays').append(made);
  return made;
}
