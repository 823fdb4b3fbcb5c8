/** The problems: in the text, in the list below it, and by keyboard. */
import { el } from '../ui/element.js';
import { icon } from '../ui/icons.js';
import { applyFix, markProblems, sentence } from './squiggles.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { Problem } from './answers.js' */
/** @import { Dock } from './dock.js' */
/** @import { TextView } from './textview.js' */

const MOST_ROWS = 200;
/** Half a word is mostly wrong: new problems show when typing rests for this long. */
const REST = 300;

export class Problems {
  #timer = 0;
  #shown = 0;
  /** Whether the list says that there are no problems: most letters change nothing of that. */
  #isEmpty = false;
  #isPasted = false;

  /** @param {Studio} studio @param {TextView} textView @param {Dock} dock */
  constructor(studio, textView, dock) {
    this.studio = studio;
    this.textView = textView;
    this.dock = dock;
    dock.add('problems', 'Problems', { empty: 'No problems.' });
    textView.view.contentDOM.addEventListener('paste', () => { this.#isPasted = true; });
    studio.on('problems', ({ problems }) => this.#soon(problems));
    studio.on('document', () => {
      this.#shown = 0;
      this.#isEmpty = false;
    });
  }

  /** What is solved goes at once. @param {Problem[]} problems */
  #soon(problems) {
    clearTimeout(this.#timer);
    if (problems.length === 0 && this.#isEmpty) return;
    // A pasted text is whole, and never half a word.
    if (problems.length <= this.#shown || this.#isPasted) this.#show(problems);
    else this.#timer = setTimeout(() => this.#show(problems), REST);
  }

  /** @param {Problem[]} problems */
  #show(problems) {
    this.#isPasted = false;
    this.#shown = problems.length;
    this.#isEmpty = problems.length === 0;
    markProblems(this.textView.view, problems);
    this.dock.set('problems', problems.slice(0, MOST_ROWS).map((problem, index) => ({
      data: { severity: problem.severity, code: problem.code },
      content: this.#row(problem),
      jump: () => this.go(index),
    })));
  }

  /** @param {Problem} problem */
  #row(problem) {
    const line = this.textView.view.state.doc.lineAt(Math.min(problem.from, this.textView.view.state.doc.length));
    return [
      el('span', { class: 'row-mark ' + problem.severity, title: problem.severity }, icon(problem.severity)),
      el('span', { class: 'row-text' }, sentence(problem.message),
        problem.hint ? el('span', { class: 'row-hint' }, sentence(problem.hint)) : null),
      ...problem.fixes.map(fix => el('button', {
        class: 'row-fix', onclick: () => applyFix(this.textView.view, fix),
      }, fix.title)),
      el('span', { class: 'row-place' }, `${line.number}:${problem.from - line.from + 1}`),
    ];
  }

  /** @param {number} index */
  go(index) {
    const problem = this.studio.problems[index];
    if (!problem) return;
    this.textView.reveal(problem.from, problem.to);
    this.dock.show('problems');
    this.dock.mark('problems', index);
    this.studio.announce(`${problem.severity}: ${problem.message}. ${problem.hint}`);
  }

  /** Goes to the next problem behind the caret, or the one before it, round the end. @param {number} direction */
  step(direction) {
    const { problems } = this.studio;
    if (problems.length === 0) {
      this.studio.announce('No problems');
      return;
    }
    this.#show(problems);
    const { from } = this.textView.view.state.selection.main;
    const order = problems.map((problem, index) => ({ at: problem.from, index })).sort((a, b) => a.at - b.at);
    const found = direction > 0
      ? order.find(place => place.at > from) ?? order[0]
      : [...order].reverse().find(place => place.at < from) ?? order[order.length - 1];
    this.go(found.index);
  }
}
