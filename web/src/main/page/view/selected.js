/** What the page's selection means in a character: names become indices, and back. */
/** @import { Selection } from '../document/studio.js' */
/** @import { ShownCharacter } from './shownfigure.js' */

/**
 * Returns {bone, part} of a selection in a character; -1 for what it does not name.
 * @param {Selection | null} selection @param {ShownCharacter | null} character
 */
export function indicesOf(selection, character) {
  if (!selection || !character) return { bone: -1, part: -1 };
  if (selection.kind === 'slot') {
    const part = find(character.parts, selection);
    return { bone: part < 0 ? -1 : character.parts[part].bone, part };
  }
  return { bone: find(character.bones, selection), part: -1 };
}

/**
 * Returns the bones of all that is selected, each once; that of the leading one last.
 * @param {Selection[]} selected @param {ShownCharacter | null} character
 */
export function bonesOf(selected, character) {
  const bones = selected.map(one => indicesOf(one, character).bone).filter(bone => bone >= 0);
  return bones.filter((bone, index) => bones.lastIndexOf(bone) === index);
}

/**
 * Adds something to what is selected, or takes it and all else of its bone out.
 * @param {Selection[]} selected @param {Selection} one @param {ShownCharacter | null} character
 */
export function toggled(selected, one, character) {
  const { bone } = indicesOf(one, character);
  const others = selected.filter(other => indicesOf(other, character).bone !== bone);
  return others.length < selected.length ? others : [...selected, one];
}

/** @param {Selection[]} selected @param {ShownCharacter | null} character */
export function sayBones(selected, character) {
  const { length } = bonesOf(selected, character);
  return length === 1 ? 'one bone selected' : length + ' bones selected';
}

/** @param {{ name: string }[]} list @param {Selection} selection */
function find(list, { name, index }) {
  return list[index]?.name === name ? index : list.findIndex(one => one.name === name);
}

/** Returns the selection of a bone. @param {ShownCharacter} character @param {number} bone @returns {Selection} */
export function boneSelection(character, bone, by = 'picture') {
  return { kind: 'bone', name: character.bones[bone].name, index: bone, by };
}

/**
 * Returns the selection of a part: a slot, or with SkelForm the bone that shows it.
 * @param {ShownCharacter} character @param {number} part @returns {Selection}
 */
export function partSelection(character, part) {
  if (character.kind === 'skelform') return boneSelection(character, character.parts[part].bone);
  return { kind: 'slot', name: character.parts[part].name, index: part, by: 'picture' };
}

/** @param {Selection | null} a @param {Selection | null} b */
export function isSame(a, b) {
  return a === b || a !== null && b !== null && a.kind === b.kind && a.name === b.name;
}
