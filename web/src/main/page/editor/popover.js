/** A small form at a place in the text, such as the colour picker; one at a time. */
import { StateEffect, StateField } from '@codemirror/state';
import { ViewPlugin, showTooltip } from '@codemirror/view';

const setPopover = StateEffect.define();

/** It stays with its place while the text changes, also through its own changes. */
const popoverField = StateField.define({
  create: () => null,
  update(value, transaction) {
    for (const effect of transaction.effects) if (effect.is(setPopover)) return effect.value;
    if (!value || !transaction.docChanged) return value;
    return { ...value, pos: transaction.changes.mapPos(value.pos, -1) };
  },
  provide: field => showTooltip.from(field),
});

/**
 * Opens a form at an offset.
 *
 * @param build called with a function that closes it; returns the element, with `focusFirst` if
 *     something in it takes the keys
 * @param closed called when it is gone, by whatever way
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

export function closePopover(view) {
  if (view.state.field(popoverField, false)) view.dispatch({ effects: setPopover.of(null) });
}

/** A press anywhere else closes it, also outside of the text. */
const closeOutside = ViewPlugin.fromClass(class {
  constructor(view) {
    this.listener = event => {
      const inside = event.composedPath().some(element => element instanceof Element && element.classList.contains('popover'));
      if (!inside) closePopover(view);
    };
    document.addEventListener('pointerdown', this.listener, true);
  }

  destroy() {
    document.removeEventListener('pointerdown', this.listener, true);
  }
});

export const popovers = [popoverField, closeOutside];
