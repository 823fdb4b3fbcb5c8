/**
 * Typing over chosen text. Left to itself, Chromium would keep the background of what is replaced in
 * a style attribute, which the page's security policy forbids and the console complains about.
 */
import { EditorView } from '@codemirror/view';

export const typeOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { main } = view.state.selection;
    if (event.inputType !== 'insertText' || !event.data || event.isComposing || view.composing || main.empty) return false;
    const insert = () => view.state.update(view.state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true });
    const handled = view.state.facet(EditorView.inputHandler).some(handler => handler(view, main.from, main.to, event.data, insert));
    if (!handled) view.dispatch(insert());
    return true;
  },
});
