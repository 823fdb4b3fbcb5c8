/** The editor and what stands around it: problems, outline, reference, status. */
import { EditorView } from '@codemirror/view';
import { limber } from '../engine/limber.js';
import { Preview } from '../document/preview.js';
import { addBeside } from '../ui/beside.js';
import { addPanel } from '../ui/tabs.js';
import { registerActions } from './actions.js';
import { swatches } from './colors.js';
import { completion } from './completion.js';
import { Dock } from './dock.js';
import { Exchange } from './exchange.js';
import { wordMarks } from './wordmarks.js';
import { hover } from './hover.js';
import { LanguageClient } from './languageclient.js';
import { Navigation } from './navigate.js';
import { numberDrag } from './numbers.js';
import { numberTouch } from './numbertouch.js';
import { Outline } from './outline.js';
import { popovers } from './popover.js';
import { Problems } from './problemlist.js';
import { addExample, ReferencePanel } from './reference.js';
import { sameNames } from './same.js';
import { SelectionLink } from './selection.js';
import { squiggles } from './squiggles.js';
import { startStatus } from './status.js';
import { TextView } from './textview.js';
/**
 * @typedef {{ studio: Studio, textView: TextView, language: LanguageClient, dock: Dock, problems: Problems, navigation: Navigation }} Parts
 */
/** @import { Studio } from '../document/studio.js' */

/** @param {Studio} studio */
export function startEditor(studio) {
  const language = new LanguageClient();
  studio.language = language;
  const textView = new TextView();
  const dock = new Dock(studio, textView);
  const problems = new Problems(studio, textView, dock);
  const navigation = new Navigation(studio, textView, language, dock);
  const exchange = new Exchange(studio, textView);
  const parts = { studio, textView, language, dock, problems, navigation };
  textView.extend(registerActions(parts), [
    completion(language), hover(language), popovers, squiggles, swatches, numberDrag(language), numberTouch(language),
    navigation.extension, sameNames(language), wordMarks,
    EditorView.updateListener.of(update => exchange.updated(update)),
  ]);
  showSides(parts);
  new SelectionLink(studio, textView, language);
  new Preview(studio, language, limber);
}

/** @param {Parts} parts */
function showSides({ studio, textView, language }) {
  const outline = new Outline(studio, textView, language);
  const reference = new ReferencePanel(studio, number => addExample(number, textView, studio, language), offset => language.ask('entry', offset));
  const status = startStatus(studio, textView);
  addPanel(studio, { id: 'source', title: 'Source', content: textView.host, kinds: ['skel2d'], order: 10 });
  addPanel(studio, { id: 'outline', title: 'Outline', content: outline.content, kinds: ['skel2d'], order: 20 });
  addBeside(studio, { id: 'reference', title: 'Reference', content: reference.content, kinds: ['skel2d'] });
  language.askAlways('reference').then(entries => reference.set(entries ?? []));
  language.onAnalysis(analysis => status.setCounts(analysis.counts));
}
