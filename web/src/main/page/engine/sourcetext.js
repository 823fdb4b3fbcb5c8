/*
 * The language service of Skel2D sources, of the studio's engine only. Works in a worker too.
 *
 *   import * as engine from './engine.js';
 *   import { readSource, tokenKinds, reference } from './sourcetext.js';
 *   const source = readSource(engine, text, 'hero.skel2d');
 *   source.complete(offset).items
 */

/** Answers an editor's questions about one text. All offsets are those of the string. */
export class SourceText {
  #service;

  constructor(service, text, name) {
    this.#service = service;
    this.text = text;
    this.name = name;
  }

  /** Int32Array of from, to, kind for each word; `tokenKinds` names the kinds. */
  tokens() {
    return this.#service.tokens();
  }

  /** [{from, to, severity, code, message, hint, text, line, column, length}] */
  diagnostics() {
    return JSON.parse(this.#service.diagnostics());
  }

  /** {from, to, items: [{label, kind, insert, detail, documentation}]} */
  complete(offset) {
    return JSON.parse(this.#service.complete(offset));
  }

  /** {from, to, title, documentation} or null */
  hover(offset) {
    return JSON.parse(this.#service.hover(offset));
  }

  /** {kind, name, fullName} or null */
  symbolAt(offset) {
    return JSON.parse(this.#service.symbolAt(offset));
  }

  /** {from, to} or null: what a rename replaces here */
  nameAt(offset) {
    return JSON.parse(this.#service.nameAt(offset));
  }

  /** {from, to} or null */
  definition(offset) {
    return JSON.parse(this.#service.definition(offset));
  }

  /** [{from, to}] */
  references(offset) {
    return JSON.parse(this.#service.references(offset));
  }

  /** {edits: [{from, to, text}], refusal: '' or the reason} */
  rename(offset, newName) {
    return JSON.parse(this.#service.rename(offset, newName));
  }

  /** [{name, kind, from, to, nameFrom, nameTo, children}] */
  outline() {
    return JSON.parse(this.#service.outline());
  }

  /** {from, to, value, step, property, min, max} or null; min and max are null without a limit */
  numberAt(offset) {
    return JSON.parse(this.#service.numberAt(offset));
  }

  /** {bone, slot, attachment, skin, animation}, each a name or null */
  partAt(offset) {
    return JSON.parse(this.#service.partAt(offset));
  }

  /** {from, to} or null, by the full name, as for slots */
  placeOfBone(bone) {
    return JSON.parse(this.#service.placeOfBone(bone));
  }
  placeOfSlot(slot) {
    return JSON.parse(this.#service.placeOfSlot(slot));
  }

  /** {edits, refusal}; values: {x, y, degrees, scaleX, scaleY, length}, those left out stay */
  setBoneValues(bone, values) {
    const { x = NaN, y = NaN, degrees = NaN, scaleX = NaN, scaleY = NaN, length = NaN } = values;
    return JSON.parse(this.#service.setBoneValues(bone, x, y, degrees, scaleX, scaleY, length));
  }

  /** {edits, refusal}: canonical layout */
  format() {
    return JSON.parse(this.#service.format());
  }
}

/** Reads a text. */
export function readSource(engine, text, name = '') {
  return new SourceText(engine.language(text, name), text, name);
}

/** Names of the kinds of tokens, by their number. */
export function tokenKinds(engine) {
  return JSON.parse(engine.tokenKinds());
}

/** [{group, title, word, values, form, meaning, standard, types, example}] */
export function reference(engine) {
  return JSON.parse(engine.languageReference());
}
