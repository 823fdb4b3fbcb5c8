/** Names of animations and skins while they are typed: no list opens over them, and Enter is done with them. */
import { EditorSelection } from '@codemirror/state';
/** @import { EditorState } from '@codemirror/state' */
/** @import { KeyBinding } from '@codemirror/view' */

/** Returns whether a place lies between the quotes of a name. @param {EditorState} state @param {number} offset */
export function isInSectionName(state, offset) {
  const { from, text } = state.doc.lineAt(offset);
  return /^(anim|skin)\s+"[^"]*$/.test(text.slice(0, offset - from)) && /^[^"]*"/.test(text.slice(offset - from));
}

/** @type {KeyBinding['run']} */
const leave = view => {
  const { main } = view.state.selection;
  if (!isInSectionName(view.state, main.head)) return false;
  const { to } = view.state.doc.lineAt(main.head);
  view.dispatch({ selection: EditorSelection.cursor(to), scrollIntoView: true, userEvent: 'select' });
  return true;
};

/** @type {KeyBinding[]} */
export const nameKeys = [{ key: 'Enter', run: leave }, { key: 'Tab', run: leave }];
