import { messageOf } from '../limber/errors.js';
import { byId, childrenOf, el } from './element.js';
/** @import { Studio } from '../document/studio.js' */

/** More would cover what they are about. */
const MOST = 3;
const SECONDS = { done: 4, info: 5, hint: 8, refusal: 8 };

/** They lie on the foot of the first that is seen: there they cover no button, and nothing moves away under the hand. */
const GROUNDS = ['.viewport.active .picture', '.viewport .picture', '.left-body'];

const watch = new ResizeObserver(() => lay(byId('messages')));
/** @type {Element | null} */
let watched = null;

/** @param {HTMLElement} place */
function lay(place) {
  const ground = GROUNDS.map(one => document.querySelector(one)).find(one => one?.checkVisibility());
  if (!ground || place.childElementCount === 0) return;
  const box = ground.getBoundingClientRect();
  for (const [name, pixels] of Object.entries({ left: box.left, width: box.width, bottom: innerHeight - box.bottom, 'max-height': box.height })) {
    place.style.setProperty(name, pixels + 'px');
  }
  // Each observation begins with a call.
  if (ground === watched) return;
  watched = ground;
  watch.disconnect();
  watch.observe(ground);
}

/**
 * Shows a short message on the picture's foot, each only once; errors and offers stay until they are closed. Of refusals
 * the latest counts: what was tried before is over.
 * @param {string} message @param {'done' | 'info' | 'hint' | 'refusal' | 'error' | 'offer'} kind @param {{ label: string, run: () => unknown }} [action]
 */
export function toast(message, kind = 'info', action) {
  const place = byId('messages');
  const same = childrenOf(place).find(other => other.firstChild?.textContent === message);
  if (same && kind === 'error') {
    place.append(same);
    return same;
  }
  same?.remove();
  childrenOf(place).find(other => other.dataset.kind === 'done')?.remove();
  if (kind === 'refusal') childrenOf(place).find(other => other.dataset.kind === kind)?.remove();
  const close = el('button', { class: 'tool', 'aria-label': 'Close', onclick: () => { shown.remove(); } }, '×');
  // What was done is told to screen readers already.
  const role = kind === 'done' ? undefined : kind === 'error' || kind === 'refusal' ? 'alert' : 'status';
  const shown = el('div', { class: 'toast', role, data: { kind } },
    el('span', { class: 'toast-text' }, message),
    action && el('button', { class: 'button', onclick: () => { shown.remove(); action.run(); } }, action.label), close);
  place.append(shown);
  const messages = childrenOf(place);
  if (messages.length > MOST) (messages.find(other => other.dataset.kind === 'info') ?? messages[0]).remove();
  lay(place);
  if (kind !== 'error' && kind !== 'offer') setTimeout(() => shown.remove(), 1000 * SECONDS[kind]);
  return shown;
}

/**
 * Says what was done where nothing else shows it, for a short while and until the next message.
 * @param {Studio} studio @param {string} message
 */
export function toastDone(studio, message) {
  studio.announce(message);
  toast(message, 'done');
}

/** Says why a gesture did nothing. @param {string} refusal without a full stop @param {{ label: string, run: () => unknown }} [wayOut] */
export function toastRefusal(refusal, wayOut) {
  toast(refusal.charAt(0).toUpperCase() + refusal.slice(1) + '.', 'refusal', wayOut);
}

/** Shows what went wrong. @param {unknown} error */
export function toastError(error) {
  toast(messageOf(error), 'error');
}
