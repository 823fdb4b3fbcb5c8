/** Colours and numbers of the text, found by their colouring, which is always up to date. */
import { syntaxTree } from '@codemirror/language';
import { nodeName } from './highlight.js';
/** @import { Range } from '../engine/sourcetext.js' */
/** @import { EditorState } from '@codemirror/state' */

/** @typedef {Range & { text: string }} NumberText */

/**
 * Calls back for each colour between two offsets.
 * @param {EditorState} state @param {number} from @param {number} to
 * @param {(from: number, to: number) => void} callback
 */
export function eachColor(state, from, to, callback) {
  syntaxTree(state).iterate({
    from, to,
    enter: node => { if (node.name === nodeName('color')) callback(node.from, node.to); },
  });
}

/** Returns the colour at an offset or touching it, or null. @param {EditorState} state @param {number} pos @returns {Range | null} */
export function colorAt(state, pos) {
  const line = state.doc.lineAt(pos);
  /** @type {Range[]} */
  const found = [];
  eachColor(state, line.from, line.to, (from, to) => { if (from <= pos && pos <= to) found.push({ from, to }); });
  return found[0] ?? null;
}

/**
 * Returns the number at an offset or touching it, or null.
 * @param {EditorState} state @param {number} pos
 */
export function numberAt(state, pos) {
  for (const side of /** @type {const} */ ([1, -1])) {
    const node = syntaxTree(state).resolveInner(pos, side);
    if (node.name === nodeName('number')) return { from: node.from, to: node.to, text: state.sliceDoc(node.from, node.to) };
  }
  return null;
}
