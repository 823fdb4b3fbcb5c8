/** @typedef {{ title: string, found: string, edits: TextEdit[] }} Fix */
/** @import { TextEdit } from '../document/studio.js' */

/**
 * Quick fixes: a hint that asks 'did you mean "a" or "b"?' becomes a button for each name. What is
 * replaced is the name that the message quotes, if the text of the problem has it.
 * @param {{ from: number, to: number, message: string, hint: string }} problem @param {string} text
 * @returns {Fix[]}
 */
export function fixesFor(problem, text) {
  const question = /did you mean ((?:"[^"]+"(?:, | or )?)+)\?/i.exec(problem.hint);
  if (!question) return [];
  const written = text.slice(problem.from, problem.to);
  const quoted = [...problem.message.matchAll(/"([^"]+)"/g)].map(match => match[1]).find(name => written.includes(name));
  const found = quoted ?? written;
  const from = problem.from + written.indexOf(found);
  return [...question[1].matchAll(/"([^"]+)"/g)].map(([, name]) => ({
    title: `Change to ${name}`, found, edits: [{ from, to: from + found.length, insert: name }],
  }));
}
