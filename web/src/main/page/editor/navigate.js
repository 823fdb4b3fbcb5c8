/** From a name to where it is defined and used, and back again. */
import { EditorView } from '@codemirror/view';
import { el } from '../ui/element.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { Range } from '../engine/sourcetext.js' */
/** @import { Dock } from './dock.js' */
/** @import { LanguageClient } from './languageclient.js' */
/** @import { TextView } from './textview.js' */
/** @import { Line, Text } from '@codemirror/state' */

const NAMES = '.skel-bone, .skel-slot, .skel-attachment, .skel-skin, .skel-animation';
const KEPT = 50;

export class Navigation {
  /** @type {number[]} */
  #back = [];

  /** @param {Studio} studio @param {TextView} textView @param {LanguageClient} language @param {Dock} dock */
  constructor(studio, textView, language, dock) {
    this.studio = studio;
    this.textView = textView;
    this.language = language;
    this.dock = dock;
    dock.add('references', 'References', { empty: 'This name is not used anywhere.', closable: true });
  }

  async goToDefinition(pos = this.textView.view.state.selection.main.head) {
    const { view } = this.textView;
    const found = await this.language.ask('definition', pos);
    if (!found) {
      this.studio.announce('No definition found.');
      return;
    }
    this.#remember();
    this.textView.reveal(found.from, found.to);
    view.focus();
  }

  #remember() {
    this.#back.push(this.textView.view.state.selection.main.head);
    if (this.#back.length > KEPT) this.#back.shift();
  }

  goBack() {
    const pos = this.#back.pop();
    if (pos !== undefined) this.textView.reveal(pos);
  }

  /** Lists where the name at the caret is used. */
  async listReferences() {
    const { view } = this.textView;
    const pos = view.state.selection.main.head;
    const [places, symbol] = await Promise.all([this.language.ask('references', pos), this.language.ask('symbol', pos)]);
    if (!places || places.length === 0) {
      this.studio.announce('The caret is not on a name.');
      return;
    }
    const rows = places.map(place => ({ content: this.#row(place), jump: () => { this.#remember(); this.textView.reveal(place.from, place.to); } }));
    this.dock.set('references', rows, symbol ? `References to ${symbol.kind} ${symbol.name}` : 'Places');
    this.dock.focus('references');
    this.dock.mark('references', Math.max(0, places.findIndex(place => place.from <= pos && pos <= place.to)));
  }

  /** @param {Range} range */
  #row({ from, to }) {
    const { doc } = this.textView.view.state;
    const line = doc.lineAt(from);
    const start = line.from + line.text.search(/\S|$/);
    return [
      el('code', { class: 'row-text' }, doc.sliceString(start, from), el('mark', {}, doc.sliceString(from, to)), doc.sliceString(to, line.to)),
      el('span', { class: 'row-section' }, sectionOf(doc, line)),
      el('span', { class: 'row-place' }, `${line.number}:${from - line.from + 1}`),
    ];
  }

  /** Ctrl or Cmd and a click; names are underlined while the key is held. */
  get extension() {
    /** @param {MouseEvent | KeyboardEvent} event @param {EditorView} view */
    const holds = (event, view) => { view.dom.classList.toggle('mod-held', event.ctrlKey || event.metaKey); return false; };
    return EditorView.domEventHandlers({
      mousemove: holds,
      keydown: holds,
      keyup: holds,
      mousedown: (event, view) => {
        if (!(event.ctrlKey || event.metaKey) || event.altKey || event.button !== 0) return false;
        if (!(event.target instanceof Element) || !event.target.closest(NAMES)) return false;
        event.preventDefault();
        this.goToDefinition(view.posAtCoords({ x: event.clientX, y: event.clientY }, false));
        return true;
      },
    });
  }
}

/** Returns the header that a line stands under, without its options. @param {Text} doc @param {Line} line */
function sectionOf(doc, line) {
  for (let number = line.number; number >= 1; number--) {
    const header = /^(?:skeleton|order|skin "[^"]*"|anim "[^"]*")/.exec(doc.line(number).text);
    if (header) return header[0];
  }
  return '';
}
