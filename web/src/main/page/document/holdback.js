/** @typedef {{ warnings: Map<number, number>, lines: number }} Remembered */
/** @import { Character } from '../limber/character.js' */

/**
 * Returns whether the last good picture should stay, because the edited line is broken. A Skel2D
 * text always describes something: what cannot be read is left out, with a warning. A half-typed
 * word would make its bone jump, so the picture waits until the line is right or another one is
 * edited.
 * @param {Pick<Character, 'hasErrors' | 'diagnostics'>} character @param {Remembered | null} before
 * @param {string} text @param {{ start: number, end: number }[]} edits
 */
export function shouldHoldBack(character, before, text, edits) {
  if (character.hasErrors) return true;
  const counts = warningsByLine(character);
  const known = before && before.lines === lineCount(text) ? before.warnings : new Map();
  return editedLines(text, edits).some(line => (counts.get(line) ?? 0) > (known.get(line) ?? 0));
}

/** Half of what is typed is mostly wrong; what is pasted, or comes as several lines, is shown as it is. @param {{ insert: string, pasted?: boolean }} edit */
export function isTyped({ insert, pasted }) {
  return !pasted && !insert.trim().includes('\n');
}

/**
 * What shouldHoldBack has to know of the text that is shown.
 * @param {Pick<Character, 'hasErrors' | 'diagnostics'>} character @param {string} text
 */
export function rememberWarnings(character, text) {
  return { warnings: warningsByLine(character), lines: lineCount(text) };
}

/** @param {Pick<Character, 'hasErrors' | 'diagnostics'>} character */
function warningsByLine(character) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const { severity, line } of character.diagnostics) {
    if (severity === 'warning' && line) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return counts;
}

/**
 * Lines, from 1, that the last changes touched, in the text as it is after them.
 * @param {string} text @param {{ start: number, end: number }[]} edits
 */
export function editedLines(text, edits) {
  const lines = new Set();
  for (const { start, end } of edits) {
    for (let line = lineAt(text, start); line <= lineAt(text, end); line++) lines.add(line);
  }
  return [...lines];
}

/** @param {string} text @param {number} offset */
export function lineAt(text, offset) {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** @param {string} text */
const lineCount = text => lineAt(text, text.length + 1);
