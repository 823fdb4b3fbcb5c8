/**
 * Typing. Letters go into the text directly, not through the page as CodeMirror would let them: it
 * reads from the page what the browser put there, and when the text scrolls in that moment it reads the
 * letter but not where the caret is behind it, so that the letters that follow come before it. And over
 * chosen text Chromium would keep the background of what is replaced in a style attribute, which the
 * page's security policy forbids.
 */
import { EditorView } from '@codemirror/view';

export const typing = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data } = event;
    if (!data || !isPlain(event, view)) return false;
    const { main } = view.state.selection;
    const insert = () => view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    const handled = view.state.facet(EditorView.inputHandler).some(handler => handler(view, main.from, main.to, data, insert));
    if (!handled) view.dispatch(insert());
    return true;
  },
});

/**
 * Words that are being composed, and letters that replace others than the chosen, are the browser's.
 * @param {InputEvent} event @param {EditorView} view
 */
function isPlain(event, view) {
  if (event.inputType !== 'insertText' || event.isComposing || view.composing || view.state.readOnly) return false;
  const [range] = event.getTargetRanges();
  return !view.state.selection.main.empty || !range || range.collapsed;
}
