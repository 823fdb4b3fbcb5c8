import { fixesFor } from '../../main/page/editor/fixes.js';
import { equal } from './check.js';

const TEXT = 'skeleton\n\tboddy.arm x1\n';

export function eachNameOfAHintIsAFix() {
  const problem = { from: 10, to: 19, message: 'there is no bone "boddy"', hint: 'did you mean "body" or "buddy"?' };
  equal(fixesFor(problem, TEXT), [
    { title: 'Change to body', found: 'boddy', edits: [{ from: 10, to: 15, insert: 'body' }] },
    { title: 'Change to buddy', found: 'boddy', edits: [{ from: 10, to: 15, insert: 'buddy' }] },
  ]);
}

export function theWholePlaceIsReplacedIfTheMessageQuotesNothingOfIt() {
  const problem = { from: 20, to: 22, message: 'this is not known', hint: 'Did you mean "y1"?' };
  equal(fixesFor(problem, TEXT), [{ title: 'Change to y1', found: 'x1', edits: [{ from: 20, to: 22, insert: 'y1' }] }]);
}

export function hintsThatAskNothingHaveNoFix() {
  equal(fixesFor({ from: 0, to: 8, message: '"skeleton" twice', hint: 'remove one' }, TEXT), []);
}
