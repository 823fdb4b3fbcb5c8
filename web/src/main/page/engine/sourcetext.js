import { SourceKeys } from './sourcekeys.js';
/** @import { WebLanguage } from './engine.js' */
/** @import { KeyChange } from './sourcekeys.js' */

/*
 * The language service of Skel2D sources, of the studio's engine only. Works in a worker too.
 *
 *   import * as engine from './engine.js';
 *   import { readSource, tokenKinds, reference } from './sourcetext.js';
 *   const source = readSource(engine, text, 'hero.skel2d');
 *   source.complete(offset).items
 */
/** @import * as Engine from './engine.js' */
/** @import { Diagnostic } from '../limber/limber.d.ts' */

/**
 * @typedef {{ from: number, to: number }} Range
 * @typedef {Diagnostic & Range & { fixes: { title: string, edits: Change['edits'] }[] }} Problem the likeliest fix first
 * @typedef {Range & { items: CompletionItem[] }} Completion
 * @typedef {{ label: string, kind: string, insert: string, detail: string, documentation: string }} CompletionItem
 * @typedef {{ edits: (Range & { text: string })[], refusal: string }} Change refusal: '', or why it cannot be
 * @typedef {'animation' | 'skin'} SectionKind
 * @typedef {Range & { name: string, kind: string, nameFrom: number, nameTo: number, children: OutlineNode[] }} OutlineNode
 * @typedef {{ x?: number, y?: number, degrees?: number, scaleX?: number, scaleY?: number, length?: number }} BoneValues
 *     those left out stay
 * @typedef {BoneValues & { bone: string }} BonePose full name
 * @typedef {{ kind: 'point' | 'control' | 'width' | 'height' | 'corner' | 'diameter', x: number, y: number, anchor: number, value: string }} ShapeHandle
 *     as seen from the skeleton
 * @typedef {{ image: string, x: number, y: number, offsetX: number, offsetY: number }} NewSprite where its bone is, and from
 *     there to the middle of the image; y up
 * @typedef {Record<'group' | 'title' | 'word' | 'values' | 'form' | 'meaning' | 'standard' | 'types' | 'example', string>} ReferenceEntry
 */

/** Answers an editor's questions about one text. All offsets are those of the string. */
export class SourceText {
  #service;

  /** @param {Engine.WebLanguage} service @param {string} text @param {string} name */
  constructor(service, text, name) {
    this.#service = service;
    this.text = text;
    this.name = name;
  }

  /** Int32Array of from, to, kind for each word; `tokenKinds` names the kinds. */
  tokens() {
    return this.#service.tokens();
  }

