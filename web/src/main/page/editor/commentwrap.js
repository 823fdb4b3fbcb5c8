/** Lines that are nothing but a comment wrap at the edge of what is seen: they are prose, and code is not. */
import { Decoration, ViewPlugin } from '@codemirror/view';
import { RangeSetBuilder } from '@codemirror/state';
/** @import { EditorView, ViewUpdate } from '@codemirror/view' */

const comment = Decoration.line({ class: 'comment-line' });

export const commentWrap = ViewPlugin.fromClass(class {
  /** @param {EditorView} view */
  constructor(view) {
    this.decorations = commentsOf(view);
    this.measure(view);
  }

  /** @param {ViewUpdate} update */
  update(update) {
    if (update.docChanged || update.viewportChanged) this.decorations = commentsOf(update.view);
    if (update.geometryChanged) this.measure(update.view);
  }

  /** @param {EditorView} view */
  measure(view) {
    view.requestMeasure({
      key: this,
      read: () => view.scrollDOM.clientWidth - (view.contentDOM.getBoundingClientRect().left - view.scrollDOM.getBoundingClientRect().left + view.scrollDOM.scrollLeft),
      write: width => view.contentDOM.style.setProperty('--seen-width', Math.max(120, width) + 'px'),
    });
  }
}, { decorations: plugin => plugin.decorations });

/** @param {EditorView} view */
function commentsOf(view) {
  /** @type {RangeSetBuilder<Decoration>} */
  const found = new RangeSetBuilder();
  for (const { from, to } of view.visibleRanges) {
    for (let line = view.state.doc.lineAt(from); ; line = view.state.doc.line(line.number + 1)) {
      if (/^\s*#(\s|$)/.test(line.text)) found.add(line.from, line.from, comment);
      if (line.to >= to) break;
    }
  }
  return found.finish();
}
