import { byId } from './element.js';
/** @import { Studio } from '../document/studio.js' */

/**
 * The divider between the panes: by mouse, finger or arrow keys; a double click resets it. On narrow
 * windows the panes lie on top of each other and it moves up and down.
 */
const FIRST = 0.45;

/** @param {Studio} studio */
export function startDivider(studio) {
  const divider = byId('divider');
  const panes = byId('panes');
  const narrow = matchMedia('(max-width: 820px)');
  let share = FIRST;

  /** @param {number} wanted */
  const apply = wanted => {
    share = Math.min(0.8, Math.max(0.2, wanted));
    panes.style.setProperty('--left', (share * 100).toFixed(2) + '%');
    divider.setAttribute('aria-valuenow', String(Math.round(share * 100)));
  };
  const keep = () => studio.set('left', share);
  const follow = () => divider.setAttribute('aria-orientation', narrow.matches ? 'horizontal' : 'vertical');
  narrow.addEventListener('change', follow);

  divider.addEventListener('pointerdown', event => {
    divider.setPointerCapture(event.pointerId);
    /** @param {PointerEvent} moved */
    const move = moved => {
      const box = panes.getBoundingClientRect();
      apply(narrow.matches ? (moved.clientY - box.top) / box.height : (moved.clientX - box.left) / box.width);
    };
    divider.addEventListener('pointermove', move);
    divider.addEventListener('lostpointercapture', () => {
      divider.removeEventListener('pointermove', move);
      keep();
    }, { once: true });
  });
  divider.addEventListener('keydown', event => {
    const step = { ArrowLeft: -0.02, ArrowUp: -0.02, ArrowRight: 0.02, ArrowDown: 0.02 }[event.key];
    if (!step) return;
    apply(share + step);
    keep();
    event.preventDefault();
  });
  divider.addEventListener('dblclick', () => {
    apply(FIRST);
    keep();
  });
  divider.setAttribute('aria-valuemin', '20');
  divider.setAttribute('aria-valuemax', '80');
  follow();
  apply(studio.settings.left ?? FIRST);
}
