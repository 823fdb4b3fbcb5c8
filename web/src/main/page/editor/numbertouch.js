/**
 * Numbers for fingers: one that was tapped gets a small bar above it, with a grip that is dragged
 * sideways and buttons for single steps. A long press and a drag in the text stay what they are,
 * selecting and scrolling.
 */
import { StateField } from '@codemirror/state';
import { EditorView, showTooltip } from '@codemirror/view';
import { el } from '../ui/element.js';
import { numberAt } from './marks.js';
import { dragOf, stepNumber } from './numbers.js';
/** @import { Tooltip } from '@codemirror/view' */
/** @import { LanguageClient } from './languageclient.js' */

/** @param {LanguageClient} language */
export function numberTouch(language) {
  let byFinger = false;

  /** The same object while the caret stays in the number, so that the bar is not made anew. */
  const bar = StateField.define({
    /** @returns {Tooltip | null} */
    create: () => null,
    update(value, { state, selection, docChanged }) {
      if (!selection && !docChanged) return value;
      const { main } = state.selection;
      const number = byFinger && main.empty ? numberAt(state, main.head) : null;
      if (!number) return null;
      return value?.pos === number.from ? value : { pos: number.from, above: true, create };
    },
    provide: field => showTooltip.from(field),
  });

  /** @param {EditorView} view */
  const create = view => {
    /** @param {number} change @param {string} sign @param {string} label */
    const step = (change, sign, label) => el('button', { class: 'number-step', 'aria-label': label, onclick: () => stepNumber(language, view, change) }, sign);
    const grip = el('span', { class: 'number-grip', title: 'Drag sideways', onpointerdown: event => drag(event, view) }, '↔');
    // The text keeps the focus, and with it the keyboard on the screen stays as it is.
    return { dom: el('div', { class: 'number-bar', onmousedown: event => event.preventDefault() }, step(-1, '−', 'Less'), grip, step(1, '+', 'More')) };
  };

  /** @param {PointerEvent & { currentTarget: HTMLElement }} event @param {EditorView} view */
  const drag = (event, view) => {
    const number = numberAt(view.state, view.state.selection.main.head);
    if (!number) return;
    event.preventDefault();
    const { currentTarget: grip, pointerId } = event;
    const { move } = dragOf(view, language, number, event.clientX);
    grip.setPointerCapture(pointerId);
    grip.addEventListener('pointermove', move);
    grip.addEventListener('lostpointercapture', () => grip.removeEventListener('pointermove', move), { once: true });
  };

  return [bar, EditorView.domEventHandlers({ pointerdown: event => { byFinger = event.pointerType === 'touch'; return false; } })];
}
