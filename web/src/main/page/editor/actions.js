/** The editor's commands: one list for menus, the palette, the shortcut sheet and the keys. */
import { foldAll, foldCode, unfoldAll, unfoldCode } from '@codemirror/language';
import * as edit from '@codemirror/commands';
import { startCompletion } from '@codemirror/autocomplete';
import { gotoLine, openSearchPanel, selectNextOccurrence, selectSelectionMatches } from '@codemirror/search';
import { command } from '../ui/commands.js';
import { query } from '../ui/element.js';
import { toggleBeside } from '../ui/beside.js';
import { showPanel } from '../ui/tabs.js';
import { showHover } from './hover.js';
import { numberAt } from './marks.js';
import { stepNumber } from './numbers.js';
import { openPicker } from './picker.js';
import { startRename } from './rename.js';
import { ownStep } from './undo.js';
/** @import { Parts } from './starteditor.js' */
/** @import { Command as ViewCommand, EditorView } from '@codemirror/view' */

/** Opens find, with its replace field focused if asked. @param {EditorView} view @param {boolean} replace */
function find(view, replace) {
  openSearchPanel(view);
  /** @type {HTMLInputElement | null} */
  const field = view.dom.querySelector(replace ? '[name=replace]' : '[name=search]');
  field?.focus();
  field?.select();
  return true;
}

/** @param {Parts} parts */
async function format({ studio, textView, language }) {
  const { view } = textView;
  const { doc } = view.state;
  const change = await language.ask('format');
  if (!change || view.state.doc !== doc) return;
  if (change.refusal) studio.announce(change.refusal);
  if (change.edits.length > 0) view.dispatch({ changes: change.edits, annotations: ownStep, userEvent: 'input.format' });
}

/**
 * Numbers step where the caret is on one; elsewhere the keys keep moving lines.
 * @param {Parts} parts @param {number} change @param {ViewCommand} moveLine @returns {ViewCommand}
 */
function numberOrLine(parts, change, moveLine) {
  return view => (numberAt(view.state, view.state.selection.main.head) ? stepNumber(parts.language, view, change) : moveLine(view));
}

/** Commands whose keys work on the whole page; those of the others mean something else in pictures. */
const GLOBAL = new Set(['edit.find', 'edit.replace', 'edit.goToLine', 'text.nextProblem', 'text.previousProblem',
  'panel.problems', 'panel.source', 'panel.outline', 'panel.reference']);
/** These work in pictures too, but leave the fields of forms their own. */
const BESIDE = new Set(['edit.undo', 'edit.redo', 'edit.format']);

/**
 * What each command does with the view; what returns false lets the key go on.
 * @param {Parts} parts @returns {[id: string, title: string, keys: string, act: ViewCommand, alsoKeys?: string][]}
 */
