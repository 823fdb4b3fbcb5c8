/** A short tour for the first visit: one step beside each part of the page. */
import { byId, el, query } from './element.js';
/** @import { Studio } from '../document/studio.js' */

/** Pixels between the box and what it explains. */
const GAP = 10;

const STEPS = [
  { at: '#left', title: 'Write', text: 'A character is text: bones, slots and animations. Problems show as you type, and the last good picture stays.' },
  { at: '#viewports', title: 'Watch', text: 'The picture follows each keystroke. Click a part to find its line; drag a bone in the setup pose to change its numbers.' },
  { at: '.transport', title: 'Animate', text: 'Choose an animation, or make one, pause, turn on Record (A) and drag a bone: that writes a key on this frame. The dope sheet (D) shows all keys.' },
  { at: '#menu-file', title: 'Open and save', text: 'Open or drop .skel2d and .skf files, drop images to add them, start from an example, share a link, or export images and video.' },
  { at: '#menu-help', title: 'Get help', text: 'Find shortcuts, commands and this tour here. Press ? for all shortcuts.' },
];

/** @param {Studio} studio */
export function startTour(studio) {
  if (document.querySelector('.tour')) return;
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  let at = 0;
  const box = el('div', { class: 'tour', role: 'dialog', 'aria-modal': 'false', 'aria-label': 'Tour' });
  byId('overlays').append(box);
  const end = () => {
    box.remove();
    stopFollowing();
    window.removeEventListener('resize', show);
    document.querySelector('.tour-target')?.classList.remove('tour-target');
    studio.set('toured', true);
    before?.focus({ preventScroll: true });
  };
  const show = () => {
    const step = STEPS[at];
    const target = /** @type {HTMLElement} */ (document.querySelector(step.at));
    document.querySelector('.tour-target')?.classList.remove('tour-target');
    target.classList.add('tour-target');
    box.replaceChildren(
      el('h2', {}, step.title),
      el('p', {}, step.text),
      el('div', { class: 'tour-actions' },
        el('span', { class: 'quiet' }, `${at + 1} of ${STEPS.length}`),
        el('button', { class: 'button', onclick: end }, 'Skip'),
        el('button', { class: 'button primary', onclick: () => (++at < STEPS.length ? show() : end()) }, at + 1 < STEPS.length ? 'Next' : 'Done')));
    place(box, target.getBoundingClientRect());
    query(box, '.primary')?.focus({ preventScroll: true });
  };
  box.addEventListener('keydown', event => event.key === 'Escape' && end());
  const stopFollowing = studio.on('document', end);
  window.addEventListener('resize', show);
  show();
}

/**
 * Beside what it explains, never over it: to the right, left, below or above, where there is room.
 * @param {HTMLElement} box @param {DOMRect} target
 */
function place(box, target) {
  const { offsetWidth: width, offsetHeight: height } = box;
  const x = Math.max(GAP, Math.min(target.left + GAP, innerWidth - width - GAP));
  const y = Math.max(GAP, Math.min(target.top + target.height / 2 - height / 2, innerHeight - height - GAP));
  const isLow = target.height < 80;
  const [left, top] = [
    { left: target.right + GAP, top: y, fits: !isLow && target.right + width + 2 * GAP <= innerWidth },
    { left: target.left - width - GAP, top: y, fits: !isLow && target.left - width - 2 * GAP >= 0 },
    { left: x, top: target.bottom + GAP, fits: target.bottom + height + 2 * GAP <= innerHeight },
    { left: x, top: target.top - height - GAP, fits: target.top - height - 2 * GAP >= 0 },
    { left: x, top: innerHeight - height - GAP, fits: true },
  ].filter(({ fits }) => fits).map(({ left, top }) => [left, top])[0];
  box.style.setProperty('left', left + 'px');
  box.style.setProperty('top', top + 'px');
}
