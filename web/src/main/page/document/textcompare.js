/** What two texts have in common. */
/** @import { TextEdit } from './studio.js' */

/**
 * Returns how many items two lists, or characters two texts, have in common at their beginnings and ends.
 * @param {ArrayLike<unknown>} one @param {ArrayLike<unknown>} other
 */
export function commonEnds(one, other) {
  const shorter = Math.min(one.length, other.length);
  let head = 0;
  while (head < shorter && one[head] === other[head]) head++;
  let tail = 0;
  while (tail < shorter - head && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail++;
  return [head, tail];
}

/**
 * Returns the edits that make one text of another, no more than what differs: one in each line if both have as many
 * lines, so that what is selected between them stays so.
 * @param {string} before @param {string} after @returns {TextEdit[]}
 */
export function editsBetween(before, after) {
  const lines = before.split('\n');
  const others = after.split('\n');
  if (lines.length !== others.length) return [editBetween(before, after, 0)];
  let start = 0;
  return lines.flatMap((line, index) => {
    const from = start;
    start += line.length + 1;
    return line === others[index] ? [] : [editBetween(line, others[index], from)];
  });
}

/** @param {string} before @param {string} after @param {number} start where they are in their texts @returns {TextEdit} */
function editBetween(before, after, start) {
  const [head, tail] = commonEnds(before, after);
  return { from: start + head, to: start + before.length - tail, insert: after.slice(head, after.length - tail) };
}

/**
 * Returns whether edits replace the whole text with a different one, as pasting over everything
 * does, and not with a changed version of itself, as when another program saved the file.
 * @param {string} before @param {TextEdit[]} edits
 */
export function isReplaced(before, edits) {
  if (edits.length !== 1 || edits[0].from > 0 || edits[0].to < before.length) return false;
  const after = edits[0].insert;
  const [start, end] = commonEnds(before, after);
  return start + end < 0.5 * Math.max(1, before.length, after.length);
}
