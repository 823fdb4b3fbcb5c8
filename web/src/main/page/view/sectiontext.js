/** Animations and skins as sections of the text: copies of them, and the text without one. No DOM. */
/** @import { TextEdit } from '../document/studio.js' */
/** @import { OutlineNode } from '../engine/sourcetext.js' */

/** Returns a name that none of these has: the base, or with a number behind it. @param {readonly string[]} names @param {string} base */
export function freeName(names, base) {
  const stem = base.replace(/-\d+$/, '');
  if (!names.includes(base)) return base;
  let number = 2;
  while (names.includes(stem + '-' + number)) number++;
  return stem + '-' + number;
}

/** @param {OutlineNode[]} outline @param {string} kind @param {string} name */
export function sectionsOf(outline, kind, name) {
  return outline.filter(node => node.kind === kind && node.name === name && node.nameFrom > node.from);
}

/** Returns the change that adds a section at the end. @param {string} text @param {string} header */
export function added(text, header) {
  const end = text.length;
  return [{ from: end, to: end, text: (end === 0 ? '' : text.endsWith('\n') ? '\n' : '\n\n') + header + '\n' }];
}

/**
 * Returns the change that adds a copy behind an animation or skin, comments and loops included.
 * @param {string} text @param {OutlineNode[]} sections of it @param {string} newName @returns {TextEdit[]}
 */
export function duplicated(text, sections, newName) {
  const copies = sections.map(({ from, nameFrom, nameTo, to }) =>
    text.slice(from, nameFrom) + newName + text.slice(nameTo, codeEnd(text, from, to)));
  const last = sections.at(-1);
  if (!last) return [];
  const at = codeEnd(text, last.from, last.to);
  return [{ from: at, to: at, insert: copies.map(copy => '\n\n' + copy).join('') }];
}

/**
 * Returns the changes that take an animation or skin away; comments that stand before the next section stay.
 * @param {string} text @param {OutlineNode[]} sections of that animation @returns {TextEdit[]}
 */
export function removed(text, sections) {
  return sections.map(({ from, to }) => {
    let end = codeEnd(text, from, to);
    while (text[end] === '\n') end++;
    return { from, to: end, insert: '' };
  });
}

/** Returns where the last line ends that is more than a comment. @param {string} text @param {number} from @param {number} to */
function codeEnd(text, from, to) {
  let end = to;
  while (end > from) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(Math.max(start, from), end).trim();
    if (line !== '' && !/^#(\s|$)/.test(line)) break;
    end = start - 1;
  }
  return Math.max(end, from);
}
