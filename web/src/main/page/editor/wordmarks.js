/** Words that are marked from elsewhere: those just written, for a moment, and those that hold at the playhead. */
import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
/** @import { StateEffectType } from '@codemirror/state' */
/** @import { DecorationSet } from '@codemirror/view' */
/** @import { Range } from '../engine/sourcetext.js' */

/** Milliseconds that a mark of what was written is seen; the style sheet knows it too. */
const LENGTH = 1200;

/** @param {string} name */
function marks(name) {
  /** @type {StateEffectType<DecorationSet>} */
  const set = StateEffect.define();
  const mark = Decoration.mark({ class: name });
  const field = StateField.define({
    create: () => Decoration.none,
    update(value, transaction) {
      for (const effect of transaction.effects) if (effect.is(set)) return effect.value;
      return value.map(transaction.changes);
    },
    provide: of => EditorView.decorations.from(of),
  });
  /** @param {EditorView} view @param {Range[]} words */
  const effect = (view, words) => {
    const end = view.state.doc.length;
    const shown = words.filter(({ from, to }) => from < to && to <= end).sort((a, b) => a.from - b.from);
    return set.of(Decoration.set(shown.map(({ from, to }) => mark.range(from, to))));
  };
  return { field, effect };
}

const written = marks('just-written');
const current = marks('at-playhead');

export const wordMarks = [written.field, current.field];

let timer = 0;

/** Marks words for a moment and brings them into view. @param {EditorView} view @param {Range[]} words in the text as it is now */
export function flash(view, words) {
  if (words.length === 0) return;
  const first = Math.min(view.state.doc.length, ...words.map(({ from }) => from));
  view.dispatch({ effects: [written.effect(view, words), EditorView.scrollIntoView(first, { y: 'nearest', yMargin: 60 })] });
  clearTimeout(timer);
  timer = setTimeout(() => view.dispatch({ effects: written.effect(view, []) }), LENGTH);
}

/** Marks words until others are. @param {EditorView} view @param {Range[]} words */
export function markWords(view, words) {
  view.dispatch({ effects: current.effect(view, words) });
}
