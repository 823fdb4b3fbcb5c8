import { differences, lineEdits, linesOf } from '../../main/page/files/diff.js';
import { equal } from './check.js';

/** @param {string} text @param {{ from: number, to: number, insert: string }[]} edits */
function applied(text, edits) {
  return [...edits].reverse().reduce((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text);
}

export function linesJoinedAreTheTextAgain() {
  for (const text of ['', 'a', 'a\n', '\n\nb']) equal(linesOf(text).join(''), text);
}

export function theShortestWayIsFound() {
  equal(differences(['a', 'b', 'c'], ['a', 'x', 'c', 'd']), [{ from: 1, to: 2, start: 1, end: 2 }, { from: 3, to: 3, start: 3, end: 4 }]);
}

export function editsMakeOneTextOfAnother() {
  let seed = 7;
  const random = (/** @type {number} */ most) => (seed = (seed * 16807) % 2147483647) % most;
  const text = () => Array.from({ length: random(12) }, () => 'abc'[random(3)] + '\n').join('') + (random(2) ? 'end' : '');
  for (let round = 0; round < 300; round++) {
    const [one, other] = [text(), text()];
    equal(applied(one, lineEdits(one, other)), other);
  }
}

export function textsWithHardlyAnythingInCommonDifferInOneBlock() {
  equal(differences(['a', 'b', 'c'], ['x', 'y', 'z'], 2), [{ from: 0, to: 3, start: 0, end: 3 }]);
}