function list(parts) {
  const { studio, language, problems, navigation, dock } = parts;
  /** @param {(view: EditorView) => unknown} action @returns {ViewCommand} */
  const done = action => view => { action(view); return true; };
  return [
    ['edit.undo', 'Undo', 'Mod-z', edit.undo],
    ['edit.redo', 'Redo', 'Mod-Shift-z', edit.redo, 'Mod-y'],
    ['edit.find', 'Find', 'Mod-f', view => find(view, false)],
    ['edit.replace', 'Find and replace', 'Mod-Alt-f', view => find(view, true)],
    ['edit.goToLine', 'Go to line', 'Mod-Alt-g', gotoLine],
    ['edit.complete', 'Suggest completions', 'Ctrl-Space', startCompletion],
    ['edit.explain', 'Show help for the word at the caret', 'Mod-i', done(view => showHover(view, language))],
    ['edit.definition', 'Go to definition', 'F12', done(() => navigation.goToDefinition())],
    ['edit.references', 'Find references', 'Shift-F12', done(() => navigation.listReferences())],
    ['text.back', 'Go back', 'Mod-Alt-ArrowLeft', done(() => navigation.goBack())],
    ['edit.rename', 'Rename', 'F2', done(view => startRename(studio, view, language))],
    ['edit.format', 'Format', 'Shift-Alt-f', done(() => format(parts))],
    ['edit.color', 'Change colour at the caret', 'Mod-Alt-c', view => openPicker(view, view.state.selection.main.head)],
    ['text.numberUp', 'Increase number at the caret', 'Alt-ArrowUp', numberOrLine(parts, 1, edit.moveLineUp)],
    ['text.numberDown', 'Decrease number at the caret', 'Alt-ArrowDown', numberOrLine(parts, -1, edit.moveLineDown)],
    ['text.numberUpFar', 'Increase number at the caret by 10 steps', 'Shift-Alt-ArrowUp', numberOrLine(parts, 10, edit.copyLineUp)],
    ['text.numberDownFar', 'Decrease number at the caret by 10 steps', 'Shift-Alt-ArrowDown', numberOrLine(parts, -10, edit.copyLineDown)],
    ['edit.comment', 'Toggle comment', 'Mod-/', edit.toggleLineComment],
    ['edit.nextOccurrence', 'Add next match to the selection', 'Mod-d', selectNextOccurrence],
    ['text.allOccurrences', 'Select all matches', 'Mod-Shift-l', selectSelectionMatches],
    ['text.cursorAbove', 'Add cursor above', 'Mod-Alt-ArrowUp', edit.addCursorAbove],
    ['text.cursorBelow', 'Add cursor below', 'Mod-Alt-ArrowDown', edit.addCursorBelow],
    ['text.fold', 'Fold', 'Mod-Alt-[', foldCode],
    ['text.unfold', 'Unfold', 'Mod-Alt-]', unfoldCode],
    ['text.foldAll', 'Fold all', 'Mod-Alt-Shift-[', foldAll],
    ['text.unfoldAll', 'Unfold all', 'Mod-Alt-Shift-]', unfoldAll],
    ['text.tabKey', 'Tab key moves focus', 'Ctrl-m', edit.toggleTabFocusMode],
    ['text.deleteLine', 'Delete line', 'Mod-Shift-k', edit.deleteLine],
    ['text.nextProblem', 'Next problem', 'F8', done(() => problems.step(1))],
    ['text.previousProblem', 'Previous problem', 'Shift-F8', done(() => problems.step(-1))],
    ['panel.problems', 'Show problems', 'Mod-Shift-m', done(() => dock.focus('problems'))],
    ['panel.source', 'Show source', 'Alt-1', done(view => { showPanel('source'); view.focus(); })],
    ['panel.outline', 'Show outline', 'Alt-2', done(() => { showPanel('outline'); query(document, '.outline .filter')?.focus(); })],
    ['panel.reference', 'Show language reference', 'Alt-3', done(() => toggleBeside(studio, 'reference'))],
  ];
}

/** Outside of the text, what was done last may be a pose that is only tried. @param {Parts} parts */
function dropsTrial({ studio }) {
  const drops = studio.viewports[studio.activeViewport]?.dropTrial() ?? false;
  if (drops) studio.announce('tried pose taken back');
  return drops;
}

/** From a menu or another panel: what acts on the caret is of no use where it is not seen. @param {EditorView} view */
function bringUp(view) {
  showPanel('source');
  view.focus();
}

/**
 * Registers the commands; returns key bindings for the view, which know every keyboard layout.
 * @param {Parts} parts
 */
export function registerActions(parts) {
  const isOpen = () => parts.studio.document?.kind === 'skel2d';
  const bindings = [];
  for (const [id, title, keys, act, alsoKeys] of list(parts)) {
    const within = GLOBAL.has(id) || BESIDE.has(id) ? undefined : '#editor';
    const run = () => {
      if (id === 'edit.undo' && dropsTrial(parts)) return;
      if (!BESIDE.has(id) && !id.startsWith('panel.')) bringUp(parts.textView.view);
      return act(parts.textView.view);
    };
    command({ id, title, keys, alsoKeys, global: GLOBAL.has(id), within, enabled: isOpen, run });
    bindings.push({ key: keys, run: act });
  }
  const { studio, textView } = parts;
  textView.wraps = studio.settings.wrap === true;
  command({
    id: 'text.wrap', title: 'Wrap long lines', keys: 'Alt-z', global: true, enabled: isOpen, checked: () => textView.wraps,
    run: () => {
      textView.wraps = !textView.wraps;
      studio.set('wrap', textView.wraps);
    },
  });
  return bindings;
}
