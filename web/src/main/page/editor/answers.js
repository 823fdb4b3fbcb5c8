/**
 * What the engine says about a text, in the shapes that the editor uses. Runs in the worker; its
 * methods are the questions that LanguageClient.ask takes.
 */
import { readSource, reference } from '../engine/sourcetext.js';
import { fixesFor } from './fixes.js';

export class Answers {
  #engine;
  #source;
  #reference = null;

  constructor(engine, text) {
    this.#engine = engine;
    this.#source = readSource(engine, text);
  }

  /** Everything that is shown without being asked for. */
  analysis() {
    const { text } = this.#source;
    const outline = this.outline();
    const problems = this.#source.diagnostics().map(({ from, to, severity, code, message, hint }) => {
      const problem = { from, to, severity: severity === 'error' || severity === 'warning' ? severity : 'info', code, message, hint };
      return { ...problem, fixes: fixesFor(problem, text) };
    });
    return { problems, counts: count(outline) };
  }

  outline() {
    return this.#source.outline();
  }

  completion(offset) {
    return this.#source.complete(offset);
  }

  hover(offset) {
    return this.#source.hover(offset);
  }

  /** {kind, name, fullName, from, to} of the name at an offset. */
  symbol(offset) {
    const symbol = this.#source.symbolAt(offset);
    return symbol && { ...symbol, ...this.#source.nameAt(offset) };
  }

  definition(offset) {
    return this.#source.definition(offset);
  }

  references(offset) {
    return this.#source.references(offset);
  }

  rename(offset, newName) {
    return changes(this.#source.rename(offset, newName));
  }

  format() {
    return changes(this.#source.format());
  }

  /** {edits, refusal} for new values of a bone: {x, y, degrees, scaleX, scaleY, length}. */
  boneValues(bone, values) {
    return changes(this.#source.setBoneValues(bone, values));
  }

  number(offset) {
    const number = this.#source.numberAt(offset);
    return number && { ...number, min: number.min ?? -Infinity, max: number.max ?? Infinity };
  }

  part(offset) {
    return this.#source.partAt(offset);
  }

  placeOfBone(name) {
    return this.#source.placeOfBone(name);
  }

  placeOfSlot(name) {
    return this.#source.placeOfSlot(name);
  }

  reference() {
    this.#reference ??= reference(this.#engine);
    return this.#reference;
  }

  /** {group, word} of the entry that explains the word at an offset. */
  entry(offset) {
    const about = this.#source.hover(offset);
    if (!about) return null;
    const found = this.reference().find(entry => about.title.startsWith(entry.form) && about.documentation.startsWith(entry.meaning));
    return found ? { group: found.group, word: found.word } : null;
  }
}

/** CodeMirror says "insert" for what the engine calls "text". */
function changes({ edits, refusal }) {
  return { refusal, edits: edits.map(({ from, to, text }) => ({ from, to, insert: text })) };
}

function count(outline) {
  const counts = { bones: 0, slots: 0, animations: 0 };
  const visit = nodes => {
    for (const { kind, children } of nodes) {
      if (kind === 'bone') counts.bones++;
      if (kind === 'slot') counts.slots++;
      if (kind === 'animation') counts.animations++;
      if (kind !== 'animation' && kind !== 'skin') visit(children);
    }
  };
  visit(outline);
  return counts;
}
