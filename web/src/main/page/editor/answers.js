/**
 * What the engine says about a text, in the shapes that the editor uses. Runs in the worker; its
 * methods are the questions that LanguageClient.ask takes.
 */
import { keyAtOffset, sayKey } from '../engine/sourcekeys.js';
import { readSource, reference } from '../engine/sourcetext.js';
/** @import * as Engine from '../engine/engine.js' */
/** @import { Change, OutlineNode, ReferenceEntry } from '../engine/sourcetext.js' */
/** @import { Fix } from './squiggles.js' */

/**
 * @typedef {{ from: number, to: number, severity: 'error' | 'warning' | 'info', code: string, message: string, hint: string, fixes: Fix[] }} Problem
 * @typedef {{ problems: Problem[], counts: ReturnType<typeof count>, milliseconds: number }} Analysis
 */

export class Answers {
  #engine;
  #source;
  /** @type {ReferenceEntry[] | null} */
  #reference = null;

  /** @param {typeof Engine} engine @param {string} text */
  constructor(engine, text) {
    this.#engine = engine;
    this.#source = readSource(engine, text);
  }

  /**
   * Everything that is shown without being asked for.
   * @returns {Omit<Analysis, 'milliseconds'>}
   */
  analysis() {
    const { text } = this.#source;
    const outline = this.outline();
    /** @type {Problem[]} */
    const problems = this.#source.diagnostics().map(({ from, to, severity, code, message, hint, fixes }) =>
      ({ from, to, severity: severity === 'note' ? 'info' : severity, code, message, hint, fixes: fixes.map(fix => ({ ...fix, found: fix.edits.map(edit => text.slice(edit.from, edit.to)), length: text.length })) }));
    return { problems, counts: count(outline) };
  }

  outline() {
    return this.#source.outline();
  }

  /** @param {number} offset */
  completion(offset) {
    return this.#source.complete(offset);
  }

  /** @param {number} offset */
  hover(offset) {
    const answer = this.#source.hover(offset);
    const key = answer && this.#key(offset);
    return key ? { ...answer, documentation: key + '\n' + answer.documentation } : answer;
  }

  /** What there is to say about the key whose value is at an offset; empty if there is none. @param {number} offset */
  #key(offset) {
    const { animation } = this.#source.partAt(offset);
    if (animation === null) return '';
    const keys = this.#source.keys(animation);
    const found = keyAtOffset(keys.tracks(), offset);
    const said = found ? sayKey(found.track, found.index, keys.fps) : '';
    return said.charAt(0).toUpperCase() + said.slice(1);
  }

  /** {kind, name, fullName, from, to} of the name at an offset. @param {number} offset */
  symbol(offset) {
    const symbol = this.#source.symbolAt(offset);
    return symbol && { ...symbol, ...this.#source.nameAt(offset) };
  }

  /** @param {number} offset */
  definition(offset) {
    return this.#source.definition(offset);
  }

  /** @param {number} offset */
  references(offset) {
    return this.#source.references(offset);
  }

  /** @param {number} offset @param {string} newName */
  rename(offset, newName) {
    return changes(this.#source.rename(offset, newName));
  }

  /** @param {number} word @param {number} offset */
  addExample(word, offset) {
    return changes(this.#source.addExample(word, offset));
  }

  format() {
    return changes(this.#source.format());
  }

  /** @param {number} offset */
  number(offset) {
    const number = this.#source.numberAt(offset);
    return number && { ...number, min: number.min ?? -Infinity, max: number.max ?? Infinity };
  }

  /** @param {number} offset */
  part(offset) {
    return this.#source.partAt(offset);
  }

  /** @param {string} name @param {string} animation */
  placeOfBone(name, animation) {
    return this.#source.placeOfBone(name, animation);
  }

  /** @param {string} name @param {string} animation */
  placeOfSlot(name, animation) {
    return this.#source.placeOfSlot(name, animation);
  }

  reference() {
    return this.#reference ??= reference(this.#engine);
  }

  /** {group, word} of the entry that explains the word at an offset. @param {number} offset */
  entry(offset) {
    const about = this.#source.hover(offset);
    if (!about) return null;
    const found = this.reference().find(entry => about.title.startsWith(entry.form) && about.documentation.startsWith(entry.meaning));
    return found ? { group: found.group, word: found.word } : null;
  }
}

/** CodeMirror says "insert" for what the engine calls "text". @param {Change} change */
function changes({ edits, refusal }) {
  return { refusal, edits: edits.map(({ from, to, text }) => ({ from, to, insert: text })) };
}

/** @param {OutlineNode[]} outline */
function count(outline) {
  const counts = { bones: 0, slots: 0, animations: 0 };
  /** @param {OutlineNode[]} nodes */
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
