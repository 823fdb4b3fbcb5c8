/** What a word means, under the pointer or, by keyboard, at the caret. */
import { StateEffect, StateField } from '@codemirror/state';
import { EditorView, hoverTooltip, showTooltip } from '@codemirror/view';
import { el } from '../ui/element.js';
import { isPopoverOpen, opensPopover } from './popover.js';
/** @import { StateEffectType } from '@codemirror/state' */
/** @import { Tooltip } from '@codemirror/view' */
/** @import { SourceText } from '../engine/sourcetext.js' */
/** @import { LanguageClient } from './languageclient.js' */

/** @param {NonNullable<ReturnType<SourceText['hover']>>} answer */
export function hoverText(answer) {
  return el('div', { class: 'doc hover', role: 'tooltip' },
    el('div', { class: 'doc-title' }, answer.title),
    answer.documentation.split('\n').filter(line => line).map(line => el('p', {}, line)));
}

/** @param {NonNullable<ReturnType<SourceText['hover']>>} answer */
const asTooltip = answer => ({ pos: answer.from, end: answer.to, above: true, create: () => ({ dom: hoverText(answer) }) });

/** @type {StateEffectType<Tooltip | null>} */
const show = StateEffect.define();

/** The one at the caret goes as soon as the caret or the text moves. */
const atCaret = StateField.define({
  /** @returns {Tooltip | null} */
  create: () => null,
  update(value, transaction) {
    for (const effect of transaction.effects) if (effect.is(show)) return effect.value;
    return transaction.docChanged || transaction.selection || opensPopover(transaction) ? null : value;
  },
  provide: field => showTooltip.from(field),
});

/** @param {LanguageClient} language */
export function hover(language) {
  const atPointer = hoverTooltip(async (view, pos) => {
    const answer = await language.ask('hover', pos);
    return answer && answer.title && !isPopoverOpen(view.state) ? asTooltip(answer) : null;
  }, { hoverTime: 350, hideOn: opensPopover });
  const close = EditorView.domEventHandlers({
    keydown(event, view) {
      if (event.key !== 'Escape' || !view.state.field(atCaret)) return false;
      view.dispatch({ effects: show.of(null) });
      return true;
    },
  });
  return [atPointer, atCaret, close];
}

/** @param {EditorView} view @param {LanguageClient} language */
export async function showHover(view, language) {
  const answer = await language.ask('hover', view.state.selection.main.head);
  if (answer && answer.title) view.dispatch({ effects: show.of(asTooltip(answer)) });
}
