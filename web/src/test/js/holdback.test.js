import { isTyped, rememberWarnings, shouldHoldBack } from '../../main/page/document/holdback.js';
import { equal } from './check.js';

const TEXT = 'one\ntwo\nthree\n';

/** @param {number[]} lines that have a warning */
function warned(...lines) {
  const diagnostics = lines.map(line => ({ severity: /** @type {const} */ ('warning'), line, code: '', file: '', message: '', hint: '', text: '' }));
  return { hasErrors: false, diagnostics };
}

/** A letter in line two. */
const EDITS = [{ start: 5, end: 6 }];

export function aNewWarningInTheEditedLineHoldsThePictureBack() {
  equal(shouldHoldBack(warned(2), rememberWarnings(warned(), TEXT), TEXT, EDITS), true);
}

export function warningsThatWereThereOrAreElsewhereDoNot() {
  equal(shouldHoldBack(warned(2), rememberWarnings(warned(2), TEXT), TEXT, EDITS), false);
  equal(shouldHoldBack(warned(1, 3), rememberWarnings(warned(), TEXT), TEXT, EDITS), false);
}

export function afterANewLineOldWarningsAreNotKnown() {
  equal(shouldHoldBack(warned(2), rememberWarnings(warned(2), 'one\n'), TEXT, EDITS), true);
}

export function errorsAlwaysHoldItBack() {
  equal(shouldHoldBack({ ...warned(), hasErrors: true }, null, TEXT, []), true);
}

export function whatIsPastedOrComesAsSeveralLinesIsNotTyped() {
  equal(['x', '\n\t', 'a\n'].map(insert => isTyped({ insert })), [true, true, true]);
  equal(isTyped({ insert: 'skeleton\n\tarm' }), false);
  equal(isTyped({ insert: 'x', pasted: true }), false);
}
