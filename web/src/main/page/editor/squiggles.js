/** Problems in the text itself: underlined, marked in the gutter, explained under the pointer. */
import { lintGutter, linter, setDiagnostics } from '@codemirror/lint';
import { el } from '../ui/element.js';
import { ownStep } from './undo.js';
/** @import { Range } from '../engine/sourcetext.js' */
/** @import { EditorView } from '@codemirror/view' */

/**
 * @typedef {{ title: string, edits: (Range & { text: string })[], found: string[], length: number }} Fix found: what the edits replace;
 *     length: of the whole text
 * @typedef {{from: number, to: number, severity: 'error'|'warning'|'info', code: string, message: string, hint: string, fixes: Fix[]}} Problem
 * @param {Problem} problem
 */

export function explanation(problem) {
  return el('div', { class: 'explanation' },
    el('div', { class: 'explanation-message' }, sentence(problem.message)),
    problem.hint ? el('div', { class: 'explanation-hint' }, sentence(problem.hint)) : null,
    el('div', { class: 'explanation-code' }, problem.code));
}

/** Messages start in lower case, because the command line puts a place before them. @param {string} text */
export const sentence = text => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Applies a fix, if the text is still as it was when the problem was found.
 * @param {EditorView} view @param {Fix} fix
 */
export function applyFix(view, fix) {
  const isSame = view.state.doc.length === fix.length && fix.edits.every(({ from, to }, index) => view.state.sliceDoc(from, to) === fix.found[index]);
  if (!isSame) return;
  view.dispatch({ changes: fix.edits.map(({ from, to, text }) => ({ from, to, insert: text })), annotations: ownStep, userEvent: 'input.fix', scrollIntoView: true });
  view.focus();
}

/** @param {EditorView} view @param {Problem[]} problems */
export function markProblems(view, problems) {
  const length = view.state.doc.length;
  view.dispatch(setDiagnostics(view.state, problems.map(problem => ({
    from: Math.min(problem.from, length),
    to: Math.min(Math.max(problem.to, problem.from), length),
    severity: problem.severity,
    markClass: 'squiggle-' + problem.severity,
    message: problem.message,
    renderMessage: () => explanation(problem),
    actions: problem.fixes.map(fix => ({ name: fix.title, apply: (applied) => applyFix(applied, fix) })),
  }))));
}

export const squiggles = [linter(null, { delay: 0 }), lintGutter()];