  /** @returns {Problem[]} */
  diagnostics() {
    return JSON.parse(this.#service.diagnostics());
  }

  /** @param {number} offset @returns {Completion} */
  complete(offset) {
    return JSON.parse(this.#service.complete(offset));
  }

  /** @param {number} offset @returns {(Range & { title: string, documentation: string }) | null} */
  hover(offset) {
    return JSON.parse(this.#service.hover(offset));
  }

  /** @param {number} offset @returns {{ kind: string, name: string, fullName: string } | null} */
  symbolAt(offset) {
    return JSON.parse(this.#service.symbolAt(offset));
  }

  /** What a rename replaces here. @param {number} offset @returns {Range | null} */
  nameAt(offset) {
    return JSON.parse(this.#service.nameAt(offset));
  }

  /** @param {number} offset @returns {Range | null} */
  definition(offset) {
    return JSON.parse(this.#service.definition(offset));
  }

  /** @param {number} offset @returns {Range[]} */
  references(offset) {
    return JSON.parse(this.#service.references(offset));
  }

  /** @param {number} offset @param {string} newName @returns {Change} */
  rename(offset, newName) {
    return JSON.parse(this.#service.rename(offset, newName));
  }

  /** @returns {OutlineNode[]} */
  outline() {
    return JSON.parse(this.#service.outline());
  }

  /**
   * min and max are null without a limit.
   * @param {number} offset
   * @returns {(Range & { value: number, step: number, property: string, min: number | null, max: number | null }) | null}
   */
  numberAt(offset) {
    return JSON.parse(this.#service.numberAt(offset));
  }

  /** @param {number} offset @returns {Record<'bone' | 'slot' | 'attachment' | 'skin' | 'animation', string | null>} */
  partAt(offset) {
    return JSON.parse(this.#service.partAt(offset));
  }

  /** Where an animation says what it does, or else where it is defined. @param {string} bone @param {string} animation '' for the setup pose @returns {Range | null} */
  placeOfBone(bone, animation) {
    return JSON.parse(this.#service.placeOfBone(bone, animation));
  }

  /** As {@link placeOfBone}; an animation may say it of its bone. @param {string} slot @param {string} animation @returns {Range | null} */
  placeOfSlot(slot, animation) {
    return JSON.parse(this.#service.placeOfSlot(slot, animation));
  }

  /** Gives bones values in the setup pose. @param {BonePose[]} pose @returns {Change} */
  setPose(pose) {
    return JSON.parse(this.#pose(pose).setup());
  }

  /** Gives bones values on a frame of an animation. @param {string} animation @param {number} frame @param {BonePose[]} pose @returns {KeyChange} */
  keyPose(animation, frame, pose) {
    return JSON.parse(this.#pose(pose).keys(animation, frame));
  }

  /**
   * Left becomes right; alone: bones without a counterpart.
   * @param {BonePose[]} pose @param {boolean} asImage one side is the image of the other then, and not only moves like it
   * @returns {{ pose: BonePose[], alone: string[] }}
   */
  mirror(pose, asImage) {
    return JSON.parse(this.#pose(pose).mirrored(asImage));
  }

  /** What can be dragged of the outline that a slot shows in the setup pose. @param {string} slot @param {string} skin @returns {ShapeHandle[]} */
  shapeHandles(slot, skin) {
    return JSON.parse(this.#service.shapeHandles(slot, skin));
  }

  /**
   * @param {string} slot @param {string} skin @param {number} handle @param {{ x: number, y: number }} to @param {number} step
   * @returns {Change}
   */
  moveShapeHandle(slot, skin, handle, { x, y }, step) {
    return JSON.parse(this.#service.moveShapeHandle(slot, skin, handle, x, y, step));
  }

  /** Returns a name that nothing has yet. @param {string} word */
  freeName(word) {
    return this.#service.freeName(word);
  }

  /** Returns a name for a new slot of a bone. @param {string} bone */
  newSlotName(bone) {
    return this.#service.newSlotName(bone);
  }

  /** Adds a bone that ends at a point of the setup pose. @param {string} bone @param {{ x: number, y: number }} end @param {number} step @param {number} degreeStep @returns {Change} */
  addBone(bone, { x, y }, step, degreeStep) {
    return JSON.parse(this.#service.addBone(bone, x, y, step, degreeStep));
  }

  /** @param {string} bone @param {string} slot @param {string} type @returns {Change} */
  addSlot(bone, slot, type) {
    return JSON.parse(this.#service.addSlot(bone, slot, type));
  }

  /** Adds images on bones of their own, from back to front. @param {NewSprite[]} sprites @returns {Change} */
  addSprites(sprites) {
    const places = sprites.flatMap(({ x, y, offsetX, offsetY }) => [x, y, offsetX, offsetY]);
    return JSON.parse(this.#service.addSprites(sprites.map(({ image }) => image), Float64Array.from(places)));
  }

  /** @param {number} word its place in the reference @param {number} offset @returns {Change} */
  addExample(word, offset) {
    return JSON.parse(this.#service.addExample(word, offset));
  }

  /** Takes them away with what hangs on them, and all that is said of them. @param {string[]} bones @param {string[]} slots full names @returns {Change} */
  deleteParts(bones, slots) {
    return JSON.parse(this.#service.deleteParts(bones, slots));
  }

  /** Moves the joint alone: all that is seen of the setup pose stays where it is. @param {string} bone @param {{ x: number, y: number }} to @param {number} step @returns {Change} */
  moveJoint(bone, { x, y }, step) {
    return JSON.parse(this.#service.moveJoint(bone, x, y, step));
  }

  /** Hangs bones on another one, so that they stay where they are. @param {string[]} bones full names @param {string} parent full name, '' for the top @returns {Change} */
  setParent(bones, parent) {
    return JSON.parse(this.#service.setParent(bones, parent));
  }

  /** Where the name of an animation or skin stands first. @param {SectionKind} kind @param {string} name @returns {Range | null} */
  placeOfSection(kind, name) {
    return JSON.parse(this.#service.placeOfSection(kind, name));
  }

  /** Returns a name that no other has yet. @param {SectionKind} kind @param {string} name */
  freeSectionName(kind, name) {
    return this.#service.freeSectionName(kind, name);
  }

  /** @param {string} name @returns {Change} */
  addSkin(name) {
    return JSON.parse(this.#service.addSkin(name));
  }

  /** @param {string} name @param {string} bone the one that gets a key, '' for the first @param {number} fps 0 for the default @returns {Change} */
  addAnimation(name, bone, fps) {
    return JSON.parse(this.#service.addAnimation(name, bone, fps));
  }

  /** @param {SectionKind} kind @param {string} name @param {string} newName @returns {Change} */
  duplicateSection(kind, name, newName) {
    return JSON.parse(this.#service.duplicateSection(kind, name, newName));
  }

  /** @param {SectionKind} kind @param {string} name @returns {Change} */
  deleteSection(kind, name) {
    return JSON.parse(this.#service.deleteSection(kind, name));
  }

  /** Left becomes right in the same direction, as for characters seen from the side. @param {BonePose[]} pose @returns {{ pose: BonePose[], alone: string[] }} */
  swapSides(pose) {
    return JSON.parse(this.#pose(pose).swapped());
  }

  /** @param {BonePose[]} pose */
  #pose(pose) {
    const made = this.#service.pose();
    for (const { bone, x = NaN, y = NaN, degrees = NaN, scaleX = NaN, scaleY = NaN, length = NaN } of pose) made.add(bone, x, y, degrees, scaleX, scaleY, length);
    return made;
  }

  /** The keys of an animation, which need not be there yet. @param {string} animation */
  keys(animation) {
    return new SourceKeys(this.#service, animation);
  }

  /** Canonical layout. @returns {Change} */
  format() {
    return JSON.parse(this.#service.format());
  }
}

/** Reads a text. @param {typeof Engine} engine @param {string} text */
export function readSource(engine, text, name = '') {
  return new SourceText(engine.language(text, name), text, name);
}

/** Names of the kinds of tokens, by their number. @param {typeof Engine} engine @returns {string[]} */
export function tokenKinds(engine) {
  return JSON.parse(engine.tokenKinds());
}

/** All words of the language. @param {typeof Engine} engine @returns {ReferenceEntry[]} */
export function reference(engine) {
  return JSON.parse(engine.languageReference());
}
