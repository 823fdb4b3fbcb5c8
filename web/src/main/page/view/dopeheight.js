/** The upper edge of the dope sheet: by mouse, finger or arrow keys; a double click resets it. */
import { el } from '../ui/element.js';
/** @import { DopeSheet } from './dopesheet.js' */

const LEAST = 120;
const STEP = 20;

/** @param {DopeSheet} sheet */
export function heightHandle(sheet) {
  const { studio } = sheet;
  /** @param {number | null} pixels null for the usual height */
  const apply = pixels => {
    const most = Math.max(LEAST, 0.8 * (sheet.element.parentElement?.clientHeight ?? 0));
    const height = pixels === null ? null : Math.round(Math.min(most, Math.max(LEAST, pixels)));
    if (height === null) sheet.element.style.removeProperty('height');
    else sheet.element.style.setProperty('height', height + 'px');
    studio.set('sheetHeight', height);
  };
  const handle = el('div', {
    class: 'dope-edge', role: 'separator', tabindex: '0', 'aria-orientation': 'horizontal', 'aria-label': 'Height of the dope sheet',
    'aria-valuemin': String(LEAST), 'aria-valuenow': '250', title: 'Drag to resize, double click to reset',
    onpointerdown: event => {
      handle.setPointerCapture(event.pointerId);
      /** @param {PointerEvent} moved */
      const move = moved => apply(sheet.element.getBoundingClientRect().bottom - moved.clientY);
      handle.addEventListener('pointermove', move);
      handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), { once: true });
    },
    onkeydown: event => {
      const by = { ArrowUp: STEP, ArrowDown: -STEP }[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      apply(sheet.element.clientHeight + by);
    },
    ondblclick: () => apply(null),
  });
  new ResizeObserver(() => handle.setAttribute('aria-valuenow', String(Math.round(sheet.element.clientHeight)))).observe(sheet.scroller);
  const { sheetHeight } = studio.settings;
  if (typeof sheetHeight === 'number') sheet.element.style.setProperty('height', sheetHeight + 'px');
  return handle;
}
