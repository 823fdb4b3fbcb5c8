import { added, duplicated, freeName, removed, sectionsOf } from '../../main/page/view/sectiontext.js';
import { equal } from './check.js';

const TEXT = 'skeleton\n\tarm\n\nanim "one" 24fps # a\n\tarm\n\t\tr 0 -> 5\n\n# about two\nanim "two"\n\tarm\n\t\tx 1\n';

/** The outline of a text as the engine gives it: a section goes on until the next. @param {string} text @returns {any[]} */
function outlineOf(text) {
  return [...text.matchAll(/^anim "([^"]*)"/gm)].map((found, index, all) => {
    const from = found.index;
    const end = all[index + 1]?.index ?? text.length;
    return { kind: 'animation', name: found[1], from, to: end - 1, nameFrom: from + 6, nameTo: from + 6 + found[1].length, children: [] };
  });
}

/** @param {string} text @param {{ from: number, to: number, insert: string }[]} edits */
function applied(text, edits) {
  return edits.toReversed().reduce((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text);
}

export function namesThatAreTakenGetANumber() {
  equal(freeName(['wave'], 'nod'), 'nod');
  equal(freeName(['wave', 'wave-2'], 'wave'), 'wave-3');
  equal(freeName(['wave', 'wave-2'], 'wave-2'), 'wave-3');
}

export function aCopyStandsBehindItsOriginal() {
  equal(applied(TEXT, duplicated(TEXT, sectionsOf(outlineOf(TEXT), 'animation', 'one'), 'uno')),
    TEXT.replace('-> 5\n', '-> 5\n\nanim "uno" 24fps # a\n\tarm\n\t\tr 0 -> 5\n'));
}

export function aDeletedOneLeavesTheCommentsOfTheNext() {
  equal(applied(TEXT, removed(TEXT, sectionsOf(outlineOf(TEXT), 'animation', 'one'))), 'skeleton\n\tarm\n\n# about two\nanim "two"\n\tarm\n\t\tx 1\n');
  equal(applied(TEXT, removed(TEXT, sectionsOf(outlineOf(TEXT), 'animation', 'two'))), TEXT.slice(0, TEXT.indexOf('anim "two"')));
}

export function aNewSectionStandsAtTheEndBehindABlankLine() {
  equal(added('a\n', 'skin "new"'), [{ from: 2, to: 2, text: '\nskin "new"\n' }]);
  equal(added('a', 'skin "new"'), [{ from: 1, to: 1, text: '\n\nskin "new"\n' }]);
  equal(added('', 'skin "new"'), [{ from: 0, to: 0, text: 'skin "new"\n' }]);
}

export function whatHasNoNameHasNoSections() {
  equal(sectionsOf(outlineOf(TEXT), 'skin', 'one'), []);
  equal(sectionsOf(outlineOf(TEXT), 'animation', 'three'), []);
}
