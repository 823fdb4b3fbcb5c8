/**
 * Returns whether edits put another text in place of all of it, as pasting over everything does, and
 * not the same one with changes in it, as a file that another program saved.
 */
export function isAnother(before, edits) {
  if (edits.length !== 1 || edits[0].from > 0 || edits[0].to < before.length) return false;
  const after = edits[0].insert;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return start + end < 0.5 * Math.max(1, before.length, after.length);
}
