/**
 * Typing over chosen text. Left to itself, Chromium would keep the background of what is replaced in
 * a style attribute, which the page's security policy forbids and the console complains about.
 */
import { EditorView, ViewPlugin } from '@codemirror/view';

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

/**
 * CodeMirror reads pending letters when the text scrolls, but not where the caret is after them, so
 * that the next letter would come before the last. Here both are read right before it does; the
 * observer is not in its documentation, and without it all is as it was.
 */
export const lettersBeforeScrolling = ViewPlugin.fromClass(class {
  constructor(view) {
    this.listener = () => view.observer?.flush?.();
    window.addEventListener('scroll', this.listener, { capture: true, passive: true });
  }

  destroy() {
    window.removeEventListener('scroll', this.listener, { capture: true });
  }
});
