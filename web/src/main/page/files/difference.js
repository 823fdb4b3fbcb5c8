/** Two texts as one table: what they share, what only mine and what only theirs has. */
import { el } from '../ui/element.js';
import { commonEnds } from '../document/textcompare.js';
import { differences, linesOf } from './diff.js';

/**
 * @typedef {{ kind: 'same' | 'mine' | 'theirs', line: number, text: string, parts?: string[] | null }} LineRow
 * @typedef {LineRow | { kind: 'gap', count: number }} Row
 */

/** Equal lines that are shown around each difference. */
const AROUND = 3;
/** Rows of a table that a browser still lays out at once. */
const MOST_ROWS = 2000;

export class Difference {
  constructor() {
    this.content = el('div', { class: 'difference', tabindex: '0', role: 'group', 'aria-label': 'Mine and theirs, line by line' });
  }

  /** @param {string} mine @param {string} theirs */
  show(mine, theirs) {
    const rows = rowsOf(linesOf(mine), linesOf(theirs));
    const left = rows.length - MOST_ROWS;
    this.content.replaceChildren(
      el('table', { class: 'difference-lines' },
        el('thead', { class: 'visually-hidden' }, el('tr', {}, ['Whose', 'Line', 'Text'].map(title => el('th', { scope: 'col' }, title)))),
        el('tbody', {}, rows.slice(0, MOST_ROWS).map(tableRow))),
      rows.length ? '' : el('p', { class: 'quiet' }, 'Both versions are identical now.'),
      left > 0 ? el('p', { class: 'quiet' }, `And ${left} more lines.`) : '');
  }
}

/** @param {string[]} mine @param {string[]} theirs */
function rowsOf(mine, theirs) {
  /** @type {Row[]} */
  const rows = [];
  const found = differences(mine, theirs);
  let shown = 0;
  found.forEach(({ from, to, start, end }, index) => {
    rows.push(...skipped(mine, shown, from - AROUND), ...same(mine, Math.max(shown, from - AROUND), from));
    // Lines that stand for each other show which part of them it is.
    const paired = to - from === end - start;
    for (let i = from; i < to; i++) rows.push({ kind: 'mine', line: i + 1, text: mine[i], parts: paired ? partsOf(mine[i], theirs[start + i - from]) : null });
    for (let i = start; i < end; i++) rows.push({ kind: 'theirs', line: i + 1, text: theirs[i], parts: paired ? partsOf(theirs[i], mine[from + i - start]) : null });
    shown = Math.min(to + AROUND, found[index + 1]?.from ?? mine.length);
    rows.push(...same(mine, to, shown));
  });
  if (found.length) rows.push(...skipped(mine, shown, mine.length));
  return rows;
}

/**
 * Says how many equal lines are not shown; a single one takes no more room itself.
 * @param {string[]} lines @param {number} from @param {number} to @returns {Row[]}
 */
function skipped(lines, from, to) {
  if (to - from === 1) return same(lines, from, to);
  return to > from ? [{ kind: 'gap', count: to - from }] : [];
}

/** @param {string[]} lines @param {number} from @param {number} to @returns {LineRow[]} */
function same(lines, from, to) {
  return lines.slice(from, to).map((text, index) => ({ kind: 'same', line: from + index + 1, text }));
}

/**
 * Returns a line in three parts: the middle is what differs from another line.
 * @param {string} line @param {string} other
 */
function partsOf(line, other) {
  // By characters, so that none is cut in two.
  const [mine, theirs] = [[...line.replace(/\n$/, '')], [...other.replace(/\n$/, '')]];
  const [head, tail] = commonEnds(mine, theirs);
  return [mine.slice(0, head), mine.slice(head, mine.length - tail), mine.slice(mine.length - tail)].map(part => part.join(''));
}

/** @param {Row} row */
function tableRow(row) {
  if (row.kind === 'gap') return el('tr', { class: 'difference-gap' }, el('td', { colspan: '3' }, `${row.count} unchanged lines`));
  const whose = { mine: 'Mine', theirs: 'Theirs', same: '' }[row.kind];
  return el('tr', { class: 'difference-row', data: { kind: row.kind } },
    el('td', { class: 'difference-whose' }, whose),
    el('td', { class: 'difference-number' }, String(row.line)),
    el('td', { class: 'difference-text' }, marked(row), row.text.endsWith('\n') ? null : el('span', { class: 'quiet' }, ' (no newline at end)')));
}

/** @param {LineRow} lineRow */
function marked({ text, parts }) {
  if (!parts) return text.replace(/\n$/, '');
  const [before, differs, after] = parts;
  return [before, differs ? el('mark', {}, differs) : null, after];
}
