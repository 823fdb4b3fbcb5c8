/** Marks the other places of the name at the caret, once the caret rests. */
import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin } from '@codemirror/view';
/** @import { LanguageClient } from './languageclient.js' */
/** @import { StateEffectType } from '@codemirror/state' */
/** @import { DecorationSet, ViewUpdate } from '@codemirror/view' */

const PAUSE = 250;
const MOST = 500;
/** @type {StateEffectType<DecorationSet>} */
const setPlaces = StateEffect.define();
const mark = Decoration.mark({ class: 'same-name' });

const places = StateField.define({
  create: () => Decoration.none,
  update(value, transaction) {
    for (const effect of transaction.effects) if (effect.is(setPlaces)) return effect.value;
    return transaction.docChanged ? Decoration.none : value;
  },
  provide: field => EditorView.decorations.from(field),
});

/** @param {LanguageClient} language */
export function sameNames(language) {
  const follower = ViewPlugin.fromClass(class {
    timer = 0;

    /** @param {ViewUpdate} update */
    update(update) {
      if (!update.selectionSet && !update.docChanged) return;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.ask(update.view), PAUSE);
    }

    /** @param {EditorView} view */
    async ask(view) {
      const { doc, selection } = view.state;
      const found = selection.main.empty ? (await language.ask('references', selection.main.head)) ?? [] : [];
      if (view.state.doc !== doc || found.length === 0 && view.state.field(places).size === 0) return;
      const marks = found.length > 1 ? found.slice(0, MOST).filter(({ from, to }) => from < to) : [];
      view.dispatch({ effects: setPlaces.of(Decoration.set(marks.map(({ from, to }) => mark.range(from, to)))) });
    }

    destroy() {
      clearTimeout(this.timer);
    }
  });
  return [places, follower];
}
