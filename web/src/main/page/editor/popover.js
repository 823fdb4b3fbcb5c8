/** A small form at a place in the text, such as the colour picker; one at a time. */
import { Prec, StateEffect, StateField } from '@codemirror/state';
import { EditorView, ViewPlugin, showTooltip } from '@codemirror/view';
import { el } from '../ui/element.js';
/** @import { EditorState, StateEffectType, Transaction } from '@codemirror/state' */
/** @import { Tooltip } from '@codemirror/view' */

/** @typedef {Tooltip & { isHint?: boolean }} Popover */
/** @typedef {HTMLElement & { focusFirst?: () => void }} Form */

/** @type {StateEffectType<Popover | null>} */
const setPopover = StateEffect.define();

/** It stays with its place while the text changes, also through its own changes. */
const popoverField = StateField.define({
  /** @returns {Popover | null} */
  create: () => null,
  update(value, transaction) {
    for (const effect of transaction.effects) if (effect.is(setPopover)) return effect.value;
    if (value?.isHint && (transaction.docChanged || transaction.selection)) return null;
    if (!value || !transaction.docChanged) return value;
    return { ...value, pos: transaction.changes.mapPos(value.pos, -1) };
  },
  provide: field => showTooltip.from(field),
});

/**
 * Opens a form at an offset.
 *
 * @param {(close: () => void) => Form} build called with a function that closes it; the form has `focusFirst` if
 *     something in it takes the keys
 * @param closed called when it is gone, by whatever way
 * @param {EditorView} view @param {number} pos
 */
export function openPopover(view, pos, build, closed = () => {}) {
  closePopover(view);
  const close = () => closePopover(view);
  view.dispatch({
    effects: setPopover.of({
      pos, above: false, arrow: false,
      create() {
        const dom = build(close);
        dom.classList.add('popover');
        dom.addEventListener('keydown', event => {
          event.stopPropagation();
          if (event.key !== 'Escape') return;
          event.preventDefault();
          close();
          view.focus();
        });
        return { dom, mount: () => dom.focusFirst?.(), destroy: closed };
      },
    }),
  });
}

/**
 * Says something at an offset, and takes no keys: it goes as soon as the caret or the text moves.
 * @param {EditorView} view @param {number} pos @param {string} text
 */
export function openHint(view, pos, text) {
  const create = () => ({ dom: el('div', { class: 'popover hint' }, text) });
  view.dispatch({ effects: setPopover.of({ pos, above: false, arrow: false, isHint: true, create }) });
}

/** @param {EditorView} view */
export function closePopover(view) {
  if (!isPopoverOpen(view.state)) return false;
  view.dispatch({ effects: setPopover.of(null) });
  return true;
}

/** @param {EditorState} state */
export function isPopoverOpen(state) {
  return Boolean(state.field(popoverField, false));
}

/**
 * Whether a form or hint opens with this transaction: what else lies over the text goes then.
 * @param {Transaction} transaction
 */
export function opensPopover(transaction) {
  return transaction.effects.some(effect => effect.is(setPopover) && effect.value !== null);
}

/** A press anywhere else closes it, also outside of the text. */
const closeOutside = ViewPlugin.fromClass(class {
  /** @param {EditorView} view */
  constructor(view) {
    this.listener = (/** @type {Event} */ event) => {
      const inside = event.composedPath().some(element => element instanceof Element && element.classList.contains('popover'));
      if (!inside) closePopover(view);
    };
    document.addEventListener('pointerdown', this.listener, true);
  }

  destroy() {
    document.removeEventListener('pointerdown', this.listener, true);
  }
});

/** Escape while the keys go to the text: hints never have them, and forms can be left with Tab. */
const closeByKey = Prec.high(EditorView.domEventHandlers({
  keydown: (event, view) => event.key === 'Escape' && closePopover(view),
}));

export const popovers = [popoverField, closeOutside, closeByKey];
