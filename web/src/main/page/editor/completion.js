/** Completion: what could stand at the caret, with what it means. */
import { autocompletion, snippet } from '@codemirror/autocomplete';
import { EditorView } from '@codemirror/view';
import { NEW_TEXT } from '../document/template.js';
import { el } from '../ui/element.js';
import { isInSectionName } from './sectionname.js';
/** @import { CompletionItem } from '../engine/sourcetext.js' */
/** @import { LanguageClient } from './languageclient.js' */
/** @import { CompletionContext } from '@codemirror/autocomplete' */

/** Where typing asks by itself: behind what begins a word, a reference or a value. */
const ASKS = /[\w@:#"[.,>+*-]$/;

/** A number, or the time of a key. */
const NUMBER = /(^|[\s,>])[-+.\d]+:?$/;

/**
 * Returns whether a line needs no help where the caret is. An open list takes Enter, so it must not
 * open by itself where a line is complete.
 *
 * @param {string} line up to the caret
 * @param {string} typed the word before the caret
 * @param {string[]} labels what could stand there
 */
export function isComplete(line, typed, labels) {
  return NUMBER.test(line) || labels.includes(typed);
}

/**
 * The engine marks places to type over as ${text}; CodeMirror's snippets have the same form.
 * @param {CompletionItem} item
 */
function insertion(item) {
  if (!item.insert.includes('${')) return { apply: item.insert };
  return { apply: snippet(item.insert) };
}

/** @param {CompletionItem} item */
function info(item) {
  if (!item.documentation) return undefined;
  return () => ({
    dom: el('div', { class: 'doc' },
      item.kind === 'color' ? swatch(item.label) : null,
      item.documentation.split('\n').map(line => el('p', {}, line))),
  });
}

/** @param {string} color */
function swatch(color) {
  const shown = el('span', { class: 'doc-swatch' });
  shown.style.setProperty('background-color', color.split(',')[0]);
  return shown;
}

/** What an empty text offers first: the smallest thing that moves. */
const START = { label: 'start', type: 'keyword', detail: 'a small character that moves', apply: NEW_TEXT, boost: 99 };

/** @param {string} typed */
const startsStart = typed => START.label.startsWith(typed);

/** @param {LanguageClient} language */
export function completion(language) {
  /** @param {CompletionContext} context */
  const source = async context => {
    if (!context.explicit && !ASKS.test(context.state.sliceDoc(Math.max(0, context.pos - 1), context.pos))) return null;
    if (!context.explicit && isInSectionName(context.state, context.pos)) return null;
    language.read(context.state.sliceDoc());
    const answer = await language.ask('completion', context.pos);
    if (!answer || context.aborted) return null;
    const typed = context.state.sliceDoc(answer.from, context.pos);
    const begins = context.state.sliceDoc().trim() === typed && startsStart(typed);
    if (answer.items.length === 0 && !begins) return null;
    const line = context.state.sliceDoc(context.state.doc.lineAt(context.pos).from, context.pos);
    if (!context.explicit && isComplete(line, typed, answer.items.map(item => item.label))) return null;
    // A quote that is there already is not written twice.
    const closed = typed.startsWith('"') && context.state.sliceDoc(answer.to, answer.to + 1) === '"';
    return {
      from: answer.from,
      to: closed ? answer.to + 1 : answer.to,
      options: [...begins ? [START] : [], ...answer.items.map((item, index) => ({
        label: item.label, type: item.kind, detail: item.detail, info: info(item), boost: -Math.min(99, index), ...insertion(item),
      }))],
      // Without another question: Enter may come before its answer.
      validFor: begins ? startsStart : undefined,
    };
  };
  return [
    autocompletion({
      override: [source],
      icons: true,
      activateOnTyping: true,
      maxRenderedOptions: 80,
      tooltipClass: () => 'completion',
    }),
    // What scrolls must be reached by keyboard alone, and be seen by axe to be.
    EditorView.updateListener.of(({ view }) => view.dom.querySelector('.cm-tooltip-autocomplete > ul')?.setAttribute('tabindex', '0')),
  ];
}
