/**
 * What differs between two texts, line by line: the shortest way from one to the other (E. Myers, An
 * O(ND) Difference Algorithm, 1986). Its cost grows with the number of differences, so there is a
 * limit: texts that have hardly anything in common differ in one large block.
 */
import { commonEnds } from '../document/textcompare.js';

/** Lines that may differ, and comparisons that may be made, before the texts count as all different. */
const MOST_CHANGES = 1000;
const MOST_WORK = 4_000_000;

/** Returns the lines of a text with their ends: joined they are the text again. @param {string} text */
export function linesOf(text) {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/**
 * Returns where two lists of lines differ, in order: lines from, to of the one stand for lines start,
 * end of the other; ends are exclusive, and one of the two may be empty.
 * @param {string[]} one @param {string[]} other
 */
export function differences(one, other, mostChanges = MOST_CHANGES) {
  const [head, tail] = commonEnds(one, other);
  const a = one.slice(head, one.length - tail);
  const b = other.slice(head, other.length - tail);
  if (!a.length && !b.length) return [];
  const [first, second] = numbered(a, b);
  const found = shortest(first, second, mostChanges) ?? [{ from: 0, to: a.length, start: 0, end: b.length }];
  return found.map(({ from, to, start, end }) => ({ from: from + head, to: to + head, start: start + head, end: end + head }));
}

/**
 * Returns the changes that make one text of another, as the editor takes them: [{from, to, insert}].
 * @param {string} text @param {string} wanted
 */
export function lineEdits(text, wanted) {
  const lines = linesOf(text);
  const other = linesOf(wanted);
  const offsets = [0];
  lines.forEach((line, index) => offsets.push(offsets[index] + line.length));
  return differences(lines, other).map(({ from, to, start, end }) =>
    narrowed(offsets[from], lines.slice(from, to).join(''), other.slice(start, end).join('')));
}

/**
 * Leaves out what two blocks begin and end with: a caret in a line that differs stays on its word.
 * @param {number} offset @param {string} block @param {string} insert
 */
function narrowed(offset, block, insert) {
  const [head, tail] = commonEnds(block, insert);
  return { from: offset + head, to: offset + block.length - tail, insert: insert.slice(head, insert.length - tail) };
}

/** Equal lines get equal numbers, which are quicker to compare. @param {...string[]} lists */
function numbered(...lists) {
  const numbers = new Map();
  /** @param {string} line */
  const numberOf = line => {
    if (!numbers.has(line)) numbers.set(line, numbers.size);
    return numbers.get(line);
  };
  return lists.map(list => Int32Array.from(list, numberOf));
}

/**
 * Returns the shortest list of differences; null if it takes too long to find.
 * @param {Int32Array} a @param {Int32Array} b @param {number} mostChanges
 */
function shortest(a, b, mostChanges) {
  const most = Math.min(a.length + b.length, mostChanges);
  // How far along a one gets on each diagonal; diagonal 0 is in the middle.
  const reach = new Int32Array(2 * most + 3);
  const middle = most + 1;
  const rounds = [];
  let work = 0;
  for (let changes = 0; changes <= most && work < MOST_WORK; changes++) {
    rounds.push(reach.slice(middle - changes - 1, middle + changes + 2));
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      const at = middle + diagonal;
      const inserts = diagonal === -changes || diagonal !== changes && reach[at - 1] < reach[at + 1];
      let x = inserts ? reach[at + 1] : reach[at - 1] + 1;
      const start = x;
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x++;
      work += 1 + x - start;
      reach[at] = x;
      if (x >= a.length && x - diagonal >= b.length) return wayBack(rounds, a.length, b.length);
    }
  }
  return null;
}

/**
 * Walks from the end to the beginning, and joins changes that touch.
 * @param {Int32Array[]} rounds @param {number} x @param {number} y
 */
function wayBack(rounds, x, y) {
  const found = [];
  for (let changes = rounds.length - 1; changes > 0; changes--) {
    /** @param {number} diagonal */
    const reached = diagonal => rounds[changes][diagonal + changes + 1];
    const diagonal = x - y;
    const inserts = diagonal === -changes || diagonal !== changes && reached(diagonal - 1) < reached(diagonal + 1);
    x = inserts ? reached(diagonal + 1) : reached(diagonal - 1);
    y = x - (inserts ? diagonal + 1 : diagonal - 1);
    const step = { from: x, to: inserts ? x : x + 1, start: y, end: inserts ? y + 1 : y };
    const next = found[0];
    if (next && next.from === step.to && next.start === step.end) Object.assign(next, { from: step.from, start: step.start });
    else found.unshift(step);
  }
  return found;
}
