/** Lines that are nothing but a comment wrap at the edge of what is seen: they are prose, and code is not. */
import { Decoration, ViewPlugin } from '@codemirror/view';
import { RangeSetBuilder } from '@codemirror/state';
/** @import { EditorView, ViewUpdate } from '@codemirror/view' */

/** By how many tabs a line is indented: the rest of it is, too. */
const INDENTS = [0, 1, 2, 3].map(tabs => Decoration.line({ class: 'comment-line indent-' + tabs }));

/** Lines that end as a rule are cut off instead. */
const RULE = Decoration.line({ class: 'comment-line comment-rule' });

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
      const tabs = /^(\t*)\s*#(\s|$)/.exec(line.text)?.[1].length;
      if (tabs !== undefined) found.add(line.from, line.from, /([-=_*])\1{7,}\s*$/.test(line.text) ? RULE : INDENTS[Math.min(tabs, INDENTS.length - 1)]);
      if (line.to >= to) break;
    }
  }
  return found.finish();
}
