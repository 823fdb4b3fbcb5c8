/** Squares that show the colours of the text; a click opens the picker. */
import { syntaxTree } from '@codemirror/language';
import { Decoration, ViewPlugin, WidgetType } from '@codemirror/view';
import { el } from '../ui/element.js';
import { readColor } from '../engine/notation.js';
import { eachColor } from './marks.js';
import { openPicker } from './picker.js';
/** @import { Range } from '@codemirror/state' */
/** @import { EditorView, ViewUpdate } from '@codemirror/view' */

class Swatch extends WidgetType {
  /** @param {string} text */
  constructor(text) {
    super();
    this.text = text;
  }

  /** @param {Swatch} other */
  eq(other) {
    return other.text === this.text;
  }

  /** @param {EditorView} view */
  toDOM(view) {
    const { hex, opacity } = readColor(this.text) ?? { hex: 'transparent', opacity: 1 };
    const fill = el('span', { class: 'swatch-fill' });
    fill.style.setProperty('background-color', hex);
    fill.style.setProperty('opacity', String(Math.min(1, opacity)));
    return el('span', {
      class: 'swatch', role: 'button', 'aria-label': 'Change colour ' + this.text, title: 'Change colour',
      data: { color: this.text },
      onmousedown: event => {
        event.preventDefault();
        event.stopPropagation();
        openPicker(view, view.posAtDOM(event.currentTarget));
      },
    }, fill);
  }

  ignoreEvent() {
    return true;
  }
}

/** @param {EditorView} view */
function decorate(view) {
  /** @type {Range<Decoration>[]} */
  const marks = [];
  for (const { from, to } of view.visibleRanges) {
    eachColor(view.state, from, to, (start, end) => {
      marks.push(Decoration.widget({ widget: new Swatch(view.state.sliceDoc(start, end)), side: -1 }).range(start));
    });
  }
  return Decoration.set(marks, true);
}

export const swatches = ViewPlugin.fromClass(class {
  /** @param {EditorView} view */
  constructor(view) {
    this.decorations = decorate(view);
  }

  /** @param {ViewUpdate} update */
  update(update) {
    const parsed = syntaxTree(update.startState) !== syntaxTree(update.state);
    if (update.docChanged || update.viewportChanged || parsed) this.decorations = decorate(update.view);
  }
}, { decorations: plugin => plugin.decorations });
